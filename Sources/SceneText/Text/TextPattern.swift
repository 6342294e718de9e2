/// A regular expression for one line of text: the part of the usual notation whose search always ends
/// soon.
///
/// Letters match themselves, and `. [a-z] [^a-z] \d \w \s \D \W \S \b ^ $ ( ) (?: ) | * + ? {2,4}`
/// have their usual meaning; `?` after a count makes it take as little as it can. Time grows with the
/// length of the line times that of the pattern, never faster: there are no references back.
package struct TextPattern: Sendable {
    /// Why a text is not a pattern.
    package struct Fault: Error, Hashable, Sendable {
        /// What is wrong, worded as findings are.
        package let message: String
    }

    /// A stretch of a line that the pattern matches.
    package struct Match {
        /// The characters.
        package let range: Range<Int>

        /// The characters of each group in parentheses; the first element is the whole.
        package let groups: [Range<Int>?]
    }

    /// How many groups in parentheses it has.
    package let groupCount: Int

    private let program: [PatternStep]

    /// Reads a pattern.
    package init(_ text: String) throws(Fault) {
        var parser = TextPatternParser(text)
        let node = try parser.parse()
        groupCount = parser.groupCount
        var compiler = PatternCompiler()
        try compiler.compile(node)
        program = compiler.finished
    }

    /// All matches in a line, from left to right, none of them empty.
    package func matches(in line: [Character]) -> [Match] {
        var matches: [Match] = []
        var start = 0
        while start < line.count {
            var search = PatternSearch(program, in: line, groups: groupCount)
            guard let match = search.first(from: start) else { break }
            matches.append(match)
            start = match.range.upperBound
        }
        return matches
    }
}

/// What one character of a line may be.
struct CharacterSet: Hashable, Sendable {
    /// Sets that have a name.
    enum Named: Character, Hashable, Sendable {
        case digit = "d"
        case word = "w"
        case space = "s"

        func contains(_ character: Character) -> Bool {
            switch self {
            case .digit: ("0"..."9").contains(character)
            case .word: character.isLetter || character.isNumber || character == "_"
            case .space: character.isWhitespace
            }
        }
    }

    var ranges: [ClosedRange<Character>] = []
    var named: [Named] = []
    var excluded: [Named] = []
    var isNegated = false

    func contains(_ character: Character) -> Bool {
        let isIn =
            ranges.contains { $0.contains(character) }
            || named.contains { $0.contains(character) }
            || excluded.contains { !$0.contains(character) }
        return isIn != isNegated
    }
}
