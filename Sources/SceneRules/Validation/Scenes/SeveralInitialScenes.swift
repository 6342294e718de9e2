import SceneLanguage
import SceneText

/// Finds files with more than one initial scene.
enum SeveralInitialScenes: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard let first = index.file.initial.first else { return }
        for other in index.file.initial.dropFirst() {
            log.report(
                .severalInitialScenes,
                "'\(other.value)' cannot be an initial scene as well",
                at: index.mark(other.range),
                secondary: [index.mark(first.range, "the initial scene is this one")],
                helps: ["to show several scenes at once, make a 'tabs' or 'split' scene"]
            )
        }
    }
}

extension DiagnosticCode {
    static let severalInitialScenes = DiagnosticCode(
        "several-initial-scenes",
        .scenes,
        summary: "a file has more than one initial scene",
        explanation: """
            A storyboard has one entry point, the arrow that comes from nowhere. To show several scenes together, \
            use a container: `controller: tabs` or `controller: split`.
            """,
        good: unknownDestination.good,
        replacing: "initial: list",
        with: "initial: [list, detail]"
    )
}
