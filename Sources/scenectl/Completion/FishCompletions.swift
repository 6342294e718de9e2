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

            # What the files of the line declare, or those of the folder where it has none: scenes, snapshots
            # or tables; or what git can name.
            function __scenectl_names
                if test $argv[1] = commit
                    echo HEAD
                    git for-each-ref --format='%(refname:short)' 2>/dev/null
                    return
                end
                set -l line (commandline -opc)
                set -l files
                for word in $line[3..-1]
                    test -f "$word"; and set -a files $word
                end
                test (count $files) -eq 0; and set files *.yaml
                for word in $files
                    command $line[1] dump names "$word" 2>/dev/null | string replace -rf "^$argv[1] " ''
                end
            end

            \(lines.joined(separator: "\n"))

            """
    }

    private static func lines(for command: Command) -> [String] {
        let start = "complete -c scenectl -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
        let operands = command.operands.filter { !$0.choices.isEmpty }.map { operand in
            "\(start) -a \(quoted(operand.choices.joined(separator: " ")))"
        }
        let options = command.options.map { line(for: $0, after: start) }
        // Without files among its operands a command completes none.
        return (command.takesFiles ? [] : ["\(start) -f"]) + operands + options
    }

    private static func line(for option: Option, after start: String) -> String {
        var line = start
        if let letter = option.letter { line += " -s \(letter)" }
        line += " -l \(option.name.rawValue)"
        switch option.value {
        case _ where option.namedValue != nil:
            line += " -x -a '(__scenectl_names \(option.namedValue?.rawValue ?? ""))'"
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
