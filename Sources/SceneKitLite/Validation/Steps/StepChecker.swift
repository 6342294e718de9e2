/// Checks the steps of one snapshot, and says only what is certain.
struct StepChecker {
    let index: SceneIndex
    private let scene: Int?
    var trail: ScreenTrail
    private var counts: RowCounts
    private var saved: Set<String> = []

    /// What was found.
    var log = DiagnosticLog()

    init(_ index: SceneIndex, _ snapshot: SnapshotDefinition) {
        self.index = index
        let start = snapshot.scene?.value ?? index.file.initial.first?.value
        let only = index.file.scenes.count == 1 ? 0 : nil
        scene = start.map { index.scenes[$0] } ?? only
        trail = ScreenTrail(index, from: scene)
        counts = RowCounts(index: index)
        counts.replaced = Set(snapshot.data.map(\.name.value))
    }

    /// Checks one step after those before it.
    mutating func check(_ definition: StepDefinition) {
        if let target = definition.target, !isTarget(target) { return }
        switch definition.step {
        case .select(let row):
            check(row, definition)
            followSelection(of: row, definition)
        case .deselect(let row), .scroll(let row): check(row, definition)
        case .accessory(let row):
            check(row, definition)
            trail.lose()
            loseData()
        case .tap(let id, let row):
            checkTap(id, row)
            trail.lose()
            loseData()
        case .set(let id, let row, let value):
            checkSet(id, row, value)
            if index.hasPerformingCode { trail.lose() }
            loseData()
        case .delete(let row), .insert(let row), .move(let row, _):
            checkEditing(definition, row)
            counts.isDataChanged = true
        case .segue(let identifier): checkSegue(identifier)
        case .tab(let number): checkTab(number)
        case .back: checkBack(definition)
        case .edit: checkTable(definition)
        case .index(let title): checkIndex(title)
        case .save(let name): saved.insert(name.value)
        case .restore(let name):
            if !saved.contains(name.value) {
                report(
                    "nothing was saved as '\(name.value)'",
                    name.range,
                    helps: ["save it before"]
                )
            }
        case .rotate, .reload: break
        }
    }

    private mutating func loseData() {
        if index.hasChangingCode { counts.isDataChanged = true }
    }

    /// Reports what cannot be done.
    mutating func report(_ message: String, _ range: SourceRange, helps: [String] = []) {
        log.report(
            Diagnostic(
                .impossibleStep,
                message,
                at: index.mark(range),
                helps: helps.map { Help($0) }
            )
        )
    }
}

// MARK: - Tables and rows

extension StepChecker {
    private mutating func isTarget(_ target: Located<String>) -> Bool {
        if index.element(target.value)?.isTarget ?? !index.bodies.isEmpty { return true }
        let known = index.elements.filter(\.isTarget).map(\.id.value).sorted()
        log.report(
            Diagnostic(
                .impossibleStep,
                "no table or scene has the id '\(target.value)'",
                at: index.mark(target.range),
                helps: index.nearest(to: target, among: known) {
                    "a table or scene with a similar id exists: '\($0)'"
                }
            )
        )
        return false
    }

    /// The table that a step is for; nil where that is not certain.
    private func table(of definition: StepDefinition) -> Int? {
        guard let target = definition.target?.value else {
            return trail.top.flatMap { only(tableOf: $0) }
        }
        if let scene = index.scenes[target] { return only(tableOf: scene) }
        return index.tables.firstIndex { $0.id?.value == target }
    }

    private func only(tableOf scene: Int) -> Int? {
        let tables = index.tables.indices.filter { index.tables[$0].place.scene == scene }
        return tables.count == 1 ? tables.first : nil
    }

    /// Reports that the screen has no table, where that is certain.
    private mutating func checkTable(_ definition: StepDefinition) {
        guard definition.target == nil, !trail.isSplit, let top = trail.top,
            !index.tables.contains(where: { $0.place.scene == top }),
            !index.bodies.contains(where: { $0.place.scene == top }),
            !index.segues.contains(where: { $0.place.scene == top && $0.origin == .container })
        else { return }
        let id = index.file.scenes[top].id.value
        report("there is no table on the screen '\(id)'", definition.range)
    }

    private mutating func check(_ row: RowAddress, _ definition: StepDefinition) {
        guard let number = table(of: definition) else { return checkTable(definition) }
        guard let sections = counts.sections(ofTable: number) else { return }
        guard row.section < sections.count else {
            let known = sections.count == 1 ? "1 section" : "\(sections.count) sections"
            report(
                "there is no section \(row.section): the table has \(known)",
                row.range,
                helps: ["sections and rows count from 0"]
            )
            return
        }
        guard let count = sections[row.section], row.row >= count else { return }
        let known = count == 1 ? "1 row" : "\(count) rows"
        report(
            "there is no row \(row.row): section \(row.section) has \(known)",
            row.range,
            helps: ["sections and rows count from 0"]
        )
    }

    private mutating func checkEditing(_ definition: StepDefinition, _ row: RowAddress) {
        check(row, definition)
        guard let number = table(of: definition),
            let owner = index.owner(ofTable: number), !owner.isOpen
        else { return }
        if index.tables[number].table.isStatic {
            report("the rows of a static table stay as they are", definition.range)
            return
        }
        let editing = index.rules(ofTable: number).lazy.compactMap(\.editing).first
        var missing: String?
        switch definition.step {
        case .move: missing = editing?.move.isTrueOrOpen ?? false ? nil : "editing: {move: true}"
        case .insert: missing = editing?.insert == nil ? "editing: {insert: {…}}" : nil
        default: missing = editing == nil ? "editing: {style: delete}" : nil
        }
        guard let missing else { return }
        report(
            "'\(owner.name)' does not let rows be \(definition.step.participle)",
            definition.range,
            helps: ["a class allows it by '\(missing)'"]
        )
    }

    private mutating func followSelection(of row: RowAddress, _ definition: StepDefinition) {
        loseData()
        guard let number = table(of: definition), !index.hasPerformingCode,
            let owner = index.owner(ofTable: number), !owner.isOpen,
            owner.chain.allSatisfy({ $0.definition.shouldPerform.isEmpty }),
            definition.target == nil
        else { return trail.lose() }
        let cells = index.cells.filter { $0.table == number }.map(\.cell)
        guard cells.contains(where: { $0.segue != nil }) else { return }
        let targets = Set(cells.map { $0.segue?.target.value ?? "" })
        guard targets.count == 1, let segue = cells.first?.segue else { return trail.lose() }
        trail.follow(segue)
    }

    private mutating func checkIndex(_ title: Located<String>) {
        guard index.bodies.isEmpty else { return }
        let hasIndex = index.tables.indices.contains { number in
            let site = index.tables[number]
            let owner = index.owner(ofTable: number)
            return site.table.properties["index"] != nil || owner?.isOpen ?? true
                || index.rules(ofTable: number).contains { $0.rows?.value.index?.value ?? false }
        }
        guard !hasIndex else { return }
        report(
            "no table has a section index",
            title.range,
            helps: ["rows in sections have one with 'index: true'"]
        )
    }
}

extension Element {
    /// Whether `in` can name it.
    fileprivate var isTarget: Bool { kind == .scene || kind == .table || kind == .view(.table) }
}

extension ValueDefinition? {
    /// Whether the value is true, or only known when the scene runs.
    fileprivate var isTrueOrOpen: Bool {
        switch self?.content {
        case .literal(.bool(let value)): value
        case .template: true
        default: false
        }
    }
}

extension Step {
    /// What the step does to a row, in a sentence about rows.
    fileprivate var participle: String {
        switch self {
        case .move: "moved"
        case .insert: "inserted"
        default: "deleted"
        }
    }
}

extension SceneIndex {
    /// Whether code performs segues.
    fileprivate var hasPerformingCode: Bool {
        file.classes.contains { definition in
            definition.isSwift
                || definition.unboxed.allEffects.contains { effect in
                    if case .perform = effect.kind { true } else { false }
                }
        }
    }

    /// Whether code changes data.
    fileprivate var hasChangingCode: Bool {
        file.classes.contains { definition in
            definition.isSwift
                || definition.unboxed.allEffects.contains { effect in
                    switch effect.kind {
                    case .append, .remove, .move: true
                    case .set, .configure, .log, .perform, .reload: false
                    }
                }
        }
    }
}
