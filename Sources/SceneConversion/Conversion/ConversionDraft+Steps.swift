import SceneLanguage
import SceneRules

extension ConversionDraft {
    /// Rewrites the steps of snapshots that touch views in converted cells.
    ///
    /// `newName` tells how a step names a view from now on, by its id and the row before it; nil where
    /// that stays.
    mutating func rewriteSteps(_ newName: (StepDefinition, String, RowAddress?) -> String?) {
        for step in file.definition.snapshots.flatMap(\.steps) {
            var text: String?
            let target = step.target.map { " in \($0.value)" } ?? ""
            // What is in a header or a footer stays.
            if let row = step.step.row, row.part != .row { continue }
            switch step.step {
            case .tap(let id, let row):
                text = newName(step, id.value, row).map { "tap \($0)\(target)" }
            case .press(let id, let row):
                text = newName(step, id.value, row).map { "press \($0)\(target)" }
            case .return(let id, let row):
                text = newName(step, id.value, row).map { "return \($0)\(target)" }
            case .set(let id, let row, let value):
                let written = StepParser.written(value.value)
                text = newName(step, id.value, row).map { "set \($0) \(written)" }
            default: break
            }
            guard let text, let node = file.tree.scalar(around: step.range) else { continue }
            edits.replace(node, with: .string(text))
        }
    }
}
