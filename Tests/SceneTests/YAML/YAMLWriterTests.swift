import Testing

@testable import SceneLanguage

@Suite struct YAMLWriterTests {
    /// The key `on` of a switch is written as people write it; what is no key of the language is in quotes.
    @Test func keysOfTheLanguageNeedNoQuotes() {
        let value = YAMLValue.mapping([
            YAMLPair("on", .string("on")), YAMLPair("yes", .scalar(.bool(true))),
        ])
        #expect(YAMLWriter().text(of: value) == "on: \"on\"\n\"yes\": true\n")
    }

    @Test func writesInTheStyleOfTheSceneLanguage() {
        let label: YAMLValue = .mapping([
            YAMLPair(
                "label",
                .mapping([YAMLPair("id", .string("first")), YAMLPair("tag", .int(1))])
            )
        ])
        let value: YAMLValue = .mapping([
            YAMLPair("storyboard", .string("Master-Detail")),
            YAMLPair(
                "prototypes",
                .list([
                    .mapping([
                        YAMLPair("identifier", .string("cell")),
                        YAMLPair(
                            "content",
                            .mapping([YAMLPair("row", .list([label, .string("spacer")]))])
                        ),
                        YAMLPair("outlets", .mapping([YAMLPair("a", .string("b"))])),
                    ])
                ])
            ),
            YAMLPair("steps", .list([.string("select 0 3"), .string("tap hello")])),
            YAMLPair("set", .mapping([YAMLPair("text", .string("{row}: on"))])),
            YAMLPair("types", .mapping([YAMLPair("item", .string("String?"))])),
            YAMLPair("note", .string("two\nlines\n")),
            YAMLPair("none", .list([])),
        ])
        #expect(
            YAMLWriter().text(of: value) == """
                storyboard: Master-Detail
                prototypes:
                  - identifier: cell
                    content:
                      row:
                        - label: {id: first, tag: 1}
                        - spacer
                    outlets: {a: b}
                steps: [select 0 3, tap hello]
                set: {text: "{row}: on"}
                types:
                  item: String?
                note: |
                  two
                  lines
                none: []

                """
        )
    }

    @Test func fillsLinesWithWhatReadsWellInBrackets() {
        let label: YAMLValue = .mapping(
            [
                YAMLPair("text", .string("Total, with taxes")),
                YAMLPair("font", .string("System 14")),
                YAMLPair("weight", .int(1)),
                YAMLPair("actions", .mapping([YAMLPair("tap", .string("go:"))])),
            ],
            .filled
        )
        let views = YAMLPair("views", .list([.mapping([YAMLPair("label", label)], .block)], .block))
        #expect(
            YAMLWriter(width: 44).text(of: .mapping([views], .block)) == """
                views:
                  - label: {text: "Total, with taxes",
                      font: System 14, weight: 1,
                      actions: {tap: "go:"}}

                """
        )
        #expect(
            YAMLWriter(width: 30).text(of: .mapping([views], .block)) == """
                views:
                  - label:
                      text: Total, with taxes
                      font: System 14
                      weight: 1
                      actions: {tap: "go:"}

                """
        )
    }

    @Test func breaksWhatDoesNotFit() {
        let words = (0..<30).map { YAMLValue.string("word\($0)") }
        let text = YAMLWriter().text(of: .mapping([YAMLPair("words", .list(words))]))
        #expect(text.hasPrefix("words:\n  - word0\n  - word1\n"))
        let narrow = YAMLWriter(width: 14)
        #expect(
            narrow.text(of: .mapping([YAMLPair("a", .list([.int(1), .int(22)]))])) == "a: [1, 22]\n"
        )
        #expect(
            narrow.text(of: .mapping([YAMLPair("abcdef", .list([.int(1), .int(22)]))]))
                == "abcdef:\n  - 1\n  - 22\n"
        )
    }

    @Test(arguments: [
        "yes", "No", "on", "OFF", "y", "null", "~", "", "true", "12", "-1.5", "0x1F", "1_000",
        "0b11",
        "12:30:45", "2026-01-02", "2026-01-02 10:00:00", ".5", ".inf", "1.2.3", "=", "<<",
        "- a", "? a", ": a", "a: b", "a #b", "#a", "&a", "*a", "!a", "|a", ">a", "%a", "@a", "`a",
        "{a}", "[a]", "\"a\"", "'a", " a", "a ", "a:", "---", "...", "a\tb", "\u{FEFF}a",
    ])
    func quotesWhatSomeReaderWouldTakeForSomethingElse(text: String) {
        let written = YAMLScalarWriter.text(of: text, inFlow: false)
        #expect(written.hasPrefix("\"") || written.hasPrefix("'"))
    }

    @Test(arguments: [
        "Hello", "System-Bold 16", "value1", "a:b", "http://a.b/c?d=e", "a#b", "-a", "String?",
        "3 items",
        "Ünïcode ›", "a, b", "it's", "nothing", "only",
    ])
    func leavesOtherTextsPlain(text: String) {
        #expect(YAMLScalarWriter.text(of: text, inFlow: false) == text)
    }

    @Test(arguments: 0..<300)
    func randomValuesRoundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let value = random.value(depth: 4)
        for (width, folds) in [(20, false), (100, false), (8, true), (20, true)] {
            let text = YAMLWriter(width: width, foldsTexts: folds).text(of: value)
            let parsed = ParsedYAML(text)
            #expect(parsed.findings.isEmpty, "\(text)")
            let root = try #require(parsed.tree.root)
            #expect(parsed.tree.value(of: root).withoutLayout == value.withoutLayout, "\(text)")
        }
    }

    /// Words and blanks in every mixture, long enough to be folded.
    @Test(.slow, arguments: 0..<300)
    func foldedTextsAreReadBackAsTheyWere(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces = ["word", "a", " ", "  ", "\n", "\n\n", "-", "#", ": ", "日本"]
        let string = (0..<Int.random(in: 1...60, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
        }.joined()
        let value = YAMLValue.mapping([
            YAMLPair("note", .string(string)), YAMLPair("list", .list([.string(string)])),
        ])
        let text = YAMLWriter(width: 24, foldsTexts: true).text(of: value)
        let tree = ParsedYAML(text).tree
        let root = try #require(tree.root)
        #expect(tree.value(of: root).withoutLayout == value.withoutLayout, "\(text)")
    }

    @Test func keysTooLongForALineOfTheirOwnAreExplicit() throws {
        let value: YAMLValue = .mapping([
            YAMLPair(
                String(repeating: "k", count: 2000),
                .list([.mapping([YAMLPair("a", .int(1))])])
            )
        ])
        let parsed = ParsedYAML(YAMLWriter().text(of: value))
        let root = try #require(parsed.tree.root)
        #expect(parsed.tree.value(of: root).withoutLayout == value.withoutLayout)
    }
}

extension YAMLValue {
    /// The value with every layout automatic, for comparing.
    var withoutLayout: YAMLValue {
        switch self {
        case .scalar: self
        case .source, .commented, .marked: bare.withoutLayout
        case .list(let items, _): .list(items.map(\.withoutLayout))
        case .mapping(let pairs, _):
            .mapping(pairs.map { YAMLPair($0.key, $0.value.withoutLayout) })
        }
    }
}

extension SeededGenerator {
    /// A string of pieces that YAML finds hard.
    mutating func string() -> String {
        let pieces = [
            "a", "b", "Zz", " ", "  ", ":", "#", "-", "?", "{", "}", "[", "]", ",", "\"", "'", "\\",
            "\n",
            "\t", "\r", "\u{85}", "\u{2028}", "\u{0}", "\u{7F}", "\u{FEFF}", "é", "日本", "👩‍👩‍👧", "1",
            ".",
            "e", "on", "~", "|", ">", "%", "@", "&", "*", "!", "0x", "=", "---", "\u{FFFF}",
        ]
        return (0..<Int.random(in: 0...5, using: &self)).map { _ in
            pieces.randomElement(using: &self) ?? ""
        }.joined()
    }

    /// A value of every kind.
    mutating func value(depth: Int) -> YAMLValue {
        let layout: YAMLLayout = [.automatic, .block, .flow][Int.random(in: 0...2, using: &self)]
        switch Int.random(in: 0...(depth > 0 ? 9 : 5), using: &self) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &self))
        case 2: return .int(Int(truncatingIfNeeded: next()))
        case 3:
            return .double(
                Double(
                    sign: .plus,
                    exponent: Int.random(in: -900...900, using: &self),
                    significand: 1.1
                )
            )
        case 4, 5: return .string(string())
        case 6, 7:
            let count = Int.random(in: 0...4, using: &self)
            return .list((0..<count).map { _ in value(depth: depth - 1) }, layout)
        default:
            var keys: Set<String> = []
            var pairs: [YAMLPair] = []
            for _ in 0..<Int.random(in: 0...4, using: &self) {
                let key = string()
                guard keys.insert(key).inserted else { continue }
                pairs.append(YAMLPair(key, value(depth: depth - 1)))
            }
            return .mapping(pairs, layout)
        }
    }
}
