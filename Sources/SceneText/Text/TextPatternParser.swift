/// A part of a pattern.
indirect enum PatternNode: Sendable {
    case one(CharacterSet)
    case any
    case assertion(PatternAssertion)
    case group(PatternNode, number: Int?)
    case sequence([PatternNode])
    case choice([PatternNode])
    case repeated(PatternNode, least: Int, most: Int?, isLazy: Bool)
}

/// What a pattern can ask of a place between two characters.
enum PatternAssertion: Hashable, Sendable {
    case start
    case end
    case wordEdge
}

/// Reads the notation of `TextPattern`.
struct TextPatternParser {
    /// How many groups have a number.
    private(set) var groupCount = 0

    private let text: [Character]
    private var place = 0
    private var depth = 0

    private static let depthLimit = 50
    private static let countLimit = 1_000

    init(_ text: String) {
        self.text = Array(text)
    }

    mutating func parse() throws(TextPattern.Fault) -> PatternNode {
        guard !text.isEmpty else { throw fault("an empty pattern matches nothing") }
        let node = try choice()
        guard place == text.count else { throw fault("a ')' has no '(' before it") }
        return node
    }

    private func fault(_ message: String) -> TextPattern.Fault {
        TextPattern.Fault(message: message)
    }

    private var next: Character? { place < text.count ? text[place] : nil }

    /// Continues after a text if it is here.
    private mutating func takes(_ wanted: String) -> Bool {
        let letters = Array(wanted)
        guard text[place...].starts(with: letters) else { return false }
        place += letters.count
        return true
    }

    private mutating func choice() throws(TextPattern.Fault) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw fault("the pattern is nested too deeply") }
        var branches = [try sequence()]
        while takes("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(TextPattern.Fault) -> PatternNode {
        var nodes: [PatternNode] = []
        while let letter = next, letter != "|", letter != ")" {
            nodes.append(try counted(try atom()))
        }
        return .sequence(nodes)
    }

    private mutating func atom() throws(TextPattern.Fault) -> PatternNode {
        let letter = text[place]
        place += 1
        switch letter {
        case ".": return .any
        case "^": return .assertion(.start)
        case "$": return .assertion(.end)
        case "(": return try group()
        case "[": return .one(try characterSet())
        case "\\": return try escape()
        case "*", "+", "?": throw fault("'\(letter)' has nothing before it to repeat")
        default: return .one(CharacterSet(ranges: [letter...letter]))
        }
    }

    private mutating func group() throws(TextPattern.Fault) -> PatternNode {
        var number: Int?
        if !takes("?:") {
            if next == "?" { throw fault("the only group that starts with '(?' is '(?:'") }
            groupCount += 1
            number = groupCount
        }
        let node = try choice()
        guard takes(")") else { throw fault("a '(' without a ')'") }
        return .group(node, number: number)
    }

    private mutating func escape() throws(TextPattern.Fault) -> PatternNode {
        if takes("b") { return .assertion(.wordEdge) }
        var set = CharacterSet()
        try escape(into: &set)
        return .one(set)
    }

    /// Adds what a `\` and the letter after it mean.
    private mutating func escape(into set: inout CharacterSet) throws(TextPattern.Fault) {
        guard let letter = next else { throw fault("a '\\' with nothing after it") }
        place += 1
        if let named = CharacterSet.Named(rawValue: letter) {
            set.named.append(named)
        } else if let small = letter.lowercased().first,
            let named = CharacterSet.Named(rawValue: small)
        {
            set.excluded.append(named)
        } else if letter == "t" {
            set.ranges.append("\t"..."\t")
        } else if letter.isLetter || letter.isNumber {
            throw fault("'\\\(letter)' has no meaning here")
        } else {
            set.ranges.append(letter...letter)
        }
    }

    /// What is between `[` and `]`.
    private mutating func characterSet() throws(TextPattern.Fault) -> CharacterSet {
        var set = CharacterSet()
        set.isNegated = takes("^")
        var isFirst = true
        while let letter = next, letter != "]" || isFirst {
            isFirst = false
            place += 1
            if letter == "\\" {
                try escape(into: &set)
                continue
            }
            guard next == "-", place + 1 < text.count, text[place + 1] != "]" else {
                set.ranges.append(letter...letter)
                continue
            }
            let last = text[place + 1]
            guard letter <= last, last != "\\" else {
                throw fault("'\(letter)-\(last)' is not a valid range")
            }
            set.ranges.append(letter...last)
            place += 2
        }
        guard takes("]") else { throw fault("a '[' without a ']'") }
        return set
    }

    /// The node, as often as what follows it says.
    private mutating func counted(_ node: PatternNode) throws(TextPattern.Fault) -> PatternNode {
        let least: Int
        let most: Int?
        switch next {
        case "*": (least, most) = (0, nil)
        case "+": (least, most) = (1, nil)
        case "?": (least, most) = (0, 1)
        case "{":
            guard let counts = try bounds() else { return node }
            (least, most) = counts
        default: return node
        }
        place += 1
        if case .assertion = node { throw fault("an assertion cannot be repeated") }
        let isLazy = takes("?")
        if let letter = next, letter == "*" || letter == "+" || letter == "?" {
            throw fault("'\(letter)' has nothing before it to repeat")
        }
        return .repeated(node, least: least, most: most, isLazy: isLazy)
    }

    /// The numbers of `{2}`, `{2,}` or `{2,4}`, up to the closing brace; nil where a brace is a brace.
    private mutating func bounds() throws(TextPattern.Fault) -> (least: Int, most: Int?)? {
        guard let end = text[place...].firstIndex(of: "}") else { return nil }
        let inner = String(text[(place + 1)..<end])
        let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count <= 2, let least = Int(parts[0]), least >= 0 else { return nil }
        var most: Int? = least
        if parts.count == 2 {
            most = Int(parts[1])
            guard most != nil || parts[1].isEmpty else { return nil }
        }
        guard least <= most ?? least, max(least, most ?? 0) <= Self.countLimit else {
            throw fault("'{\(inner)}' runs from more to less, or beyond \(Self.countLimit)")
        }
        place = end
        return (least, most)
    }
}
