import SceneLanguage
import SceneText

/// Finds segues of a kind that their origin or their destination does not allow.
enum MisplacedSegue: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var pushed: [SegueSite] = []
        for site in index.segues {
            if (site.origin == .container) != (site.kind == .embed) {
                log.report(embedding(site, index))
            } else if site.kind == .show, let destination = site.destination,
                !index.file.scenes[destination].kind.canBePushed
            {
                pushed.append(site)
            }
        }
        guard !pushed.isEmpty else { return }
        let stack = NavigationStack(index)
        for site in pushed {
            guard let scene = site.scope.scene, stack.contains(scene),
                let destination = site.destination
            else { continue }
            log.report(pushing(site, index.file.scenes[destination], index))
        }
    }

    private static func embedding(_ site: SegueSite, _ index: SceneIndex) -> Diagnostic {
        let kind = site.segue.kind
        guard site.origin == .container else {
            return Diagnostic(
                .misplacedSegue,
                "only a container can embed a scene",
                at: index.mark(kind.range),
                helps: ["write 'show' or 'present', or put the segue into a 'container' view"]
            )
        }
        let edit = TextEdit(index.file.source, kind.range, replacement: SegueKind.embed.rawValue)
        return Diagnostic(
            .misplacedSegue,
            "a container embeds its scene and cannot '\(kind.value.rawValue)' it",
            at: index.mark(kind.range),
            helps: [Help("write 'embed'", edit: edit)]
        )
    }

    private static func pushing(
        _ site: SegueSite,
        _ target: SceneDefinition,
        _ index: SceneIndex
    ) -> Diagnostic {
        var helps: [Help] = ["present it"]
        if case .navigation(let root?) = target.content {
            let edit = TextEdit(
                index.file.source,
                site.segue.target.range,
                replacement: root.value
            )
            helps.insert(Help("show its root '\(root.value)'", edit: edit), at: 0)
        }
        return Diagnostic(
            .misplacedSegue,
            "a \(target.kind.rawValue) controller cannot be pushed into a navigation controller",
            at: index.mark(site.segue.target.range),
            secondary: [index.mark(target.kindRange, "the kind of the destination")],
            helps: helps
        )
    }
}

/// The scenes in a navigation controller, by its root and by what is shown from there.
private struct NavigationStack {
    private let scenes: Set<Int>

    init(_ index: SceneIndex) {
        let canBePushed = { (scene: Int) in index.file.scenes[scene].kind.canBePushed }
        var shown: [Int: [Int]] = [:]
        for site in index.segues where site.kind == .show || site.kind == .embed {
            guard let origin = site.scope.scene, let target = site.destination,
                canBePushed(target)
            else { continue }
            shown[origin, default: []].append(target)
        }
        let roots = index.containers.compactMap { site -> Int? in
            guard case .navigation(let root?) = index.file.scenes[site.scene].content else {
                return nil
            }
            return index.sceneNumber(root.value)
        }
        scenes = roots.filter(canBePushed).reached { shown[$0] ?? [] }
    }

    func contains(_ scene: Int) -> Bool { scenes.contains(scene) }
}

extension DiagnosticCode {
    static let misplacedSegue = DiagnosticCode(
        "misplaced-segue",
        .segues,
        summary: "a segue has a kind that its origin or its destination does not allow",
        explanation: """
            Only a container view can embed a scene. Inside a navigation controller, `show` pushes, and UIKit \
            refuses to push another navigation controller ("Pushing a navigation controller is not supported") or a \
            split view controller. Show its root instead, or present it.
            """,
        good: """
            initial: player
            scenes:
              player:
                controller: view
                view:
                  - container: {segue: {embed: tracks}}
              tracks:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "embed",
        with: "show"
    )
}
