import SceneText

/// Changes an XML text by splices: every byte that no edit names stays as it is.
///
/// Edits that touch each other keep their order. Of two values of one attribute the last counts, of other edits of
/// the same bytes the first.
package struct XMLEditor {
    private let tree: XMLTree
    private var splices: [Splice] = []

    private struct Splice {
        let range: SourceRange
        var replacement: String
    }

    private struct Attribute: Hashable {
        let element: XMLNodeID
        let name: String
    }

    /// The places of the splices that give attributes a value.
    private var settings: [Attribute: Int] = [:]

    /// Edits the text of a tree.
    package init(_ tree: XMLTree) { self.tree = tree }

    /// Gives an attribute a value: in place of the one that it has, or after all others.
    package mutating func set(_ name: String, to value: String, of element: XMLNodeID) {
        let written = XMLReferences.escaped(value, inValue: true)
        let target = Attribute(element: element, name: name)
        let known = settings[target]
        settings[target] = known ?? splices.count
        if let attribute = tree.attribute(element, name) {
            let quote = tree.text.bytes[Int(attribute.valueEnd)]
            let isQuoted = quote == UInt8(ascii: "'")
            splice(
                attribute.valueRange,
                isQuoted ? written.replacing("'", with: "&apos;") : written,
                inPlaceOf: known
            )
        } else {
            let end = tree.attributes(element).last?.range.end ?? tree.nameRange(element).end
            splice(SourceRange(start: end, end: end), " \(name)=\"\(written)\"", inPlaceOf: known)
        }
    }

    /// Removes an attribute with the blank before it.
    package mutating func remove(_ name: String, of element: XMLNodeID) {
        guard let attribute = tree.attribute(element, name) else { return }
        splice(
            SourceRange(start: startOfBlanks(before: attribute.start), end: attribute.range.end),
            ""
        )
    }

    /// Replaces a node with markup.
    package mutating func replace(_ node: XMLNodeID, with markup: String) {
        splice(tree.range(node), markup)
    }

    /// Removes a node with the line that it leaves empty.
    package mutating func remove(_ node: XMLNodeID) {
        let range = tree.range(node)
        splice(SourceRange(start: startOfBlanks(before: range.start), end: range.end), "")
    }

    /// Inserts markup after a node, on a line of its own where the node begins one.
    package mutating func insert(_ markup: String, after node: XMLNodeID) {
        let range = tree.range(node)
        let blanks = SourceRange(start: startOfBlanks(before: range.start), end: range.start)
        splice(SourceRange(start: range.end, end: range.end), tree.text.string(in: blanks) + markup)
    }

    /// Inserts markup before a node, with the same blanks between the two as before the node.
    package mutating func insert(_ markup: String, before node: XMLNodeID) {
        let start = tree.range(node).start
        let blanks = SourceRange(start: startOfBlanks(before: start), end: start)
        splice(SourceRange(start: start, end: start), markup + tree.text.string(in: blanks))
    }

    /// Replaces what is between the tags of an element with a text.
    package mutating func setText(_ text: String, of element: XMLNodeID) {
        let written = XMLReferences.escaped(text, inValue: false)
        let content = tree.contentRange(element)
        let range = tree.range(element)
        guard content.end == range.end else { return splice(content, written) }
        // One tag becomes two.
        let slash = SourceRange(start: range.end - 2, end: range.end)
        splice(slash, ">\(written)</\(tree.name(element))>")
    }

    private mutating func splice(
        _ range: SourceRange,
        _ replacement: String,
        inPlaceOf known: Int? = nil
    ) {
        if let known {
            splices[known].replacement = replacement
        } else {
            splices.append(Splice(range: range, replacement: replacement))
        }
    }

    private func startOfBlanks(before offset: UInt32) -> UInt32 {
        let bytes = tree.text.bytes
        var start = Int(offset)
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
        return UInt32(truncatingIfNeeded: start)
    }

    /// The text with all edits.
    package var bytes: [UInt8] {
        let original = tree.text.bytes
        var result: [UInt8] = []
        result.reserveCapacity(original.count)
        var offset = 0
        let order = splices.indices.sorted {
            (splices[$0].range.start, $0) < (splices[$1].range.start, $1)
        }
        for index in order {
            let splice = splices[index]
            guard splice.range.start >= offset else { continue }
            result += original[offset..<Int(splice.range.start)]
            result += Array(splice.replacement.utf8)
            offset = Int(splice.range.end)
        }
        return result + original[offset...]
    }
}

extension String {
    fileprivate func replacing(_ letter: Character, with text: String) -> String {
        reduce(into: "") { $0 += $1 == letter ? text : String($1) }
    }
}
