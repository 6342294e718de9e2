/// A mapping of the scene language: the keys that it takes.
package struct Shape: Sendable {
    /// The mappings that are not views.
    package enum Name: Int, CaseIterable, Hashable, Sendable {
        case file
        case data
        case scene
        case barItem
        case segue
        case table
        case section
        case cell
        case insets
        case accessibility
        case `class`
        case property
        case tableRules
        case rows
        case cellRule
        case editing
        case effect
        case append
        case remove
        case move
        case snapshot
    }

    /// What the mapping is called in messages: `a cell`.
    package let name: String

    /// One sentence on what it declares.
    package let summary: String

    /// Its keys, in the order in which documents list them.
    package let keys: [Key]

    /// Those of its keys that every view takes; none unless it is that of a view.
    let commonKeys: [Key]

    /// The keys that must be there, as bits by their places.
    let requiredKeys: UInt64

    /// What the values of its keys have to do with each other.
    let limits: [ValueLimit.Placed]

    /// The keys that speak of the view around, as bits by their places.
    let placingKeys: UInt64

    init(_ name: String, _ summary: String, keys: [Key], commonKeys: [Key] = []) {
        self.name = name
        self.summary = summary
        self.keys = keys
        self.commonKeys = commonKeys
        requiredKeys = keys.enumerated().reduce(0) { bits, key in
            key.element.isRequired ? bits | 1 << UInt64(key.offset) : bits
        }
        limits = commonKeys.isEmpty ? [] : Catalog.limits(among: keys)
        placingKeys = commonKeys.isEmpty ? 0 : Catalog.placingKeys(among: keys)
    }

    /// The keys whose values limit each other, as bits by their places.
    var limitedKeys: UInt64 { limits.reduce(0) { $0 | $1.keys } }

    /// The key that a scalar or list in place of the mapping sets.
    package var mainKey: Key? { keys.first { $0.isMain } }

    /// The key of a name.
    package func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}
