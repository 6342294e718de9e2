/// The arguments of a command, sorted into options and operands.
struct Arguments: Sendable {
    /// The value of an option, as its entry in the table has it.
    private enum Value {
        case none
        case text(String)
        case number(Int)
        case file(String, name: String)
        case shard(Shard)
    }

    /// The values of options in the order given.
    private var values: [Option.Name: [Value]] = [:]

    /// The operand that is one word of some, or a name.
    private(set) var word: String?

    /// The operands that are files; at least one where the command needs any.
    var files: [String] = []

    /// No arguments at all.
    init() {}

    /// Whether an option was given.
    func has(_ option: Option.Name) -> Bool { values[option] != nil }

    /// The text of an option, the last one when it was given twice.
    func text(of option: Option.Name) -> String? { texts(of: option).last }

    /// The files and folders that were named; without any, the current folder.
    var paths: [String] { files.isEmpty ? ["."] : files }

    /// Whether the output has colours.
    var color: ColorChoice { choice(of: .color, default: .auto) }

    /// The file that the product goes to; nil for standard output, which `-` means as well.
    var output: String? { text(of: .output).flatMap { $0 == "-" ? nil : $0 } }

    /// The texts of an option that may be given several times.
    func texts(of option: Option.Name) -> [String] {
        (values[option] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The value of an option that takes a number.
    func number(of option: Option.Name) -> Int? {
        guard case .number(let number)? = values[option]?.last else { return nil }
        return number
    }

    /// The values of an option that takes files, each with a name.
    func namedFiles(of option: Option.Name) -> [(name: String, path: String)] {
        (values[option] ?? []).compactMap {
            if case .file(let path, let name) = $0 { (name, path) } else { nil }
        }
    }

    /// The value of an option that takes a part of several.
    func shard(of option: Option.Name) -> Shard? {
        guard case .shard(let shard)? = values[option]?.last else { return nil }
        return shard
    }

    /// The value of an option that takes one word of some.
    func choice<Choice: RawRepresentable<String>>(
        of option: Option.Name,
        default fallback: Choice
    ) -> Choice {
        // The parser has refused every other word.
        text(of: option).flatMap(Choice.init) ?? fallback
    }
}

extension Arguments {
    /// Sorts what follows the name of a command; after `--` everything is an operand.
    init(parsing arguments: [String], for command: Command) throws(Fault) {
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

    /// Sorts operands into words and files, by what the command takes.
    private mutating func sort(
        _ operands: [String],
        for command: Command
    ) throws(Fault) {
        var rest = operands[...]
        for operand in command.operands {
            switch operand {
            case .word(let name, let choices, let isKnown, let isOptional):
                guard let first = rest.first else {
                    if isOptional { continue }
                    throw .operands(of: command.name, "needs \(operand.phrase)")
                }
                if let found = Self.word(first, among: choices(), for: command)
                    ?? (isKnown(first) ? first : nil)
                {
                    word = found
                    rest.removeFirst()
                } else if !isOptional || !command.takesFiles {
                    let kind = name.lowercased()
                    let message = "there is no \(kind) '\(first)'"
                    throw .unknownWord(message, first, among: choices(), kind: kind)
                }
            case .name: word = rest.popFirst()
            case .file:
                guard let file = rest.popFirst() else {
                    throw .operands(of: command.name, "needs \(operand.phrase)")
                }
                files = [file]
            case .files(let isOptional):
                guard !rest.isEmpty || isOptional else {
                    throw .operands(of: command.name, "needs \(operand.phrase)")
                }
                files = Array(rest)
                rest = []
            }
        }
        if let extra = rest.first {
            throw .operands(of: command.name, "does not take '\(extra)'")
        }
    }

    /// The word that an operand is; a code may be written as in findings, `error[unknown-key]`.
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
    ) throws(Fault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name.rawValue == name }) else {
            throw .unknownOption("--" + name, of: command.name)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try add(option, spelled: option.spelling, attached: attached, &rest)
    }

    /// `-h`, `-o value`, `-ovalue`, or several flags in one.
    private mutating func parseShort(
        _ letters: Substring,
        _ rest: inout ArraySlice<String>,
        for command: Command
    ) throws(Fault) {
        var letters = letters
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                throw .unknownOption(spelling, of: command.name)
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
    ) throws(Fault) {
        guard option.takesValue else {
            guard attached == nil else { throw Fault("option '\(spelling)' takes no value") }
            values[option.name, default: []].append(.none)
            return
        }
        guard let text = attached ?? rest.popFirst() else {
            throw Fault("option '\(spelling)' needs a value: \(option.placeholder ?? "")")
        }
        values[option.name, default: []].append(try Self.value(of: option, text, spelling))
    }

    private static func value(
        of option: Option,
        _ text: String,
        _ spelling: String
    ) throws(Fault) -> Value {
        switch option.value {
        case .none, .file, .text: return .text(text)
        case .choice(let words):
            try check(text, among: words, spelling)
            return .text(text)
        case .report(let words):
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            try check(String(parts[0]), among: words, spelling)
            guard parts.count == 1 || !parts[1].isEmpty else {
                throw Fault("option '\(spelling)' needs a file after '\(text)'")
            }
            return .text(text)
        case .number(_, let least, let most):
            guard let number = Int(text), number >= least, number <= most ?? .max else {
                let range = "from \(least) \(most.map { "to \($0)" } ?? "on")"
                throw Fault("option '\(spelling)' takes a whole number \(range), not '\(text)'")
            }
            return .number(number)
        case .namedFile:
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard text.dropFirst().dropLast().contains("="), parts.count == 2 else {
                throw Fault("option '\(spelling)' takes NAME=FILE, not '\(text)'")
            }
            return .file(parts[1], name: parts[0])
        case .shard:
            guard let shard = Shard(text) else {
                throw Fault("option '\(spelling)' takes I/N, such as 2/5, not '\(text)'")
            }
            return .shard(shard)
        }
    }

    private static func check(
        _ word: String,
        among words: [String],
        _ spelling: String
    ) throws(Fault) {
        guard !words.contains(word) else { return }
        let message = "option '\(spelling)' cannot be '\(word)'"
        throw .unknownWord(message, word, among: words, kind: "value")
    }
}
