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
    var plans: [PrototypePlan] = []

    /// The field that says which prototype a row is made from.
    private(set) var kindField = "cell"

    /// The field that names a row which code is written for.
    private(set) var nameField = "id"

    /// The name of the data for all rows, or for those of each section.
    private(set) var dataName = ""
    private(set) var dataNames: [Int: String] = [:]

    /// Actions for a class that is yet to be made.
    private(set) var newActions: [YAMLPair] = []

    /// What the code of the class becomes; nil until that is known.
    private(set) var rewriting: CodeRewriting?

    /// The segues that rows perform, by their identifiers.
    var performed: [(identifier: String, segue: SegueDefinition)] = []

    /// The identifiers of segues by what these do.
    var identifiers: [String: String] = [:]
    var identifierNames = NumberedNames()

    /// Whether the rows of all sections are in one list, and each says its section.
    var isFlat = false

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
        makePlans(outletsByID)
        var moves = OutletMoves(from: table.scene, code, plans, in: draft.edits.layout)
        for place in plans.indices { names.identify(&plans[place], isOnly: plans.count == 1) }
        nameFields(moves, outletsByID.compactMapValues(\.first))
        nameData()
        let records = self
        moves.plan(&plans, &draft, field: records.recordField)
        shareCode(outletsByID.compactMapValues(\.first))
        nameRows(outletsByID)
        planSegues()
        planActions()
        for place in plans.indices { names.nameParts(of: &plans[place]) }
        shareClasses()
        keepEntered(&moves)
        needsRecords = !rowsAreItems && plans.contains { $0.hasPlainItems }
        checkFormat()
        guard !draft.isRefused else { return draft }
        moves.apply(to: &draft.edits)
        if code.chain.isEmpty { newActions = moves.newActions.map(\.pair) }
        rewriting = moves.rewriting
        leaveNotes()
        writeSegues()
        if isDynamic { writeDynamicTable() } else { writeFedSections() }
        moves.addActions(to: &draft.edits)
        var written: Set<String> = []
        for plan in plans { addClass(of: plan, besides: &written) }
        rewriteSteps()
        return draft
    }

    // MARK: - Shapes

    /// The cells of each shape, in the order in which shapes first appear.
    func groups(_ outlets: [String: [String]]) -> [[CellReading]] {
        let names = outletsApart
        let apart = outlets.compactMapValues { own in
            let apart = own.filter(names.contains)
            return apart.isEmpty ? nil : apart
        }
        let readings = sections.flatMap { number, section in
            (section.cells ?? []).enumerated().map { row, cell in
                CellReading(
                    cell,
                    section: number,
                    row: row,
                    in: file.tree,
                    outletsApart: apart
                )
            }
        }
        let groups = readings.groups(by: \.shape).flatMap { group in
            canPerform(group) ? [group] : group.groups(by: \.segues)
        }.flatMap { group in
            canSend(group, outlets) ? [group] : group.groups(by: \.sent)
        }
        guard !isDynamic else { return groups.inOrder }
        return groups.flatMap { group in
            // Each section has data of its own, and an action keeps what a person sets in one.
            group[0].views.contains { $0.kind.entry.entered != nil }
                ? group.groups(by: \.section) : group.apartBySection
        }.inOrder
    }

    /// The outlets to controls whose values no record can keep for code, so that an action of its own
    /// stores each.
    ///
    /// What `configureView` reads would follow a record, also where it did not follow the control, and an
    /// effect finds none in a group.
    private var outletsApart: Set<String> {
        let configuring = code.assignments.filter(\.isConfiguring).map(\.definition)
        let read = Set(
            configuring.flatMap { $0.value.expressions }.flatMap(\.paths).map(\.root.name)
        )
        let isNested = isDynamic && isGrouped && !isFlat
        let assignedApart = Set(
            code.assignments.filter { isNested || $0.part != .action }.map(\.definition.parts)
        )
        let unfollowed = code.assignedWithoutConfiguring
        let used = code.rootNames
        let configures = code.configuringActions
        let views = Dictionary(
            firstOf: sections.flatMap { $0.definition.cells ?? [] }.flatMap(\.views)
                .compactMap { view in view.id.map { ($0.value, view) } }
        )
        let isKept = keepsEntered
        let apart = table.scene.outlets.filter { outlet in
            let controls = outlet.targets.compactMap { views[$0.value] }
                .filter { $0.kind.entry.entered != nil }
            guard let control = controls.first, let entered = control.kind.entry.entered else {
                return false
            }
            let value = [outlet.name.value, entered.name]
            let isRead = read.contains(outlet.name.value)
            // What sends no event is not kept, and code that uses it is told.
            let isMute = control.kind.storingEvent == nil && used.contains(outlet.name.value)
            let sent = control.actions.first { $0.event?.value == control.kind.storingEvent }
            let isFollowed =
                !unfollowed.contains(value)
                && (sent?.names ?? []).contains { configures.contains($0.value) }
            return outlet.isCollection || !isKept || isMute || assignedApart.contains(value)
                || (isRead && !isFollowed)
        }
        return Set(apart.map(\.name.value))
    }

    /// Whether records keep what a person sets.
    private var keepsEntered: Bool { table.isOwn && !code.chain.contains(where: \.isSwift) }

    private mutating func nameFields(_ moves: OutletMoves, _ outlets: [String: String]) {
        let items = plans.flatMap(\.readings).compactMap(\.cell.item?.value.fieldNames)
        nameField = Set(items.joined()).free("id")
        if plans.count > 1 { kindField = fieldOfKinds }
        let sizes = plans.flatMap(\.readings).map(\.section).counts
        var columns: [String: ValueType?] = [:]
        for place in plans.indices {
            let items = plans[place].readings.compactMap(\.cell.item?.value)
            var used = Set(items.flatMap(\.fieldNames)).union([nameField])
            if plans.count > 1 { used.insert(kindField) }
            var names = FieldNames(taken: used, outletsByID: outlets)
            names.columns = columns
            // Where there are several kinds of rows, all say their texts, and one alone all that it shows;
            // a fed section of one row needs no data.
            let codeTargets = moves.codeTargets(ofPlan: place)
            let isAlone = plans[place].readings.count == 1
            let isAmongOthers =
                isDynamic || !isAlone
                ? plans.count > 1 : sizes[plans[place].model.section] != 1
            let main = PrototypePlan.mainTargets
            plans[place].findFields(
                &names,
                assigned: codeTargets,
                including: isAmongOthers ? isAlone ? main : [main[0]] : [],
                entered: enteredTargets(of: plans[place], codeTargets),
                asked: moves.askedTargets(ofPlan: place)
            )
            guard isCSV else { continue }
            for field in plans[place].fields {
                let key = plans[place].model.parts.key(of: field.target)
                columns[field.name] = .some(key?.type.valueType)
            }
        }
    }

    /// What a person sets in the rows of a prototype and no code takes, where a class can keep it in the data.
    private func enteredTargets(
        of plan: PrototypePlan,
        _ codeTargets: [Int: Set<CellPath>]
    ) -> [CellPath: [DataValue?]] {
        guard keepsEntered else { return [:] }
        var entered: [CellPath: [DataValue?]] = [:]
        let evaluator = RowEvaluator(file, table.scene)
        for (number, view) in plan.model.views.enumerated() {
            guard let property = view.kind.entry.entered?.name, view.kind.storingEvent != nil else {
                continue
            }
            let target = CellPath(.view(number), [property])
            guard !codeTargets.values.contains(where: { $0.contains(target) }) else { continue }
            // What limits a value decides where it starts.
            var known: [[String]: DataValue] = [:]
            let starts = plan.readings.map { reading -> DataValue? in
                guard reading.value(of: target) == nil else { return nil }
                let others = reading.settings.filter { $0.target.place == target.place }
                let limits = others.map { "\($0.target.keys) \($0.value)" }
                if let start = known[limits] { return start }
                let mold = CellMold(reading.cell, evaluator, draft.edits.layout)
                known[limits] = mold.start(of: target, isBare: true)
                return known[limits]
            }
            // Where nothing is set at first, no record would have the field.
            let isThere = zip(plan.readings, starts).allSatisfy { reading, start in
                reading.value(of: target) != nil || !(start?.isNull ?? true)
            }
            if isThere { entered[target] = starts }
        }
        return entered
    }

    /// Names the data that rows will come from.
    private mutating func nameData() {
        if isDynamic {
            dataName = names.dataName
        } else {
            for (number, section) in sections {
                dataNames[number] = names.dataName(of: section, number)
            }
        }
    }

    /// Lets actions keep what a person sets, and send those of the rows.
    private mutating func keepEntered(_ moves: inout OutletMoves) {
        for place in plans.indices {
            let name = isDynamic ? dataName : dataNames[plans[place].model.section] ?? ""
            moves.keepEntered(of: &plans[place], in: name)
            moves.addSending(to: &plans[place])
        }
        // What other scenes run configures for them.
        guard !isClassShared else { return }
        moves.idle = moves.idleActions(plans)
        for place in plans.indices { plans[place].idleActions = moves.idle }
    }

    /// Names the rows that code is written for, where others are made from the same prototype.
    private mutating func nameRows(_ outlets: [String: [String]]) {
        var names = NumberedNames()
        for place in plans.indices where plans[place].hasOwnRules {
            for cell in plans[place].code.keys.sorted() {
                let name = plans[place].readings[cell].name(outlets)
                plans[place].rowNames[cell] = names.name(name)
            }
        }
    }

    /// A field for the prototype of each row: one that says so already, or one that no record has.
    private var fieldOfKinds: String {
        let taken = plans.flatMap { plan in
            plan.readings.flatMap { $0.cell.item?.value.fields ?? [] }
                .filter { $0.value != .string(plan.identifier) }
        }
        return Set(taken.map(\.name)).free("cell")
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
                guard !plan.codeTargets.contains(target), !plan.keeps(target) else { continue }
                let name = view.id.map { "'\($0.value)'" } ?? "a \(view.kind.rawValue)"
                draft.leaveInRows(
                    of: plan,
                    "what a person sets in \(name) is lost when its row leaves the screen",
                    at: view.kindRange,
                    help: "keep it in the data or in a property, with an action"
                )
            }
        }
    }
}

extension PrototypePlan {
    /// What rows of a style say: their texts and images.
    fileprivate static let mainTargets = [
        CellPath(.part(.textLabel), ["text"]), CellPath(.part(.detailTextLabel), ["text"]),
        CellPath(.part(.imageView), ["name"]),
    ]
}

extension CellReading {
    /// What a row is called: as its cell, else after an outlet into it, else by its place.
    fileprivate func name(_ outlets: [String: [String]]) -> String {
        if let id = cell.id?.value { return id.withoutRow(section: section, row: row) }
        let outlet = views.lazy.compactMap { view in
            view.id.flatMap { outlets[$0.value]?.first }.map { $0.without(kind: view.kind) ?? $0 }
        }
        return outlet.first ?? "row\(row + 1)"
    }
}

extension [[CellReading]] {
    /// The groups in the order of their first cells.
    fileprivate var inOrder: [[CellReading]] {
        sorted { ($0[0].section, $0[0].row) < ($1[0].section, $1[0].row) }
    }
}

extension [CellReading] {
    /// The cells that have something in common, each group where its first cell is.
    fileprivate func groups(by key: (CellReading) -> some Hashable) -> [[CellReading]] {
        Array<[CellReading]>(Dictionary(grouping: self, by: key).values).inOrder
    }

    /// The cells of sections apart that do not set the same: each fed section has rules of its own, which do
    /// not know what rows of another section have set in a reused cell.
    fileprivate var apartBySection: [[CellReading]] {
        let targets = Dictionary(grouping: self, by: \.section)
            .mapValues { Set($0.flatMap(\.settings).map(\.target)) }
        return groups { targets[$0.section] }
            .flatMap { $0.saysFontsOfSome ? $0.groups(by: \.section) : [$0] }
    }
}
