/// The manual page, `scenectl(1)`, as roff, made from the tables of commands and options.
enum ManualPage {
    static var text: String {
        let commands = Command.all.map(section)
        return """
            .TH SCENECTL 1 "" "scenectl \(Version.current)" "User Commands"
            .SH NAME
            scenectl \\- storyboards as text
            .SH SYNOPSIS
            .B scenectl
            .I COMMAND
            [\\fIOPTION\\fR | \\fIFILE\\fR]...
            .SH DESCRIPTION
            \(commands.joined(separator: "\n"))
            .SH OPTIONS
            \(Option.inPlaceOfCommand.map(entry).joined(separator: "\n"))
            .SH EXIT STATUS
            .TP
            .B 0
            All is well.
            .TP
            .B 1
            Something was found.
            .TP
            .B 2
            The program could not do what it was asked to.
            .SH ENVIRONMENT
            .TP
            .B NO_COLOR
            When it is set, \\fB\\-\\-color auto\\fR means no colour.
            .TP
            .B CLICOLOR_FORCE, FORCE_COLOR
            When one of them is set and not 0, \\fB\\-\\-color auto\\fR means colour, terminal or not.
            .TP
            .B CI
            When it is set, as build servers do, no golden file is written.
            .TP
            .B PAGER
            What shows long help on a terminal, \\fBless\\fR by default.

            """
    }

    private static func section(for command: Command) -> String {
        let operands = command.operands.map(\.usage).joined(separator: " ")
        let options = command.options.map(entry)
        let paragraphs = command.discussion.split(separator: "\n\n").map { escaped(String($0)) }
        return
            ([
                ".SS scenectl \(command.name.rawValue) \(escaped(operands))",
                escaped(command.summary),
            ]
            + paragraphs.map { ".PP\n\($0)" }
            + options
            + [".PP\nExample:\n.PP\n.RS\n.nf\n\(escaped(command.example))\n.fi\n.RE"])
            .joined(separator: "\n")
    }

    private static func entry(for option: Option) -> String {
        ".TP\n.B \(escaped(option.spellings))\n\(escaped(option.help))"
    }

    /// Text that roff takes literally: no backslash, hyphen or leading sign has a meaning.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for (index, character) in text.enumerated() {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'" where index == 0, "." where index == 0: escaped += "\\&\(character)"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
