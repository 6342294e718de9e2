package import SceneText

/// Names a node of an `XMLTree`.
package struct XMLNodeID: Hashable, Sendable {
    /// The place of the node in document order.
    let index: Int32

    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A node as the tree stores it, in document order before its children.
package struct XMLNode: Sendable {
    /// What a node is.
    package enum Kind: UInt8, Sendable {
        case element

        /// Text that is not blank; blanks between nodes are in no node.
        case text

        /// Text in which nothing is escaped.
        case characterData

        case comment

        /// `<?name …?>`, the declaration of the document among them.
        case instruction
    }

    /// Where the node starts and ends, its tags included.
    var start: UInt32
    var end: UInt32

    /// Where what it contains starts and ends; nowhere for an element of one tag.
    var contentStart: UInt32 = 0
    var contentEnd: UInt32 = 0

    /// Where its attributes are in the list of all.
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0

    /// The element that it is in, and the node after it in there; -1 for none.
    var parent: Int32 = -1
    var next: Int32 = -1

    /// The number of its name; -1 for what has none.
    var name: Int32 = -1

    var kind: Kind

    /// Whether a text has references, such as `&lt;`.
    var hasReferences = false

    init(_ kind: Kind, start: Int, end: Int) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    var range: SourceRange { SourceRange(start: start, end: end) }
    var content: SourceRange { SourceRange(start: contentStart, end: contentEnd) }
}

/// An attribute of an element: its name, and its value without the quotes.
package struct XMLAttribute: Sendable {
    let start: UInt32
    let valueStart: UInt32
    let valueEnd: UInt32
    let name: Int32

    /// Whether the value has references, such as `&quot;`, or line ends, which count as spaces.
    let isEscaped: Bool

    /// The bytes of the value, without quotes.
    package var valueRange: SourceRange { SourceRange(start: valueStart, end: valueEnd) }

    /// The whole attribute, from its name to the closing quote.
    package var range: SourceRange { SourceRange(start: start, end: valueEnd + 1) }
}
