import SceneText

/// Writes results as Markdown, for the summary of a pull request: what a run came to, and each difference below it.
struct MarkdownTestReport: TestReport {
    /// GitHub takes a mebibyte for a step and nothing of what is larger; there has to be room for others.
    private let mostBytes: Int

    private var body = ""

    /// What was too long to be shown.
    private var left: [String] = []

    init(mostBytes: Int = 900_000) { self.mostBytes = mostBytes }

    mutating func text(for file: TestedFile) -> PrintedText {
        if file.isBroken {
            let findings = RichRenderer().text(of: file.findings, in: file.sources)
            add("\(Self.code(file.name)) has errors", findings.fenced(as: "text") + "\n")
        }
        if let fault = file.fault {
            add("\(Self.code(file.name)): \(Self.plain(fault.message))", "")
        }
        for result in file.results where result.status != .clean {
            let details = file.details(of: result)
            add(
                "\(Self.code("\(file.name):\(result.place.line)")) \(Self.plain(result.message))",
                details.isEmpty ? "" : details.fenced(as: "diff") + "\n"
            )
        }
        for orphan in file.orphans where orphan.status != .clean {
            add("\(Self.code(orphan.path)): \(Self.plain(orphan.message))", "")
        }
        return ""
    }

    func closingText(_ tally: TestTally) -> PrintedText {
        let mark = tally.status == .clean ? "✅" : "❌"
        var text = "### \(mark) Scenes: \(Self.plain(tally.summary))\n"
        if !body.isEmpty { text += "\n" + body }
        if !left.isEmpty {
            let count = left.count == 1 ? "1 more is" : "\(left.count) more are"
            text += "\n\(count) too long to be shown here:\n\n"
            text += left.prefix(500).map { "- \($0)\n" }.joined()
        }
        return PrintedText(lines: text)
    }

    /// Adds what happened, with what there is to see of it folded away.
    private mutating func add(_ title: String, _ details: String) {
        // Only an empty line ends a block of HTML, and begins one after a list.
        let isFolded = !details.isEmpty
        let isApart = !body.isEmpty && (isFolded || body.hasSuffix("</details>\n"))
        let block =
            (isApart ? "\n" : "")
            + (isFolded
                ? "<details><summary>\(title)</summary>\n\n\(details)\n</details>\n"
                : "- \(title)\n")
        if body.utf8.count + block.utf8.count > mostBytes {
            left.append(title)
        } else {
            body += block
        }
    }

    /// A name as code, in HTML, because Markdown is not read in a summary.
    private static func code(_ text: String) -> String { "<code>\(plain(text))</code>" }

    /// A text in which nothing means anything, neither to Markdown nor to HTML.
    private static func plain(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "*", "_", "`", "[", "]", "#", "|", "~", "\\", "!", "@":
                escaped += "&#\(character.unicodeScalars.first?.value ?? 0);"
            case "\n", "\r": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
