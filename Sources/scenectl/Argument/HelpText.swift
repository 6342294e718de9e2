/// The pages of `scenectl help`, made from the tables of commands and options.
enum HelpText {
    /// The page without a command: what there is.
    static var overview: String {
        var text = """
            scenectl \(Version.current): storyboards as text

            usage: scenectl COMMAND [ARGUMENT]…


            """
        text += table("commands", Command.all.map { ($0.name, $0.summary) })
        text += "\n'scenectl help COMMAND' tells more about each, with an example.\n"
        return text
    }

    /// The page of a command.
    static func page(for command: Command) -> String {
        var text = command.summary + "\n\n" + usage(of: command)
        if !command.discussion.isEmpty { text += "\n" + command.discussion + "\n" }
        text += "\n" + table("options", command.options.map { (term(for: $0), $0.summary) })
        text += "\nexample:\n  \(command.example)\n"
        return text
    }

    /// `usage: scenectl validate [CHECK] FILE…`, wrapped before an option that would not fit.
    static func usage(of command: Command) -> String {
        let start = "usage: scenectl \(command.name)"
        let indent = String(repeating: " ", count: start.count)
        let operands = command.operands.map(\.usage)
        let options = command.options.filter { $0.name != .help }.map(\.usage)
        var lines = [start]
        for part in operands + options {
            if lines[lines.count - 1].count + 1 + part.count > 80 { lines.append(indent) }
            lines[lines.count - 1] += " " + part
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func term(for option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + option.spelling
    }

    private static func table(_ title: String, _ rows: [(term: String, text: String)]) -> String {
        let width = rows.map(\.term.count).max() ?? 0
        let lines = rows.map { row in
            let padding = String(repeating: " ", count: width - row.term.count)
            return "  \(row.term)\(padding)  \(row.text)\n"
        }
        return "\(title):\n" + lines.joined()
    }
}

extension Option {
    /// The option as a line of usage shows it: `[--color auto|always|never]`.
    fileprivate var usage: String {
        "[" + ([spelling] + [placeholder].compactMap { $0 }).joined(separator: " ") + "]"
    }

    /// Whether a value follows.
    var takesValue: Bool { placeholder != nil }
}

extension Command.Operand {
    /// The operand as a line of usage shows it.
    var usage: String {
        switch self {
        case .word(let name, _, let isOptional): isOptional ? "[\(name)]" : name
        case .file: "FILE"
        case .files: "FILE|FOLDER…"
        }
    }
}
