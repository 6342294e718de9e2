import Foundation
import Testing

@testable import SceneText
@testable import scenectl

/// The formats for programs are as `Documentation/Formats.md` lists them.
@Suite struct FormatPageTests {
    private let session: Session
    private let page: String

    init() async throws {
        session = try Session()
        page = try #require(SourceTree.file("Documentation/Formats.md")).text
        try await session.recordPeople()
        try session.write(Sample.faulty, to: "a.yaml")
    }

    /// The words in code of one section, split at what is not part of a name.
    private func words(of heading: String) throws -> Set<String> {
        let sections = page.split(separator: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix(heading) })
        let pieces = section.split(separator: "`", omittingEmptySubsequences: false)
        let codes = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
        return Set(
            codes.flatMap { $0.split { !$0.isLetter && $0 != "_" && $0 != "/" && $0 != "1" } }
                .map(String.init)
        )
    }

    /// The keys of all objects in a value, except in those whose keys are data.
    private func keys(in value: Any, besides data: Set<String> = []) -> Set<String> {
        if let list = value as? [Any] {
            return list.reduce(into: []) { $0.formUnion(keys(in: $1, besides: data)) }
        }
        guard let object = value as? [String: Any] else { return [] }
        return object.reduce(into: Set(object.keys)) {
            if !data.contains($1.key) { $0.formUnion(keys(in: $1.value, besides: data)) }
        }
    }

    private func parsed(_ text: some StringProtocol) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func jsonOfFindingsHasTheFieldsOfThePage() async throws {
        let result = await session.run("validate", "a.yaml", "gone.yaml", "--format", "json")
        let objects = try result.output.split(separator: "\n").map { try parsed($0) }
        #expect(objects.count == 2)
        for object in objects { #expect((object as? [String: Any])?["version"] as? Int == 1) }
        // The sample has every field that a finding can have.
        let listed = try words(of: "`validate --format json`")
        let invalid = try #require(SourceTree.file("Scenes/Invalid/unresolved-outlet.yaml")).text
        try session.write(invalid, to: "b.yaml")
        let other = await session.run("validate", "b.yaml", "--format", "json")
        let found = keys(in: objects).union(keys(in: try parsed(other.output)))
        #expect(found.subtracting(listed) == [])
        #expect(["label", "edit", "replacement", "failure"].filter { !found.contains($0) } == [])
    }

    @Test func jsonOfTestsHasTheFieldsOfThePage() async throws {
        try session.write(SnapshotSample.otherData, to: "people.json")
        try session.write("", to: "__snapshots__/people.yaml/old.txt")
        let result = await session.run("test", ".", "--format", "json")
        let objects = try result.output.split(separator: "\n").map { try parsed($0) }
        for object in objects { #expect((object as? [String: Any])?["version"] as? Int == 1) }
        let found = keys(in: objects)
        // Findings are what `validate` writes.
        let listed = try words(of: "`test --format json`").union(
            words(of: "`validate --format json`")
        )
        #expect(found.subtracting(listed) == [])
        #expect(found.isSuperset(of: ["summary", "diff", "actual", "golden", "broken"]))
    }

    @Test func jsonOfScreensHasTheFieldsOfThePage() async throws {
        let listed = try words(of: "`render --format json`")
        let one = try parsed(await session.run("render", "people.yaml", "--format", "json").output)
        let found = keys(in: one, besides: ["properties"])
        #expect(found.subtracting(listed) == [])
        #expect((one as? [String: Any])?["version"] as? Int == 1)
        try session.remove("a.yaml")
        let some = await session.run("render", ".", "--format", "json").output
        #expect(keys(in: try parsed(some), besides: ["tree"]) == ["file", "tree"])
    }

    @Test func gitlabHasTheFieldsOfThePage() async throws {
        let result = await session.run("validate", "a.yaml", "--format", "gitlab")
        let found = keys(in: try parsed(result.output))
        let listed = try words(of: "`validate --format gitlab`")
        #expect(found == listed.intersection(found))
        #expect(found.count == 9)
    }

    @Test func junitHasTheAttributesOfThePage() async throws {
        try session.write(SnapshotSample.otherData, to: "people.json")
        _ = await session.run("test", ".", "--junit", "out.xml")
        let listed = try words(of: "`test --junit FILE`")
        let tags = try session.read("out.xml").matches(of: /<test[a-z]+ ([^>]*)>/)
        let names = tags.flatMap {
            $0.output.1.matches(of: /([a-z]+)="/).map { String($0.output.1) }
        }
        #expect(Set(names).subtracting(listed) == [])
        #expect(Set(names).isSuperset(of: ["time", "file"]))
    }

    @Test(arguments: FindingFormat.allCases.filter { $0 != .rich })
    func everyFormatHasASection(_ format: FindingFormat) {
        #expect(page.contains("--format \(format.rawValue)`\n"))
    }
}
