import Testing

@testable import SceneKitLite
@testable import SceneLanguage

@Suite struct YAMLTreeTests {
    @Test(arguments: [
        ("", "nothing"),
        ("# only a comment\n", "nothing"),
        ("---\n", "null"),
        ("a: 1\nb: [x, 2.5, true]\n", "{a: 1, b: [\"x\", 2.5, true]}"),
        ("a:\n- 1\n- {b: c}\n", "{a: [1, {b: \"c\"}]}"),
        ("a: |\n  b\n  c\n", "{a: \"b\nc\n\"}"),
        ("[a: 1, b]", "[{a: 1}, \"b\"]"),
        ("{a, b: }", "{a: null, b: null}"),
    ])
    func parses(text: String, notation: String) {
        let parsed = ParsedYAML(text)
        #expect(parsed.notation == notation)
        #expect(parsed.findings.isEmpty)
    }

    @Test func keysAreTheirText() {
        let parsed = ParsedYAML("yes: 1\n0x10: 2\n~: 3\n\"a\\tb\": 4\n'yes ': 5\n")
        #expect(parsed.notation == "{yes: 1, 0x10: 2, ~: 3, a\tb: 4, yes : 5}")
    }

    @Test func equalKeysShareASymbol() throws {
        let parsed = ParsedYAML("- {id: 1, tag: 2}\n- {\"id\": 3, 'tag': 4}\n")
        let tree = parsed.tree
        let root = try #require(tree.root)
        let symbols = tree.items(root).map { tree.entries($0).map(\.symbol) }
        #expect(symbols[0] == symbols[1])
        #expect(symbols[0][0] != symbols[0][1])
        #expect(tree.symbol(named: "tag") == symbols[0][1])
        #expect(tree.symbol(named: "title") == nil)
    }

    @Test func aliasesAreFollowedForContentOnly() throws {
        let marked = MarkedText("a: &x [1, 2]\nb: 1️⃣*x2️⃣\n")
        let parsed = ParsedYAML(marked.text)
        let tree = parsed.tree
        let root = try #require(tree.root)
        let value = try #require(tree.value(for: "b", in: root))
        #expect(parsed.notation == "{a: [1, 2], b: [1, 2]}")
        #expect(tree.isAlias(value))
        #expect(tree.kind(value) == .sequence)
        #expect(tree.count(value) == 2)
        #expect(tree.range(value) == marked.range(1, 2))
    }

    @Test func anAliasMayBeAKey() {
        #expect(ParsedYAML("- &x id\n- {*x : 1}\n").notation == "[\"id\", {id: 1}]")
    }

    @Test(arguments: [
        ("b: {<<: *m, x: 3}", "{x: 3, y: 2}"),
        ("b: {x: 3, <<: [{x: 4, z: 5}, *m]}", "{x: 3, z: 5, y: 2}"),
        ("b: {\"<<\": *m}", "{<<: {x: 1, y: 2}}"),
        ("b: {<<: {<<: *m, y: 3}, w: 4}", "{w: 4, y: 3, x: 1}"),
    ])
    func mergesWithTheOwnKeysStronger(line: String, value: String) {
        let parsed = ParsedYAML("a: &m {x: 1, y: 2}\n\(line)\n")
        #expect(parsed.notation == "{a: {x: 1, y: 2}, b: \(value)}")
        #expect(parsed.findings.isEmpty)
    }

    @Test func countsEntriesThatCount() throws {
        let parsed = ParsedYAML("{a: 1, b: 2, a: 3, [c]: 4}")
        let root = try #require(parsed.tree.root)
        #expect(parsed.tree.count(root) == 2)
        #expect(parsed.notation == "{a: 1, b: 2}")
    }
}
