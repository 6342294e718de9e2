import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct YAMLLimitTests {
    @Test(arguments: ["[", "{a: ", "- ", "? "])
    func stopsWhereCollectionsNestTooDeep(opening: String) {
        let parsed = ParsedYAML(String(repeating: opening, count: 20_000))
        #expect(parsed.codes == ["limit-reached"])
        #expect(parsed.tree.nodeCount <= 2 * Limits().nestingDepth + 1)
    }

    @Test func acceptsTheDeepestNestingAllowed() {
        var limits = Limits()
        limits.nestingDepth = 3
        #expect(ParsedYAML("[[[1]]]", limits: limits).findings.isEmpty)
        #expect(ParsedYAML("[[[[1]]]]", limits: limits).findings == ["limit-reached «[»"])
    }

    @Test func countsTheDepthOfAliases() {
        var limits = Limits()
        limits.nestingDepth = 4
        #expect(ParsedYAML("- &a [[1]]\n- [*a]\n", limits: limits).findings.isEmpty)
        let parsed = ParsedYAML("- &a [[1]]\n- [[*a]]\n", limits: limits)
        #expect(parsed.findings == ["limit-reached «*a»"])
    }

    @Test func refusesABillionLaughs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            let aliases = repeatElement("*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let parsed = ParsedYAML(text)
        #expect(parsed.findings == ["limit-reached «*a4»"])
    }

    @Test func countsMergedEntries() {
        var limits = Limits()
        limits.expandedNodes = 22
        let parsed = ParsedYAML(
            "- &a {b: 1, c: 2}\n- {<<: *a}\n- {<<: *a}\n- {<<: *a}\n",
            limits: limits
        )
        #expect(parsed.findings == ["limit-reached «*a»"])
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
    func refusesMoreTagsThanAnybodyDeclares(end: String) {
        var limits = Limits()
        limits.tagDirectives = 3
        let tags = (0..<4).map { "%TAG !t\($0)! tag:example.org,\($0):" }
        let rest = "---" + end + "a: '%TAG %TAG %TAG %TAG'" + end
        let few = tags.dropLast().joined(separator: end) + end + rest
        #expect(ParsedYAML(few, limits: limits).findings.isEmpty)
        let many = tags.joined(separator: end) + end + rest
        #expect(ParsedYAML(many, limits: limits).findings == ["limit-reached «%TAG»"])
    }

    @Test func refusesALargeFileUnread() {
        var limits = Limits()
        limits.sceneFileSize = 10
        #expect(ParsedYAML("a: 1234567", limits: limits).findings.isEmpty)
        let parsed = ParsedYAML("a: 12345678", limits: limits)
        #expect(parsed.codes == ["limit-reached"])
        #expect(parsed.tree.root == nil)
    }

    @Test func readsALongScalar() throws {
        let length = 1 << 20
        let parsed = ParsedYAML("a: \"" + String(repeating: "x", count: length) + "\"\n")
        let root = try #require(parsed.tree.root)
        let value = try #require(parsed.tree.value(for: "a", in: root))
        #expect(parsed.tree.range(value).count == length + 2)
        #expect(parsed.tree.scalarBytes(value).count == length)
    }
}
