import SceneLanguage
import SceneText

/// All that one class computes and sets.
extension TypeChecker {
    /// Checks everything in a class of the file.
    mutating func check(_ definition: ClassDefinition, _ type: ResolvedClass) {
        for property in definition.properties {
            let start = property.start.map {
                ValueDefinition(content: .literal($0.value), range: $0.range)
            }
            check(start, property.name.value, property.valueType, in: scope)
        }
        if definition.rules.firstKey != nil {
            check(definition.rules, in: index.use.tables(of: type, id: nil))
        }
        for named in definition.tables {
            check(named.rules, in: index.use.tables(of: type, id: named.table.value))
        }
        for assignment in definition.configureView { set(assignment, in: scope) }
        for assignment in definition.prepareForReuse { set(assignment, in: scope) }
        if type.role != .cell, let first = definition.prepareForReuse.first {
            reportReuse(of: definition, at: first.path.range)
        }
        let performers = rowlessPerformers(in: definition, type)
        for preparation in definition.preparations {
            check(preparation, of: type, performers[preparation.identifier.value])
        }
        for condition in definition.shouldPerform {
            let segues = index.use.segues(condition.path.value, of: type)
            let scope = scope(ofSegues: segues, of: type)
            check(condition.value, condition.path.value, .bool, in: scope)
        }
        for (number, action) in definition.actions.enumerated() {
            // Where nothing is computed nothing can be seen.
            let computes = action.effects.contains { $0.computes }
            let scope = computes ? self.scope(of: action, number, of: type) : scope
            for effect in action.effects { check(effect, in: scope) }
        }
    }

    private mutating func reportReuse(of definition: ClassDefinition, at range: SourceRange) {
        log.report(
            .rulesWithoutTable,
            "'\(definition.name.value)' is not a cell, but 'prepareForReuse' is for cells",
            at: index.mark(range),
            helps: ["move it to the class of the prototype"]
        )
    }

    // MARK: - Effects

    mutating func check(_ effect: EffectDefinition, in scope: ExpressionScope) {
        switch effect.kind {
        case .set(let assignments):
            for assignment in assignments { set(assignment, in: scope) }
        case .log(let value): check(value, "log", .string, in: scope, allowsAbsence: true)
        case .append(let data, let item, let section):
            let records = recordTypes(of: data.value, inGroup: section != nil)
            checkRecord(item, like: records, of: "'\(data.value)'", in: scope)
            check(section, "section", .unknown, in: scope, allowsAbsence: true)
        case .update(let data, let place, let fields):
            let records = recordTypes(of: data.value, inGroup: true)
            checkRecord(fields, like: records, of: "'\(data.value)'", in: scope)
            checkPlace(place, in: data, "changes", scope)
        case .remove(let data, let place): checkPlace(place, in: data, "is removed", scope)
        case .move(_, let from, let to):
            check(from, "from", .int, in: scope)
            check(to, "to", .int, in: scope)
        case .perform(let identifier):
            check(identifier, "perform", .string, in: scope, allowsAbsence: true)
        case .send(let action): check(action, "send", .string, in: scope, allowsAbsence: true)
        case .alert(let alert): check(alert, in: scope)
        case .configure, .reload: break
        }
    }

    private mutating func check(_ alert: AlertDefinition, in scope: ExpressionScope) {
        check(alert.title, "title", .string, in: scope, allowsAbsence: true)
        check(alert.message, "message", .string, in: scope, allowsAbsence: true)
        for action in alert.actions {
            check(action.title, "title", .string, in: scope)
            check(action.action, "action", .string, in: scope, allowsAbsence: true)
        }
        for field in alert.fields {
            check(field.placeholder, "placeholder", .string, in: scope, allowsAbsence: true)
            check(field.text, "text", .string, in: scope, allowsAbsence: true)
            guard let outlet = field.outlet else { continue }
            let type = scope.type(of: outlet.value)
            let field = ValueType.object(ViewKind.textField.className)
            guard type != field.optional, type != .unknown else { continue }
            log.report(
                .unknownName,
                type == field
                    ? "the outlet '\(outlet.value)' is nil while the alert does not show"
                    : "the class has no outlet '\(outlet.value)' of the type TextField",
                at: index.mark(outlet.range),
                helps: ["declare it as 'outlets: {\(outlet.value): TextField?}'"]
            )
        }
    }

    /// Checks which record an effect is about: where it is not said, a row says it.
    private mutating func checkPlace(
        _ place: ValueDefinition?,
        in data: Located<String>,
        _ verb: String,
        _ scope: ExpressionScope
    ) {
        check(place, "at", .int, in: scope)
        guard place == nil, scope.type(of: "row") == nil else { return }
        log.report(
            .unknownName,
            "nothing says which record of '\(data.value)' \(verb), and there is no row here",
            at: index.mark(data.range),
            notes: scope.reasonForAbsence(of: "row").map { [$0] } ?? [],
            helps: ["add 'at:' with its position, from 0"]
        )
    }

    /// Checks an assignment of the class to its own outlets and properties.
    private mutating func set(_ assignment: AssignmentDefinition, in scope: ExpressionScope) {
        check(assignment, from: ownRoots, in: scope, absence: .skips)
    }

    /// The fields of a new record may be anything but views, and are those of the records there are.
    mutating func checkRecord(
        _ fields: [AssignmentDefinition],
        like records: [ValueType],
        of owner: String,
        in scope: ExpressionScope
    ) {
        let known = recordFields(of: records)
        lazy var remedy = known.map { "fields are \($0.flatMap(\.fields).map(\.name).quotedList)" }
        for field in fields {
            if let known, !known.contains(where: { $0[field.path.value] != nil }) {
                let reference = Reference(
                    name: field.path,
                    message: "no record of \(owner) has a field '\(field.path.value)'",
                    candidates: known.map(\.names),
                    remedy: remedy
                )
                log.report(
                    reference.diagnostic(
                        .unknownField,
                        similar: "a field with a similar name",
                        in: index
                    )
                )
            }
            check(field.value, field.path.value, .unknown, in: scope, allowsAbsence: true)
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

    // MARK: - Senders

    private func scope(
        of action: ActionDeclaration,
        _ number: Int,
        of type: ResolvedClass
    ) -> ExpressionScope {
        var names = ExpressionScope.LocalNames()
        let senders = index.use.senders(ofAction: number, in: type)
        let isKnown =
            !senders.isEmpty && !index.use.hasViewFiles(type)
            && !index.codeSends.maySend(action.name.value, of: type)
        let takesSender = ActionName(action.name.value).map { $0.arity > 0 } ?? true
        if takesSender {
            names.own = ("sender", isKnown ? index.senderType(of: senders) : .unknown)
        } else {
            names.reasons = [
                ("sender", "an action receives its sender when its name ends in ':'")
            ]
        }
        let scopes = isKnown ? senders.map { index.actions[$0].scope } : nil
        addRows(of: scopes, what: "a sender of this action", to: &names)
        return scope.seeing(names)
    }

    private func scope(ofSegues segues: [Int], of type: ResolvedClass) -> ExpressionScope {
        var names = ExpressionScope.LocalNames(own: ("sender", .unknown))
        let isKnown =
            !segues.isEmpty && !segues.contains { index.segues[$0].origin == .code }
            && !index.use.hasViewFiles(type)
        let scopes = isKnown ? segues.map { index.segues[$0].scope } : nil
        addRows(of: scopes, what: "what performs this segue", to: &names)
        return scope.seeing(names)
    }

    /// Adds the names of a row where a sender can be in one, and those of a section where it can be in a header or
    /// footer; nil means places not known.
    private func addRows(
        of scopes: [PartScope]?,
        what: String,
        to names: inout ExpressionScope.LocalNames
    ) {
        guard let scopes else {
            names.row = RowNames(item: .unknown, group: .unknown, isCertain: false)
            return
        }
        let heads = scopes.compactMap(\.head)
        names.section = index.rowNames(ofHeads: heads)
        names.section?.isCertain = heads.count == scopes.count
        names.row = index.rowNames(ofCells: Set(scopes.compactMap(\.cell)).sorted())
        names.row?.isCertain = false
        if names.row == nil { names.rowless = what }
    }

    // MARK: - Segues

    /// The actions by the segues that they perform, if none of their senders is in a row.
    private func rowlessPerformers(
        in definition: ClassDefinition,
        _ type: ResolvedClass
    ) -> [String: ActionDeclaration] {
        guard !definition.preparations.isEmpty else { return [:] }
        var found: [String: ActionDeclaration] = [:]
        for (number, action) in definition.actions.enumerated() {
            let names = action.effects.compactMap(\.performedSegue)
            guard !names.isEmpty, scope(of: action, number, of: type).isRowless else { continue }
            for name in names where found[name] == nil { found[name] = action }
        }
        return found
    }

    private mutating func check(
        _ preparation: PreparationDefinition,
        of type: ResolvedClass,
        _ performer: ActionDeclaration?
    ) {
        guard !preparation.assignments.isEmpty else { return }
        let segues = index.use.segues(preparation.identifier.value, of: type)
        let scope = scope(ofSegues: segues, of: type)
        let roots = segues.flatMap { destinations(of: index.segues[$0].segue) }
        let rowless = performer.map {
            scope.seeing(
                absenceOfRow: "the action '\($0.name.value)' performs the segue, "
                    + "and no sender of it is in a row"
            )
        }
        for assignment in preparation.assignments {
            let isAlwaysRead = assignment.value.expressions.allSatisfy(\.readsAllPaths)
            let scope = isAlwaysRead ? rowless ?? scope : scope
            check(assignment, from: roots, in: scope, absence: .resets)
        }
    }

    /// The controllers whose properties a segue prepares; of a navigation controller its root.
    private func destinations(of segue: SegueDefinition) -> [PathResolver.Root] {
        if segue.kind.value == .unwind {
            let declaring = index.controllers.compactMap { $0 }.filter {
                $0.actions[segue.target.value] != nil
            }
            return declaring.map {
                PathResolver.Root(className: $0.name, type: $0, kind: .destination)
            }
        }
        guard let scene = index.scene(shownFor: segue.target.value) else { return [] }
        let type = index.controllers[scene]
        let name = type?.name ?? index.file.scenes[scene].controllerClass
        return [PathResolver.Root(className: name, type: type, kind: .destination)]
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

    /// What the paths of a class start from that are about itself.
    func roots(of owner: ResolvedClass) -> [PathResolver.Root] {
        guard owner.role == .cell else {
            return [PathResolver.Root(className: owner.name, type: owner, kind: .controller)]
        }
        let cells: [Int?] = use.cells(of: owner)
        return (cells.isEmpty ? [nil] : cells).map {
            PathResolver.Root(className: owner.name, type: owner, kind: .cell, cell: $0)
        }
    }

    /// The type of any of some senders; unknown where that of one is.
    fileprivate func senderType(of senders: [Int]) -> ValueType {
        let names = senders.map { actions[$0].sender.className }.uniqued
        let known = names.compactMap { $0 }
        guard !names.isEmpty, known.count == names.count else { return .unknown }
        return .object(known.joined(separator: ValueType.alternative))
    }
}

extension ActionSite.Sender {
    /// The class of what sends the action; nil for a custom view, whose class is its own affair.
    fileprivate var className: String? {
        switch self {
        case .barItem: "BarButtonItem"
        case .view(.custom), .gesture: nil
        case .view(let kind): kind.className
        }
    }
}

extension ValueExpression {
    /// Whether every path is read whatever the others are.
    fileprivate var readsAllPaths: Bool {
        nodes.allSatisfy { node in
            switch node.kind {
            case .literal, .path, .unary, .formatted: true
            case .binary(let sign, _, _): ![.and, .or, .coalesce].contains(sign)
            case .conditional, .listed, .unreadable: false
            }
        }
    }
}

extension EffectDefinition {
    /// The segue that the effect performs whatever else there is.
    package var performedSegue: String? {
        if case .perform(let name) = kind { name.word } else { nil }
    }

    /// Whether expressions are allowed in the effect.
    fileprivate var computes: Bool {
        switch kind {
        case .configure, .reload: false
        case .log(let value), .perform(let value), .send(let value): value.computes
        case .set, .append, .update, .remove, .move, .alert: true
        }
    }
}

extension ValueDefinition {
    fileprivate var computes: Bool {
        guard case .template(let template) = content else { return false }
        return !template.isLiteral
    }
}
