import Testing

@testable import SceneLanguage
@testable import SceneText

/// Lines that are so long that what looks at them again for each of their parts would not end.
@Suite struct LongLineTests {
    @Test(.slow) func aLineOfManyItemsIsLaidOut() throws {
        let numbers = (0..<60_000).map { "\($0)" }.joined(separator: ", ")
        let text = "data: {rows: [\(numbers)]}\n"
        var sources = SourceMap()
        let source = SourceText(name: "a.yaml", text: text)
        let result = try SceneFormatter.formatted(source, as: sources.add(source)).get()
        #expect(result.split { !$0.isNumber }.count == 60_000)
    }

    @Test(.slow) func aRunOfBlanksStaysInOnePiece() {
        let blanks = String(repeating: " ", count: 200_000)
        let pieces = YAMLTextFolding.pieces(of: "a b\(blanks)c d", width: 10)
        #expect(pieces == ["a b\(blanks)c", "d"])
    }

    /// A blank after an indentation is first on its line, also after a byte order mark or another line end.
    @Test(arguments: ["", "\u{FEFF}", "a: 1\n", "a: 1\r\n", "a: 1\r"])
    func onlyBlanksAreBeforeWhatIsFirstOnItsLine(_ start: String) {
        let parsed = ParsedYAML(start + "  key: [x, y]\n")
        let layout = YAMLSourceLayout(parsed.tree)
        let first = start.utf8.count
        let places = (0...8).filter { layout.isFirstOnLine(first + $0) }
        #expect(places == [0, 1, 2])
    }
}
