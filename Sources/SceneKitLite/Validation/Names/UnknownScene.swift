/// Finds names of scenes that do not exist: in containers, in `initial` and in snapshots.
///
/// The destinations of segues have a rule of their own.
enum UnknownScene: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Where `scenes:` is missing altogether, that is the mistake.
        guard !index.file.scenes.isEmpty else { return }
        let references =
            index.containers.flatMap(\.contained) + index.file.initial
            + index.file.snapshots.compactMap(\.scene)
        for name in references where index.sceneNumber(name.value) == nil {
            let ids = index.file.scenes.map(\.unboxed.id.value)
            let other = index.element(name.value)
            log.report(
                Diagnostic(
                    .unknownScene,
                    "no scene has the id '\(name.value)'",
                    at: index.mark(name.range),
                    secondary: other.map {
                        [index.mark($0.id.range, "this id belongs to a part of a scene")]
                    } ?? [],
                    helps: index.nearest(to: name, among: ids) {
                        "a scene with a similar id exists: '\($0)'"
                    }
                )
            )
        }
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
