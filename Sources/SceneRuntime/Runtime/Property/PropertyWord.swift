/// A closed set of words, such as the accessory types of a cell, spelled as scenes spell them.
public nonisolated protocol PropertyWord: PropertyConvertible, RawRepresentable<String> {}

nonisolated extension PropertyWord {
    /// Takes a word, or a text that is one.
    public init?(propertyValue: ViewValue) {
        switch propertyValue {
        case .word(let word), .text(let word): self.init(rawValue: word)
        default: return nil
        }
    }

    /// The word.
    public var propertyValue: ViewValue { .word(rawValue) }
}

/// A set of flags, each with a word in scenes.
public nonisolated protocol PropertyFlags: PropertyConvertible, OptionSet where Element == Self {
    /// The flags and their words, in the order in which they are listed.
    static var words: [(flag: Self, word: String)] { get }
}

nonisolated extension PropertyFlags {
    /// Takes a list of words, or one word.
    public init?(propertyValue: ViewValue) {
        let values: [ViewValue]
        if case .list(let list) = propertyValue { values = list } else { values = [propertyValue] }
        var flags: Self = []
        for value in values {
            guard case .word(let word) = value,
                let known = Self.words.first(where: { $0.word == word })
            else { return nil }
            flags.formUnion(known.flag)
        }
        self = flags
    }

    /// The words of the flags that are set.
    public var propertyValue: ViewValue {
        .list(Self.words.filter { contains($0.flag) }.map { .word($0.word) })
    }
}
