package import SceneText

/// The elements, attributes, texts and comments of an XML text with their ranges, packed in document order.
///
/// Every byte of the text stays where it is, and the tree says what is where. Blanks between nodes belong to no node.
package struct XMLTree: Sendable {
    /// The text that was read.
    package let text: SourceText

    /// The id of the text that ranges point into.
    package let source: SourceID

    let nodes: [XMLNode]
    let attributes: [XMLAttribute]

    /// The different names of elements and attributes, by number.
    let names: [String]

    /// The node of the outermost element; -1 where the text could not be read.
    private let rootIndex: Int

    /// Reads a text; what is wrong with it is logged, and the tree is empty then.
    package static func parse(
        _ text: SourceText,
        as source: SourceID,
        limits: Limits,
        log: inout DiagnosticLog
    ) -> XMLTree {
        var scanner = XMLScanner(text.bytes, limits: limits)
        do throws(XMLProblem) {
            try scanner.scan()
            return XMLTree(text, source, scanner)
        } catch {
            log.report(error.diagnostic(in: source))
            return XMLTree(text, source, nil)
        }
    }

    private init(_ text: SourceText, _ source: SourceID, _ scanner: consuming XMLScanner?) {
        self.text = text
        self.source = source
        rootIndex = scanner?.root ?? -1
        nodes = scanner?.nodes ?? []
        attributes = scanner?.attributes ?? []
        names = scanner?.names ?? []
    }

    /// Makes a tree of the same text with other nodes and attributes.
    init(_ other: XMLTree, _ nodes: [XMLNode], _ attributes: [XMLAttribute]) {
        text = other.text
        source = other.source
        names = other.names
        rootIndex = other.rootIndex
        self.nodes = nodes
        self.attributes = attributes
    }

    /// Whether a text is meant to be XML: it starts with `<`, after blanks and a byte order mark.
    ///
    /// Two of them begin a merge conflict, which a scene file may have in its first line.
    package static func isMeant(by bytes: [UInt8]) -> Bool {
        var index = bytes.textStart
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            case let byte:
                let sign = UInt8(ascii: "<")
                return byte == sign && (index + 1 == bytes.count || bytes[index + 1] != sign)
            }
        }
        return false
    }

    /// How the names of documents end.
    package static let documentEndings = [".storyboard", ".xib"]

    /// Whether a file is meant to be XML: by its text, or as a document by its name.
    package static func isMeant(by text: SourceText) -> Bool {
        isMeant(by: text.bytes) || documentEndings.contains(where: text.name.hasSuffix)
    }

    /// The outermost element; nil where the text could not be read.
    package var root: XMLNodeID? { rootIndex < 0 ? nil : XMLNodeID(rootIndex) }

    // MARK: Nodes

    func node(_ id: XMLNodeID) -> XMLNode { nodes[Int(id.index)] }

    /// What a node is.
    package func kind(_ id: XMLNodeID) -> XMLNode.Kind { node(id).kind }

    /// The bytes of a node, with its tags.
    package func range(_ id: XMLNodeID) -> SourceRange { node(id).range }

    /// The bytes between the tags of an element, or between the delimiters of anything else.
    package func contentRange(_ id: XMLNodeID) -> SourceRange { node(id).content }

    /// The name of an element or an instruction; empty for anything else.
    package func name(_ id: XMLNodeID) -> String {
        let name = node(id).name
        return name < 0 ? "" : names[Int(name)]
    }

    /// The bytes of an element's name in its first tag.
    package func nameRange(_ id: XMLNodeID) -> SourceRange {
        let start = Int(node(id).start) + 1
        return SourceRange(start, start + name(id).utf8.count)
    }

    /// The element that a node is in.
    package func parent(_ id: XMLNodeID) -> XMLNodeID? {
        let parent = node(id).parent
        return parent < 0 ? nil : XMLNodeID(Int(parent))
    }

    /// The nodes outside the outermost element and that element, in order.
    package var topLevel: Nodes { Nodes(tree: self, place: nodes.isEmpty ? -1 : 0) }

    /// All elements in document order.
    package var allElements: some Sequence<XMLNodeID> {
        nodes.indices.lazy.filter { nodes[$0].kind == .element }.map { XMLNodeID($0) }
    }

    /// What is in an element: elements, texts and comments in order.
    package func children(_ id: XMLNodeID) -> Nodes {
        let first = Int(id.index) + 1
        let isParent = first < nodes.count && nodes[first].parent == id.index
        return Nodes(tree: self, place: isParent ? first : -1)
    }

    /// The elements in an element.
    package func elements(_ id: XMLNodeID) -> [XMLNodeID] {
        children(id).filter { kind($0) == .element }
    }

    /// The elements of a name in an element.
    package func elements(_ id: XMLNodeID, named name: String) -> [XMLNodeID] {
        children(id).filter { kind($0) == .element && self.name($0) == name }
    }

    /// The first element of a name in an element.
    package func element(_ id: XMLNodeID, named name: String) -> XMLNodeID? {
        children(id).first { kind($0) == .element && self.name($0) == name }
    }

    /// The elements of the list that an element has by a name; none where it has no such list.
    package func elements(_ id: XMLNodeID, in list: String) -> [XMLNodeID] {
        element(id, named: list).map { elements($0) } ?? []
    }

    /// The first element in an element that has the value for `key`, as parts of Interface Builder's objects
    /// do: `<rect key="frame" …/>`.
    package func part(_ id: XMLNodeID, key: String) -> XMLNodeID? {
        children(id).first { kind($0) == .element && value($0, "key") == key }
    }

    /// The text of an element without elements, its references resolved.
    package func text(_ id: XMLNodeID) -> String {
        let node = node(id)
        switch node.kind {
        case .text: return unescaped(node.content, hasReferences: node.hasReferences)
        case .characterData, .comment, .instruction: return text.string(in: node.content)
        case .element:
            let children = children(id)
            // Blanks alone are in no node, and a text they are.
            if children.first == nil { return text.string(in: node.content) }
            return children.reduce(into: "") { result, child in
                if kind(child) == .text || kind(child) == .characterData { result += text(child) }
            }
        }
    }

    // MARK: Attributes

    /// The attributes of an element, in order.
    package func attributes(_ id: XMLNodeID) -> ArraySlice<XMLAttribute> {
        let node = node(id)
        let first = Int(node.firstAttribute)
        return attributes[first..<first + Int(node.attributeCount)]
    }

    /// The attribute of a name.
    package func attribute(_ id: XMLNodeID, _ name: String) -> XMLAttribute? {
        attributes(id).first { names[Int($0.name)] == name }
    }

    /// The name of an attribute.
    package func name(_ attribute: XMLAttribute) -> String { names[Int(attribute.name)] }

    /// The value of an attribute, its references resolved.
    package func value(_ attribute: XMLAttribute) -> String {
        attribute.isEscaped
            ? XMLReferences.resolved(text.bytes[attribute.valueRange.indices], inValue: true)
            : text.string(in: attribute.valueRange)
    }

    /// The value of the attribute of a name.
    package func value(_ id: XMLNodeID, _ name: String) -> String? {
        attribute(id, name).map(value)
    }

    /// The value of an attribute that is a number; nil for one that is not finite, which Interface Builder does not write.
    package func number(_ id: XMLNodeID, _ name: String) -> Double? {
        value(id, name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private func unescaped(_ range: SourceRange, hasReferences: Bool) -> String {
        hasReferences
            ? XMLReferences.resolved(text.bytes[range.indices], inValue: false)
            : text.string(in: range)
    }
}

extension XMLTree {
    /// Nodes beside each other.
    package struct Nodes: Sequence, IteratorProtocol {
        let tree: XMLTree
        var place: Int

        /// The next of them.
        package mutating func next() -> XMLNodeID? {
            guard let node = first else { return nil }
            place = Int(tree.nodes[place].next)
            return node
        }

        /// The first of them; nil where there is none.
        package var first: XMLNodeID? { place < 0 ? nil : XMLNodeID(place) }
    }
}
