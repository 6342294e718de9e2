/// How a collection is to be written.
package enum YAMLLayout: Hashable, Sendable {
    /// In one line where that reads well, else by indentation.
    case automatic

    /// By indentation.
    case block

    /// In one line if it fits.
    case flow

    /// In brackets, over a few lines if it does not fit in one.
    case filled
}

/// An entry of a mapping that is to be written.
package struct YAMLPair: Hashable, Sendable {
    /// The text of the key.
    package var key: String

    /// The key as its author wrote it, with quotes or an anchor; nil for one that is written as any text.
    var writtenKey: String?

    /// The value.
    package var value: YAMLValue

    /// What is remarked about the entry.
    package var comments: YAMLComments

    /// Makes an entry.
    package init(_ key: String, _ value: YAMLValue, _ comments: YAMLComments = YAMLComments()) {
        self.key = key
        self.value = value
        self.comments = comments
    }
}

/// A tree that is to be written, with no source behind it.
package indirect enum YAMLValue: Hashable, Sendable {
    /// Anything but a collection.
    case scalar(YAMLScalar)

    /// A scalar with its quotes, or as the block of lines that it was.
    case source(YAMLScalarSource)

    /// An item of a list with what is remarked about it.
    case commented(YAMLValue, YAMLComments)

    /// A value with an anchor or a tag before it.
    case marked(String, YAMLValue)

    /// Items in order.
    case list([YAMLValue], YAMLLayout = .automatic)

    /// Entries in order, each key once.
    case mapping([YAMLPair], YAMLLayout = .automatic)

    /// A text.
    package static func string(_ text: String) -> YAMLValue { .scalar(.string(text)) }

    /// A whole number.
    package static func int(_ value: Int) -> YAMLValue { .scalar(.int(value)) }

    /// A number.
    package static func double(_ value: Double) -> YAMLValue { .scalar(.double(value)) }

    /// `true` or `false`.
    package static func bool(_ value: Bool) -> YAMLValue { .scalar(.bool(value)) }

    /// Nothing.
    package static var null: YAMLValue { .scalar(.null) }

    /// The value without comments, its scalars without their quotes: equal for values that mean the same and
    /// are laid out alike.
    package var bare: YAMLValue {
        switch self {
        case .scalar: self
        case .source(let source): .scalar(source.scalar)
        case .commented(let value, _), .marked(_, let value): value.bare
        case .list(let items, let layout): .list(items.map(\.bare), layout)
        case .mapping(let pairs, let layout):
            .mapping(pairs.map { YAMLPair($0.key, $0.value.bare) }, layout)
        }
    }

    /// What is written.
    var kind: YAMLKind {
        switch self {
        case .scalar, .source: .scalar
        case .commented(let value, _), .marked(_, let value): value.kind
        case .list: .sequence
        case .mapping: .mapping
        }
    }

    /// Whether this is neither a list nor a mapping.
    package var isScalar: Bool { kind == .scalar }

    /// The value with comments, where there are any.
    package func with(_ comments: YAMLComments) -> YAMLValue {
        comments.isEmpty ? self : .commented(self, comments)
    }

    /// Whether something is remarked inside.
    var holdsComments: Bool {
        switch self {
        case .scalar, .source: false
        case .commented: true
        case .marked(_, let value): value.holdsComments
        case .list(let items, _): items.contains(where: \.holdsComments)
        case .mapping(let pairs, _):
            pairs.contains { !$0.comments.isEmpty || $0.value.holdsComments }
        }
    }
}

extension YAMLPair {
    /// Whether there is an anchor, an alias or a merge in the entry.
    var hasReferences: Bool {
        let mark = writtenKey?.utf8.first
        return key == "<<" || mark == UInt8(ascii: "&") || mark == UInt8(ascii: "*")
            || value.hasReferences
    }
}

extension YAMLValue {
    /// Whether there is an anchor, an alias or a merge in the value.
    fileprivate var hasReferences: Bool {
        switch self {
        case .scalar: false
        case .source(let source): source.isAlias
        case .commented(let value, _): value.hasReferences
        case .marked(let mark, let value):
            mark.utf8.contains(UInt8(ascii: "&")) || value.hasReferences
        case .list(let items, _): items.contains(where: \.hasReferences)
        case .mapping(let pairs, _): pairs.contains(where: \.hasReferences)
        }
    }
}

extension YAMLTree {
    /// A node as a value, aliases and merges written out, collections laid out and scalars in quotes as
    /// they are.
    package func value(of id: YAMLNodeID) -> YAMLValue {
        value(of: id) { _ in YAMLComments() }
    }

    /// A node as a value with the comments of its entries and items.
    func value(of id: YAMLNodeID, _ comments: (YAMLNodeID) -> YAMLComments) -> YAMLValue {
        let layout: YAMLLayout = style(id) == .flow ? .flow : .block
        switch kind(id) {
        case .scalar:
            return source(of: id).map { .source($0) } ?? .scalar(resolved(id) ?? .null)
        case .sequence:
            return .list(items(id).map { value(of: $0, comments).with(comments($0)) }, layout)
        case .mapping:
            let pairs = entries(id).map { entry in
                YAMLPair(
                    text(of: entry.symbol),
                    value(of: entry.value, comments),
                    comments(entry.key)
                )
            }
            return .mapping(pairs, layout)
        }
    }
}
