import Testing

@testable import SceneRuntime
@testable import SceneText

/// The lines that a text takes.
@Suite struct TextBlockTests {
    private func lines(
        _ text: String,
        _ mode: LineBreakMode = .byTruncatingTail,
        limit: Int? = 1,
        width: Int? = nil,
        height: Int? = nil
    ) -> [String] {
        let style = TextBlock.Style(lineLimit: limit, lineBreakMode: mode)
        return TextBlock(text, style: style, width: width, height: height).lines.map(\.text)
    }

    @Test(arguments: [
        (LineBreakMode.byTruncatingTail, "one tw…"), (.byTruncatingHead, "…three"),
        (.byTruncatingMiddle, "one…ree"), (.byClipping, "one two"), (.byWordWrapping, "one two"),
    ])
    func oneLineIsCutAsTheModeHasIt(mode: LineBreakMode, expected: String) {
        #expect(lines("one two three", mode, width: 7) == [expected])
    }

    @Test func textWrapsAtWordsThenCharactersUpToTheLimit() {
        #expect(lines("one two three", limit: nil, width: 7) == ["one two", "three"])
        #expect(lines("abcdefgh", limit: nil, width: 3) == ["abc", "def", "gh"])
        #expect(lines("one two three", limit: 2, width: 4) == ["one", "two…"])
        #expect(lines("one two three", .byWordWrapping, limit: 2, width: 4) == ["one", "two"])
    }

    @Test func newlinesAreKeptAndCountAsLines() {
        #expect(lines("a\nb", limit: nil) == ["a", "b"])
        #expect(lines("a\nb", limit: 1) == ["a…"])
        #expect(lines("a\r\n\nb", limit: nil, width: 5) == ["a", "", "b"])
    }

    /// Points and characters break and cut texts alike where every paragraph fits.
    @Test(arguments: LineBreakMode.allCases, [1, 2, 3, nil])
    func paragraphsAreLinesInPointsAsInCharacters(mode: LineBreakMode, limit: Int?) {
        var generator = SeededGenerator(seed: 41)
        for _ in 0..<40 {
            let text = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                ["a", "one two", "Łódź"].randomElement(using: &generator) ?? ""
            }.joined(separator: "\n")
            let style = TextBlock.Style(lineLimit: limit, lineBreakMode: mode)
            let points = PointText(
                text,
                style: style,
                font: .system(size: 17, .regular),
                width: 300
            )
            #expect(
                points.lines.map { $0.pieces.map(\.text).joined() }
                    == lines(text, mode, limit: limit, width: 40),
                "\(text.debugDescription)"
            )
        }
    }

    @Test func aRoomThatIsTooLowCutsLinesAndAHigherOneCentresThem() {
        #expect(lines("1\n2\n3", limit: nil, width: 5, height: 2) == ["1", "2…"])
        let block = TextBlock("a", style: TextBlock.Style(), width: 5, height: 4)
        #expect(block.lines.map(\.origin) == [GridPoint(x: 0, y: 1)])
    }

    @Test(arguments: [
        (TextAlignment.natural, 0, 0), (.left, 0, 0), (.center, 1, 2), (.right, 3, 4),
        (.justified, 0, 0),
    ])
    func linesStandAsTheAlignmentHasIt(alignment: TextAlignment, first: Int, second: Int) {
        let style = TextBlock.Style(lineLimit: nil, alignment: alignment)
        let block = TextBlock("ab\nc", style: style, width: 5)
        #expect(block.lines.map(\.origin.x) == [first, second])
        #expect(block.size == GridSize(width: 2, height: 2))
    }

    @Test func controlsAreSymbolsInThePicture() {
        #expect(lines("a\tb\u{7}c\u{7F}\u{9B}d\u{A0}é") == ["a b␇c␡<U+009B>d\u{A0}é"])
    }

    /// A law: each control but those of layout is shown as standard output would show it, and takes the columns of that.
    @Test func everyControlIsShownAsOutputShowsIt() {
        for value in Array(0..<0x20) + Array(0x7F..<0xA0)
        where !(0x09...0x0D).contains(value) && value != 0x85 {
            let scalar = Unicode.Scalar(UInt8(value))
            let shown = VisibleText.sign(for: scalar)
            #expect(lines("a\(Character(scalar))b") == ["a\(shown)b"])
            let size = TextBlock.size(
                of: "a\(Character(scalar))b",
                style: TextBlock.Style(),
                width: nil
            )
            #expect(size == GridSize(width: shown.count + 2, height: 1))
        }
    }

    @Test func noRoomAndNoTextTakeNoLine() {
        #expect(lines("") == [])
        #expect(lines("abc", width: 0) == [])
        #expect(lines("abc", width: 5, height: 0) == [])
    }
}
