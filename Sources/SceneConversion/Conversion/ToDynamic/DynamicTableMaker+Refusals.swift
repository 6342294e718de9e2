import SceneLanguage
import SceneRules
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
    }

    private mutating func refuseSection(_ number: Int) {
        let sections = table.table.sections ?? []
        guard sections.indices.contains(number) else {
            let known = sections.count == 1 ? "1 section" : "\(sections.count) sections"
            draft.refuse(
                "the table of '\(table.name)' has no section \(number)",
                at: table.table.keyRange,
                help: "it has \(known), counted from 0"
            )
            return
        }
        if sections[number].isFed {
            draft.refuse("section \(number) is already fed by data", at: sections[number].range)
        }
    }

    /// Rows of data are deleted and moved for good; cells that are written out never are.
    private mutating func refuseEditing() {
        let help = "rows of data are deleted, inserted and moved by a class, under 'editing'"
        if case .boolean(true)? = table.table.properties["editing"]?.value,
            let range = table.table.properties["editing"]?.nameRange
        {
            draft.refuse(
                "the rows are edited: the table starts in editing mode",
                at: range,
                help: help
            )
        }
        for item in table.editItems {
            draft.refuse(
                "the rows are edited: an item of the bar starts it",
                at: item.range,
                help: help
            )
        }
    }

    /// The class of the controller gets rows, which other scenes of the class would get too.
    private mutating func refuseSharedClass() {
        let definition = file.definition
        let classes = ClassTable(definition.classes, depthLimit: Limits().superclassDepth)
        guard let nearest = code.chain.first else { return }
        var usedElsewhere: Set<String> = []
        for scene in definition.scenes where scene.id.value != table.scene.id.value {
            guard let type = scene.className.flatMap({ classes[$0.value] }) else { continue }
            let chain = type.chain.map(\.definition.name.value)
            usedElsewhere.formUnion(chain)
            guard chain.contains(nearest.name.value) else { continue }
            draft.refuse(
                "the class '\(nearest.name.value)' runs the scene '\(scene.id.value)' as well",
                at: table.scene.className?.range ?? table.scene.id.range,
                help: "give one of the two scenes a class of its own"
            )
        }
        let cells = (table.table.sections ?? []).flatMap { $0.cells ?? [] }
        let ids = Set(cells.flatMap { $0.ids })
        let moved = table.scene.outletsByID.filter { ids.contains($0.key) }.flatMap(\.value)
            .sorted()
        let ranges = Dictionary(
            table.scene.outlets.map { ($0.name.value, $0.name.range) },
            uniquingKeysWith: { first, _ in first }
        )
        for name in moved {
            guard let owner = code.owner(ofOutlet: name) else { continue }
            let range = ranges[name] ?? table.scene.id.range
            if owner.isSwift {
                draft.refuse(
                    "the outlet '\(name)' leads into a cell that would repeat, and "
                        + "'\(owner.name.value)' is written in Swift",
                    at: range,
                    help: "move the outlet to the class of the cell in Swift first"
                )
            } else if owner.name.value != nearest.name.value,
                usedElsewhere.contains(owner.name.value)
            {
                draft.refuse(
                    "the outlet '\(name)' leads into a cell that would repeat, and "
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
