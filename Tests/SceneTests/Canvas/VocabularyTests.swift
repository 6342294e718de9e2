import Testing

@testable import SceneText

/// Every glyph of the vocabulary in both glyph sets.
@Suite struct VocabularyTests {
    static let signs: [(Sign, String, String)] = [
        (.disclosure, "›", ">"), (.back, "‹", "<"), (.detailButton, "ⓘ", "i"),
        (.checkmark, "✓", "x"), (.delete, "⊖", "-"), (.insert, "⊕", "+"),
        (.marked, "⊙", "x"), (.unmarked, "○", "o"), (.reorder, "≡", "="),
        (.selection, "▌", "*"), (.separator, "─", "-"), (.filledTrack, "━", "="),
        (.emptyTrack, "─", "-"), (.thumb, "●", "o"), (.minus, "−", "-"), (.plus, "+", "+"),
        (.segmentStart, "▐", "["), (.segmentEnd, "▌", "]"), (.divider, "│", "|"),
        (.done, "▓", "#"), (.left, "░", "."), (.image, "▣", "#"), (.search, "⌕", "/"),
        (.secretLetter, "•", "*"), (.clear, "ⓧ", "x"), (.activity, "◌", "~"),
        (.currentPage, "●", "*"), (.otherPage, "○", "o"), (.rule, "─", "-"), (.block, "▒", ":"),
        (.ellipsis, "…", "~"), (.leftOut, "•", "."),
    ]

    @Test(arguments: signs)
    func aSignIsDrawnInBothGlyphSets(sign: Sign, unicode: String, ascii: String) {
        var canvas = TextCanvas(size: GridSize(width: 1, height: 1))
        canvas.write(sign, at: .zero)
        #expect(canvas.text(glyphSet: .unicode) == unicode + "\n")
        #expect(canvas.text(glyphSet: .ascii) == ascii + "\n")
    }

    @Test func everySignIsListed() {
        #expect(Self.signs.map(\.0) == Sign.allCases)
    }

    @Test func everySignAndBorderTakesOneColumn() {
        for glyphSet in GlyphSet.allCases {
            for sign in Sign.allCases {
                #expect(DisplayWidth.Class(of: sign.scalar(in: glyphSet)).columns == 1)
            }
            for strokes in Strokes.all {
                let scalar = BorderCharacters.scalar(of: strokes, in: glyphSet)
                #expect(DisplayWidth.Class(of: scalar).columns == 1)
                #expect(glyphSet == .unicode || scalar.isASCII)
            }
        }
    }
}
