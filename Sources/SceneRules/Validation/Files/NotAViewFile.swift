import SceneLanguage
import SceneText

/// Finds files that should fill a cell or a screen but contain no view.
enum NotAViewFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            if filled.isTable, case .understood(let demands) = filled.file,
                demands.table != .static
            {
                log.report(unfitTable(filled, demands, index))
            }
            guard case .notAView(let key) = filled.file else { continue }
            let help =
                key.map { "write 'view: {\($0): …}' there" }
                ?? "a view file has 'view:' in place of 'scenes:'"
            log.report(
                .notAViewFile,
                "the file '\(filled.path.value)' is not a view file",
                at: index.mark(filled.path.range),
                helps: [Help(help)]
            )
        }
    }

    /// A view file in place of a table, without a table that brings its own rows.
    private static func unfitTable(
        _ filled: FilledSite,
        _ demands: ViewFileDemands,
        _ index: SceneIndex
    ) -> Diagnostic {
        let path = filled.path.value
        let isDynamic = demands.table == .dynamic
        return Diagnostic(
            .notAViewFile,
            isDynamic
                ? "the table of '\(path)' is dynamic, but a table from a view file must be static"
                : "the view of '\(path)' is not a table",
            at: index.mark(filled.path.range),
            helps: [
                Help(
                    isDynamic
                        ? "write 'sections:' there, or the prototypes in the scene"
                        : "write 'view: {table: {sections: …}}' there"
                )
            ]
        )
    }
}

extension DiagnosticCode {
    static let notAViewFile = DiagnosticCode(
        "not-a-view-file",
        .files,
        summary: "a file that should fill a cell or a screen contains no view",
        explanation: """
            A view file has one view under `view:`. A file with `scenes:` is a storyboard of its own, whose scenes \
            are shown by segues. If `table: {file: …}` names the file, the view must be a static table.
            """,
        good: brokenViewFile.good,
        replacing: "greeting.yaml",
        with: "storyboard.yaml",
        files: [
            "greeting.yaml": "view:\n  - label: Hello\n",
            "storyboard.yaml":
                "scenes:\n  hello:\n    controller: view\n    view:\n      - label: Hello\n",
        ]
    )
}
