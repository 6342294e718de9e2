import FoundationEssentials
import SceneTesting
import Testing

@testable import SceneKitLite

/// Every code has a page, and the examples of the page do what they say.
@Suite struct DiagnosticExampleTests {
    @Test(arguments: DiagnosticCode.all)
    func theGoodExampleIsClean(_ code: DiagnosticCode) {
        #expect(found(in: read(code.good, code), code).findings.map(\.code.name) == [])
    }

    @Test(arguments: DiagnosticCode.all)
    func theBadExampleEarnsItsFindingAndNoOther(_ code: DiagnosticCode) {
        let findings = found(in: read(code.bad, code), code).findings
        #expect(Set(findings.map(\.code.name)) == [code.name])
    }

    @Test(arguments: DiagnosticCode.all)
    func theFolderHoldsTheBadExampleAndItsPicture(_ code: DiagnosticCode) throws {
        let name = "\(code.name).yaml"
        assertGolden(code.bad + "\n", at: Repository.invalid.appending(path: name).path)
        for (path, text) in code.files {
            assertGolden(text, at: Repository.invalid.appending(path: path).path)
        }
        let file = read(code.bad + "\n", code)
        let (findings, sources) = found(in: file, code)
        let picture = RichRenderer().text(of: findings, in: sources)
        assertGolden(picture, at: Repository.invalid.appending(path: "\(code.name).txt").path)
    }

    @Test func theFolderHoldsNothingElse() throws {
        let known = Set(
            DiagnosticCode.all.flatMap { ["\($0.name).yaml", "\($0.name).txt"] + $0.files.keys }
        )
        let files = try Repository.goldens(in: Repository.invalid)
        #expect(files.filter { !known.contains($0) } == [])
    }

    @Test func codesHaveDifferentNames() {
        let names = DiagnosticCode.all.map(\.name)
        #expect(names.count == Set(names).count)
    }

    /// What reading, drawing and, for the codes of conversions, converting a file finds.
    private func found(
        in file: SceneFile,
        _ code: DiagnosticCode
    ) -> (findings: [Diagnostic], sources: SourceMap) {
        guard code.isFoundByConverting else { return (file.findingsWhenDrawn, file.sources) }
        let result = SceneConverter(ConversionRequest(.dynamic)).convert(file)
        return (file.findingsWhenDrawn + result.findings, result.sources)
    }

    private func read(_ text: String, _ code: DiagnosticCode) -> SceneFile {
        SceneFile.read(
            SourceText(name: "Scenes/Invalid/\(code.name).yaml", text: text),
            resources: MemoryResources(code.files)
        )
    }
}
