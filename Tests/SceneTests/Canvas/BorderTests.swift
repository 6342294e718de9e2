import Testing

@testable import SceneText

@Suite struct BorderTests {
    private func picture(
        _ width: Int,
        _ height: Int,
        glyphSet: GlyphSet = .unicode,
        _ paint: (inout TextCanvas) -> Void
    ) -> String {
        var canvas = TextCanvas(size: GridSize(width: width, height: height))
        paint(&canvas)
        return canvas.text(glyphSet: glyphSet)
    }

    @Test func rulesAndDividersJoinTheFrame() {
        let screen = { (canvas: inout TextCanvas) in
            canvas.drawBox(canvas.bounds)
            canvas.drawDivider(column: 4, lines: 1..<6)
            canvas.drawRule(1..<4, line: 2, isDouble: true)
            canvas.drawRule(5..<8, line: 2, isDouble: true)
            canvas.drawRule(1..<4, line: 4)
        }
        #expect(
            picture(9, 7, screen) == """
                ┌───┬───┐
                │   │   │
                ╞═══╪═══╡
                │   │   │
                ├───┤   │
                │   │   │
                └───┴───┘

                """
        )
        #expect(
            picture(9, 7, glyphSet: .ascii, screen) == """
                +---+---+
                |   |   |
                +===+===+
                |   |   |
                +---+   |
                |   |   |
                +---+---+

                """
        )
    }

    @Test func aRuleThatMeetsNoBorderEndsAsItBegan() {
        #expect(picture(5, 1) { $0.drawRule(1..<4, line: 0) } == " ───\n")
    }

    @Test func aCardHasRoundCorners() {
        let card = { (canvas: inout TextCanvas) in
            canvas.drawBox(canvas.bounds)
            for point in [(0, 0), (3, 0), (0, 2), (3, 2)] {
                canvas.draw(.rounded, at: GridPoint(x: point.0, y: point.1))
            }
        }
        #expect(picture(4, 3, card) == "╭──╮\n│  │\n╰──╯\n")
        #expect(picture(4, 3, glyphSet: .ascii, card) == ".--.\n|  |\n'--'\n")
    }

    @Test func aBoxIsCutAtItsClip() {
        let clip = GridRect(x: 1, y: 0, width: 9, height: 2)
        #expect(
            picture(4, 3) { $0.drawBox($0.bounds, clip: clip) } == " ──┐\n   │\n\n"
        )
    }

    @Test func aBoxTooSmallForCornersIsNotDrawn() {
        #expect(picture(3, 1) { $0.drawBox($0.bounds) } == "\n")
    }

    @Test func textTakesThePlaceOfABorder() {
        #expect(
            picture(5, 1) { canvas in
                canvas.drawRule(0..<5, line: 0)
                canvas.write("ab", at: GridPoint(x: 1, y: 0))
            } == "─ab──\n"
        )
    }
}
