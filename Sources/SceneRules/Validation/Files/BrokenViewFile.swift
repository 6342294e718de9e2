import SceneLanguage
import SceneText

/// Finds view files that have errors themselves, each reported once where it is named.
enum BrokenViewFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            guard case .broken(let errors, let first) = filled.file else { continue }
            let count = errors == 1 ? "an error" : "\(errors) errors"
            var site = first.primary
            site.label = first.message
            log.report(
                .brokenViewFile,
                "the view file '\(filled.path.value)' has \(count)",
                at: index.mark(filled.path.range),
                secondary: [site],
                helps: ["run 'scenectl validate' on the file to see them all"]
            )
        }
    }
}

extension DiagnosticCode {
    static let brokenViewFile = DiagnosticCode(
        "broken-view-file",
        .files,
        summary: "a view file has errors itself",
        explanation: """
            A view file that cannot be used is reported once at each place that names it, with its first error. \
            Validate the file itself to see all its errors.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view: {file: greeting.yaml}
            """,
        replacing: "greeting.yaml",
        with: "misspelt.yaml",
        files: [
            "greeting.yaml": "view:\n  - label: Hello\n",
            "misspelt.yaml": "view:\n  - labl: Hello\n",
        ]
    )
}
