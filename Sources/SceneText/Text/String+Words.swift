extension String {
    /// A name of the system as a person reads it: `topRated` as `Top Rated`.
    package var inWords: String {
        reduce(into: "") { words, letter in
            if words.isEmpty { return words += letter.uppercased() }
            words += letter.isUppercase ? " \(letter)" : String(letter)
        }
    }

    /// The text without an ending, where more than that is left: `networkCell` is `network`.
    package func without(ending: String) -> String {
        hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : self
    }

    /// The letters and digits in lower case.
    package var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension StringProtocol {
    /// The text with its first letter in upper case.
    @inlinable package var uppercasedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

    /// The text with its first letter in lower case.
    @inlinable package var lowercasedFirst: String { prefix(1).lowercased() + String(dropFirst()) }
}
