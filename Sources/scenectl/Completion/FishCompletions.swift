/// The script that completes `scenectl` in fish.
enum FishCompletions {
    static var script: String {
        let commands = Command.all.map { command in
            "complete -c scenectl -n __fish_use_subcommand -f -a \(command.name.rawValue) "
                + "-d \(quoted(command.summary))"
        }
        let subcommand = "complete -c scenectl -n __fish_use_subcommand -f"
        let options = Option.inPlaceOfCommand.map { line(for: $0, after: subcommand) }
        let lines = options + commands + Command.all.flatMap(lines)
        return """
            # Completions of scenectl for fish, made by 'scenectl completions fish'.
            \(lines.joined(separator: "\n"))

            """
    }

    private static func lines(for command: Command) -> [String] {
        let start = "complete -c scenectl -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
        let operands = command.operands.filter { !$0.choices.isEmpty }.map { operand in
            "\(start) -a \(quoted(operand.choices.joined(separator: " ")))"
        }
        let options = command.options.filter { !$0.isHidden }.map { line(for: $0, after: start) }
        // Without files among its operands a command completes none.
        return (command.takesFiles ? [] : ["\(start) -f"]) + operands + options
    }

    private static func line(for option: Option, after start: String) -> String {
        var line = start
        if let letter = option.letter { line += " -s \(letter)" }
        line += " -l \(option.name.rawValue)"
        switch option.value {
        case .none: break
        case .choice(let words), .report(let words):
            line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .file: line += " -r"
        case .text, .number, .namedFile, .shard: line += " -x"
        }
        return line + " -d \(quoted(option.summary))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "\\'") + "'"
    }
}
