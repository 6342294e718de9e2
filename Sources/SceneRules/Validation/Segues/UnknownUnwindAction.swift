import SceneLanguage
import SceneText

/// Finds segues that unwind to an action that no controller declares.
enum UnknownUnwindAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Any class that is not known may declare the action.
        guard index.controllers.allSatisfy({ $0?.isComplete ?? false }) else { return }
        var ways: SceneWays?
        index.forEachSceneSegue(of: .unwind) { segue in
            let controllers = index.controllers.compactMap { $0 }
            var helps: [Help] = []
            switch SceneIndex.match(segue.target.value, in: controllers) {
            case .declared(let found):
                let known = ways ?? SceneWays(index)
                ways = known
                if let first = found.first, !canGoBack(segue, known, index, controllers) {
                    log.report(above(segue, first, index))
                }
                return
            case .misnamed: return
            case .otherArity(let owner, let action):
                helps = [Help("'\(owner.name)' declares '\(action.name.value)'")]
            case .undeclared:
                let names = controllers.flatMap(\.actions).map(\.name.value)
                helps = index.help(nearestTo: segue, among: names) {
                    "an action with a similar name exists: '\($0)'"
                }
            }
            if helps.isEmpty {
                helps = [Help("declare it in the class of the scene to which the segue returns")]
            }
            log.report(
                Diagnostic(
                    .unknownUnwindAction,
                    "no controller declares the action '\(segue.target.value)', to which "
                        + "\(segue.subject) unwinds",
                    at: index.mark(segue.target.range),
                    secondary: segue.origins,
                    helps: helps
                )
            )
        }
    }

    /// Whether a scene that declares the action of a segue may lie below the one that unwinds.
    ///
    /// Where no way leads to a scene, or where a program has classes, code may show it from anywhere.
    /// A container leads to all that it holds: the sides of a split view lie beside each other.
    private static func canGoBack(
        _ segue: SceneSegue,
        _ ways: SceneWays,
        _ index: SceneIndex,
        _ controllers: [ResolvedClass]
    ) -> Bool {
        guard ways.areWhole, ways.isDestination[segue.scene],
            !index.file.classes.contains(where: { $0.isSwift })
        else { return true }
        let scenes = index.file.scenes.indices
        let declaring = scenes.filter { scene in
            controllers[scene].actions.contains { $0.name.value == segue.target.value }
        }
        let below = scenes.filter { ways.lead(from: $0, to: segue.scene) }
        return declaring.contains { scene in
            below.contains { lower in
                lower == scene
                    || index.file.scenes[lower].kind.holdsSeveral
                        && ways.lead(from: lower, to: scene)
            }
        }
    }

    private static func above(
        _ segue: SceneSegue,
        _ declared: (owner: ResolvedClass, action: ActionDeclaration),
        _ index: SceneIndex
    ) -> Diagnostic {
        let scene = index.file.scenes[segue.scene].id.value
        return Diagnostic(
            .unknownUnwindAction,
            "no scene that leads to '\(scene)' declares the action '\(segue.target.value)', to which "
                + "\(segue.subject) unwinds",
            at: index.mark(segue.target.range),
            secondary: segue.origins + [index.mark(declared.action.name.range, "declared here")],
            helps: [Help("declare it in the class of the scene to which the segue returns")]
        )
    }
}

extension ControllerKind {
    /// Whether controllers lie beside each other in one of this kind.
    fileprivate var holdsSeveral: Bool { self == .tabs || self == .split }
}

extension DiagnosticCode {
    static let unknownUnwindAction = DiagnosticCode(
        "unknown-unwind-action",
        .segues,
        summary: "a segue unwinds to an action that no controller declares",
        explanation: """
            An unwinding segue goes back to the nearest controller below that declares its action, \
            as `@IBAction func startAgain(_ segue: UIStoryboardSegue)` does in UIKit. Where no \
            controller has it, UIKit stays where it is and says nothing.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                class: List
                view:
                  - button: {title: Detail, segue: {present: detail}}
              detail:
                controller: view
                view:
                  - button: {title: Done, segue: {unwind: "startAgain:"}}
            classes:
              List:
                superclass: ViewController
                actions:
                  "startAgain:": {log: again}
            """,
        replacing: "unwind: \"startAgain:\"",
        with: "unwind: \"startAgian:\""
    )
}
