import SceneGoldens
import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// The recipe for a new format of screens or findings, as CONTRIBUTING has it.
@Suite struct OutputFormatTests {
    @Test func everyFormatOfScreensHasGoldenFilesOfItsOwn() throws {
        let endings = SnapshotFormat.allCases.map(\.goldenExtension)
        #expect(Set(endings).count == endings.count)
        let page = try #require(SourceTree.file("Documentation/Goldens.md")).text
        #expect(endings.filter { !page.contains(".\($0)`") } == [])
    }

    @Test(arguments: FindingFormat.allCases)
    func everyFormatOfFindingsNamesThem(_ format: FindingFormat) throws {
        let text = SourceText(name: "a.yaml", text: "scenes: {a: {controller: vew}}")
        let file = SceneFile.read(text)
        var writer = FindingWriter(format, isColored: false)
        let printed = writer.text(for: file.findings(), in: file.sources)
        let closing = writer.closingText(.findings)
        #expect(String(decoding: (printed + closing).bytes, as: UTF8.self).contains("unknown-word"))
        let page = try #require(SourceTree.file("README.md")).text
        #expect(page.contains("`\(format.rawValue)`"))
    }
}
