import SceneLanguage
import SceneText

/// Finds view files that include themselves.
enum RecursiveViewFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            switch filled.file {
            case .recursive(let site): log.report(recursion(of: filled, through: site, index))
            case .tooDeep:
                log.report(
                    .limitReached,
                    "view files are nested too deep, from '\(filled.path.value)' on",
                    at: index.mark(filled.path.range)
                )
            default: continue
            }
        }
    }

    private static func recursion(
        of filled: FilledSite,
        through site: Annotation?,
        _ index: SceneIndex
    ) -> Diagnostic {
        var secondary: [Annotation] = []
        if let site, site.source != index.file.source {
            secondary = [Annotation(site.source, site.range, label: "it is included here")]
        }
        return Diagnostic(
            .recursiveViewFile,
            "the view file '\(filled.path.value)' includes itself",
            at: index.mark(filled.path.range),
            secondary: secondary,
            helps: ["a view that contains itself would never end"]
        )
    }
}

extension DiagnosticCode {
    static let recursiveViewFile = DiagnosticCode(
        "recursive-view-file",
        .files,
        summary: "a view file includes itself, directly or through others",
        explanation: """
            A view file can name other view files with `{file: …}`, whose views become part of it. One that includes \
            itself would never end.
            """,
        good: brokenViewFile.good,
        replacing: "greeting.yaml",
        with: "mirror.yaml",
        files: [
            "greeting.yaml": "view:\n  - label: Hello\n",
            "mirror.yaml": "view: {file: mirror.yaml}\n",
        ]
    )
}
