import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct YAMLEditorTests {
    private let sample = """
        # a form
        title: Form   # shown on top
        cells:
          # the first
          - text: Name
            detail: Ada
          - {style: value1, text: Age}

          - plain
        actions: {tap: hello, hold: bye}  # both
        last: 1
        """

    @Test func changesNothingUnlessAsked() {
        #expect(edited(sample) { _, _ in } == sample)
    }

    @Test func replacesAScalarInPlace() {
        #expect(
            edited(sample) { tree, editor in
                editor.replace(try node(tree, "title"), with: .string("on"))
            } == sample.replacing("Form ", with: "\"on\" ")
        )
    }

    @Test func replacesAScalarByABlockBelowItsLine() {
        #expect(
            edited("a: 1 # one\nb: 2\n") { tree, editor in
                editor.replace(try node(tree, "a"), with: .list([.int(1), .int(2)], .block))
            } == "a: # one\n  - 1\n  - 2\nb: 2\n"
        )
        #expect(
            edited("- a: 1 # one\n- b\n") { tree, editor in
                editor.replace(try node(tree, 0, "a"), with: .string("x\ny"))
            } == "- a: |- # one\n    x\n    y\n- b\n"
        )
    }

    @Test func replacesABlockByAScalarAndByABlock() {
        let text = "a:\n  # why\n  b: 1\n  c: 2 # two\nd: 3\n"
        #expect(
            edited(text) { tree, editor in editor.replace(try node(tree, "a"), with: .int(5)) }
                == "a: 5\nd: 3\n"
        )
        #expect(
            edited(text) { tree, editor in
                editor.replace(try node(tree, "a"), with: .list([.int(1)], .block))
            } == "a:\n  - 1\nd: 3\n"
        )
    }

    /// What is remarked inside of it would be taken for a remark about something else.
    @Test func whatIsRemarkedInsideGoesWithIt() {
        let text =
            "a: # of a\n  # of b\n  b:\n    - c # of c\n    # after c\n  # after b\nd: 3 # of d\n"
        #expect(
            edited(text) { tree, editor in
                editor.replace(
                    try node(tree, "a"),
                    with: .mapping([YAMLPair("x", .int(1))], .block)
                )
            } == "a: # of a\n  x: 1\nd: 3 # of d\n"
        )
        #expect(
            edited(text) { tree, editor in
                editor.replace(
                    try node(tree, "a"),
                    with: editor.layout.value(of: try node(tree, "a"))
                )
            } == text
        )
        #expect(
            edited(text) { tree, editor in
                let inner = try node(tree, "a")
                editor.insert("z", .int(1), after: try key(tree, "a", "b"), in: inner)
            } == text.replacing("  # after b\n", with: "  # after b\n  z: 1\n")
        )
    }

    @Test func aLineThatGrowsTooLongIsBrokenWhereItIsOutermost() {
        let long = String(repeating: "x", count: 60)
        #expect(
            edited("a: {b: {c: 1}, d: \(long)} # of a\n") { tree, editor in
                editor.insert("e", .string(long), after: nil, in: try node(tree, "a", "b"))
            } == "a: # of a\n  b: {e: \(long), c: 1}\n  d: \(long)\n"
        )
    }

    @Test func keepsTheAnchorOfWhatIsReplaced() {
        #expect(
            edited("a: &x 1\nb: *x\n") { tree, editor in
                editor.replace(try node(tree, "a"), with: .list([.int(2)]))
            } == "a: &x [2]\nb: *x\n"
        )
    }

    @Test func removesAnEntryWithItsLinesAndComments() {
        #expect(
            edited(sample) { tree, editor in
                editor.remove(try key(tree, "title"), from: try node(tree))
            }
                == sample.replacing(
                    "# a form\ntitle: Form   # shown on top\n",
                    with: ""
                )
        )
        #expect(
            edited(sample) { tree, editor in
                editor.remove(try node(tree, "cells", 0), from: try node(tree, "cells"))
            }
                == sample.replacing(
                    "  # the first\n  - text: Name\n    detail: Ada\n",
                    with: ""
                )
        )
    }

    @Test func movesUpWhatFollowsARemovedFirstEntry() {
        #expect(
            edited(sample) { tree, editor in
                editor.remove(try key(tree, "cells", 0, "text"), from: try node(tree, "cells", 0))
            } == sample.replacing("- text: Name\n    detail", with: "- detail")
        )
        #expect(
            edited("- a: 1\n  # two\n  b: 2\n") { tree, editor in
                editor.remove(try key(tree, 0, "a"), from: try node(tree, 0))
            } == "- \n  # two\n  b: 2\n"
        )
    }

    @Test(arguments: [
        ([0], "{b: 2, c: 3}"), ([1], "{a: 1, c: 3}"), ([2], "{a: 1, b: 2}"), ([0, 2], "{b: 2}"),
        ([1, 2], "{a: 1}"), ([0, 1, 2], "{}"),
    ])
    func removesFromFlow(places: [Int], rest: String) {
        #expect(
            edited("x: {a: 1, b: 2, c: 3} # three\n") { tree, editor in
                let mapping = try node(tree, "x")
                let keys = tree.entries(mapping).map(\.key)
                for place in places { editor.remove(keys[place], from: mapping) }
            } == "x: \(rest) # three\n"
        )
    }

    @Test func leavesAnEmptyCollectionWhereAllIsRemoved() {
        #expect(
            edited("a:\n  - 1\n  - 2\nb: 3\n") { tree, editor in
                let list = try node(tree, "a")
                for item in tree.items(list) { editor.remove(item, from: list) }
            } == "a: []\nb: 3\n"
        )
    }

    @Test func insertsEntriesAndItems() {
        #expect(
            edited(sample) { tree, editor in
                let cells = try node(tree, "cells")
                editor.insert(.string("new"), after: try node(tree, "cells", 0), in: cells)
                editor.insert(.mapping([YAMLPair("a", .int(1))]), after: nil, in: cells)
                let root = try node(tree)
                editor.insert(
                    "end",
                    .list([.int(1)], .block),
                    after: try key(tree, "last"),
                    in: root
                )
                let actions = try node(tree, "actions")
                editor.insert(
                    "now",
                    .bool(true),
                    after: try key(tree, "actions", "tap"),
                    in: actions
                )
            }
                == sample.replacing("  # the first\n", with: "  - a: 1\n  # the first\n")
                .replacing("detail: Ada\n", with: "detail: Ada\n  - new\n")
                .replacing("hello, ", with: "hello, now: true, ") + "\nend:\n  - 1\n"
        )
    }

    @Test func insertsBeforeTheFirstOfACompactMapping() {
        #expect(
            edited("- a: 1\n  b: 2\n") { tree, editor in
                editor.insert("z", .int(0), after: nil, in: try node(tree, 0))
            } == "- z: 0\n  a: 1\n  b: 2\n"
        )
    }

    @Test func insertsIntoAnEmptyFlowCollection() {
        #expect(
            edited("a: []\nb: [ x ]\n") { tree, editor in
                editor.insert(.int(1), after: nil, in: try node(tree, "a"))
                editor.insert(.int(1), after: nil, in: try node(tree, "b"))
            } == "a: [1]\nb: [ 1, x ]\n"
        )
    }

    @Test func keepsTheLineEndsOfTheText() {
        #expect(
            edited("a: 1\r\nb: 2\r\n") { tree, editor in
                editor.replace(try node(tree, "a"), with: .list([.int(1), .int(2)], .block))
                editor.remove(try key(tree, "b"), from: try node(tree))
            } == "a:\r\n  - 1\r\n  - 2\r\n"
        )
    }

    /// Every single removal and replacement in a sample gives the tree that it should.
    @Test(arguments: 0..<25)
    func everyEditOfASampleGivesTheExpectedTree(index: Int) throws {
        let parsed = ParsedYAML(sample)
        let tree = parsed.tree
        guard index < tree.nodeCount else { return }
        let target = YAMLNodeID(index)
        let isKey = YAMLSourceLayout(tree).parent(of: target).map {
            YAMLSourceLayout(tree).isKey(target, in: $0)
        }
        guard isKey != true else { return }
        for value in [YAMLValue.int(7), .list([.int(7), .null], .block), .string("x\ny\n")] {
            var editor = YAMLEditor(tree)
            editor.replace(target, with: value)
            let result = ParsedYAML(SourceText(name: "result.yaml", bytes: editor.bytes))
            #expect(result.findings.isEmpty, "\(result.text.string(in: SourceRange(0, 999)))")
            let root = try #require(result.tree.root)
            #expect(
                result.tree.value(of: root).withoutLayout
                    == expected(tree, YAMLNodeID(0), target, value).withoutLayout
            )
        }
    }

    private func expected(
        _ tree: YAMLTree,
        _ id: YAMLNodeID,
        _ target: YAMLNodeID,
        _ value: YAMLValue
    ) -> YAMLValue {
        if id == target { return value }
        return switch tree.kind(id) {
        case .scalar: tree.value(of: id)
        case .sequence: .list(tree.items(id).map { expected(tree, $0, target, value) })
        case .mapping:
            .mapping(
                tree.entries(id).map {
                    YAMLPair(tree.text(of: $0.symbol), expected(tree, $0.value, target, value))
                }
            )
        }
    }

    // MARK: Finding nodes

    private func edited(
        _ text: String,
        _ edit: (YAMLTree, inout YAMLEditor) throws -> Void
    ) -> String? {
        let tree = ParsedYAML(text).tree
        var editor = YAMLEditor(tree)
        guard (try? edit(tree, &editor)) != nil else { return nil }
        return String(decoding: editor.bytes, as: UTF8.self)
    }

    private func node(_ tree: YAMLTree, _ path: any PathPart...) throws -> YAMLNodeID {
        try path.reduce(try #require(tree.root)) { try #require($1.child(of: $0, in: tree)) }
    }

    private func key(_ tree: YAMLTree, _ path: any PathPart...) throws -> YAMLNodeID {
        let mapping = try path.dropLast().reduce(try #require(tree.root)) {
            try #require($1.child(of: $0, in: tree))
        }
        let value = try #require(path.last?.child(of: mapping, in: tree))
        return try #require(tree.entries(mapping).first { $0.value == value }?.key)
    }
}

/// A key or a number in the path to a node.
private protocol PathPart {
    func child(of id: YAMLNodeID, in tree: YAMLTree) -> YAMLNodeID?
}

extension String: PathPart {
    fileprivate func child(of id: YAMLNodeID, in tree: YAMLTree) -> YAMLNodeID? {
        tree.value(for: self, in: id)
    }
}

extension Int: PathPart {
    fileprivate func child(of id: YAMLNodeID, in tree: YAMLTree) -> YAMLNodeID? {
        tree.items(id).dropFirst(self).first { _ in true }
    }
}
