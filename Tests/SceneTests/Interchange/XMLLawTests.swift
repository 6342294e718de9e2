import Testing

@testable import SceneInterchange
@testable import SceneText

/// What is true of the XML reader and editor whatever the text.
@Suite struct XMLLawTests {
    private func parse(_ bytes: [UInt8]) -> (tree: XMLTree, findings: [Diagnostic]) {
        var sources = SourceMap()
        var log = DiagnosticLog()
        let text = SourceText(name: "a.xib", bytes: bytes)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return (tree, log.diagnostics)
    }

    @Test(arguments: 0..<200)
    func aDocumentIsReadAndWrittenBackByteForByte(_ seed: Int) {
        var generator = GeneratedXML(seed: seed)
        let bytes = Array(generator.document().utf8)
        let (tree, findings) = parse(bytes)
        #expect(findings.map(\.message) == [])
        #expect(tree.writtenBack == bytes)
        #expect(XMLEditor(tree).bytes == bytes)
    }

    @Test(.slow, arguments: 0..<20)
    func everyBeginningIsReadOrRefusedAtAPlaceInIt(_ seed: Int) {
        var generator = GeneratedXML(seed: seed)
        let bytes = Array(generator.document().utf8)
        for length in bytes.indices { check(Array(bytes[..<length])) }
    }

    @Test(.slow, arguments: 0..<2000)
    func aBrokenDocumentIsReadOrRefusedAtAPlaceInIt(_ seed: Int) {
        var generator = GeneratedXML(seed: seed)
        let text = generator.document()
        for _ in 0..<10 { check(generator.mutated(text)) }
    }

    /// A text is either a tree that tiles it, or one finding within it.
    private func check(_ bytes: [UInt8]) {
        let (tree, findings) = parse(bytes)
        #expect((tree.root == nil) == (findings.count == 1))
        #expect(findings.allSatisfy { Int($0.primary.range.end) <= bytes.count })
        if tree.root != nil { #expect(tree.writtenBack == bytes) }
    }

    /// Each edit leaves every byte outside its element as it was, and gives a text that can be read.
    @Test(.slow, arguments: 0..<2000)
    func anEditTouchesItsElementAlone(_ seed: Int) throws {
        var generator = GeneratedXML(seed: seed)
        let bytes = Array(generator.document().utf8)
        let tree = parse(bytes).tree
        let elements = Array(tree.allElements)
        let element = elements[generator.number(below: elements.count)]
        var editor = XMLEditor(tree)
        switch generator.number(below: 5) {
        case 4:
            // Of two values the last one counts, and there is one attribute.
            editor.set("new", to: "old", of: element)
            editor.set("new", to: "a \"quoted\" <text>\n", of: element)
        case 0: editor.set("new", to: "a \"quoted\" <text>\n", of: element)
        case 1: editor.set("id", to: "'1'", of: element)
        case 2: editor.remove("key", of: element)
        default: editor.setText("x & y", of: element)
        }
        let result = editor.bytes
        let range = tree.range(element)
        #expect(result.starts(with: bytes[..<Int(range.start)]))
        #expect(result.reversed().starts(with: bytes[Int(range.end)...].reversed()))
        let (edited, findings) = parse(result)
        #expect(findings.map(\.message) == [])
        let index = try #require(elements.firstIndex(of: element))
        let same = try #require(Array(edited.allElements).dropFirst(index).first)
        let value = edited.value(same, "new") ?? tree.value(element, "new")
        #expect(value == nil || value == "a \"quoted\" <text>\n")
    }
}
