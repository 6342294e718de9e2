import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct YAMLFindingTests {
    @Test(arguments: [
        ("a: 1\n1️⃣\t2️⃣b: 2\n", "a line cannot be indented with a tab"),
        ("a: |\n 1️⃣\t2️⃣x\n", "a line cannot be indented with a tab"),
        ("title1️⃣:2️⃣Hello\nstyle: plain\n", "expected a space after ':'"),
        ("a: 1\ntitle1️⃣:2️⃣Hello\nstyle: plain\n", "expected a space after ':'"),
        ("a: {b1️⃣:2️⃣[1]}\n", "expected a space after ':'"),
        ("a: {text: b, font1️⃣:2️⃣system bold 17}\n", "expected a space after ':'"),
        ("a: {b: c, title1️⃣:2️⃣Terms of use}\n", "expected a space after ':'"),
        ("- 1️⃣a2️⃣: b, c: d}\n", "a '{' is missing before 'a'"),
        ("a: 1️⃣b2️⃣: c}\n", "a '{' is missing before 'b'"),
        ("- a: 1️⃣b2️⃣: c, d: e}\n", "a '{' is missing before 'b'"),
        ("- a: {b: c, d: 1️⃣label2️⃣: e}}\n", "a '{' is missing before 'label'"),
        ("a: {b: 1️⃣go:2️⃣}\n", "'go:' ends with ':' and is not quoted"),
        ("a: [x, 1️⃣go:2️⃣]\n", "'go:' ends with ':' and is not quoted"),
        ("a: {b: 1️⃣go:event:2️⃣, c: 1}\n", "'go:event:' ends with ':' and is not quoted"),
        ("a: {b: x, c: 1️⃣#2️⃣333}\n", "'#' starts a comment here"),
        ("- {b: x, c: 1️⃣#2️⃣333}\n- d\n", "'#' starts a comment here"),
        ("a: {c: 1️⃣#2️⃣333, b: x}\nd: y\n", "'#' starts a comment here"),
        ("a: ['#111', 1️⃣#2️⃣333]\n", "'#' starts a comment here"),
        ("a: 1️⃣[2️⃣1, # one [x]\nb: 2\n", "the '[' is never closed"),
        ("a: 1\n1️⃣title2️⃣\nb: 2\n", "expected ':' after 'title'"),
        ("a: 1️⃣\"2️⃣Hello\nb: 2\n", "the quote is never closed"),
        ("a: 1️⃣'2️⃣Hello\n---\n", "the quote is never closed"),
        ("a: \"Hello\nb: \"1️⃣x\"2️⃣\n", "unexpected 'x\"' after a quoted text"),
        ("a: \"x\" 1️⃣y2️⃣\n", "unexpected 'y' after a value"),
        ("a: 1️⃣[2️⃣1, 2\nb: 3\n", "the '[' is never closed"),
        ("a: 1️⃣{2️⃣x: 1", "the '{' is never closed"),
        ("a: [1 1️⃣}2️⃣\n", "',' or ']' is missing before '}'"),
        ("a: [1,1️⃣,2️⃣2]\n", "a value is missing before ','"),
        ("a: 1️⃣@2️⃣foo\n", "a value cannot start with '@'"),
        ("a: 1️⃣`2️⃣foo\n", "a value cannot start with '`'"),
        ("a: 1️⃣%2️⃣foo\n", "a value cannot start with '%'"),
        ("1️⃣%foo bar2️⃣\n", "a line that starts with '%' is read as a directive"),
        ("m:\n  a: 1\n 1️⃣b: 22️⃣\n", "the indentation of this line matches no line above"),
        ("m:\n  a: x\n   1️⃣b2️⃣: 2\n", "the key 'b' continues the value of the line above"),
        ("  a: 1\n1️⃣b:2️⃣ 2\n", "'b:' follows the end of the content"),
        ("a: 1\n1️⃣- b2️⃣\n", "unexpected list item among the keys of a mapping"),
        ("- a\n1️⃣b: c2️⃣\n", "unexpected key among the items of a list"),
        ("a: b1️⃣:2️⃣ c\n", "a value without quotes cannot contain ': '"),
        ("a: 1️⃣-2️⃣ b\n", "a list cannot start on the line of its key"),
        ("a: 1️⃣*bold*2️⃣\n", "a value that starts with '*' is read as an alias"),
        ("a: 1️⃣&2️⃣\n", "a value that starts with '&' is read as an anchor"),
        ("a: \"x1️⃣\\.2️⃣y\"\n", "'\\.' is not an escape in double quotes"),
        ("a: |1️⃣x2️⃣\n  b\n", "a text under '|' or '>' starts on the next line"),
        ("a: x1️⃣\u{1}2️⃣\n", "a control character is not allowed in a text"),
        ("1️⃣%YAML2️⃣ 2.0\n---\na\n", "the file asks for a version of YAML that is not 1.1 or 1.2"),
    ])
    func saysWhereTheTextIsNotYAML(marked: String, message: String) throws {
        let text = MarkedText(marked)
        let parsed = ParsedYAML(text.text)
        let finding = try #require(parsed.log.diagnostics.first)
        #expect(parsed.codes == ["yaml-syntax"])
        #expect(finding.message == message)
        #expect(finding.primary.range == text.range(1, 2))
    }

    @Test(arguments: [
        ("a: 1\n1️⃣a2️⃣: 2\n", "duplicate-key"),
        ("{b: 1, \"a\": {a: 3}, 1️⃣a2️⃣: 2}\n", "duplicate-key"),
        ("a: 1️⃣*none2️⃣\n", "unknown-anchor"),
        ("a: &b [1, 1️⃣*b2️⃣]\n", "recursive-alias"),
        ("a: {<<: 1️⃣32️⃣}\n", "bad-merge"),
        ("a: {<<: [{b: 1}, 1️⃣[]2️⃣]}\n", "bad-merge"),
        ("1️⃣[a]2️⃣: b\n", "complex-key"),
        ("? 1️⃣a: b2️⃣\n: c\n", "complex-key"),
        ("a: 1\n1️⃣---2️⃣\nb: 1\n", "several-documents"),
        ("a: 1️⃣!mine2️⃣ b\n", "unknown-tag"),
        ("a: &x 1️⃣!!int2️⃣ b\n", "unfit-tag"),
        ("a: 1️⃣!!map2️⃣ [b]\n", "unfit-tag"),
        ("a1️⃣\u{0}2️⃣b: 1\n", "wrong-encoding"),
    ])
    func findsWhatYAMLAllowsAndASceneDoesNot(marked: String, code: String) {
        let text = MarkedText(marked)
        let parsed = ParsedYAML(text.text)
        #expect(parsed.codes == [code])
        #expect(parsed.log.diagnostics.first?.primary.range == text.range(1, 2))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], SourceRange(0, 2)),
            ([0xFE, 0xFF, 0x00, 0x61], SourceRange(0, 2)),
            ([0x61, 0x00, 0x3A, 0x00], SourceRange(0, 2)),
            ([0x00, 0x61, 0x00, 0x3A], SourceRange(0, 2)),
            ([0xFF, 0xFE, 0x00, 0x00], SourceRange(0, 2)), ([0x61, 0x62, 0xFF], SourceRange(2, 3)),
            ([0x61, 0xC0, 0x80], SourceRange(1, 2)), ([0x61, 0xE9, 0x20], SourceRange(1, 2)),
            ([0x61, 0xED, 0xA0, 0x80], SourceRange(1, 2)), ([0xF0, 0x9F, 0x98], SourceRange(0, 3)),
            ([0x61, 0x80], SourceRange(1, 2)), ([0xF5, 0x80, 0x80, 0x80], SourceRange(0, 1)),
        ] as [([UInt8], SourceRange)]
    )
    func refusesWhatIsNotUTF8(bytes: [UInt8], range: SourceRange) {
        let parsed = ParsedYAML(SourceText(name: "test.yaml", bytes: bytes))
        #expect(parsed.codes == ["wrong-encoding"])
        #expect(parsed.log.diagnostics.first?.primary.range == range)
        #expect(parsed.tree.root == nil)
    }

    @Test func keepsWhatStandsAboveTheMistake() throws {
        let parsed = ParsedYAML("a: 1\nb:\n  - x\n  - {c: [1, 2\nd: 3\n")
        let tree = parsed.tree
        let root = try #require(tree.root)
        #expect(parsed.notation == "{a: 1, b: [\"x\", {c: [1, ?]}]}")
        #expect(tree.isCut(root))
        #expect(parsed.codes == ["yaml-syntax"])
    }

    @Test(arguments: [
        "\(overlong)1️⃣:2️⃣ 1\n", "a: 1\n\(overlong)1️⃣:2️⃣ 1\n", "a:\n  \(overlong)1️⃣:2️⃣ 1\n",
    ])
    func aKeyThatIsTooLongIsTold(marked: String) throws {
        let text = MarkedText(marked)
        let finding = try #require(ParsedYAML(text.text).log.diagnostics.first)
        #expect(finding.message == "the key before this ':' has more than 1024 characters")
        #expect(finding.primary.range == text.range(1, 2))
    }

    private static let overlong = String(repeating: "k", count: 1100)

    @Test(arguments: [
        ("a: {b: go:}\n", "a: {b: \"go:\"}\n"),
        ("a: {b: #333, c: 1}\n", "a: {b: \"#333\", c: 1}\n"),
        ("a: {text: b, font:system bold 17}\n", "a: {text: b, font: system bold 17}\n"),
        ("a: {text: b, see:that one}\n", "a: {text: \"b, see:that one\"}\n"),
        ("a: b: c}\n", "a: {b: c}\n"), ("a: {b: label: d}}\n", "a: {b: {label: d}}\n"),
    ])
    func whatIsLostComesWithItsEdit(text: String, repaired: String) throws {
        let parsed = ParsedYAML(text)
        let edit = try #require(parsed.log.diagnostics.first?.helps.first?.edit)
        var bytes = parsed.text.bytes
        bytes.replaceSubrange(edit.range.indices, with: edit.replacement.utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == repaired)
        #expect(ParsedYAML(repaired).findings.isEmpty)
    }

    @Test(arguments: [
        (" a: b\n  c: d\n", "{a: ?}"), ("a: {b: {c} is here}\n", "{a: {b: ?}}"),
        ("a: \"x\nb: \"y\"\n", "{a: ?}"), ("a: \"x\" y\n", "{a: \"x\"}"),
        ("a: b\n@\n", "{a: \"b\"}"),
    ])
    func whatAMistakeGarblesIsFaulty(text: String, notation: String) {
        #expect(ParsedYAML(text).notation == notation)
    }

    @Test func aTextThatGoesOnBehindAnExpressionWantsQuotes() throws {
        let finding = try #require(ParsedYAML("a: {b: {c} is here}\n").log.diagnostics.first)
        #expect(finding.helps.map(\.text) == ["put the whole text in quotes"])
    }

    @Test func theFirstOfTwoEqualKeysCounts() {
        let parsed = ParsedYAML("a: 1\na: {b: 2}\nc: 3\n")
        #expect(parsed.notation == "{a: 1, c: 3}")
        #expect(parsed.log.diagnostics.first?.secondary.first?.range == SourceRange(0, 1))
    }

    @Test func aMissingSpaceComesWithItsEdit() throws {
        let parsed = ParsedYAML("title:Hello\nstyle: plain\n")
        let edit = try #require(parsed.log.diagnostics.first?.helps.first?.edit)
        #expect(edit.range == SourceRange(6, 6))
        #expect(edit.replacement == " ")
    }

    @Test(arguments: [
        DiagnosticCode.yamlSyntax, .wrongEncoding, .duplicateKey, .unknownAnchor, .recursiveAlias,
        .badMerge, .complexKey, .severalDocuments, .limitReached, .unknownTag, .unfitTag,
    ])
    func theExamplesOfACodeDifferInItAlone(code: DiagnosticCode) {
        #expect(ParsedYAML(code.good).findings.isEmpty)
        #expect(ParsedYAML(code.bad).codes == [code.name])
    }
}
