package import SceneKitLite
package import SceneLanguage
import SceneRules
import SceneText

/// What classes run for the rows of a prototype, and what of the row it asks for.
struct RowCode {
    /// The parts of classes that run for a row.
    private var parts: [any HoldsCode] = []

    init(
        _ cell: CellDefinition,
        _ evaluator: RowEvaluator,
        countsDisplay: Bool = true,
        without ways: [SegueWay] = [],
        sending sent: [String: Set<String>] = [:]
    ) {
        if let rules = evaluator.rules {
            parts += [rules.deselect, rules.didEndDisplaying, rules.swipe]
            if !ways.contains(.row) { parts.append(rules.select) }
            if !ways.contains(.detailButton) { parts.append(rules.accessoryTapped) }
            if countsDisplay { parts.append(rules.willDisplay) }
        }
        let views = cell.views
        let cellClass = cell.className.flatMap { evaluator.file.classes[$0.value] }
        var names = views.flatMap(\.actions).flatMap(\.names).flatMap { name in
            sent[name.value].map(Array.init) ?? [name.value]
        }
        names += parts.flatMap { $0.sentActions { evaluator.actionNames(of: cellClass) } }
        var seen: Set<String> = []
        while let name = names.popLast() {
            let action = cellClass?.actions[name] ?? evaluator.controller?.actions[name]
            guard let action, seen.insert(name).inserted else { continue }
            parts.append(action.effects)
            names += action.effects.sentActions { evaluator.actionNames(of: cellClass) }
        }
        guard let script = evaluator.instance?.type else { return }
        let segues =
            [cell.segue, cell.accessorySegue].compactMap { $0 } + views.compactMap(\.segue)
        let performed = parts.flatMap { $0.all(EffectDefinition.self) }.compactMap(
            \.performedSegue
        )
        for identifier in segues.compactMap({ $0.identifier?.value }) + performed {
            parts.append(script.preparation(of: identifier))
            parts.append(script.condition(of: identifier))
        }
    }

    /// Every path that the code names.
    var paths: [ValuePath] { parts.flatMap { $0.all(ValueExpression.self) }.flatMap(\.paths) }

    /// The places at which a name of the row is asked for.
    func uses(of name: String) -> [SourceRange] { parts.flatMap { $0.uses(of: name) } }
}

extension Assignment: HoldsCode {
    package var inner: [any HoldsCode] { [value] }
}

extension RowEvaluator {
    /// The actions that something in a cell can send.
    fileprivate func actionNames(of cellClass: ResolvedClass?) -> [String] {
        [cellClass, controller].compactMap { $0 }.flatMap(\.actions).map(\.name.value)
    }
}

extension HoldsCode {
    /// The actions that effects send, any of all where one computes which.
    fileprivate func sentActions(ofAll all: () -> [String]) -> [String] {
        self.all(EffectDefinition.self).flatMap(\.sentActions).flatMap { name in
            name.word.map { [$0] } ?? all()
        }
    }
}
