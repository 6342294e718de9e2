/// The shells that commands can be completed in.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}

/// `scenectl completions`: a script that completes commands, options and their values in a shell.
enum CompletionsCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        switch arguments.word.flatMap(Shell.init) {
        case .bash: try console.output.write(document: Array(BashCompletions.script.utf8))
        case .zsh: try console.output.write(document: Array(ZshCompletions.script.utf8))
        case .fish: try console.output.write(document: Array(FishCompletions.script.utf8))
        case nil: break
        }
        return .clean
    }
}
