package import SceneText

/// Names a node of a `YAMLTree`.
package struct YAMLNodeID: Hashable, Sendable {
    /// The place of the node in document order.
    package let index: UInt32

    package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
    package init(_ index: UInt32) { self.index = index }
}

/// The text of a mapping key as a number: equal in one tree when the texts are equal.
package struct YAMLSymbol: Hashable, Sendable {
    /// The number, counted from 0 by first appearance.
    package let index: Int32
}

/// What a node is.
package enum YAMLKind: Hashable, Sendable {
    /// A piece of text.
    case scalar

    /// A list.
    case sequence

    /// Keys with values.
    case mapping
}

/// The type that a node's tag states.
enum YAMLTag: UInt8 {
    case none
    case nonSpecific
    case null
    case bool
    case int
    case float
    case string
    case sequence
    case mapping
    case merge

    /// The tag with its handle expanded; nil for one that a scene cannot use.
    init?(_ name: String) {
        switch name {
        case "!": self = .nonSpecific
        case "tag:yaml.org,2002:null": self = .null
        case "tag:yaml.org,2002:bool": self = .bool
        case "tag:yaml.org,2002:int": self = .int
        case "tag:yaml.org,2002:float": self = .float
        case "tag:yaml.org,2002:str": self = .string
        case "tag:yaml.org,2002:seq": self = .sequence
        case "tag:yaml.org,2002:map": self = .mapping
        case "tag:yaml.org,2002:merge": self = .merge
        default: return nil
        }
    }
}

/// A node as the tree stores it, 24 bytes wide, in document order before its children.
package struct YAMLNode {
    package enum Kind: UInt8 {
        case scalar
        case sequence
        case mapping
        case alias
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// The text is in the side buffer, not in the source.
        static let cooked = Flags(rawValue: 1)

        /// A finding about the node was reported, and nothing more should be said of it.
        static let faulty = Flags(rawValue: 2)

        /// The text broke off inside this collection.
        static let cut = Flags(rawValue: 4)

        /// The key of an entry that does not count: repeated, not a scalar, or a merge.
        static let dropped = Flags(rawValue: 8)

        /// The key of a merge, or the mapping that holds one.
        static let merge = Flags(rawValue: 16)

        /// The node has an anchor.
        static let anchored = Flags(rawValue: 32)
    }

    var start: UInt32
    var end: UInt32

    /// The offset of a scalar's text, the index after a collection, or the target of an alias.
    package var first: UInt32 = 0

    /// The length of a scalar's text, or how many items or entries a collection has.
    var second: UInt32 = 0

    /// The text of a key; -1 for every other node.
    var symbol: Int32 = -1

    package var kind: Kind
    package var style = YAMLStyle.plain
    var tag = YAMLTag.none
    var flags: Flags = []

    init(_ kind: Kind, start: Int, end: Int) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: max(start, end))
    }

    /// The node of an event.
    init(_ kind: Kind, _ event: YAMLEvent) {
        self.kind = kind
        start = event.start
        end = max(event.start, event.end)
        style = event.style
    }

    package var range: SourceRange { SourceRange(start: start, end: end) }

    /// Where the text of a scalar is, in the source or in the side buffer.
    var textRange: Range<Int> { Int(first)..<Int(first) + Int(second) }
}
