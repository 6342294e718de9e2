import SceneLanguage
import SceneRules
import SceneText

/// Steps of snapshots that touch views in converted cells: the row comes before the new id.
struct StepRewriting {
    private let plans: [PrototypePlan]
    private let table: ConvertibleTable
    private let file: SceneFile

    init(_ plans: [PrototypePlan], _ table: ConvertibleTable, _ file: SceneFile) {
        self.plans = plans
        self.table = table
        self.file = file
    }

    func apply(to draft: inout ConversionDraft) {
        var places: [String: (section: Int, row: Int, id: String)] = [:]
        for plan in plans {
            for reading in plan.readings {
                for (number, view) in reading.views.enumerated() {
                    guard let old = view.id?.value, let new = plan.ids[number] else { continue }
                    places[old] = (reading.section, reading.row, new)
                }
            }
        }
        for step in file.definition.snapshots.flatMap(\.steps) {
            guard let id = step.step.id, let place = places[id],
                let node = file.tree.node(at: step.range) ?? node(around: step.range)
            else { continue }
            draft.edits.replace(node, with: .string(text(of: step, place)))
        }
    }

    private func text(
        of step: StepDefinition,
        _ place: (section: Int, row: Int, id: String)
    ) -> String {
        let row = "\(place.section) \(place.row) \(place.id)"
        switch step.step {
        case .set(_, _, let value): return "set \(row) \(value.value)"
        default:
            let target = step.target.map { " in \($0.value)" } ?? ""
            return "tap \(row)\(target)"
        }
    }

    /// The scalar that a step stands in.
    private func node(around range: SourceRange) -> YAMLNodeID? {
        let tree = file.tree
        for index in 0..<UInt32(tree.nodeCount) {
            let node = YAMLNodeID(index)
            if tree.kind(node) == .scalar, tree.range(node).contains(range) { return node }
        }
        return nil
    }
}
