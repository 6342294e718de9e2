/// What is wrong with the way in which the program was called.
extension Fault {
    static func unknownCommand(_ name: String) -> Fault {
        Fault(
            "there is no command '\(name)'",
            help: synonyms[name.lowercased()].map { "'\($0)' does that here" }
                ?? help(for: name, among: Command.all.map(\.name.rawValue), kind: "command")
                ?? "'scenectl help' lists the commands"
        )
    }

    /// What other tools call commands, and what does it here.
    private static let synonyms = [
        "lint": "scenectl validate", "check": "scenectl validate", "verify": "scenectl validate",
        "analyze": "scenectl validate", "draw": "scenectl render", "show": "scenectl render",
        "preview": "scenectl render", "print": "scenectl render", "snapshot": "scenectl test",
        "snapshots": "scenectl test", "diff": "scenectl test", "review": "scenectl test --review",
        "accept": "scenectl test --update", "update": "scenectl test --update",
        "record": "scenectl test --update", "new": "scenectl init", "create": "scenectl init",
        "import": "scenectl convert --to scene", "migrate": "scenectl convert --to scene",
        "rule": "scenectl explain", "rules": "scenectl explain", "doc": "scenectl explain",
        "docs": "scenectl explain", "man": "scenectl help --manual",
        "watch": "scenectl render --watch", "play": "scenectl render --do",
        "do": "scenectl render --do", "run": "scenectl render", "format": "scenectl fmt",
        "serve": "scenectl board", "server": "scenectl lsp",
        "completion": "scenectl completions", "version": "scenectl --version",
    ]

    /// A command has no such option; without a command, none may be in its place.
    static func unknownOption(_ name: String, of command: Command.Name?) -> Fault {
        let owner = command.map { "'\($0.rawValue)' has" } ?? "there is"
        let known = (command.map(Option.all(of:)) ?? Option.inPlaceOfCommand).map(\.spelling)
        return Fault(
            "\(owner) no option '\(name)'",
            help: name == "--stdin"
                ? "'-' in place of a file reads standard input"
                : help(for: name, among: known, kind: "option")
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
        // A longer list helps nobody.
        let list = words.count > 40 ? nil : "it is one of " + words.joined(separator: ", ")
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
