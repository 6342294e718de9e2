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
        case .bash: try console.output.write(BashCompletions.script)
        case .zsh: try console.output.write(ZshCompletions.script)
        case .fish: try console.output.write(FishCompletions.script)
        case nil: break
        }
        return .clean
    }
}
