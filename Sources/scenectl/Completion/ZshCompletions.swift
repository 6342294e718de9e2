/// The script that completes `scenectl` in zsh.
enum ZshCompletions {
    static var script: String {
        let commands = Command.all.map { "        \(quoted($0.name.rawValue + ":" + $0.summary))" }
        let options = Option.inPlaceOfCommand.map(specification)
        return """
            #compdef scenectl
            # Completions of scenectl for zsh, made by 'scenectl completions zsh'.

            # What the files of the line declare, or those of the folder where it has none: scenes, snapshots
            # or tables; or what git can name.
            _scenectl_names() {
                local word kind=$argv[-1]
                local -a names files
                if [[ $kind == commit ]]; then
                    names=(HEAD ${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"})
                else
                    for word in $words[2,-1]; do
                        word=${(Q)word}
                        [[ -f $word ]] && files+=($word)
                    done
                    (( $#files )) || files=(*.yaml(N))
                    for word in $files; do
                        names+=(${(f)"$($program dump names $word 2>/dev/null | sed -n "s/^$kind //p")"})
                    done
                fi
                compadd -a names
            }

            # Scenes and folders; where there are none, the shell offers all files.
            _scenectl_files() { _files "$@" -g '*.(yaml|yml|storyboard|xib|xml)' }

            _scenectl() {
                local program=$words[1]
                local -a commands
                commands=(
            \(commands.joined(separator: "\n"))
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    _arguments \(options.joined(separator: " "))
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(Command.all.map(branch).joined(separator: "\n"))
                esac
            }
            _scenectl "$@"

            """
    }

    private static func branch(for command: Command) -> String {
        let options = command.options.map(specification)
        let operands = command.operands.enumerated().map { index, operand in
            specification(of: operand, isLast: index == command.operands.count - 1)
        }
        let lines = (options + operands).map { "            \($0) \\" }
        return """
                \(command.name.rawValue))
                    _arguments -s -S \\
            \(lines.joined(separator: "\n"))
                        && return
                    ;;
            """
    }

    private static func specification(of option: Option) -> String {
        var action = ""
        switch option.value {
        case _ where option.namedValue != nil:
            let kind = option.namedValue?.rawValue ?? ""
            action = ":\(kind):{_scenectl_names \(kind)}"
        case .none: break
        case .choice(let words), .report(let words):
            action = ":\(option.name.rawValue):(\(words.joined(separator: " ")))"
        case .file: action = ":file:_files"
        case .text(let placeholder), .number(let placeholder, _, _):
            action = ":\(placeholder.lowercased()): "
        case .namedFile: action = ":name and file: "
        case .shard: action = ":part of parts: "
        }
        let summary = "[\(option.summary)]"
        let repeats = option.isRepeatable ? "*" : ""
        guard let letter = option.letter else {
            let equals = option.takesValue ? "=" : ""
            return quoted("\(repeats)\(option.spelling)\(equals)\(summary)\(action)")
        }
        return quoted("-\(letter)\(summary)\(action)") + " "
            + quoted("\(option.spelling)\(option.takesValue ? "=" : "")\(summary)\(action)")
    }

    private static func specification(
        of operand: Command.Operand,
        isLast: Bool
    ) -> String {
        if case .name(let name) = operand { return quoted(":\(name.lowercased()): ") }
        guard case .word(let name, let choices, _, let isOptional) = operand else {
            return quoted("*:file:_scenectl_files")
        }
        let label = name.lowercased()
        let words = "(\(choices().joined(separator: " ")))"
        // An optional word before files may be a file as well.
        guard isOptional, !isLast else { return quoted(":\(label):\(words)") }
        return quoted(
            ":\(label):{_alternative \"\(label):\(label):\(words)\" files:file:_scenectl_files}"
        )
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
