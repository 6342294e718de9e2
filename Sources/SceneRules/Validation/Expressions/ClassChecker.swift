import SceneLanguage
import SceneText

/// Checks all that one class computes and sets.
struct ClassChecker {
    private let definition: Box<ClassDefinition>
    private let resolved: ResolvedClass
    private var rules: RuleChecker

    /// What the paths of the class's own assignments start from.
    private lazy var roots = Self.roots(of: resolved, use, index)

    /// What was found.
    var log: DiagnosticLog { rules.log }

    private var index: SceneIndex { rules.index }
    private var use: ClassUse { rules.use }
    private var name: String { definition.name.value }

    init(
        _ index: SceneIndex,
        _ use: ClassUse,
        _ definition: Box<ClassDefinition>,
        _ resolved: ResolvedClass
    ) {
        self.definition = definition
        self.resolved = resolved
        rules = RuleChecker(index, use, resolved)
    }

    /// A controller itself; a cell as any of those in scenes that are of the class.
    private static func roots(
        of type: ResolvedClass,
        _ use: ClassUse,
        _ index: SceneIndex
    ) -> [SetRoot] {
        guard type.role == .cell else {
            return [SetRoot(className: type.name, type: type, kind: .controller)]
        }
        let cells = use.cells(of: type)
        guard !cells.isEmpty else {
            return [SetRoot(className: type.name, type: type, kind: .cell)]
        }
        return cells.map { SetRoot(className: type.name, type: type, kind: .cell, cell: $0) }
    }

    /// Checks everything.
    mutating func check() {
        for property in definition.properties {
            let start = property.start.map {
                ValueDefinition(content: .literal($0.value), range: $0.range)
            }
            let name = property.name.value
            rules.check(start, name, property.valueType, in: rules.scope)
        }
        if definition.unboxed.rules.firstKey != nil {
            check(definition.unboxed.rules, in: use.tables(of: resolved, id: nil))
        }
        for named in definition.tables {
            check(named.rules, in: use.tables(of: resolved, id: named.table.value))
        }
        for assignment in definition.configureView { set(assignment, in: rules.scope) }
        for preparation in definition.preparations { check(preparation) }
        for condition in definition.shouldPerform {
            rules.check(
                condition.value,
                condition.path.value,
                .bool,
                in: scope(ofSegue: condition.path.value)
            )
        }
        for (place, action) in definition.actions.enumerated() { check(action, at: place) }
    }

    // MARK: - Tables

    private mutating func check(_ table: TableRulesDefinition, in tables: [Int]) {
        let scope = rowScope(of: table)
        for rule in table.cells { rules.check(rule, in: scope, tables: tables) }
        if !table.willDisplay.isEmpty {
            let identifiers = Set(table.cells.compactMap { $0.identifier?.value })
            let cells = use.prototypes(nil, in: tables).filter {
                index.cells[$0].cell.identifier.map { identifiers.contains($0.value) } ?? false
            }
            rules.set(table.willDisplay, on: cells, in: scope)
        }
        if let editing = table.editing { check(editing.unboxed, in: scope) }
        for effect in table.select { check(effect, in: scope) }
        for effect in table.deselect { check(effect, in: scope) }
        for effect in table.accessoryTapped { check(effect, in: scope) }
    }

    private mutating func rowScope(of table: TableRulesDefinition) -> ExpressionScope {
        if let rows = table.rows { return rules.check(rows.value) }
        // The rows are a superclass's or the program's.
        let inherited = resolved.chain.lazy.compactMap(\.definition.unboxed.rules.rows).first
        let types = RowTypes(index: index, use: use)
        let names = inherited.map { types.names(of: $0.value, in: rules.scope) }
        return rules.scope.seeing(
            .init(row: names ?? RowNames(item: .unknown, group: .unknown))
        )
    }

    private mutating func check(_ editing: EditingDefinition, in scope: ExpressionScope) {
        rules.check(
            editing.style,
            "style",
            .string,
            in: scope,
            keyType: .choice(.editingStyle),
            allowsAbsence: true
        )
        rules.check(editing.move, "move", .bool, in: scope)
        if let insert = editing.insert {
            let record = scope.type(of: "item").map { [$0] } ?? []
            checkRecord(insert, like: record, of: "the table", in: scope)
        }
    }

    /// The fields of a new record may be anything but views, and are those of the records there are.
    private mutating func checkRecord(
        _ fields: [AssignmentDefinition],
        like records: [ValueType],
        of owner: String,
        in scope: ExpressionScope
    ) {
        let known = recordFields(of: records)
        for field in fields {
            if let known, !known.contains(where: { $0[field.path.value] != nil }) {
                rules.log.report(.unknownField(field.path, of: owner, known, index))
            }
            rules.check(field.value, field.path.value, .unknown, in: scope, allowsAbsence: true)
        }
    }

    /// The records of some types; nil where they may have other fields, or none are known.
    private func recordFields(of types: [ValueType]) -> [RecordType]? {
        var records: [RecordType] = []
        for type in types {
            guard case .record(let record) = type.unwrapped, record.isComplete else { return nil }
            records.append(record)
        }
        return records.allSatisfy(\.fields.isEmpty) ? nil : records
    }

    /// The types of the records that data may take; those within each record too, where a record
    /// joins a group.
    private func recordTypes(of data: String, inGroup: Bool) -> [ValueType] {
        guard let record = index.data.type(of: data)?.element else { return [] }
        guard inGroup, case .record(let group) = record.unwrapped else { return [record] }
        let inner = group.fields.compactMap { $0.type.element }
        return [record] + inner.filter { if case .record = $0.unwrapped { true } else { false } }
    }

    // MARK: - Effects

    private mutating func check(_ action: ActionDeclaration, at place: Int) {
        // Where nothing is computed nothing can be seen.
        let computes = action.effects.contains { $0.computes }
        let scope = computes ? scope(of: action, at: place) : rules.scope
        for effect in action.effects { check(effect, in: scope) }
    }

    private mutating func check(_ effect: EffectDefinition, in scope: ExpressionScope) {
        switch effect.kind {
        case .set(let assignments):
            for assignment in assignments { set(assignment, in: scope) }
        case .log(let value): rules.check(value, "log", .string, in: scope, allowsAbsence: true)
        case .append(let data, let item, let section):
            let records = recordTypes(of: data.value, inGroup: section != nil)
            checkRecord(item, like: records, of: "'\(data.value)'", in: scope)
            rules.check(section, "section", .unknown, in: scope, allowsAbsence: true)
        case .remove(_, let place): rules.check(place, "at", .int, in: scope)
        case .move(_, let from, let to):
            rules.check(from, "from", .int, in: scope)
            rules.check(to, "to", .int, in: scope)
        case .configure, .perform, .reload: break
        }
    }

    /// Checks an assignment of the class to its own outlets and properties.
    private mutating func set(_ assignment: AssignmentDefinition, in scope: ExpressionScope) {
        let checker = AssignmentChecker(index: index)
        checker.check(assignment, from: roots, in: scope, absence: .skips, &rules.log)
    }

    // MARK: - Senders

    private func scope(of action: ActionDeclaration, at place: Int) -> ExpressionScope {
        var names = ExpressionScope.LocalNames()
        let senders = use.senders(ofAction: place, in: resolved)
        let isKnown = !senders.isEmpty && !use.hasViewFiles(resolved)
        let takesSender = ActionName(action.name.value).map { $0.arity > 0 } ?? true
        if takesSender {
            names.own = ("sender", isKnown ? index.senderType(of: senders) : .unknown)
        } else {
            names.reasons = [
                ("sender", "an action receives its sender when its name ends in ':'")
            ]
        }
        let cells = isKnown ? senders.compactMap { index.actions[$0].place.cell } : nil
        addRows(of: cells, what: "a sender of this action", to: &names)
        return rules.scope.seeing(names)
    }

    private func scope(ofSegue identifier: String) -> ExpressionScope {
        scope(ofSegues: use.segues(identifier, of: resolved))
    }

    private func scope(ofSegues segues: [Int]) -> ExpressionScope {
        var names = ExpressionScope.LocalNames(own: ("sender", .unknown))
        let isKnown =
            !segues.isEmpty && !segues.contains { index.segues[$0].origin == .code }
            && !use.hasViewFiles(resolved)
        let cells = isKnown ? segues.compactMap { index.segues[$0].place.cell } : nil
        addRows(of: cells, what: "what performs this segue", to: &names)
        return rules.scope.seeing(names)
    }

    /// Adds the names of a row where a sender can be in one of some cells; nil stands for cells not
    /// known.
    private func addRows(
        of cells: [Int]?,
        what: String,
        to names: inout ExpressionScope.LocalNames
    ) {
        guard var cells else {
            names.row = RowNames(item: .unknown, group: .unknown, isCertain: false)
            return
        }
        if cells.count > 1 { cells = Set(cells).sorted() }
        guard var row = RowTypes(index: index, use: use).names(ofRowsIn: cells) else {
            names.rowless = what
            return
        }
        row.isCertain = false
        names.row = row
    }

    // MARK: - Segues

    private mutating func check(_ preparation: PreparationDefinition) {
        guard !preparation.assignments.isEmpty else { return }
        let identifier = preparation.identifier.value
        let segues = use.segues(identifier, of: resolved)
        let scope = scope(ofSegues: segues)
        var roots: [SetRoot] = []
        for segue in segues { addDestinations(of: index.segues[segue].segue, to: &roots) }
        let checker = AssignmentChecker(index: index)
        for assignment in preparation.assignments {
            checker.check(
                assignment,
                from: roots,
                in: scope,
                absence: .resets,
                &rules.log
            )
        }
    }

    /// Adds the controllers whose properties a segue prepares; of a navigation controller its root.
    private func addDestinations(of segue: Box<SegueDefinition>, to roots: inout [SetRoot]) {
        if segue.kind.value == .unwind {
            let action = segue.target.value
            for type in index.controllers.compactMap({ $0 })
            where type.actions.place(of: action) != nil {
                roots.append(SetRoot(className: type.name, type: type, kind: .destination))
            }
        } else if let scene = index.scene(shownFor: segue.target.value) {
            let type = index.controllers[scene]
            roots.append(
                SetRoot(
                    className: type?.name ?? index.file.scenes[scene].unboxed.controllerClass,
                    type: type,
                    kind: .destination
                )
            )
        }
    }
}

extension SceneIndex {
    /// The scene of an id; of a navigation controller its root, and nil where that leads nowhere.
    fileprivate func scene(shownFor id: String) -> Int? {
        var next = sceneNumber(id)
        // As many steps as there are scenes lead in a circle.
        for _ in file.scenes {
            guard let number = next, case .navigation(let root?) = file.scenes[number].content
            else { return next }
            next = sceneNumber(root.value)
        }
        return nil
    }

    /// The type that all of some senders have; unknown where they differ.
    fileprivate func senderType(of senders: ArraySlice<Int>) -> ValueType {
        guard let first = senders.first, case let sender = actions[first].sender,
            senders.allSatisfy({ actions[$0].sender.className == sender.className })
        else { return .unknown }
        return sender.className.map { .object($0) } ?? .unknown
    }
}

extension ActionSite.Sender {
    /// The class of what sends the action; nil for a custom view, whose class is its own affair.
    fileprivate var className: String? {
        switch self {
        case .barItem: "BarButtonItem"
        case .view(.custom): nil
        case .view(let kind): kind.className
        }
    }
}

extension EffectDefinition {
    /// Whether expressions may stand in the effect.
    fileprivate var computes: Bool {
        switch kind {
        case .configure, .perform, .reload: false
        case .log(let value): value.computes
        case .set, .append, .remove, .move: true
        }
    }
}

extension ValueDefinition {
    fileprivate var computes: Bool {
        guard case .template(let template) = content else { return false }
        return !template.isLiteral
    }
}

extension Diagnostic {
    /// A field of a new record that no other record has.
    fileprivate static func unknownField(
        _ field: Located<String>,
        of owner: String,
        _ known: [RecordType],
        _ index: SceneIndex
    ) -> Diagnostic {
        let nearest = index.nearest(to: field, among: known.map(\.names)) {
            "a field with a similar name exists: '\($0)'"
        }
        return Diagnostic(
            .unknownField,
            "no record of \(owner) has a field '\(field.value)'",
            at: index.mark(field.range),
            helps: nearest.isEmpty
                ? [Help("fields are \(known.flatMap(\.fields).map(\.name).quotedList)")] : nearest
        )
    }
}
