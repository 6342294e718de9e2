import SceneKitLite
import SceneText

/// What is wrong with the way in which the program was called.
enum UsageError: Fault {
    case unknownCommand(String)
    case unknownOption(String, command: Command.Name?)
    case missingValue(String, Option)
    case unexpectedValue(String)
    case unknownChoice(String, String, [String])
    case notANumber(String, String, least: Int, most: Int?)
    case unnamedFile(String, String)
    case notAShard(String, String)
    case excludedOption(String, by: String)
    case unknownWord(String, kind: String, [String])
    case missingOperand(Command.Operand, Command.Name)
    case extraOperand(String, Command.Name)

    var message: String {
        switch self {
        case .unknownCommand(let name): "there is no command '\(name)'"
        case .unknownOption(let name, .some(let command)):
            "'\(command.rawValue)' has no option '\(name)'"
        case .unknownOption(let name, nil): "there is no option '\(name)'"
        case .missingValue(let name, let option):
            "option '\(name)' needs a value: \(option.placeholder ?? "")"
        case .unexpectedValue(let name): "option '\(name)' takes no value"
        case .unknownChoice(let value, let name, _): "option '\(name)' cannot be '\(value)'"
        case .notANumber(let value, let name, let least, let most):
            "option '\(name)' takes a whole number from \(least) \(most.map { "to \($0)" } ?? "on"), not '\(value)'"
        case .unnamedFile(let value, let name): "option '\(name)' takes NAME=FILE, not '\(value)'"
        case .notAShard(let value, let name):
            "option '\(name)' takes I/N, such as 2/5, not '\(value)'"
        case .excludedOption(let name, let other):
            "option '\(name)' cannot be combined with '\(other)'"
        case .unknownWord(let word, let kind, _): "there is no \(kind) '\(word)'"
        case .missingOperand(let operand, let command):
            "'\(command.rawValue)' needs \(operand.phrase)"
        case .extraOperand(let operand, let command):
            "'\(command.rawValue)' does not take '\(operand)'"
        }
    }

    var help: String? {
        switch self {
        case .unknownCommand(let name):
            Self.help(name, Command.all.map(\.name.rawValue), kind: "command")
                ?? "'scenectl help' lists the commands"
        case .unknownOption(let name, let command):
            Self.help(name, Self.spellings(of: command), kind: "option")
                ?? "'\(Self.helpLine(of: command))' lists the options"
        case .unknownChoice(let value, _, let words):
            Self.help(value, words, kind: "value") ?? Self.list(words)
        case .unknownWord(let word, let kind, let words):
            Self.help(word, words, kind: kind) ?? Self.list(words)
        case .missingOperand(_, let command), .extraOperand(_, let command):
            "'\(Self.helpLine(of: command))' shows how it is used"
        case .missingValue, .unexpectedValue, .notANumber, .unnamedFile, .notAShard,
            .excludedOption:
            nil
        }
    }

    private static func help(_ name: String, _ known: [String], kind: String) -> String? {
        NearestName.nearest(to: name, among: known).map { "a similar \(kind) exists: '\($0)'" }
    }

    /// The words to choose from, unless they are too many for a line.
    private static func list(_ words: [String]) -> String? {
        words.count > 12 ? nil : "it is one of " + words.joined(separator: ", ")
    }

    private static func spellings(of command: Command.Name?) -> [String] {
        (command.map(Option.all(of:)) ?? Option.inPlaceOfCommand).map(\.spelling)
    }

    private static func helpLine(of command: Command.Name?) -> String {
        (["scenectl", "help"] + [command?.rawValue].compactMap { $0 }).joined(separator: " ")
    }
}
