import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct YAMLRobustnessTests {
    private static let sample = """
        # comment
        storyboard: &name "Gr\\u00FC\\n√ße"
        scenes:
          hé: {controller: view, <<: [*name, {a: 1}], list: [a: b, 'c''d', ]}
          - text: |+
              lines

            folded: >-
              one
              two
          ? [complex, {key: *name}]
          : !!str 12
          \tdup: 1
          dup: ~
        ...
        """

    @Test func everyPrefixGivesAWholeTree() {
        for bytes in [Self.sample, Self.withoutMistakes] {
            let bytes = Array(bytes.utf8)
            for end in 0...bytes.count { check(Array(bytes[..<end])) }
        }
    }

    @Test(.slow) func everyByteMissingOrChangedGivesAWholeTree() {
        let bytes = Array(Self.withoutMistakes.utf8)
        for index in bytes.indices {
            var changed = bytes
            changed.remove(at: index)
            check(changed)
            for replacement in "\t\n:-[]{}\"'#&*!|%@ ".utf8 {
                changed = bytes
                changed[index] = replacement
                check(changed)
            }
        }
    }

    private static let withoutMistakes = """
        a: &x {b: "é\\t", c: [1, 2]}
        d: *x
        e:
          - |
            text
          - {<<: *x, f: 'g'} # h
          - i: j

            k:
        """

    /// Parses a text and walks over all that came of it.
    private func check(_ bytes: [UInt8]) {
        let text = SourceText(name: "test.yaml", bytes: bytes)
        let parsed = ParsedYAML(text)
        let whole = SourceRange(0, bytes.count)
        for diagnostic in parsed.log.diagnostics {
            for place in [diagnostic.primary] + diagnostic.secondary {
                #expect(whole.contains(place.range), "\(text.string(in: whole))")
            }
        }
        guard let root = parsed.tree.root else { return }
        #expect(allLie(within: whole, root, of: parsed.tree), "\(text.string(in: whole))")
    }

    private func allLie(within outer: SourceRange, _ id: YAMLNodeID, of tree: YAMLTree) -> Bool {
        let range = tree.range(id)
        guard outer.contains(range) else { return false }
        let isAlias = tree.isAlias(id)
        switch tree.kind(id) {
        case .scalar:
            return tree.resolved(id) != nil
        case .sequence:
            let items = Array(tree.items(id))
            guard items.count == tree.count(id) else { return false }
            return isAlias || items.allSatisfy { allLie(within: range, $0, of: tree) }
        case .mapping:
            let entries = Array(tree.entries(id))
            guard entries.count == tree.count(id) else { return false }
            return isAlias
                || entries.allSatisfy { entry in
                    let isMerged = !range.contains(tree.range(entry.key))
                    return isMerged || allLie(within: range, entry.value, of: tree)
                }
        }
    }
}
