import SceneKitLite
import SceneText

/// What is wrong with the way in which the program was called.
extension Fault {
    static func unknownCommand(_ name: String) -> Fault {
        Fault(
            "there is no command '\(name)'",
            help: help(for: name, among: Command.all.map(\.name.rawValue), kind: "command")
                ?? "'scenectl help' lists the commands"
        )
    }

    /// A command has no such option; without a command, none may be in its place.
    static func unknownOption(_ name: String, of command: Command.Name?) -> Fault {
        let owner = command.map { "'\($0.rawValue)' has" } ?? "there is"
        let known = (command.map(Option.all(of:)) ?? Option.inPlaceOfCommand).map(\.spelling)
        return Fault(
            "\(owner) no option '\(name)'",
            help: help(for: name, among: known, kind: "option")
                ?? "'\(helpLine(of: command))' lists the options"
        )
    }

    static func excluded(_ option: String, by other: String) -> Fault {
        Fault("option '\(option)' cannot be combined with '\(other)'")
    }

    /// A word is not one of those that an option or operand can be.
    static func unknownWord(
        _ message: String,
        _ word: String,
        among words: [String],
        kind: String
    ) -> Fault {
        // Too many do not fit on a line.
        let list = words.count > 12 ? nil : "it is one of " + words.joined(separator: ", ")
        return Fault(message, help: help(for: word, among: words, kind: kind) ?? list)
    }

    /// An operand is missing, or there is one more than the command takes.
    static func operands(of command: Command.Name, _ message: String) -> Fault {
        Fault(
            "'\(command.rawValue)' \(message)",
            help: "'\(helpLine(of: command))' shows how it is used"
        )
    }

    private static func helpLine(of command: Command.Name?) -> String {
        "scenectl help" + (command.map { " " + $0.rawValue } ?? "")
    }
}
