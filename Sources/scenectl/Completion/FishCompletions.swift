/// The script that completes `scenectl` in fish.
enum FishCompletions {
    static var script: String {
        let commands = Command.all.map { command in
            "complete -c scenectl -n __fish_use_subcommand -f -a \(command.name) "
                + "-d \(quoted(command.summary))"
        }
        let lines = commands + Command.all.flatMap(lines)
        return """
            # Completions of scenectl for fish, made by 'scenectl completions fish'.
            complete -c scenectl -n __fish_use_subcommand -f -l help -s h -d 'show help'
            complete -c scenectl -n __fish_use_subcommand -f -l version -d 'show the version'
            \(lines.joined(separator: "\n"))

            """
    }

    private static func lines(for command: Command) -> [String] {
        let start = "complete -c scenectl -n '__fish_seen_subcommand_from \(command.name)'"
        let operands = command.operands.filter { !$0.choices.isEmpty }.map { operand in
            "\(start) -a \(quoted(operand.choices.joined(separator: " ")))"
        }
        let options = command.options.filter { !$0.isHidden }.map { option in
            var line = start
            if let letter = option.letter { line += " -s \(letter)" }
            line += " -l \(option.name.rawValue)"
            switch option.value {
            case .none: break
            case .choice(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
            case .file: line += " -r"
            }
            return line + " -d \(quoted(option.summary))"
        }
        // Without files among its operands a command completes none.
        return (command.takesFiles ? [] : ["\(start) -f"]) + operands + options
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
            + "'"
    }
}
