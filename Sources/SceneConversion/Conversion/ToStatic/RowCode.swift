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
        without ways: [SegueWay] = []
    ) {
        if let rules = evaluator.rules {
            parts += [rules.deselect, rules.didEndDisplaying, rules.swipe]
            if !ways.contains(.row) { parts.append(rules.select) }
            if !ways.contains(.detailButton) { parts.append(rules.accessoryTapped) }
            if countsDisplay { parts.append(rules.willDisplay) }
        }
        let views = cell.views
        let cellClass = cell.className.flatMap { evaluator.file.classes[$0.value] }
        for name in views.flatMap(\.actions).flatMap(\.names).map(\.value) {
            let action = cellClass?.actions[name] ?? evaluator.controller?.actions[name]
            if let action { parts.append(action.effects) }
        }
        guard let script = evaluator.instance?.type else { return }
        let segues =
            [cell.segue, cell.accessorySegue].compactMap { $0 } + views.compactMap(\.segue)
        let performed = parts.flatMap { $0.all(EffectDefinition.self) }.compactMap { effect in
            if case .perform(let identifier) = effect.kind { identifier.word } else { nil }
        }
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
