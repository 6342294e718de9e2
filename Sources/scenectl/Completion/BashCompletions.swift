/// The script that completes `scenectl` in bash.
enum BashCompletions {
    static var script: String {
        """
        # Completions of scenectl for bash, made by 'scenectl completions bash'.

        # What the files of the line declare, or those of the folder where it has none: scenes, snapshots or
        # tables; or what git can name.
        _scenectl_names() {
            local word files=()
            if [[ $1 == commit ]]; then
                echo HEAD
                git for-each-ref --format='%(refname:short)' 2>/dev/null
                return
            fi
            for word in "${COMP_WORDS[@]:2}"; do
                word=${word//[\\\\\\"\\']/}
                [[ -f $word ]] && files+=("$word")
            done
            if [[ ${#files[@]} -eq 0 ]]; then files=(*.yaml); fi
            for word in "${files[@]}"; do
                "${COMP_WORDS[0]}" dump names "$word" 2>/dev/null | sed -n "s/^$1 //p"
            done
        }

        # Files that begin so: scenes and folders, or where there are none of these, all. A name may have
        # spaces, and each is one line.
        _scenectl_files() {
            local path scenes=() others=()
            while IFS= read -r path; do
                [[ $path == .* && $1 != .* ]] && continue
                case $path in
                *.yaml | *.yml | *.storyboard | *.xib | *.xml) scenes+=("$path") ;;
                *) if [[ -d $path ]]; then scenes+=("$path"); else others+=("$path"); fi ;;
                esac
            done < <(compgen -f -- "$1")
            if [[ $2 == all || ${#scenes[@]} -eq 0 ]]; then scenes+=("${others[@]}"); fi
            COMPREPLY+=("${scenes[@]}")
        }

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
                _scenectl_files "${current//[\\\\\\"\\']/}" "$files"
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
            command.options.filter(\.takesValue).map { option in
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
        if let value = option.namedValue { return "words=$(_scenectl_names \(value.rawValue))" }
        return switch option.value {
        case .choice(let words), .report(let words): "words=\"\(words.joined(separator: " "))\""
        case .file, .namedFile: "files=all"
        case .none, .text, .number, .shard: ":"
        }
    }

    /// What a command takes.
    private static var commandCases: String {
        let cases = Command.all.map { command in
            let options = command.options.map(\.spelling)
            let choices = command.operands.flatMap(\.choices)
            let files = command.takesFiles ? " files=scenes" : ""
            let words = (choices + options).joined(separator: " ")
            return "            \(command.name.rawValue)) words=\"\(words)\"\(files) ;;"
        }
        return cases.joined(separator: "\n")
    }
}
