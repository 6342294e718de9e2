import Testing

@testable import SceneRules
@testable import SceneText

/// One scalar that nearly fills the largest file that is read.
@Suite(.slow) struct HugeScalarSlowTests {
    private static let size = 63 << 20

    @Test func isReadAndShownInPart() {
        let text = "view:\n  - label: {txt: \"" + String(repeating: "x", count: Self.size) + "\"}\n"
        let file = SceneFile.read(SourceText(name: "huge.yaml", text: text))
        #expect(file.diagnostics.map(\.code.name) == ["unknown-key"])
        let picture = RichRenderer().text(of: file.diagnostics, in: file.sources)
        #expect(picture.count < 2_000)
        let short = ShortRenderer().text(of: file.diagnostics, in: file.sources)
        #expect(short.hasPrefix("huge.yaml:2:13: error: "))
    }

    @Test func isRefusedWhereTheFileIsLargerStill() {
        let bytes =
            Array("view: {label: ".utf8) + Array(repeating: UInt8(ascii: "x"), count: 64 << 20)
        let file = SceneFile.read(SourceText(name: "huge.yaml", bytes: bytes))
        #expect(file.diagnostics.map(\.code.name) == ["limit-reached"])
    }
}
