/// How a collection is to be written.
package enum YAMLLayout: Hashable, Sendable {
    /// In one line where that reads well, else by indentation.
    case automatic

    /// By indentation.
    case block

    /// In one line if it fits.
    case flow
}

/// An entry of a mapping that is to be written.
package struct YAMLPair: Hashable, Sendable {
    /// The text of the key.
    package var key: String

    /// The value.
    package var value: YAMLValue

    /// Makes an entry.
    package init(_ key: String, _ value: YAMLValue) {
        self.key = key
        self.value = value
    }
}

/// A tree that is to be written, with no source behind it.
package indirect enum YAMLValue: Hashable, Sendable {
    /// Anything but a collection.
    case scalar(YAMLScalar)

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
}

extension YAMLTree {
    /// A node as a value, aliases and merges written out, collections laid out as they are.
    package func value(of id: YAMLNodeID) -> YAMLValue {
        let layout: YAMLLayout = style(id) == .flow ? .flow : .block
        switch kind(id) {
        case .scalar:
            return .scalar(resolved(id) ?? .null)
        case .sequence:
            return .list(items(id).map { value(of: $0) }, layout)
        case .mapping:
            return .mapping(
                entries(id).map { YAMLPair(text(of: $0.symbol), value(of: $0.value)) },
                layout
            )
        }
    }
}
