import SceneLanguage

/// The arguments of a command, sorted into options and operands.
struct Arguments: Sendable {
    /// The values of options in the order given; an option without a value has an empty one.
    private(set) var values: [Option.Name: [String]] = [:]

    /// The operand that is one word of some.
    private(set) var word: String?

    /// The operands that are files; at least one where the command needs any.
    private(set) var files: [String] = []

    /// Whether an option was given.
    func has(_ option: Option.Name) -> Bool { values[option] != nil }

    /// The value of an option, the last one when it was given twice.
    func value(of option: Option.Name) -> String? { values[option]?.last }

    /// The value of an option that takes a number, which the parser has made sure of.
    func number(of option: Option.Name) -> Int? { value(of: option).flatMap { Int($0) } }

    /// The values of an option that may be given several times.
    func all(of option: Option.Name) -> [String] { values[option] ?? [] }

    /// The value of an option that takes one word of some.
    func choice<Choice: RawRepresentable<String>>(
        of option: Option.Name,
        default fallback: Choice
    ) -> Choice {
        // The parser has refused every other word.
        value(of: option).flatMap(Choice.init) ?? fallback
    }
}

extension Arguments {
    /// Sorts what follows the name of a command; behind `--` everything is an operand.
    init(parsing arguments: [String], for command: Command) throws(UsageError) {
        var rest = arguments[...]
        var operands: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                rest = []
            } else if argument.hasPrefix("--") {
                try parseLong(argument.dropFirst(2), &rest, for: command)
            } else if argument.hasPrefix("-"), argument != "-" {
                try parseShort(argument.dropFirst(), &rest, for: command)
            } else {
                operands.append(argument)
            }
        }
        if !has(.help) { try sort(operands, for: command) }
    }

    /// Tells words and files apart, by what the command takes.
    private mutating func sort(
        _ operands: [String],
        for command: Command
    ) throws(UsageError) {
        var rest = operands[...]
        for operand in command.operands {
            switch operand {
            case .word(let name, let choices, let isOptional):
                guard let first = rest.first else {
                    if isOptional { continue }
                    throw .missingOperand(operand, command.name)
                }
                if let found = Self.word(first, among: choices(), for: command) {
                    word = found
                    rest.removeFirst()
                } else if !isOptional || !command.takesFiles {
                    throw .unknownWord(first, kind: name.lowercased(), choices())
                }
            case .file:
                guard let file = rest.popFirst() else {
                    throw .missingOperand(operand, command.name)
                }
                files = [file]
            case .files(let isOptional):
                guard !rest.isEmpty || isOptional else {
                    throw .missingOperand(operand, command.name)
                }
                files = Array(rest)
                rest = []
            }
        }
        if let extra = rest.first { throw .extraOperand(extra, command.name) }
    }

    /// The word that an operand is; a code may stand as findings show it, `error[unknown-key]`.
    private static func word(
        _ operand: String,
        among words: [String],
        for command: Command
    ) -> String? {
        if words.contains(operand) { return operand }
        guard !command.takesFiles, let open = operand.firstIndex(of: "["),
            let close = operand.lastIndex(of: "]"), open < close
        else { return nil }
        let inner = String(operand[open..<close].dropFirst())
        return words.contains(inner) ? inner : nil
    }

    /// `--flag`, `--name value` or `--name=value`.
    private mutating func parseLong(
        _ text: Substring,
        _ rest: inout ArraySlice<String>,
        for command: Command
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name.rawValue == name }) else {
            throw .unknownOption("--" + name, command: command.name)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try add(option, spelled: option.spelling, attached: attached, &rest)
    }

    /// `-h`, `-o value`, `-ovalue`, or several flags in one.
    private mutating func parseShort(
        _ letters: Substring,
        _ rest: inout ArraySlice<String>,
        for command: Command
    ) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                throw .unknownOption(spelling, command: command.name)
            }
            guard option.takesValue, !letters.isEmpty else {
                try add(option, spelled: spelling, attached: nil, &rest)
                continue
            }
            return try add(option, spelled: spelling, attached: String(letters), &rest)
        }
    }

    private mutating func add(
        _ option: Option,
        spelled spelling: String,
        attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard option.takesValue else {
            guard attached == nil else { throw .unexpectedValue(spelling) }
            values[option.name, default: []].append("")
            return
        }
        guard let value = attached ?? rest.popFirst() else { throw .missingValue(spelling, option) }
        switch option.value {
        case .choice(let words) where !words.contains(value):
            throw .unknownChoice(value, spelling, words)
        case .number(_, let least, let most)
        where !(Int(value).map { $0 >= least && $0 <= most ?? .max } ?? false):
            throw .notANumber(value, spelling, least: least, most: most)
        case .namedFile where !value.dropFirst().dropLast().contains("="):
            throw .unnamedFile(value, spelling)
        case .shard where Shard(value) == nil:
            throw .notAShard(value, spelling)
        default: break
        }
        values[option.name, default: []].append(value)
    }
}
