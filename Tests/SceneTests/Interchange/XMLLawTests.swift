import Testing

@testable import SceneInterchange
@testable import SceneText

/// What is true of the XML reader whatever the text.
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
}
