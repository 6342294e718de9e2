import Testing

@testable import SceneText

/// Code names colours and fonts as UIKit does.
@Suite struct PaletteTests {
    @Test func everyColorOfThePaletteHasItsName() throws {
        let source = try #require(
            SourceTree.core.first { $0.path.hasSuffix("/Color+Palette.swift") }
        )
        let tokens = source.code.tokens.map(\.text)
        let names = zip(tokens, tokens.dropFirst()).filter { $0.0 == "let" }.map(\.1)
        #expect(names == SystemColor.allCases.map(\.rawValue))
    }

    @Test func aColorByNameIsTheOneThatScenesWrite() {
        #expect(Color.systemRed == Color("systemRed"))
        #expect(Color.clear.description == "clear")
    }

    @Test func fontsAreThoseThatScenesWrite() {
        #expect(Font.systemFont(ofSize: 14) == Font("System 14"))
        #expect(Font.boldSystemFont(ofSize: 16) == Font("System-Bold 16"))
        #expect(Font.italicSystemFont(ofSize: 12) == Font("System-Italic 12"))
        #expect(Font.preferredFont(forTextStyle: .footnote) == Font("footnote"))
    }
}
