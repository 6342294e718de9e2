/// Gives each of several things a name of its own: the second `ok` is `ok2`.
package nonisolated struct NumberedNames {
    private var taken: Set<String> = []

    /// How often each name was asked for.
    private var counts: [String: Int] = [:]

    /// Makes names of which none is given yet.
    package init() {}

    /// The name itself where nothing has it yet, else one with a number.
    package mutating func name(_ wish: String) -> String {
        var name = wish
        repeat {
            let count = counts[wish, default: 0] + 1
            counts[wish] = count
            if count > 1 { name = "\(wish)\(count)" }
        } while !taken.insert(name).inserted
        return name
    }
}
