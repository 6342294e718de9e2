import SceneFiles
import SceneText

/// Shows long text on a terminal a page at a time.
enum Pager {
    /// What is used where `PAGER` is not set: it ends by itself where the text fits, and leaves it there.
    private static let usual = "less -FRX"

    /// Writes a text to standard output, through the pager where a person reads there.
    static func show(_ text: PrintedText, on console: Console) throws {
        let command = console.variable("PAGER") ?? usual
        guard console.person != nil, !command.isEmpty, text.lineEnds > shortest,
            let folder = try? TemporaryFolder(in: console.variable("TMPDIR") ?? "/tmp")
        else { return try console.output.write(text) }
        defer { folder.remove() }
        let path = Path.joined(folder.path, "text")
        // From its input, as the name of the file would be in its prompt.
        let line = ["sh", "-c", command + " <\"$1\"", "sh", path]
        do {
            try Disk().replace(path, with: text.bytes)
            let ending = try ChildProcess.run(line, output: .shown)
            // 126 and 127 are the shell's: there is no such pager.
            if ending.status != 126, ending.status != 127 { return }
        } catch {}
        try console.output.write(text)
    }

    /// No terminal is so low that this needs a page.
    private static let shortest = 10
}
