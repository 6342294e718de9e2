/// One option: how it is written, what it does, and which commands take it.
struct Option: Sendable {
    /// The long names of options, without their dashes.
    enum Name: String, Sendable {
        case format
        case strict
        case pedantic
        case allowOutside = "allow-outside"
        case color
        case output
        case manual
        case help
        case version
    }

    /// What follows the name.
    enum Value: Sendable {
        /// Nothing.
        case none

        /// One word of some.
        case choice([String])

        /// A path.
        case file
    }

    let name: Name

    /// The name with one dash.
    var letter: Character?
    var value = Value.none

    /// What it does, in a few words without a full stop.
    let summary: String

    /// The commands that take it; nil stands for all of them.
    let commands: [String]?

    /// Whether help and completions leave it out.
    var isHidden = false

    /// The name as it is typed.
    var spelling: String { "--" + name.rawValue }

    /// What stands for the value in help: `auto|always|never`, `FILE`.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .choice(let words): words.joined(separator: "|")
        case .file: "FILE"
        }
    }

    /// Whether a value follows.
    var takesValue: Bool { placeholder != nil }

    /// The words that the value is one of.
    var choices: [String] {
        guard case .choice(let words) = value else { return [] }
        return words
    }
}

extension Option {
    /// Every option; parsing, help, completions and the manual page are made from this table.
    static let all: [Option] = [
        Option(
            name: .format,
            value: .choice(FindingFormat.allCases.map(\.rawValue)),
            summary: "how findings are written; rich by default, json as one object a line",
            commands: ["validate"]
        ),
        Option(
            name: .strict,
            summary: "let warnings fail the check as errors do",
            commands: ["validate"]
        ),
        Option(
            name: .pedantic,
            summary: "report matters of taste as well",
            commands: ["validate"]
        ),
        Option(
            name: .allowOutside,
            summary: "let scenes name files outside of their folder",
            commands: ["validate"]
        ),
        Option(
            name: .color,
            value: .choice(ColorChoice.allCases.map(\.rawValue)),
            summary: "when text is coloured; auto by default",
            commands: ["validate", "explain"]
        ),
        Option(
            name: .output,
            letter: "o",
            value: .file,
            summary: "write to a file, not to standard output",
            commands: ["dump", "schema"]
        ),
        Option(
            name: .manual,
            summary: "print the manual page as roff",
            commands: ["help"],
            isHidden: true
        ),
        Option(name: .help, letter: "h", summary: "show this help", commands: nil),
        Option(name: .version, summary: "show the version", commands: []),
    ]

    /// The options that may stand in place of a command.
    static let inPlaceOfCommand = all.filter { $0.name == .help || $0.name == .version }

    /// The options that a command takes, hidden ones too.
    static func all(of command: String) -> [Option] {
        all.filter { $0.commands?.contains(command) ?? true }
    }
}
