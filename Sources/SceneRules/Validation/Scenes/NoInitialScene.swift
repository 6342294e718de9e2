import SceneLanguage
import SceneText

/// Finds files with several scenes that do not say which comes first.
enum NoInitialScene: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let scenes = index.file.scenes
        guard scenes.count > 1, index.file.initial.isEmpty, let first = scenes.first else { return }
        log.report(
            .noInitialScene,
            "none of the \(scenes.count) scenes is the initial one",
            at: index.mark(first.id.range, "the first of them"),
            helps: ["add 'initial:' with the id of a scene at the top of the file"]
        )
    }
}

extension DiagnosticCode {
    static let noInitialScene = DiagnosticCode(
        "no-initial-scene",
        .scenes,
        summary: "a file has several scenes and does not say which comes first",
        explanation: """
            The initial scene is drawn unless you ask for another, and the others are reached from it. If there is \
            only one scene, it is the initial one. Without an initial scene, UIKit logs "Failed to instantiate the \
            default view controller - perhaps the designated entry point is not set?" and the screen stays black.
            """,
        good: unknownDestination.good,
        replacing: "initial: list\n",
        with: ""
    )
}
