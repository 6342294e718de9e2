/// One key of the scene language: its type, its meaning, and what others call it.
///
/// A class, because decoding passes keys around for every entry of a file.
package final class Key: Sendable {
    /// What UIKit or Interface Builder calls a thing.
    package enum Spelling: Hashable, Sendable, ExpressibleByStringLiteral {
        /// Just as scene files do.
        case same

        /// By another name.
        case other(String)

        /// Not at all.
        case absent

        /// Makes the spelling that differs.
        package init(stringLiteral name: String) { self = .other(name) }

        /// What a thing is called there that scene files call by a name; nil where it is not there.
        fileprivate func word(for name: String) -> String? {
            switch self {
            case .same: name
            case .other(let other): other
            case .absent: nil
            }
        }
    }

    /// The key as scene files write it.
    package let name: String

    /// What its value may be.
    package let type: KeyType

    /// One sentence on what it does, without a full stop.
    package let summary: String

    /// The value that applies when the key is left out, as a person would write it.
    package let fallback: String?

    /// Whether the key must be there.
    package let isRequired: Bool

    /// Whether a scalar or list in place of the mapping sets this key.
    package let isMain: Bool

    /// UIKit's name.
    package let uikit: Spelling

    /// UIKit's name in full; nil where it has none.
    package var uikitName: String? { uikit.word(for: name) }

    /// Interface Builder's name.
    package let interfaceBuilder: Spelling

    /// Interface Builder's name in full; nil where it has none.
    package var interfaceBuilderName: String? { interfaceBuilder.word(for: name) }

    /// Whether its value is a property of an object, which an expression may give.
    package let isProperty: Bool

    /// How its value depends on those of other keys of the same view.
    let limit: ValueLimit?

    init(
        _ name: String,
        _ type: KeyType,
        _ summary: String,
        default fallback: String? = nil,
        required isRequired: Bool = false,
        main isMain: Bool = false,
        property isProperty: Bool = false,
        limit: ValueLimit? = nil,
        uikit: Spelling = .absent,
        ib: Spelling = .absent
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.fallback = fallback
        self.isRequired = isRequired
        self.isMain = isMain
        self.isProperty = isProperty
        self.limit = limit
        self.uikit = uikit
        self.interfaceBuilder = ib
    }

    /// Whether UIKit or Interface Builder uses a name for this key.
    package func isSpelledElsewhere(_ spelling: String) -> Bool {
        uikit == .other(spelling) || interfaceBuilder == .other(spelling)
    }
}
