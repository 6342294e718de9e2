import Testing

@testable import SceneLanguage
@testable import SceneText

/// A comment belongs to one entry or item, and is written with it.
@Suite struct YAMLCommentTests {
    @Test(arguments: [
        ("a: 1 # one\nb: 2\n", ["a": "one"]),
        ("# above\na: 1\n", ["a": "above"]),
        ("a: # of all\n  b: 1 # one\n", ["a": "of all", "a.b": "one"]),
        ("- a: 1 # first\n  b: 2\n", ["0.a": "first"]),
        ("- {a: 1} # item\n- b\n", ["0": "item"]),
        ("# item\n- a: 1\n", ["0": "item"]),
        ("k:\n  - a\n  # gone\nl: 1\n", ["k.0": "gone"]),
        ("k:\n  - a\n# next\nl: 1\n", ["l": "next"]),
        ("k:\n  - a\n    # deep\nl: 1\n", ["k.0": "deep"]),
        ("k:\n  - a\n  # last\n", ["k.0": "last"]),
        ("a:\n  b:\n    c: 1\n  # of b\nd: 2\n", ["a.b": "of b"]),
        ("a: [1, # one\n  2] # both\n", ["a.0": "one", "a": "both"]),
        ("a: 'x # y' # z\n", ["a": "z"]),
        ("- - a # inner\n", ["0.0": "inner"]),
    ])
    func belongsTo(_ text: String, _ expected: [String: String]) {
        #expect(Self.comments(in: text) == expected)
    }

    @Test(.slow, arguments: Gallery.storyboards)
    func aWholeFileIsWrittenWithItsComments(_ name: String) throws {
        let bytes = Gallery.text(name).bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let layout = YAMLSourceLayout(Self.tree(text))
        let root = try #require(layout.tree.root)
        let written = YAMLWriter(layout.indentation).text(of: layout.value(of: root))
        let tree = Self.tree(written)
        let newRoot = try #require(tree.root)
        #expect(
            tree.value(of: newRoot).withoutLayout == layout.tree.value(of: root).withoutLayout
        )
        #expect(Self.comments(in: written) == Self.comments(in: text), "\(written)")
    }

    @Test(arguments: [2, 3, 4], [0, 2])
    func isWrittenWithTheIndentationOfTheText(_ step: Int, _ list: Int) throws {
        let spaces = String(repeating: " ", count: step)
        let dashes = String(repeating: " ", count: list)
        let text =
            "a:\n\(spaces)b:\n\(spaces)\(spaces)c: 1\nd:\n\(dashes)-   e: 1\n\(dashes)    f: 2\n"
        let layout = YAMLSourceLayout(Self.tree(text))
        let root = try #require(layout.tree.root)
        #expect(YAMLWriter(layout.indentation).text(of: layout.value(of: root)) == text)
    }

    @Test(arguments: [
        "a: 'x'\n", "a: \"x\"\n", "a: 1.20\n", "a: 0x1F\n", "a: ~\n", "a: >-\n  one\n  two\n",
        "a: |\n  one\n    two\n\n  three\nb: 1\n", "- >\n  one\n- 'y'\n",
        "a: {b: \"x\", c: 'y, z'}\n",
    ])
    func whatIsNotChangedIsWrittenAsItWas(_ text: String) throws {
        let layout = YAMLSourceLayout(Self.tree(text))
        let root = try #require(layout.tree.root)
        #expect(YAMLWriter(layout.indentation).text(of: layout.value(of: root)) == text)
    }

    // MARK: - Reading

    private static func tree(_ text: String) -> YAMLTree {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let source = SourceText(name: "a.yaml", text: text)
        return YAMLTree.parse(source, as: sources.add(source), limits: Limits(), log: &log)
    }

    /// The comments by the paths of what they belong to.
    private static func comments(in text: String) -> [String: String] {
        let layout = YAMLSourceLayout(tree(text))
        guard let root = layout.tree.root else { return [:] }
        var found: [String: String] = [:]
        func read(_ value: YAMLValue, _ path: [String]) {
            switch value {
            case .scalar, .source: break
            case .commented(let inner, let comments):
                add(comments, path)
                read(inner, path)
            case .marked(_, let inner): read(inner, path)
            case .list(let items, _):
                for (number, item) in items.enumerated() { read(item, path + ["\(number)"]) }
            case .mapping(let pairs, _):
                for pair in pairs {
                    add(pair.comments, path + [pair.key])
                    read(pair.value, path + [pair.key])
                }
            }
        }
        func add(_ comments: YAMLComments, _ path: [String]) {
            let lines = comments.onOwnLines.above + comments.below
            guard !lines.isEmpty else { return }
            found[path.joined(separator: ".")] = lines.map { String($0.dropFirst(2)) }
                .joined(separator: "\n")
        }
        read(layout.value(of: root), [])
        return found
    }
}
