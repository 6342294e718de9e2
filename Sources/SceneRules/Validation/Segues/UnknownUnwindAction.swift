import SceneLanguage
import SceneText

/// Finds segues that unwind to an action that no controller declares.
enum UnknownUnwindAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Any class that is not known may declare the action.
        guard index.controllers.allSatisfy({ $0?.isComplete ?? false }) else { return }
        var ways: SceneWays?
        var goodScenes: [String: [Bool]] = [:]
        let controllers = index.controllers.compactMap { $0 }
        let actions = ControllerActions(controllers)
        index.forEachSceneSegue(of: .unwind) { segue in
            var reference = Reference(
                name: segue.target,
                message: "\(segue.subject) unwinds to the action '\(segue.target.value)', which no "
                    + "controller declares",
                secondary: segue.origins,
                remedy: "declare it in the class of the scene that the segue returns to",
                isEditable: segue.viewFile == nil
            )
            switch actions.match(segue.target.value) {
            case .declared(let found):
                let known = ways ?? SceneWays(index)
                ways = known
                guard known.areWhole, known.isDestination[segue.scene],
                    !index.file.classes.contains(where: { $0.isSwift })
                else { return }
                let name = segue.target.value
                let good =
                    goodScenes[name] ?? scenes(above: actions.scenes(declaring: name), known, index)
                goodScenes[name] = good
                if let first = found.first, !good[segue.scene] {
                    log.report(above(segue, first, index))
                }
                return
            case .misnamed: return
            case .otherArity(let owner, let action):
                reference.remedy = "'\(owner.name)' declares '\(action.name.value)'"
            case .undeclared:
                // Scenes connect nothing to an action to which only segues return.
                if index.file.classes.contains(where: { $0.isSwift }) { return }
                reference.candidates = [actions.names]
            }
            log.report(
                reference.diagnostic(
                    .unknownUnwindAction,
                    similar: "an action with a similar name",
                    in: index
                )
            )
        }
    }

    /// The scenes from which a segue can go back to one of those that declare its action, each marked.
    ///
    /// Where no way leads to a scene, or where a program has classes, code may show it from anywhere.
    /// A container leads to all that it holds: the sides of a split view are beside each other.
    private static func scenes(
        above declaring: [Int],
        _ ways: SceneWays,
        _ index: SceneIndex
    ) -> [Bool] {
        var isAbove = index.file.scenes.map { _ in false }
        for scene in declaring { ways.follow(from: scene, reaching: &isAbove) }
        let beside = ways.scenes(leadingTo: declaring).filter {
            index.file.scenes[$0].kind.holdsSeveral
        }
        for scene in beside { ways.follow(from: scene, reaching: &isAbove) }
        return isAbove
    }

    private static func above(
        _ segue: SceneSegue,
        _ declared: (owner: ResolvedClass, action: ActionDeclaration),
        _ index: SceneIndex
    ) -> Diagnostic {
        let scene = index.file.scenes[segue.scene].id.value
        return Diagnostic(
            .unknownUnwindAction,
            "\(segue.subject) unwinds to the action '\(segue.target.value)', which no scene that "
                + "leads to '\(scene)' declares",
            at: index.mark(segue.target.range),
            secondary: segue.origins + [index.mark(declared.action.name.range, "declared here")],
            helps: ["declare it in the class of the scene that the segue returns to"]
        )
    }
}

/// The actions of the controllers of a file, found by name.
private final class ControllerActions {
    private let controllers: [ResolvedClass]

    /// For each name the scenes whose controllers declare it, and the first declaration.
    private lazy var byName = found { $0 }

    /// For each name without colons the first declaration.
    private lazy var byBase = found(by: \.actionBase)

    /// The names, in order.
    lazy var names = NameIndex(controllers.flatMap(\.actions).map(\.name.value))

    init(_ controllers: [ResolvedClass]) { self.controllers = controllers }

    func scenes(declaring name: String) -> [Int] { byName[name]?.scenes ?? [] }

    func match(_ name: String) -> SceneIndex.ActionMatch {
        if let found = byName[name] { return .declared([(found.owner, found.action)]) }
        guard let found = byBase[name.actionBase] else { return .undeclared }
        return ActionName(found.action.name.value) == nil
            ? .misnamed : .otherArity(owner: found.owner, action: found.action)
    }

    private typealias Found = (scenes: [Int], owner: ResolvedClass, action: ActionDeclaration)

    private func found(by key: (String) -> String) -> [String: Found] {
        var all: [String: Found] = [:]
        for (scene, owner) in controllers.enumerated() {
            for action in owner.actions {
                all[key(action.name.value), default: ([], owner, action)].scenes.append(scene)
            }
        }
        return all
    }
}

extension ControllerKind {
    /// Whether controllers are beside each other in one of this kind.
    fileprivate var holdsSeveral: Bool { self == .tabs || self == .split }
}

extension DiagnosticCode {
    static let unknownUnwindAction = DiagnosticCode(
        "unknown-unwind-action",
        .segues,
        summary: "a segue unwinds to an action that no controller declares",
        explanation: """
            An unwind segue goes back to the nearest earlier controller that declares its action; in UIKit: \
            `@IBAction func startAgain(_ segue: UIStoryboardSegue)`. If no controller has the action, UIKit silently \
            does nothing.
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
