import SceneLanguage
import Testing

@testable import SceneInterchange
@testable import SceneText

/// Whatever a document has is in its scenes, in the list of what is left, or bookkeeping.
@Suite struct DocumentRestTests {
    /// What became of a document.
    private struct Outcome {
        let tree: XMLTree
        let text: String
        let kinds: [String]
        private let listed: Set<SourceRange>
        private let said: SaidRanges
        private let usual: Set<SourceRange>

        init?(_ document: String, _ layout: SceneImporter.Layout) {
            var log = DiagnosticLog()
            tree = XMLTree.parse(
                SourceText(name: "Main.storyboard", text: document),
                as: SourceID(index: 0),
                limits: Limits(),
                log: &log
            )
            guard let read = InterfaceDocument(tree, log: &log) else { return nil }
            let file = SceneImporter.file(of: read, layout: layout, listsPassedOver: true)
            text = SceneExport(file).text
            kinds = file.passedOver.map { "\($0.kind), \($0.ranges.count)" }
            listed = Set(file.passedOver.flatMap(\.ranges))
            said = SaidRanges(file)
            usual = Set(file.usualValues)
        }

        /// The element whose id is `e1`.
        var element: XMLNodeID? { tree.allElements.first { tree.value($0, "id") == "e1" } }

        /// Whether an element is listed or bookkeeping, or is in one that is, and is not said itself.
        func isListed(_ element: XMLNodeID) -> Bool {
            var place: XMLNodeID? = element
            while let node = place {
                let ranges = [tree.nameRange(node), tree.range(node)]
                if ranges.contains(where: listed.contains) { return true }
                if ranges.contains(where: said.contains) { return false }
                if isBookkeeping(node) { return true }
                place = tree.parent(node)
            }
            return false
        }

        private func isBookkeeping(_ node: XMLNodeID) -> Bool {
            let name = tree.name(node)
            let key = tree.value(node, "key") ?? ""
            return Bookkeeping.elements.contains(name)
                || Bookkeeping.elements.contains("\(name)[\(key)]")
        }

        /// Whether an attribute is listed, bookkeeping, or what the language has anyway.
        func isListed(_ attribute: XMLAttribute, of element: XMLNodeID) -> Bool {
            listed.contains(attribute.valueRange) || usual.contains(attribute.valueRange)
                || isListed(element)
                || Bookkeeping.covers(
                    tree.name(attribute),
                    tree.value(attribute),
                    of: tree.name(element)
                )
        }
    }

    @Test(.slow, arguments: SceneImporter.Layout.allCases, InterfaceWord.all)
    func whatADocumentSaysIsSaidOrListed(_ layout: SceneImporter.Layout, _ word: InterfaceWord)
        throws
    {
        let document = word.document()
        let bytes = Array(document.utf8)
        let outcome = try #require(Outcome(document, layout))
        let element = try #require(outcome.element)
        for attribute in outcome.tree.attributes(element)
        where !outcome.isListed(attribute, of: element) {
            let range = attribute.range.indices
            let rest = String(
                decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...],
                as: UTF8.self
            )
            let without = try #require(Outcome(rest, layout))
            #expect(
                without.text != outcome.text,
                "\(outcome.tree.name(attribute)) of \(word.element) goes without a word"
            )
        }
    }

    /// Interface Builder learns new words each year.
    @Test(.slow, arguments: SceneImporter.Layout.allCases, InterfaceWord.all)
    func whatNobodyKnowsIsListed(_ layout: SceneImporter.Layout, _ word: InterfaceWord) throws {
        let known = try #require(Outcome(word.document(), layout))
        let isLeft = try known.isListed(#require(known.element))
        for document in [
            word.document(adding: " unheardOf=\"w\""),
            word.document(containing: "<unheardOf key=\"unheardOf\" value=\"w\"/>"),
        ] {
            let outcome = try #require(Outcome(document, layout))
            let more = Set(outcome.kinds).subtracting(known.kinds)
            #expect(more.count == (isLeft ? 0 : 1), "\(more)")
            #expect(more.allSatisfy { $0.contains("'unheardOf'") }, "\(more)")
        }
    }
}
