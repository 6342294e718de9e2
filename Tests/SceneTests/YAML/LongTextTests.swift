import Testing

@testable import SceneLanguage
@testable import SceneText

/// The events of long texts are read on a thread of their own.
@Suite struct LongTextTests {
    private static let count = 30_000

    /// A list of names that are in the text, names that escapes change, anchors, aliases and tags.
    private static let text = (0..<count).map { number in
        """
        - &n\(number) name \(number)
        - "tab\\t\(number)"
        - *n\(number)
        - !!str \(number)

        """
    }
    .joined()

    @Test(.slow) func eachValueIsInItsPlace() throws {
        let parsed = ParsedYAML(Self.text)
        #expect(parsed.findings.isEmpty)
        let root = try #require(parsed.tree.root)
        let values = parsed.tree.items(root).map { parsed.tree.text($0) }
        let expected = (0..<Self.count).flatMap { number in
            ["name \(number)", "tab\t\(number)", "name \(number)", "\(number)"]
        }
        // The arrays would fill a screen.
        #expect(values.count == expected.count)
        #expect(zip(values, expected).first { $0 != $1 } == nil)
    }

    @Test(.slow) func aProblemAtTheEndIsFoundThere() {
        let parsed = ParsedYAML(Self.text + "- *nobody\n- [1, 2\n")
        #expect(parsed.codes == ["unknown-anchor", "yaml-syntax"])
        let starts = parsed.log.diagnostics.map { Int($0.primary.range.start) }
        #expect(starts.allSatisfy { $0 >= Self.text.utf8.count })
    }

    @Test func nothingIsReadBehindALimit() {
        var limits = Limits()
        limits.expandedNodes = 100
        let parsed = ParsedYAML(SourceText(name: "test.yaml", text: Self.text), limits: limits)
        #expect(parsed.codes == ["limit-reached"])
        #expect(parsed.tree.nodeCount <= 102)
    }

    @Test(.slow) func aSecondDocumentIsReportedOnce() {
        let parsed = ParsedYAML(Self.text + "---\n- second\n")
        #expect(parsed.codes == ["several-documents"])
    }
}
