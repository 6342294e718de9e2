import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneText

@Suite struct ScalarPlaceLawTests {
    private static let text = """
        scenes:
          a: &a
            title: "Two words"
            view: [{label: {text: 'It''s', tag: 1}}, {label: {}}, spacer, {spacer: }]
          b: *a
          c:
            <<: *a
            title: >-
              folded
              lines
        snapshots:
          s:
            do:
              - select 0 1
              - set about A
              -
              - ~
        """

    /// The scalar around some bytes is the first that contains them, wherever they are.
    @Test func theScalarAroundAPlaceIsTheOneThatContainsIt() {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let text = SourceText(name: "a.yaml", text: Self.text)
        let source = sources.add(text)
        let tree = YAMLTree.parse(text, as: source, limits: Limits(), log: &log)
        var found = 0
        for start in text.bytes.indices {
            for length in [1, 2, 5] where start + length <= text.bytes.count {
                let range = SourceRange(start, start + length)
                let nodes = tree.storage.nodes
                let first = nodes.firstIndex { $0.kind == .scalar && $0.range.contains(range) }
                #expect(tree.scalar(around: range) == first.map { YAMLNodeID($0) })
                if first != nil { found += 1 }
            }
        }
        #expect(found > 100)
    }
}
