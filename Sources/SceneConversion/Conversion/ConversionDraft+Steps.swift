import SceneLanguage
import SceneRules

extension ConversionDraft {
    /// Writes the steps of snapshots anew that touch views in converted cells.
    ///
    /// `newName` tells how a step names a view from now on, by its id and the row before it; nil where
    /// that stays.
    mutating func rewriteSteps(
        where isMeant: (StepDefinition) -> Bool = { _ in true },
        _ newName: (String, RowAddress?) -> String?
    ) {
        for step in file.definition.snapshots.flatMap(\.steps) where isMeant(step) {
            guard let text = text(of: step, newName),
                let node = file.tree.scalar(around: step.range)
            else { continue }
            edits.replace(node, with: .string(text))
        }
    }

    private func text(
        of step: StepDefinition,
        _ newName: (String, RowAddress?) -> String?
    ) -> String? {
        switch step.step {
        case .tap(let id, let row):
            newName(id.value, row).map { name in
                "tap \(name)" + (step.target.map { " in \($0.value)" } ?? "")
            }
        case .set(let id, let row, let value):
            newName(id.value, row).map { "set \($0) \(value.value)" }
        default: nil
        }
    }
}
