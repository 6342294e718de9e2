/// Keys of a mapping that exclude each other.
package struct Alternatives: Sendable {
    /// What happens to a key that another one excludes.
    enum Policy {
        /// The first of the keys is read, and another one reported.
        case readingFirst

        /// All are read, and that of the last side is reported, at the key.
        case reportingKey

        /// All are read, and that of the last side is reported, at the value.
        case reportingValue

        /// All are read, and the one that comes later is reported, at the value.
        case reportingLaterValue
    }

    /// What is said where none of the keys is there.
    struct Absence: Sendable {
        let message: String
        let help: String?
    }

    /// The keys: those of one side exclude those of all others.
    package let sides: [[String]]
    let message: String
    let help: String?
    let policy: Policy
    let absence: Absence?

    /// Whether one of the keys has to be there.
    package var isRequired: Bool { absence != nil }

    init(
        _ sides: [[String]],
        _ message: String,
        help: String? = nil,
        _ policy: Policy = .reportingKey,
        orElse absence: Absence? = nil
    ) {
        self.sides = sides
        self.message = message
        self.help = help
        self.policy = policy
        self.absence = absence
    }

    /// Keys of which there is only one.
    init(
        oneOf keys: [String],
        _ message: String,
        help: String? = nil,
        orElse absence: Absence? = nil
    ) {
        self.init(keys.map { [$0] }, message, help: help, .readingFirst, orElse: absence)
    }

    /// The same with the keys of a mapping as bits by their places.
    final class Placed: Sendable {
        let alternatives: Alternatives
        let sides: [UInt64]
        let keys: UInt64

        init(_ alternatives: Alternatives, among keys: [Key]) {
            self.alternatives = alternatives
            sides = alternatives.sides.map { keys.bits(of: $0) }
            self.keys = sides.reduce(0, |)
        }
    }
}

extension [Key] {
    /// The keys of some names as bits by their places.
    func bits(of names: [String]) -> UInt64 {
        names.isEmpty ? 0 : bits { names.contains($0.name) }
    }

    /// Those keys as bits by their places of which something holds.
    func bits(where isMeant: (Key) -> Bool) -> UInt64 {
        var bits: UInt64 = 0
        for place in indices where isMeant(self[place]) { bits |= 1 << UInt64(place) }
        return bits
    }
}
