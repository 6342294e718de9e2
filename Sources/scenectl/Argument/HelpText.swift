import SceneText

/// The pages of `scenectl help`, made from the tables of commands and options.
enum HelpText {
    /// No line is wider than this.
    private static let columns = 80

    /// What an option in place of a command prints; nil for any other word.
    static func answer(to word: String) -> String? {
        let option = Option.inPlaceOfCommand.first { option in
            word == option.spelling || word == option.letter.map { "-\($0)" }
        }
        guard let option else { return nil }
        return option.name == .version ? "scenectl \(Version.current)\n" : overview
    }

    /// The page without a command: what there is.
    static var overview: String {
        """
        scenectl \(Version.current): storyboards as text

        usage: scenectl COMMAND [OPTION | FILE]…
               scenectl --version

        \(table("commands", Command.all.map { ($0.name.rawValue, $0.summary) }))
        'scenectl help COMMAND' says more about each, with an example.

        """
    }

    /// The page of a command.
    static func page(for command: Command) -> String {
        let paragraphs = [
            command.summary + "\n",
            usage(of: command),
            wrapped(command.discussion),
            table("options", command.options.map { ($0.spellings, $0.help) }),
            "example:\n  \(command.example)\n",
        ]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// `usage: scenectl validate [CHECK] FILE…`, with a new line for options that would not fit.
    static func usage(of command: Command) -> String {
        let start = "usage: scenectl \(command.name.rawValue)"
        let margin = String(repeating: " ", count: start.count)
        var lines = [start]
        let options = command.options.filter { $0.name != .help }
        for part in command.operands.map(\.usage) + options.map(\.usage) {
            if lines[lines.count - 1].count + 1 + part.count > columns { lines.append(margin) }
            lines[lines.count - 1] += " " + part
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Terms with their meanings, which start in one column.
    static func table(_ title: String, _ rows: [(term: String, meaning: String)]) -> String {
        "\(title):\n" + self.rows(rows)
    }

    /// The lines of a table.
    static func rows(_ rows: [(term: String, meaning: String)]) -> String {
        let width = rows.map(\.term.count).max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        return rows.map { row in
            let meaning = LineWrapping.proseLines(of: row.meaning, width: columns - width - 4)
            return "  \(row.term.padded(to: width))  \(meaning.joined(separator: "\n" + margin))\n"
        }
        .joined()
    }

    private static func wrapped(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        return LineWrapping.proseLines(of: text, width: columns).joined(separator: "\n") + "\n"
    }
}

extension Option {
    /// The option in a line of usage: `[--color auto|always|never]`.
    fileprivate var usage: String {
        "[" + ([spelling] + [placeholder].compactMap { $0 }).joined(separator: " ") + "]"
            + (isRepeatable ? "…" : "")
    }

    /// The ways to write the option: `-o, --output FILE`.
    var spellings: String {
        let name = letter.map { "-\($0), \(spelling)" } ?? spelling
        guard choices.isEmpty, let placeholder else { return name }
        return "\(name) \(placeholder)"
    }

    /// The summary with the words to choose from.
    var help: String {
        choices.isEmpty ? summary : "\(summary): \(choices.joined(separator: ", "))"
    }
}

extension LineWrapping {
    /// The lines of text for a terminal: options, codes and other names with hyphens stay whole.
    static func proseLines(of text: String, width: Int) -> [String] {
        let (hyphen, unbreakable) = ("-", "\u{2011}")
        return lines(of: text.replacing(hyphen, with: unbreakable), width: width)
            .map { $0.replacing(unbreakable, with: hyphen) }
    }
}
