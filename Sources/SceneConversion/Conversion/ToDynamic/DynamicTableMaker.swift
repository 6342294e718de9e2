import SceneLanguage
import SceneRules
import SceneText

/// Turns cells that are written out into prototypes and the data that fills them.
///
/// A whole table becomes dynamic: prototypes, and a class that has rows. Where sections have what only
/// sections that are written can have, such as names or headers with views, where the class runs other
/// scenes too, or where one section is asked for, they stay and are fed.
struct DynamicTableMaker {
    let table: ConvertibleTable
    let request: ConversionRequest
    let code: ControllerCode

    /// The classes of the file that the controllers of other scenes are made of.
    let classesOfOtherScenes: Set<String>
    var draft: ConversionDraft
    var names: PrototypeNames

    /// The sections that are converted, by their numbers.
    let sections: [(number: Int, definition: SectionDefinition)]
    private(set) var plans: [PrototypePlan] = []

    /// The field that says which prototype a row is made from.
    private(set) var kindField = "cell"

    /// Whether cells carry plain values where rows must have records.
    private(set) var needsRecords = false

    var file: SceneFile { draft.file }

    init(_ table: ConvertibleTable, _ request: ConversionRequest, in file: SceneFile) {
        self.table = table
        self.request = request
        code = ControllerCode(of: table.scene, in: file.definition)
        classesOfOtherScenes = file.definition.classes(besidesThoseOf: table.scene)
        draft = ConversionDraft(file)
        names = PrototypeNames(file, table, code)
        sections = (table.table.sections ?? []).enumerated()
            .filter { number, section in
                !section.isFed && (request.section.map { $0 == number } ?? true)
            }
            .map { (number: $0, definition: $1) }
    }

    /// Converts the table, unless something refuses it.
    mutating func make() -> ConversionDraft {
        refuseTable()
        guard !draft.isRefused else { return draft }
        let outletsByID = table.scene.outletsByID
        plans = groups(outletsByID).map(PrototypePlan.init)
        var moves = OutletMoves(from: table.scene, code, plans, in: draft.edits.layout)
        for place in plans.indices { names.identify(&plans[place]) }
        nameFields(moves, outletsByID.compactMapValues(\.first))
        moves.plan(&plans, &draft)
        for place in plans.indices { names.nameParts(of: &plans[place]) }
        needsRecords = !rowsAreItems && plans.contains { $0.hasPlainItems }
        checkFormat()
        guard !draft.isRefused else { return draft }
        moves.apply(to: &draft.edits)
        for plan in plans { addClass(of: plan) }
        leaveNotes()
        if isDynamic { writeDynamicTable() } else { writeFedSections() }
        rewriteSteps()
        return draft
    }

    // MARK: - Shapes

    /// The cells of each shape, in the order in which shapes first appear.
    private func groups(_ outlets: [String: [String]]) -> [[CellReading]] {
        let readings = sections.flatMap { number, section in
            (section.cells ?? []).enumerated().map { row, cell in
                CellReading(
                    cell,
                    section: number,
                    row: row,
                    in: file.tree,
                    mergesSimilar: request.mergesSimilar,
                    outlets: outlets
                )
            }
        }
        let groups = readings.groups(by: \.shape)
        return isDynamic ? groups : groups.flatMap { $0.apartBySection }
    }

    private mutating func nameFields(_ moves: OutletMoves, _ outlets: [String: String]) {
        if plans.count > 1 { kindField = fieldOfKinds }
        let assigned = moves.assignedTargets
        for place in plans.indices {
            let items = plans[place].readings.compactMap(\.cell.item?.value)
            let used = Set(items.flatMap(\.fieldNames)).union(plans.count > 1 ? [kindField] : [])
            var names = FieldNames(taken: used, outletsByID: outlets)
            plans[place].findFields(&names, assigned: assigned[place] ?? [])
        }
    }

    /// A field for the prototype of each row: one that says so already, or one that no record has.
    private var fieldOfKinds: String {
        let taken = plans.flatMap { plan in
            plan.readings.flatMap { $0.cell.item?.value.fields ?? [] }
                .filter { $0.value != .string(plan.identifier) }
        }
        return FieldNames.unused("cell", in: Set(taken.map(\.name)))
    }

    /// Lets steps name the row before the new id of a view.
    private mutating func rewriteSteps() {
        var names: [String: String] = [:]
        for plan in plans {
            for reading in plan.readings {
                for (number, view) in reading.views.enumerated() {
                    guard let old = view.id?.value, let new = plan.ids[number] else { continue }
                    names[old] = "\(reading.section) \(reading.row) \(new)"
                }
            }
        }
        draft.rewriteSteps { _, id, _ in names[id] }
    }

    // MARK: - What is left

    /// Views that a person changes lose the change once their rows leave the screen.
    mutating func leaveNotes() {
        for plan in plans {
            for (number, view) in plan.model.views.enumerated() {
                guard let property = view.kind.entry.entered?.name else { continue }
                let target = CellPath(.view(number), [property])
                guard !plan.codeAssignments.contains(where: { $0.target == target }) else {
                    continue
                }
                let name = view.id.map { "'\($0.value)'" } ?? "a \(view.kind.rawValue)"
                draft.leaveInRows(
                    "what a person sets in \(name) is lost when its row leaves the screen",
                    at: view.kindRange,
                    help: "keep it in the data or in a property, with an action"
                )
            }
        }
    }
}

extension [CellReading] {
    /// The cells that have something in common, each group where its first cell is.
    fileprivate func groups(by key: (CellReading) -> some Hashable) -> [[CellReading]] {
        Dictionary(grouping: self, by: key).values.sorted {
            ($0[0].section, $0[0].row) < ($1[0].section, $1[0].row)
        }
    }

    /// The cells of each section apart, where not all of them set the same: each fed section has rules of
    /// its own, which do not know what rows of another section have set in a reused cell.
    fileprivate var apartBySection: [[CellReading]] {
        let targets = Set(map { Set($0.settings.map(\.target)) })
        return targets.count > 1 ? groups(by: \.section) : [self]
    }
}
