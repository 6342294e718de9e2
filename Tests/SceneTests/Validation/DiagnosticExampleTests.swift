import FoundationEssentials
import Testing

@testable import SceneKitLite

/// Every code has a page, and the examples of the page do what they say.
@Suite struct DiagnosticExampleTests {
    @Test(arguments: DiagnosticCode.all)
    func theGoodExampleIsClean(_ code: DiagnosticCode) {
        let file = read(code.good, code)
        #expect(file.findingsWhenDrawn.map(\.code.name) == [])
    }

    @Test(arguments: DiagnosticCode.all)
    func theBadExampleEarnsItsFindingAndNoOther(_ code: DiagnosticCode) {
        let file = read(code.bad, code)
        #expect(Set(file.findingsWhenDrawn.map(\.code.name)) == [code.name])
    }

    @Test(arguments: DiagnosticCode.all)
    func theFolderHoldsTheBadExampleAndItsPicture(_ code: DiagnosticCode) throws {
        let name = "\(code.name).yaml"
        try expectGolden(code.bad + "\n", at: Repository.invalid.appending(path: name))
        for (path, text) in code.files {
            try expectGolden(text, at: Repository.invalid.appending(path: path))
        }
        let file = read(code.bad + "\n", code)
        let picture = RichRenderer().text(of: file.findingsWhenDrawn, in: file.sources)
        try expectGolden(picture, at: Repository.invalid.appending(path: "\(code.name).txt"))
    }

    @Test func theFolderHoldsNothingElse() throws {
        let known = Set(
            DiagnosticCode.all.flatMap { ["\($0.name).yaml", "\($0.name).txt"] + $0.files.keys }
        )
        let files = try Repository.files(in: Repository.invalid, endingWith: "")
        #expect(files.filter { !known.contains($0) } == [])
    }

    @Test func codesHaveDifferentNames() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names.count == Set(names).count)
    }

    private func read(_ text: String, _ code: DiagnosticCode) -> SceneFile {
        SceneFile.read(
            SourceText(name: "Scenes/Invalid/\(code.name).yaml", text: text),
            resources: MemoryResources(code.files)
        )
    }
}
