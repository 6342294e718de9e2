/// What happens to a value that a person gives to a view.
package nonisolated enum ValueEntry {
    /// The view took it, or does not answer now.
    case taken(Bool)

    /// Views of the kind hold no value.
    case holdsNone

    /// The view takes something else.
    case needs(String)

    /// The view has only these to choose from.
    case isNone(of: [String])

    /// Enters a number.
    static func number(_ text: String, _ body: (Double) -> Bool) -> ValueEntry {
        guard let number = Double(text), number.isFinite else { return .needs("a number") }
        return .taken(body(number))
    }

    /// Enters a title, or the number of one.
    static func choice(
        _ text: String,
        among titles: [String],
        _ body: (Int) -> Bool
    ) -> ValueEntry {
        if let place = titles.firstIndex(of: text) { return .taken(body(place)) }
        guard let number = Int(text), titles.indices.contains(number) else {
            return .isNone(of: titles)
        }
        return .taken(body(number))
    }
}
