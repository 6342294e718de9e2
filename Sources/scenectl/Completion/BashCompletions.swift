/// The script that completes `scenectl` in bash.
enum BashCompletions {
    static var script: String {
        """
        # Completions of scenectl for bash, made by 'scenectl completions bash'.
        _scenectl() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local command=${COMP_WORDS[1]} words="" files=""
            # Bash takes '=' for a word of its own: step over it in '--format=short'.
            [[ $current == "=" ]] && current=""
            [[ $previous == "=" ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
            if (( COMP_CWORD == 1 )); then
                words="\(firstWords.joined(separator: " "))"
            else
                case "$command $previous" in
        \(valueCases)
                *) case "$command" in
        \(commandCases)
                    esac
                    ;;
                esac
            fi
            COMPREPLY=($(compgen -W "$words" -- "$current"))
            if [[ -n $files && $current != -* ]]; then
                compopt -o filenames
                COMPREPLY+=($(compgen -f -- "$current"))
            fi
        }
        complete -F _scenectl scenectl

        """
    }

    private static var firstWords: [String] {
        Command.all.map(\.name.rawValue) + Option.inPlaceOfCommand.map(\.spelling)
    }

    /// What follows an option that takes a value.
    private static var valueCases: String {
        let cases = Command.all.flatMap { command in
            command.options.filter { $0.takesValue && !$0.isHidden }.map { option in
                let names = [option.letter.map { "-\($0)" }, option.spelling].compactMap { $0 }
                let pattern = names.map { "\"\(command.name.rawValue) \($0)\"" }.joined(
                    separator: "|"
                )
                return "        \(pattern)) \(assignment(for: option)) ;;"
            }
        }
        return cases.joined(separator: "\n")
    }

    /// What is offered as the value of an option.
    private static func assignment(for option: Option) -> String {
        switch option.value {
        case .choice(let words), .report(let words): "words=\"\(words.joined(separator: " "))\""
        case .file, .namedFile: "files=yes"
        case .none, .text, .number, .shard: ":"
        }
    }

    /// What a command takes.
    private static var commandCases: String {
        let cases = Command.all.map { command in
            let options = command.options.filter { !$0.isHidden }.map(\.spelling)
            let choices = command.operands.flatMap(\.choices)
            let files = command.takesFiles ? " files=yes" : ""
            let words = (choices + options).joined(separator: " ")
            return "            \(command.name.rawValue)) words=\"\(words)\"\(files) ;;"
        }
        return cases.joined(separator: "\n")
    }
}
