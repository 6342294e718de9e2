/// Gives each of several things a name of its own: the second `ok` is `ok2`.
package nonisolated struct NumberedNames: Sendable {
    private var taken: Set<String>

    /// How often each name was asked for.
    private var counts: [String: Int] = [:]

    /// Makes names besides some that are given already.
    package init(besides taken: Set<String> = []) { self.taken = taken }

    /// Whether a name is given.
    package func has(_ name: String) -> Bool { taken.contains(name) }

    /// Keeps names from being given.
    package mutating func keep(_ names: some Sequence<String>) { taken.formUnion(names) }

    /// The name itself where nothing has it yet, else one with a number.
    package mutating func name(_ wish: String, _ separator: String = "") -> String {
        var name = wish
        repeat {
            let count = counts[wish, default: 0] + 1
            counts[wish] = count
            if count > 1 { name = "\(wish)\(separator)\(count)" }
        } while !taken.insert(name).inserted
        return name
    }
}

extension Set<String> {
    /// A name that is not in it, with a number where the name itself is.
    package nonisolated func free(_ wish: String) -> String {
        var names = NumberedNames(besides: self)
        return names.name(wish)
    }
}
