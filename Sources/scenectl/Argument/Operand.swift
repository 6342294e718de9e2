extension Command {
    /// What a command takes besides options.
    enum Operand: Sendable {
        /// One word of some, or one that is known besides; an optional one before files counts only
        /// if it is one of them.
        case word(
            String,
            choices: @Sendable () -> [String],
            isKnown: @Sendable (String) -> Bool = { _ in false },
            isOptional: Bool = false
        )

        /// A word of one's own, which may be left out.
        case name(String)

        /// One scene file.
        case file

        /// Scene files and folders, at least one unless the folder of the program is meant then.
        case files(isOptional: Bool = false)

        /// The operand as a line of usage shows it.
        var usage: String {
            switch self {
            case .word(let name, _, _, let isOptional): isOptional ? "[\(name)]" : name
            case .name(let name): "[\(name)]"
            case .file: "FILE"
            case .files(let isOptional): isOptional ? "[FILE|FOLDER…]" : "FILE|FOLDER…"
            }
        }

        /// The operand in a sentence.
        var phrase: String {
            switch self {
            case .word(_, let choices, _, _): "one of " + choices().joined(separator: ", ")
            case .name: "a name"
            case .file: "a file"
            case .files: "a file or a folder"
            }
        }

        /// Whether it is a path.
        var isPath: Bool {
            switch self {
            case .word, .name: false
            case .file, .files: true
            }
        }

        /// The words that it is one of.
        var choices: [String] {
            guard case .word(_, let choices, _, _) = self else { return [] }
            return choices()
        }
    }

    /// Whether files are among the operands.
    var takesFiles: Bool { operands.contains(where: \.isPath) }
}
