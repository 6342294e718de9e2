import SceneKitLite

/// One command: how it is called, what it does, and the code that does it.
struct Command: Sendable {
    /// What a command takes besides options.
    enum Operand: Sendable {
        /// One word of some.
        case word(String, choices: [String], isOptional: Bool = false)

        /// One scene file.
        case file

        /// Scene files and folders, at least one.
        case files
    }

    let name: String
    let operands: [Operand]

    /// What it does, in a few words without a full stop.
    let summary: String

    /// What else is worth knowing, wrapped for a terminal of 80 columns.
    let discussion: String

    /// A line that works.
    let example: String

    let run: @Sendable (Arguments, Console) async throws -> ExitStatus

    /// The options that it takes.
    var options: [Option] { Option.all(of: name) }
}

extension Command {
    /// Every command; parsing, help, completions and the manual page are made from this table.
    static let all: [Command] = [
        Command(
            name: "validate",
            operands: [
                .word("CHECK", choices: Check.allCases.map(\.rawValue), isOptional: true), .files,
            ],
            summary: "find every mistake in scene files, with line and column",
            discussion: """
                A folder means every scene file below it, and '-' is standard input. With a
                check, only its findings are reported, and those of yaml and structure, which
                keep a file from being understood. A folder named like a check is written
                ./outlets.

                The exit status is 0 without errors, 1 with some, and 2 if a file could not be
                read. A comment '# scenectl:ignore CODE' above a line silences a finding there.
                """,
            example: "scenectl validate outlets Scenes --format short",
            run: ValidateCommand.run
        )
    ]

    /// The command of a name.
    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
