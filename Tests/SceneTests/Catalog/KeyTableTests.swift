import Testing

@testable import SceneLanguage
@testable import SceneText

/// A key is one line, and a property where its value goes.
@Suite struct KeyTableTests {
    private struct Recipe: MappingDraft, PropertyHolder {
        var name: Located<String>?
        var portions: Located<Int>?
        var steps: [Located<String>] = []
        var properties: [PropertyDefinition] = []

        init(_ field: Field, _ decoder: SceneDecoder) {}
    }

    /// The table of a mapping, with a key that was added to it.
    private static let table = KeyTable<Recipe>(
        .file,
        "a recipe",
        "What to cook",
        Alternatives([["name"], ["title"]], "a recipe has either 'name' or 'title'")
    ) {
        Entry("name", .plainText, "what it is called", main: true) { $0.name = $1 }
        Entry("portions", .integer(minimum: 1, maximum: 12), "for how many") { $0.portions = $1 }
        Entry("steps", .list(.plainText), "what to do") { $0.steps = $1 }
        Entry.property("title", .text, "what stands above it")
    }

    private func read(_ text: String) -> (recipe: Recipe?, findings: [Diagnostic]) {
        let text = SourceText(name: "recipe.yaml", text: text)
        var sources = SourceMap()
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        guard let root = tree.root else { return (nil, []) }
        let vocabulary = Vocabulary(shapes: [Self.table.shape])
        let decoder = SceneDecoder(tree, limits: Limits(), vocabulary: vocabulary)
        let field = Field(subject: .part("a recipe"), keyRange: tree.range(root), value: root)
        return (decoder.read(field, as: Self.table), decoder.log.diagnostics)
    }

    @Test func aKeyIsReadIntoItsPlace() {
        let (recipe, findings) = read("{name: Soup, portions: 4, steps: [chop, boil]}")
        #expect(findings == [])
        #expect(recipe?.name?.value == "Soup")
        #expect(recipe?.portions?.value == 4)
        #expect(recipe?.steps.map(\.value) == ["chop", "boil"])
    }

    @Test(arguments: [
        ("{portions: 13}", "'portions' must be at most 12"),
        ("{portions: many}", "'portions' takes a whole number, not the text 'many'"),
        ("{portoins: 3}", "unknown key 'portoins' in a recipe"),
        ("{name: Soup, title: Soup}", "a recipe has either 'name' or 'title'"),
    ])
    func whatTheCatalogSaysIsChecked(_ text: String, _ message: String) {
        #expect(read(text).findings.map(\.message) == [message])
    }
}
