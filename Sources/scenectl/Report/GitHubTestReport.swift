import SceneText

/// Writes the workflow commands with which GitHub Actions marks snapshots in a pull request.
struct GitHubTestReport: TestReport {
    let naming: PathNaming
    private var annotations = AnnotationCount()

    init(naming: PathNaming) { self.naming = naming }

    mutating func text(for file: TestedFile) -> PrintedText {
        var text: PrintedText = ""
        if file.isBroken {
            let (shown, others) = annotations.split(file.findings)
            text += GitHubRenderer(naming: naming).printed(shown, in: file.sources)
            text += ShortRenderer().printed(others, in: file.sources)
        }
        for result in file.results where result.status != .clean {
            let details = file.details(of: result)
            text += command(
                file: file.name,
                line: result.place.line,
                title: result.title,
                message: result.message,
                details: details
            )
        }
        for orphan in file.orphans where orphan.status != .clean {
            text += command(
                file: orphan.path,
                line: 1,
                title: "orphan",
                message: orphan.message
            )
        }
        return text
    }

    func closingText(_ tally: TestTally) -> PrintedText { annotations.notice }

    /// An annotation; those that GitHub would drop are lines of the log.
    private mutating func command(
        file: String,
        line: Int,
        title: String,
        message: String,
        details: String = ""
    ) -> PrintedText {
        guard annotations.isMarked(.error) else {
            return "\(file):\(line): error: \(message)\n" + PrintedText(lines: details)
        }
        let whole = details.isEmpty ? message : message + "\n" + details
        let file = GitHubRenderer.escaped(naming(file), inProperty: true)
        let title = GitHubRenderer.escaped(title, inProperty: true)
        let message = GitHubRenderer.escaped(whole, inProperty: false)
        return PrintedText(
            commands: "::error file=\(file),line=\(line),title=\(title)::\(message)\n"
        )
    }
}
