import SceneText

/// `scenectl help`: the page of a command, the list of all, or the manual page.
enum HelpCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        if arguments.has(.manual) {
            try console.output.write(document: Array(ManualPage.text.utf8))
        } else if let command = arguments.word.flatMap(Command.named) {
            try Pager.show(PrintedText(lines: HelpText.page(for: command)), on: console)
        } else {
            try console.output.write(PrintedText(lines: HelpText.overview))
        }
        return .clean
    }
}
