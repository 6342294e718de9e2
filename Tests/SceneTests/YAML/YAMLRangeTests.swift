import Testing

@testable import SceneKitLite
@testable import SceneLanguage

@Suite struct YAMLRangeTests {
    /// Texts whose value under `k` is marked.
    static let marked = [
        "k: 1️⃣v2️⃣",
        "k: 1️⃣v2️⃣   # comment\n",
        "é: ü\nk: 1️⃣日本2️⃣ # ö\n",
        "\u{FEFF}k: 1️⃣v2️⃣\n",
        "\u{FEFF}é: ü\nk: 1️⃣v2️⃣\n",
        "a: b\r\nk: 1️⃣v2️⃣\r\nc: d\r\n",
        "a: é\r\nk: 1️⃣v2️⃣\r\n",
        "a: b\rk: 1️⃣v2️⃣\r",
        "a: \"x\u{85}y\u{2028}z\u{2029}\"\nk: 1️⃣v2️⃣\n",
        "a: \"👩‍👩‍👧 e\u{301}\"\nk: 1️⃣\"v\"2️⃣\n",
        "k: 1️⃣'it''s'2️⃣\n",
        "k: 1️⃣a\n  b2️⃣\n\nc: d\n",
        "k: 1️⃣|\n  text\n  more2️⃣\n\n\n# comment\nc: d\n",
        "k: 1️⃣>+\n  text2️⃣\n\n",
        "k:1️⃣2️⃣\nc: d\n",
        "k:1️⃣2️⃣   # nothing\n",
        "? k1️⃣2️⃣\n\n? c\n",
        "k: 1️⃣[a, b]2️⃣ # c\n",
        "k: 1️⃣{a: b,\n  c: d}2️⃣\n",
        "k:\n  1️⃣a: b\n  c: d2️⃣  # comment\n\n  # more\n\nl: m\n",
        "k:\n1️⃣- a\n- b2️⃣\n# comment\nl: m\n",
        "k:\n  1️⃣- a\n  -2️⃣\n\nl: m\n",
        "k: 1️⃣&x v2️⃣\n",
        "k: 1️⃣!!str 122️⃣\n",
        "k: 1️⃣&x {a: b}2️⃣\n",
        "x: &x v\nk: 1️⃣*x2️⃣ # alias\n",
    ]

    @Test(arguments: marked)
    func aValueCoversWhatIsWritten(marked: String) throws {
        let text = MarkedText(marked)
        let parsed = ParsedYAML(text.text)
        let root = try #require(parsed.tree.root)
        let value = try #require(parsed.tree.value(for: "k", in: root))
        #expect(parsed.findings.isEmpty)
        #expect(parsed.tree.range(value) == text.range(1, 2))
    }

    @Test func aPairInAListCoversItsKeyAndValue() throws {
        let text = MarkedText("[1️⃣a: b2️⃣ , c]")
        let tree = ParsedYAML(text.text).tree
        let root = try #require(tree.root)
        let pair = try #require(tree.items(root).first { _ in true })
        #expect(tree.range(pair) == text.range(1, 2))
        let entry = try #require(tree.entries(pair).first { _ in true })
        #expect(tree.range(of: entry) == text.range(1, 2))
    }

    @Test func aLongLineOfOtherCharactersCostsNoMoreThanItsLength() throws {
        let count = 50_000
        let line = "[" + repeatElement("'é日本'", count: count).joined(separator: ", ") + "]"
        let parsed = ParsedYAML(line)
        let root = try #require(parsed.tree.root)
        #expect(parsed.tree.count(root) == count)
        let items = Array(parsed.tree.items(root))
        #expect(parsed.text.string(in: parsed.tree.range(items[count - 1])) == "'é日本'")
    }
}
