import SceneLanguage
import SceneText

/// Finds files that should fill a cell or a screen but contain no view.
enum NotAViewFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            guard case .notAView = filled.file else { continue }
            log.report(
                Diagnostic(
                    .notAViewFile,
                    "the file '\(filled.path.value)' is not a view file",
                    at: index.mark(filled.path.range),
                    helps: [Help("a view file has 'view:' in place of 'scenes:'")]
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let notAViewFile = DiagnosticCode(
        "not-a-view-file",
        .files,
        summary: "a file that should fill a cell or a screen contains no view",
        explanation: """
            A view file holds one view under `view:`. A file with `scenes:` is a storyboard of its \
            own, whose scenes are shown by segues.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view: {file: greeting.yaml}
            """,
        replacing: "greeting.yaml",
        with: "storyboard.yaml",
        files: [
            "greeting.yaml": "view:\n  - label: Hello\n",
            "storyboard.yaml":
                "scenes:\n  hello:\n    controller: view\n    view:\n      - label: Hello\n",
        ]
    )
}
