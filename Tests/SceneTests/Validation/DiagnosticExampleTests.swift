import FoundationEssentials
import SceneTesting
import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Every code has a page, and the examples of the page do what they say.
@Suite struct DiagnosticExampleTests {
    @Test(arguments: DiagnosticCode.all)
    func theGoodExampleIsClean(_ code: DiagnosticCode) {
        #expect(read(code.good, code).findings(showing: code).findings.map(\.code.name) == [])
    }

    @Test(arguments: DiagnosticCode.all)
    func theBadExampleEarnsItsFindingAndNoOther(_ code: DiagnosticCode) {
        let findings = read(code.bad, code).findings(showing: code).findings
        #expect(Set(findings.map(\.code.name)) == [code.name])
    }

    @Test(arguments: DiagnosticCode.all)
    func theFolderHoldsTheBadExampleAndItsPicture(_ code: DiagnosticCode) throws {
        let name = "\(code.name).\(code.fileExtension)"
        assertGolden(code.bad + "\n", at: Repository.invalid.appending(path: name).path)
        for (path, text) in code.files {
            assertGolden(text, at: Repository.invalid.appending(path: path).path)
        }
        let file = read(code.bad + "\n", code)
        let (findings, sources) = file.findings(showing: code)
        let picture = RichRenderer().text(of: findings, in: sources)
        assertGolden(picture, at: Repository.invalid.appending(path: "\(code.name).txt").path)
    }

    @Test func theFolderHoldsNothingElse() throws {
        let known = Set(
            DiagnosticCode.all.flatMap {
                ["\($0.name).\($0.fileExtension)", "\($0.name).txt"]
                    + $0.files.keys.map { String($0.prefix { $0 != "/" }) }
            }
        )
        let files = try Repository.goldens(in: Repository.invalid)
        #expect(files.filter { !known.contains($0) } == [])
    }

    @Test func codesHaveDifferentNames() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names.count == Set(names).count)
    }

    private func read(_ text: String, _ code: DiagnosticCode) -> SceneFile {
        SceneFile.read(
            SourceText(name: "Scenes/Invalid/\(code.name).\(code.fileExtension)", text: text),
            resources: MemoryResources(code.files)
        )
    }
}
