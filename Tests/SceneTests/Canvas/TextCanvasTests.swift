import Testing

@testable import SceneText

@Suite struct TextCanvasTests {
    /// The lines of a canvas with signs for what would not show: `.` for blanks.
    private func lines(_ canvas: TextCanvas) -> [String] {
        (0..<canvas.size.height).map { line in
            canvas.glyphs[canvas.indices(0..<canvas.size.width, line: line)].map { glyph in
                switch glyph.content {
                case .scalar(" "): "."
                case .scalar(let scalar): String(scalar)
                case .sign(let sign): String(sign.scalar(in: .unicode))
                case .border(let strokes):
                    String(BorderCharacters.scalar(of: strokes, in: .unicode))
                case .cluster(let number): canvas.clusters[number]
                case .continuation: "<"
                }
            }.joined()
        }
    }

    private func canvas(_ width: Int, _ height: Int = 1) -> TextCanvas {
        TextCanvas(size: GridSize(width: width, height: height))
    }

    @Test func aTextStandsWhereItIsPut() {
        var canvas = canvas(6, 2)
        canvas.write("abc", at: GridPoint(x: 2, y: 1))
        #expect(lines(canvas) == ["......", "..abc."])
    }

    @Test func aTextIsCutAtTheEdgesOfTheCanvas() {
        var canvas = canvas(4, 1)
        canvas.write("abcdef", at: GridPoint(x: -1, y: 0))
        #expect(lines(canvas) == ["bcde"])
        canvas.write("xyz", at: GridPoint(x: 0, y: 1))
        canvas.write("xyz", at: GridPoint(x: 0, y: -1))
        canvas.write("xyz", at: GridPoint(x: 4, y: 0))
        canvas.write("xyz", at: GridPoint(x: -3, y: 0))
        #expect(lines(canvas) == ["bcde"])
    }

    @Test func aTextIsCutAtTheEdgesOfItsRectangle() {
        var canvas = canvas(8, 3)
        let clip = GridRect(x: 2, y: 1, width: 3, height: 1)
        for line in 0..<3 { canvas.write("abcdefgh", at: GridPoint(x: 0, y: line), clip: clip) }
        #expect(lines(canvas) == ["........", "..cde...", "........"])
    }

    @Test func aWideCharacterTakesTwoCells() {
        var canvas = canvas(6)
        canvas.write("日本x", at: .zero)
        #expect(lines(canvas) == ["日<本<x."])
        #expect(canvas.text() == "日本x\n")
    }

    @Test func ofAWideCharacterThatIsCutNothingIsLeft() {
        var canvas = canvas(8)
        let clip = GridRect(x: 1, y: 0, width: 4, height: 1)
        canvas.write("日本語字", at: .zero, clip: clip)
        #expect(lines(canvas) == ["..本<...."])
        canvas.write("a日", at: GridPoint(x: 6, y: 0))
        #expect(lines(canvas) == ["..本<..a."])
    }

    @Test(arguments: [
        (0, "x.本<"), (1, ".x本<"), (2, "日<x."), (3, "日<.x"),
    ])
    func ofAWideCharacterThatIsPaintedOverNothingIsLeft(column: Int, result: String) {
        var canvas = canvas(4)
        canvas.write("日本", at: .zero)
        canvas.write("x", at: GridPoint(x: column, y: 0))
        #expect(lines(canvas) == [result])
    }

    @Test func aWideCharacterOverTheHalvesOfTwoBlanksBothRests() {
        var canvas = canvas(4)
        canvas.write("日本", at: .zero)
        canvas.write("語", at: GridPoint(x: 1, y: 0))
        #expect(lines(canvas) == [".語<."])
    }

    @Test func fillingOverTheHalvesOfWideCharactersBlanksTheRests() {
        var canvas = canvas(6)
        canvas.write("日本語", at: .zero)
        canvas.fill(GridRect(x: 1, y: 0, width: 4, height: 1), with: .block)
        #expect(lines(canvas) == [".▒▒▒▒."])
    }

    @Test func severalScalarsAreOneCharacter() {
        var canvas = canvas(8)
        canvas.write("e\u{301}👨‍👩‍👧ok", at: .zero)
        #expect(lines(canvas) == ["e\u{301}👨‍👩‍👧<ok..."])
        #expect(canvas.text() == "e\u{301}👨‍👩‍👧ok\n")
    }

    @Test func clearingLeavesNothingBehind() {
        var canvas = canvas(4)
        canvas.write("e\u{301}日", at: .zero)
        canvas.clear()
        #expect(canvas.text() == "\n")
        canvas.write("o\u{302}", at: .zero)
        #expect(canvas.text() == "o\u{302}\n")
    }

    @Test func controlsBecomeSigns() {
        var canvas = canvas(12)
        canvas.write("a\tb\u{1B}[\u{7F}\r\n", at: .zero)
        #expect(canvas.text() == "a␉b␛[␡␍␊\n")
    }

    @Test func everyTextKeepsToItsCells() {
        let texts = ["日本語", "a日b", "👨‍👩‍👧👍🏽", "e\u{301}x\u{200D}", "ｱｶﾞ", "한국어", "क्षि नमस्ते", "🇩🇪🇫🇷"]
        for text in texts {
            for x in -3...9 {
                for left in 0..<8 {
                    var canvas = canvas(10, 3)
                    canvas.fill(canvas.bounds, with: .block)
                    let clip = GridRect(x: left, y: 1, width: 2, height: 1)
                    canvas.write(text, at: GridPoint(x: x, y: 1), clip: clip)
                    let painted = lines(canvas)
                    #expect(painted[0] == "▒▒▒▒▒▒▒▒▒▒" && painted[2] == painted[0])
                    let block = Glyph(Sign.block)
                    for column in 0..<10 where !clip.columns.contains(column) {
                        #expect(canvas.glyphs[10 + column] == block)
                    }
                    let width = DisplayWidth.columns(
                        of: String(canvas.text(lines: 1..<2).dropLast())
                    )
                    #expect(width <= 10)
                }
            }
        }
    }

    @Test func theNumberOfACharacterWithoutColumnsIsCutAtTheEdge() {
        var canvas = canvas(6)
        canvas.write("a\u{200B}b", at: .zero)
        #expect(lines(canvas) == ["a<U+20"])
        canvas.write("\u{200B}", at: .zero, clip: GridRect(x: 2, y: 0, width: 2, height: 1))
        #expect(lines(canvas) == ["a<+220"])
    }

    @Test(arguments: -4...6)
    func aCharacterOfMoreColumnsIsThereAsAWholeOrNotAtAll(column: Int) {
        var canvas = canvas(6)
        canvas.write("\u{1100}\u{1100}", at: GridPoint(x: column, y: 0))
        let isWhole = (0...2).contains(column)
        #expect(canvas.glyphs.count { $0.isContinuation } == (isWhole ? 3 : 0))
        canvas.write("x", at: GridPoint(x: 3, y: 0))
        #expect(lines(canvas) == ["...x.."])
    }

    @Test func equivalentSpellingsStayAsTheyAreWritten() {
        var canvas = canvas(2)
        canvas.write("e\u{323}\u{302}e\u{302}\u{323}", at: .zero)
        #expect(
            Array(canvas.text().unicodeScalars.map(\.value)).dropLast() == [
                0x65, 0x323, 0x302, 0x65, 0x302, 0x323,
            ]
        )
    }

    @Test func moreClustersThanAreRememberedAreToldApart() {
        let scalars = (0x41...0x5A).flatMap { base in (0x300..<0x314).map { (base, $0) } }
        let clusters = scalars.compactMap { base, mark -> String? in
            guard let base = Unicode.Scalar(UInt32(base)), let mark = Unicode.Scalar(UInt32(mark))
            else { return nil }
            return String(String.UnicodeScalarView([base, mark]))
        }
        var canvas = canvas(clusters.count, 2)
        canvas.write(clusters.joined(), at: .zero)
        canvas.write(clusters.reversed().joined(), at: GridPoint(x: 0, y: 1))
        let expected = [clusters.joined(), clusters.reversed().joined()]
        #expect(canvas.text() == expected.map { $0 + "\n" }.joined())
        #expect(canvas.text().unicodeScalars.count == 4 * clusters.count + 2)
    }

    @Test func linesHaveNoWhiteSpaceAtTheirEnds() {
        var canvas = canvas(6, 3)
        canvas.write(" a  ", at: GridPoint(x: 0, y: 1))
        #expect(canvas.text() == "\n a\n\n")
        #expect(canvas.text(lines: 1..<2) == " a\n")
        #expect(canvas.text(lines: 2..<9) == "\n")
    }

    @Test func aLineIsBlankWhereOnlyBordersRunDownIt() {
        var canvas = canvas(5, 3)
        canvas.drawBox(canvas.bounds)
        #expect([0, 1, 2].map(canvas.isBlank) == [false, true, false])
        canvas.write(.separator, at: GridPoint(x: 2, y: 1))
        #expect(!canvas.isBlank(line: 1))
    }

    @Test func stylesShowOnlyWhereColourIsAskedFor() {
        var canvas = canvas(5)
        canvas.write("ab", at: .zero, style: TextAttributes(.bold))
        canvas.write("c", at: GridPoint(x: 2, y: 0))
        canvas.write("d", at: GridPoint(x: 3, y: 0), style: TextAttributes(foreground: .red))
        #expect(canvas.text() == "abcd\n")
        #expect(
            canvas.text(usesColor: true) == "\u{1B}[1mab\u{1B}[0mc\u{1B}[31md\u{1B}[0m\n"
        )
    }

    @Test func aBackgroundReachesToTheEndOfTheLine() {
        var canvas = canvas(3)
        canvas.erase(canvas.bounds, style: TextAttributes(background: .blue))
        #expect(canvas.text() == "\n")
        #expect(canvas.text(usesColor: true) == "\u{1B}[44m   \u{1B}[0m\n")
    }

    @Test func inASCIIEveryCharacterKeepsItsColumns() {
        var canvas = canvas(20)
        canvas.write("é日e\u{301}“q” – 👍🏽…", at: .zero)
        #expect(canvas.text(glyphSet: .ascii) == "???e\"q\" - ??~\n")
    }

    @Test func aClusterIsKeptOnceHoweverOftenItIsPainted() {
        var canvas = canvas(8)
        for _ in 0..<1_000 { canvas.write("👍🏽e\u{301}👍🏽", at: .zero) }
        #expect(canvas.clusters == ["👍🏽", "e\u{301}"])
        canvas.clear()
        #expect(canvas.clusters.isEmpty)
    }
}
