import SceneLanguage
import SceneText

/// Finds scenes to which no way leads from the initial one.
///
/// A snapshot that draws a scene does not make it reachable: it stands in for code that shows it.
enum UnreachableScene: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let ways = SceneWays(index)
        // A name that leads nowhere may be meant for the scene, and is reported itself.
        guard ways.areWhole, let start = index.initialScene else { return }
        var isReached = [Bool](repeating: false, count: index.file.scenes.count)
        ways.follow(from: start, reaching: &isReached)
        guard isReached.contains(false) else { return }
        // Scenes that an unreachable scene leads to are not reported as well.
        let scenes = index.file.scenes.indices
        // Code makes those that have a name for it.
        for scene in scenes where index.file.scenes[scene].storyboardIdentifier != nil {
            ways.follow(from: scene, reaching: &isReached)
        }
        let heads = scenes.filter { !ways.isDestination[$0] }
        for scene in heads + scenes where !isReached[scene] {
            ways.follow(from: scene, reaching: &isReached)
            let id = index.file.scenes[scene].id
            log.report(
                .unreachableScene,
                "nothing leads to the scene '\(id.value)'",
                at: index.mark(id.range),
                secondary: [
                    index.mark(index.file.scenes[start].id.range, "the initial scene")
                ],
                helps: [
                    "lead to it with a segue or a container",
                    "or give it a 'storyboardIdentifier', if code shows it",
                ]
            )
        }
    }
}

extension SceneIndex {
    /// The scene that comes first; nil where none is declared, or the declaration is wrong.
    fileprivate var initialScene: Int? {
        guard let initial = file.initial.first else { return file.scenes.count == 1 ? 0 : nil }
        return file.initial.count == 1 ? sceneNumber(initial.value) : nil
    }
}

extension DiagnosticCode {
    static let unreachableScene = DiagnosticCode(
        "unreachable-scene",
        .scenes,
        .warning,
        summary: "no container or segue leads to a scene",
        explanation: """
            There is no way from the initial scene to this one: no container has it, and no segue leads to it. \
            Interface Builder warns: "unreachable because it has no entry points, and no identifier for runtime \
            access". Give a scene that code shows a `storyboardIdentifier`.
            """,
        good: unknownDestination.good,
        replacing: "button: {title: Detail, segue: {show: detail}}",
        with: "label: Detail"
    )
}
