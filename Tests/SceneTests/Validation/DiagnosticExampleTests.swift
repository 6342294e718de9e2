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
        #expect(findings(in: code.good, code).0.map(\.code.name) == [])
    }

    @Test(arguments: DiagnosticCode.all)
    func theBadExampleEarnsItsFindingAndNoOther(_ code: DiagnosticCode) {
        let findings = findings(in: code.bad, code).0
        #expect(Set(findings.map(\.code.name)) == [code.name])
    }

    @Test(arguments: DiagnosticCode.all)
    func theFolderHoldsTheBadExampleAndItsPicture(_ code: DiagnosticCode) throws {
        let name = "\(code.name).\(code.fileExtension)"
        assertGolden(code.bad + "\n", at: Repository.invalid.appending(path: name).path)
        for (path, text) in code.files {
            assertGolden(text, at: Repository.invalid.appending(path: path).path)
        }
        let (findings, sources) = findings(in: code.bad + "\n", code)
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

    /// What a person sees who reads, converts or compares the example, as the code says.
    private func findings(
        in text: String,
        _ code: DiagnosticCode
    ) -> ([Diagnostic], SourceMap) {
        let name = "Scenes/Invalid/\(code.name).\(code.fileExtension)"
        if code.isFoundInSources { return code.projectFindings(in: text, name: name) }
        let file = SceneFile.read(
            SourceText(name: name, text: text),
            resources: MemoryResources(code.files)
        )
        return file.findings(showing: code)
    }
}
