import SceneText

/// A mapping of the scene language: the keys that it takes.
///
/// A class, because decoding hands shapes around for every mapping of a file.
package final class Shape: Sendable {
    /// The mappings that are not views.
    package enum Name: Int, CaseIterable, Hashable, Sendable {
        case file
        case data
        case style
        case scene
        case barItem
        case tabItem
        case segue
        case constraint
        case directedAction
        case gesture
        case run
        case table
        case section
        case cell
        case cellFile
        case insets
        case offsets
        case accessibility
        case buttonStates
        case buttonState
        case `class`
        case property
        case tableRules
        case rows
        case cellRule
        case editing
        case swipe
        case effect
        case alert
        case alertField
        case alertAction
        case append
        case update
        case remove
        case move
        case snapshot
        case project
        case drawing
    }

    /// A mapping by its place among all: those that are not views come first.
    package struct Number: Hashable, Sendable {
        let index: Int

        init(_ name: Name) { index = name.rawValue }

        init(_ kind: ViewKind) {
            index = Name.allCases.count + (ViewKind.allCases.firstIndex(of: kind) ?? 0)
        }
    }

    /// Its place among all mappings.
    package let number: Number

    /// What the mapping is called in messages: `a cell`.
    package let name: String

    /// One sentence on what it declares.
    package let summary: String

    /// Its keys, in the order in which documents list them.
    package let keys: [Key]

    /// Those of its keys that every view takes; none unless it is that of a view.
    let commonKeys: [Key]

    /// Which of its keys exclude each other.
    let alternatives: [Alternatives.Placed]

    /// Keys of which none is there without the others, as bits by their places.
    let companions: UInt64

    /// The keys that must be there, as bits by their places.
    let requiredKeys: UInt64

    /// How the values of its keys depend on each other.
    let limits: [ValueLimit.Placed]

    /// The keys whose values limit each other, as bits by their places.
    let limitedKeys: UInt64

    /// The keys that refer to the surrounding view, as bits by position.
    let placingKeys: UInt64

    init(
        _ number: Number,
        _ name: String,
        _ summary: String,
        keys: [Key],
        commonKeys: [Key] = [],
        alternatives: [Alternatives] = [],
        companions: [String] = []
    ) {
        self.number = number
        self.name = name
        self.summary = summary
        self.keys = keys
        self.commonKeys = commonKeys
        self.alternatives = alternatives.map { Alternatives.Placed($0, among: keys) }
        self.companions = keys.bits(of: companions)
        requiredKeys = keys.bits(where: \.isRequired)
        limits = commonKeys.isEmpty ? [] : keys.compactMap { .init(of: $0, among: keys) }
        limitedKeys = limits.reduce(0) { $0 | $1.keys }
        let ofContainers = commonKeys.isEmpty ? [] : Catalog.keysOfContainers
        placingKeys = keys.bits { key in ofContainers.contains { $0 === key } }
    }

    /// The key that a scalar or list in place of the mapping sets.
    package var mainKey: Key? { keys.first { $0.isMain } }

    /// The names of the keys that are excluded by some that are there.
    package func keysExcluded(by names: Set<String>) -> Set<String> {
        var excluded: Set<String> = []
        for sides in alternatives.map(\.alternatives.sides) {
            guard let own = sides.first(where: { !names.isDisjoint(with: $0) }) else { continue }
            excluded.formUnion(sides.filter { $0 != own }.joined())
        }
        return excluded
    }

    /// The key of a name.
    package func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}
