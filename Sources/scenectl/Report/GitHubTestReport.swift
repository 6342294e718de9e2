import SceneText

/// Writes the workflow commands with which GitHub Actions marks snapshots in a pull request.
struct GitHubTestReport: TestReport {
    let naming: PathNaming

    mutating func text(for file: TestedFile) -> PrintedText {
        var text = ""
        if file.isBroken {
            text += GitHubRenderer(naming: naming).text(of: file.findings, in: file.sources)
        }
        for result in file.results where result.status != .clean {
            let details = file.details(of: result)
            text += command(
                file: file.name,
                line: result.place.line,
                title: result.title,
                message: result.message + (details.isEmpty ? "" : "\n" + details)
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
        return PrintedText(commands: text)
    }

    func closingText(_ tally: TestTally) -> PrintedText { "" }

    private func command(
        file: String,
        line: Int,
        title: String,
        message: String
    ) -> String {
        let file = GitHubRenderer.escaped(naming(file), inProperty: true)
        let title = GitHubRenderer.escaped(title, inProperty: true)
        let message = GitHubRenderer.escaped(message, inProperty: false)
        return "::error file=\(file),line=\(line),title=\(title)::\(message)\n"
    }
}
