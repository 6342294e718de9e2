import Foundation
import Testing

@testable import scenectl

/// What `scenectl test` says, in each of its forms, where a screen goes wrong while it is drawn.
@Suite struct UndrawnSnapshotTests {
    let session: Session

    init() throws {
        session = try Session()
        let scene = SnapshotSample.people.replacing("{item.phone?}", with: "{item.phone}")
        try session.write(scene, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
    }

    private static let message = "snapshot 'list' could not be drawn: 'item.phone' is absent"
    private static let place = "people.yaml:15:73"

    @Test func textSaysWhy() async throws {
        let result = await session.run("test", "--only", "list")
        #expect(result.output == "people.yaml:17:3: \(Self.message)\n")
        #expect(result.errors.contains(" --> \(Self.place)\n"))
    }

    @Test func jsonHasTheFindings() async throws {
        let result = await session.run("test", "--only", "list", "--format", "json")
        let line = try #require(result.output.split(separator: "\n").first)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        )
        #expect(object["status"] as? String == "undrawn")
        #expect(object["message"] as? String == Self.message)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["code"] as? String } == ["absent-value"])
        #expect(findings[0]["path"] as? String == "people.yaml")
        #expect(findings[0]["line"] as? Int == 15)
    }

    @Test func junitHasTheFindings() async throws {
        _ = await session.run("test", "--only", "list", "--junit", "out.xml")
        let xml = try session.read("out.xml")
        #expect(xml.contains("<error message=\"\(Self.message)\">error[absent-value]: "))
        #expect(xml.contains(" --&gt; \(Self.place)\n"))
    }

    @Test func githubHasTheFindings() async throws {
        let result = await session.run("test", "--only", "list", "--format", "github")
        #expect(result.output.contains("::\(Self.message)%0Aerror[absent-value]: "))
        #expect(result.output.contains(" --> \(Self.place)%0A"))
    }

    @Test func aReportIsNotWrittenOverAScene() async throws {
        let before = try session.read("people.yaml")
        let result = await session.run("test", "--junit", "people.yaml")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: 'people.yaml' is read by this command"))
        #expect(try session.read("people.yaml") == before)
    }

    // MARK: - What to do next

    @Test(arguments: [["--only", "list"], ["--update"]])
    func nothingCanBeAcceptedWhereNothingIsDrawn(_ options: [String]) async throws {
        let result = await session.run(["test"] + options)
        #expect(result.status == .findings)
        #expect(!result.errors.contains("--review"))
    }

    @Test func aSceneWithErrorsCannotBeAccepted() async throws {
        try session.write(Sample.faulty, to: "people.yaml")
        for options in [[], ["--review"]] {
            let result = await session.run(["test"] + options)
            #expect(result.status == .findings)
            #expect(!result.errors.contains("scenectl test --"))
        }
    }

    @Test func whatDiffersBesideCanBeAccepted() async throws {
        try session.write(SnapshotSample.greeting("Hi"), to: "a.yaml")
        let result = await session.run("test")
        #expect(result.errors.hasSuffix("shows each and asks; '--update' accepts all\n"))
    }

    @Test func afterASnapshotThatRunsAwayTheOthersOfTheFileAreNotDrawn() async throws {
        let levels = (0..<40).map { level in
            let embed = "{container: {segue: {embed: s\(level + 1)}}}"
            return "  s\(level): {controller: view, view: [\(embed), \(embed)]}\n"
        }
        let leaf = "  s40: {controller: view, view: [{label: x}]}\n"
        try session.write("initial: s0\nscenes:\n" + levels.joined() + leaf, to: "fan.yaml")
        let result = await session.run("test", "fan.yaml")
        // Each of the portions that are drawn at the same time stops at its own.
        let ownReason = "could not be drawn: the scene runs away"
        #expect((1...8).contains(result.output.components(separatedBy: ownReason).count - 1))
        #expect(
            result.output.contains(
                "snapshot 's1' could not be drawn: the scene of an earlier snapshot runs away"
            )
        )
        // The last levels are few enough to be drawn.
        #expect(result.errors.contains("9 have no golden file, 32 could not be drawn"))
        #expect(result.errors.components(separatedBy: "error[runaway-scene]").count <= 9)
    }
}
