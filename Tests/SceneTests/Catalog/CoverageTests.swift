import Testing

@testable import SceneLanguage
@testable import SceneText

/// The gallery shows the whole language.
@Suite struct CoverageTests {
    @Test func everyKeyIsUsedInTheGallery() {
        let shapes =
            Shape.Name.allCases.filter { !$0.isOfProject }.map(Catalog.shape)
            + Catalog.views.map(\.shape)
        let used = Self.usedWords
        // A key that several mappings share is needed in one of them. A main key is most often
        // written as a scalar or a list in place of the mapping.
        var seen: Set<[String]> = []
        for shape in shapes {
            for key in shape.keys
            where key.isMain || used.contains(Word(owner: shape.name, text: key.name)) {
                seen.insert([key.name, key.summary])
            }
        }
        let unused = shapes.flatMap { shape in
            shape.keys.filter { !seen.contains([$0.name, $0.summary]) }
                .map { "\($0.name) of \(shape.name)" }
        }
        #expect(unused == [])
    }

    @Test func everyKindOfViewIsUsedInTheGallery() {
        let used = Self.usedWords
        let unused = ViewKind.allCases.map(\.rawValue).filter {
            !used.contains(Word(owner: "views", text: $0))
        }
        #expect(unused == [])
    }

    private struct Word: Hashable {
        var owner: String
        var text: String
    }

    /// The words of the language that the gallery uses, each with what it belongs to.
    private static let usedWords: Set<Word> = {
        var words: Set<Word> = []
        for name in Gallery.scenes {
            let text = Gallery.text(name)
            var sources = SourceMap()
            var log = DiagnosticLog()
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            _ = SceneDecoder.decode(tree, limits: Limits(), log: &log) { range, owner, _ in
                words.insert(Word(owner: owner(), text: text.string(in: range)))
            }
        }
        return words
    }()
}
