import SceneLanguage
import SceneText

/// Finds names of scenes that do not exist: in containers, in `initial` and in snapshots.
///
/// The destinations of segues have a rule of their own.
enum UnknownScene: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Where `scenes:` is missing altogether, that is the mistake.
        guard !index.file.scenes.isEmpty else { return }
        for container in index.containers {
            for name in container.contained { check(name, index, &log) }
        }
        for name in index.file.initial { check(name, index, &log) }
        for snapshot in index.file.snapshots {
            if let name = snapshot.scene { check(name, index, &log) }
        }
    }

    private static func check(
        _ name: Located<String>,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard index.sceneNumber(name.value) == nil else { return }
        let other = index.element(name.value)
        log.report(
            Diagnostic(
                .unknownScene,
                "no scene has the id '\(name.value)'",
                at: index.mark(name.range),
                secondary: other.map {
                    [index.mark($0.id.range, "this id belongs to a part of a scene")]
                } ?? [],
                helps: index.nearest(to: name, among: index.sceneIDs) {
                    "a scene with a similar id exists: '\($0)'"
                }
            )
        )
    }
}

extension DiagnosticCode {
    static let unknownScene = DiagnosticCode(
        "unknown-scene",
        .names,
        summary: "a container, `initial` or a snapshot names a scene that does not exist",
        explanation: """
            `root`, `tabs`, `master`, `detail`, `initial` and the `scene` of a snapshot are ids of \
            scenes of the same file. UIKit fails when it loads the storyboard: "doesn't contain a \
            view controller with identifier".
            """,
        good: """
            initial: navigation
            scenes:
              navigation:
                controller: navigation
                root: welcome
              welcome:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "root: welcome",
        with: "root: welcom"
    )
}
