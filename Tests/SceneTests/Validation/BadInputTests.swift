import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Input that is made to hurt: each costs little and ends in a finding where it is wrong.
@Suite struct BadInputTests {
    @Test func twentyThousandNestedBrackets() {
        let file = read("view: " + String(repeating: "[", count: 20_000))
        // The list in place of a view is a finding of its own.
        #expect(Set(codes(file)) == ["limit-reached", "wrong-type"])
        #expect(file.diagnostics.count == 2)
    }

    @Test(.slow) func aBillionLaughs() {
        var text = "data:\n  a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...12 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "  a\(level): &a\(level) [\(aliases)]\n"
        }
        let file = read(text + "scenes: {welcome: {controller: view}}\n")
        #expect(codes(file) == ["limit-reached"])
    }

    @Test func aFileThatIsTooLarge() {
        var limits = Limits()
        limits.sceneFileSize = 1_000
        let text = "view: {label: " + String(repeating: "x", count: 1_000) + "}"
        #expect(codes(read(text, limits: limits)) == ["limit-reached"])
    }

    @Test func bytesThatAreNotUTF8() {
        let bytes = Array("view: {label: ".utf8) + [0xC3, 0x28] + Array("}".utf8)
        let file = SceneFile.read(SourceText(name: "bad.yaml", bytes: bytes))
        #expect(codes(file) == ["wrong-encoding"])
        #expect(file.diagnostics.first?.primary.range.start == 14)
    }

    @Test(arguments: [true, false])
    func sixteenBitText(_ hasMark: Bool) {
        let mark: [UInt8] = hasMark ? [0xFF, 0xFE] : []
        let bytes = "view: {label: Hello}".utf16.reduce(into: mark) { bytes, unit in
            bytes += [UInt8(unit & 0xFF), 0]
        }
        #expect(
            codes(SceneFile.read(SourceText(name: "bad.yaml", bytes: bytes))) == ["wrong-encoding"]
        )
    }

    @Test func aZeroByte() {
        let file = SceneFile.read(SourceText(name: "bad.yaml", text: "view: {label: a\0b}"))
        #expect(codes(file) == ["wrong-encoding"])
    }

    @Test func tabsForIndentation() {
        #expect(codes(read("scenes:\n\twelcome: {controller: view}\n")) == ["yaml-syntax"])
    }

    @Test func aKeyThatIsThereTwice() {
        #expect(codes(read("view: {label: {text: a, text: b}}")) == ["duplicate-key"])
    }

    @Test func keysThatAreMerged() {
        let file = read(
            """
            styles:
              quiet: &quiet {textColor: gray}
              small: {<<: *quiet, font: footnote}
            view: {label: {text: Hello, styles: [small]}}
            """
        )
        #expect(codes(file) == [])
        #expect(file.definition.styles.last?.properties.map(\.name) == ["font", "textColor"])
    }

    @Test func anAnchorThatRefersToItself() {
        #expect(codes(read("data: {a: &a [*a]}\nview: {label: x}")) == ["recursive-alias"])
    }

    @Test(arguments: ["yes", "no", "on", "off", "y", "n"])
    func wordsThatWereBooleans(_ word: String) {
        let label = read("view: {label: \(word)}")
        #expect(codes(label) == [])
        #expect(label.definition.view?.views.first?.properties["text"]?.value.text == word)
        #expect(codes(read("view: {label: {text: x, hidden: \(word)}}")) == ["wrong-type"])
    }

    @Test(.slow) func tenThousandMistakesAreCutAtAHundred() {
        let labels = Array(repeating: "  - label: {txt: x}\n", count: 10_000).joined()
        let file = read("view:\n" + labels)
        #expect(file.diagnostics.count == 10_000)
        let rich = RichRenderer().text(of: file.diagnostics, in: file.sources)
        #expect(rich.split(separator: "\n").filter { $0.hasPrefix("error") }.count == 100)
        #expect(rich.contains("9900 more findings"))
        let short = ShortRenderer().text(of: file.diagnostics, in: file.sources)
        #expect(short.split(separator: "\n").count == 10_000)
    }

    @Test(arguments: ["", "\n", "# a comment\n", "---\n", "~\n", "[]", "just text", "42"])
    func aFileThatDeclaresNothing(_ text: String) {
        #expect(read(text).hasErrors)
    }

    private func read(_ text: String, limits: Limits = Limits()) -> SceneFile {
        SceneFile.read(SourceText(name: "bad.yaml", text: text), limits: limits)
    }

    private func codes(_ file: SceneFile) -> [String] { file.diagnostics.map(\.code.name) }
}
