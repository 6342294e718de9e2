import SceneLanguage
import SceneText

/// Finds scenes that are the root of a navigation controller and cannot be pushed into one.
enum MisplacedScene: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.containers {
            let scene = index.file.scenes[site.scene]
            guard case .navigation(let name?) = scene.content, name.value != scene.id.value,
                let root = index.scene(name.value), !root.kind.canBePushed
            else { continue }
            log.report(
                .misplacedScene,
                "a \(root.kind.rawValue) controller cannot be the root of a navigation "
                    + "controller",
                at: index.mark(name.range),
                secondary: [index.mark(root.kindRange, "the kind of '\(name.value)'")],
                helps: helps(name, root, index)
            )
        }
    }

    private static func helps(
        _ name: Located<String>,
        _ root: SceneDefinition,
        _ index: SceneIndex
    ) -> [Help] {
        guard case .navigation(let inner?) = root.content else {
            return [Help("present it, or begin with it")]
        }
        let edit = index.edit(name.range, to: inner.value)
        return [Help("begin with its root '\(inner.value)'", edit: edit)]
    }
}

extension ControllerKind {
    /// Whether UIKit takes controllers of the kind into a navigation controller.
    var canBePushed: Bool { self != .navigation && self != .split }
}

extension DiagnosticCode {
    static let misplacedScene = DiagnosticCode(
        "misplaced-scene",
        .scenes,
        summary: "the root of a navigation controller is a scene that cannot be pushed",
        explanation: """
            A navigation controller pushes its root like any other scene, and UIKit refuses to push another \
            navigation controller ("Pushing a navigation controller is not supported") or a split view controller. \
            Tabs and the two sides of a split view may be navigation controllers, and a split view may be the first \
            scene.
            """,
        good: """
            initial: stack
            scenes:
              stack:
                controller: navigation
                root: tabs
              tabs:
                controller: tabs
                tabs: [welcome]
              welcome:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "controller: tabs\n    tabs: [welcome]",
        with: "controller: navigation\n    root: welcome"
    )
}
