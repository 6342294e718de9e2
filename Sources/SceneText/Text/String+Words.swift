extension String {
    /// A name of the system as a person reads it: `topRated` as `Top Rated`.
    package var inWords: String {
        reduce(into: "") { words, letter in
            if words.isEmpty { return words += letter.uppercased() }
            words += letter.isUppercase ? " \(letter)" : String(letter)
        }
    }
}
