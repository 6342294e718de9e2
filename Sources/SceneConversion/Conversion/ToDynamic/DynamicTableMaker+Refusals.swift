import SceneLanguage
import SceneText

extension DynamicTableMaker {
    /// Reports everything that keeps cells that are written out from becoming rows.
    mutating func refuseTable() {
        if let number = request.section { refuseSection(number) }
        guard !draft.isRefused else { return }
        if sections.allSatisfy({ ($0.definition.cells ?? []).isEmpty }) {
            draft.refuse(
                "the table of '\(table.name)' has no cells to make prototypes from",
                at: table.table.keyRange
            )
            return
        }
        refuseEditing()
        refuseSharedClass()
        draft.refuseConstraints(of: sections.flatMap { $0.definition.cells ?? [] })
        for cell in table.table.writtenCells {
            if let reason = cell.receiverReason { draft.refuse(reason.message, at: reason.range) }
        }
    }

    private mutating func refuseSection(_ number: Int) {
        let sections = table.table.sections ?? []
        guard sections.indices.contains(number) else {
            return draft.refuseSection(number, of: table)
        }
        if sections[number].isFed {
            draft.refuse("section \(number) is already made from data", at: sections[number].range)
        }
    }

    /// Cells that are written out are never edited, and neither are rows of a class that says nothing of it.
    private mutating func refuseEditing() {
        for definition in code.chain.compactMap(\.rules.editing) {
            draft.refuse(
                "the rows would be edited from now on, but static cells never are",
                at: definition.range,
                help: "remove 'editing' from the class"
            )
        }
    }

    /// Outlets move from the class of the controller to that of a cell, and other scenes may need them.
    private mutating func refuseSharedClass() {
        let cells = table.table.writtenCells
        let ids = Set(cells.flatMap { $0.ids })
        let moved = table.scene.outletsByID.filter { ids.contains($0.key) }.flatMap(\.value)
            .sorted()
        let ranges = Dictionary(firstOf: table.scene.outlets.map { ($0.name.value, $0.name.range) })
        for name in moved {
            guard let owner = code.owner(ofOutlet: name) else { continue }
            let range = ranges[name] ?? table.scene.id.range
            if owner.isSwift {
                draft.refuse(
                    "the outlet '\(name)' leads into a cell that would repeat, but "
                        + "'\(owner.name.value)' is written in Swift",
                    at: range,
                    help: "move the outlet to the class of the cell in Swift first"
                )
            } else if classesOfOtherScenes.contains(owner.name.value) {
                draft.refuse(
                    "the outlet '\(name)' leads into a cell that would repeat, but "
                        + "'\(owner.name.value)' serves other scenes as well",
                    at: range
                )
            }
        }
    }
}

extension CellDefinition {
    /// The ids in the cell, its own among them.
    var ids: [String] { ([id] + views.map(\.id)).compactMap { $0?.value } }
}
