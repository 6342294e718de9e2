import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneText

/// What the XML reader sees in a text, and what it refuses.
@Suite struct XMLTreeTests {
    private func parse(_ text: String) -> (tree: XMLTree, findings: [Diagnostic]) {
        var sources = SourceMap()
        var log = DiagnosticLog()
        let source = SourceText(name: "a.xib", text: text)
        let tree = XMLTree.parse(source, as: sources.add(source), limits: Limits(), log: &log)
        return (tree, log.diagnostics)
    }

    @Test func elementsAttributesTextsAndCommentsHaveTheirPlaces() throws {
        let text = "<?xml version=\"1.0\"?>\n<a x='1' y=\"&lt;2\"><!--c--><b/> two &amp; more</a>\n"
        let tree = parse(text).tree
        let root = try #require(tree.root)
        #expect(tree.name(root) == "a")
        #expect(tree.attributes(root).map(tree.name) == ["x", "y"])
        #expect(tree.value(root, "y") == "<2")
        #expect(tree.children(root).map(tree.kind) == [.comment, .element, .text])
        let pieces = tree.children(root).map { tree.text.string(in: tree.range($0)) }
        #expect(pieces == ["<!--c-->", "<b/>", " two &amp; more"])
        #expect(tree.text(root) == " two & more")
    }

    @Test func aTextOfBlanksAloneIsStillTheTextOfItsElement() throws {
        let tree = parse("<string>  </string>").tree
        #expect(tree.root.map(tree.text) == "  ")
    }

    @Test func lineEndsInValuesAreSpacesAndInTextsOneLineEnd() throws {
        let tree = parse("<a b='1\r\n2\t3'>x\r\ny</a>").tree
        let root = try #require(tree.root)
        #expect(tree.value(root, "b") == "1 2 3")
        #expect(tree.text(root) == "x\ny")
    }

    @Test(arguments: [
        ("<a>1️⃣</b2️⃣></a>", "unexpected '</b>', expected '</a>'"),
        ("1️⃣<a>2️⃣<b></b>", "the element 'a' is not closed"),
        ("<a/>1️⃣<b2️⃣/>", "unexpected second element: everything is inside the first"),
        ("<a x='1' 1️⃣x2️⃣='2'/>", "the attribute 'x' appears twice"),
        ("<a x='1'1️⃣y2️⃣='2'/>", "expected a blank"),
        ("<a x=1️⃣12️⃣/>", "expected a value in quotes"),
        ("<a 1️⃣x2️⃣='1/>", "the value of the attribute is not closed"),
        ("<a x='1️⃣<2️⃣'/>", "unexpected '<' in a value"),
        ("<a>1️⃣&b2️⃣;</a>", "'&b;' is not a reference"),
        ("<a>1️⃣&2️⃣ b</a>", "unexpected '&'"),
        ("<a>1️⃣&#02️⃣;</a>", "the reference is not the number of a character"),
        ("<a><!-- 1️⃣--2️⃣ --></a>", "unexpected '--' in a comment"),
        ("<a/>1️⃣<?xml2️⃣ version='1.0'?>", "'<?xml' belongs at the very beginning of a file"),
        ("1️⃣<?xml encoding='UTF-8'?>2️⃣<a/>", "the XML declaration is not complete"),
        ("1️⃣<!DOCTYPE2️⃣ a><a/>", "a document type is not read"),
        (
            "1️⃣<?xml version='1.0' encoding='latin1'?>2️⃣<a/>",
            "the file says that it is 'latin1', but only UTF-8 is read"
        ),
        ("<a>1️⃣]]>2️⃣</a>", "unexpected markup"),
    ])
    func whatIsWrongIsShownAtItsPlace(_ marked: String, _ message: String) {
        let text = MarkedText(marked)
        let (tree, findings) = parse(text.text.string(in: SourceRange(0, Int.max)))
        #expect(tree.root == nil)
        #expect(findings.map(\.message) == [message])
        #expect(findings.first?.primary.range == text.range(1, 2))
    }

    @Test func aTextThatIsTooDeepIsRefusedAtTheLimit() {
        let depth = Limits().nestingDepth
        let allowed =
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        #expect(parse(allowed).findings.isEmpty)
        let findings = parse("<a>\(allowed)</a>").findings
        #expect(findings.map(\.code) == [.limitReached])
    }

    @Test func namesHaveTheLettersOfXML() {
        #expect(parse("<é ü='1'/>").tree.root != nil)
        #expect(parse("<a·b/>").tree.root != nil)
        #expect(parse("<·a/>").tree.root == nil)
        #expect(parse("<a\u{2028}b/>").tree.root == nil)
    }
}
