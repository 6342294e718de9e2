import SceneLanguage

extension ReferencePage {
    /// The page as a document.
    var markdown: String {
        let start = """
            <!-- Written by `make golden` from the catalog: change that, not this. -->

            # \(title)

            \(ReferenceText.markdown(summary))

            """
        return ([start] + parts.map(Self.markdown)).joined(separator: "\n")
    }

    private static func markdown(_ part: Part) -> String {
        switch part {
        case .heading(let title): "## \(title)\n"
        case .text(let text): ReferenceText.markdown(text) + "\n"
        case .keys(let keys): table(of: keys)
        case .terms(let first, let second, let terms):
            table(
                [first, second],
                terms.map {
                    [cell("`\($0.word)`"), cell($0.meaning)]
                }
            )
        case .file(let text): "```yaml\n\(text)\n```\n"
        case .example(let example):
            """
            ```yaml
            \(example.text)```

            ```
            \(example.picture)```

            """
        }
    }

    private static func table(of keys: [Key]) -> String {
        table(
            ["key", "type", "default", "what it does", "UIKit"],
            keys.map { key in
                [
                    "`\(key.name)`", cell(key.type.referencePhrase),
                    cell(key.isRequired ? "required" : key.fallback ?? ""),
                    cell(key.summary), key.uikitName.map { "`\($0)`" } ?? "",
                ]
            }
        )
    }

    private static func table(_ titles: [String], _ rows: [[String]]) -> String {
        let rule = titles.map { _ in "---" }
        let lines = [titles, rule] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        ReferenceText.markdown(text, inTable: true)
    }
}
