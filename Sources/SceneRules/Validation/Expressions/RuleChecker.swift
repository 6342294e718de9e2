import SceneLanguage
import SceneText

/// Checks the rules by which rows are made and filled.
struct RuleChecker {
    let index: SceneIndex
    let use: ClassUse

    /// What a class sees outside of rows.
    let scope: ExpressionScope
    var log = DiagnosticLog()

    init(_ index: SceneIndex, _ use: ClassUse, _ resolved: ResolvedClass?) {
        self.index = index
        self.use = use
        scope = ExpressionScope(index, class: resolved)
    }

    /// Checks a fed section of a table.
    mutating func check(_ section: Box<SectionDefinition>, in table: Int) {
        guard let rows = section.rows else { return }
        let inner = check(rows)
        for rule in section.rules { check(rule, in: inner, tables: [table]) }
    }

    /// Checks where rows come from, and returns the scope of a row.
    mutating func check(_ rows: Box<RowsDefinition>) -> ExpressionScope {
        let types = RowTypes(index: index, use: use)
        checkOrigin(of: rows)
        if let section = rows.section {
            let records = records(of: rows, types)
            check(section, "section", .string, in: records, allowsAbsence: true)
        }
        let names = types.names(of: rows, in: scope)
        let groups = names.group.map { scope.seeing(.init(own: ("group", $0))) } ?? scope
        let inner = scope.seeing(.init(row: names))

        if let nested = rows.rows {
            let records = within(names.group)
            check(nested, "rows", .list(.unknown), in: records, allowsAbsence: true)
        }
        check(rows.header, "header", .string, in: groups, allowsAbsence: true)
        check(rows.footer, "footer", .string, in: groups, allowsAbsence: true)
        check(rows.name, "name", .string, in: inner)
        return inner
    }

    /// What is seen for each record, before records are put into sections.
    private func records(of rows: Box<RowsDefinition>, _ types: RowTypes) -> ExpressionScope {
        var names = ExpressionScope.LocalNames()
        names.reasons = [("group", "'group' is seen where rows are put into sections")]
        if let record = types.record(of: rows, in: scope) {
            names.own = ("item", record)
        } else {
            names.reasons.append(("item", "rows that are counted have no 'item'"))
        }
        return scope.seeing(names)
    }

    /// Each record of which the rows are taken is a group.
    private func within(_ group: ValueType?) -> ExpressionScope {
        var names = ExpressionScope.LocalNames()
        names.own = group.map { ("group", $0) }
        names.reasons = [("item", "the record that holds the rows is 'group' here")]
        return scope.seeing(names)
    }

    private mutating func checkOrigin(of rows: Box<RowsDefinition>) {
        switch rows.origin {
        case .count(let count): check(count, "count", .int, in: scope)
        case .expression(let list): check(list, "from", .list(.unknown), in: scope)
        case .data, .inline, nil: break
        }
    }

    /// Checks how rows of one prototype are filled.
    mutating func check(
        _ rule: Box<CellRuleDefinition>,
        in scope: ExpressionScope,
        tables: [Int]
    ) {
        check(rule.condition, "when", .bool, in: scope)
        check(
            rule.height,
            "height",
            .double,
            in: scope,
            keyType: .number(minimum: 0),
            allowsAbsence: true
        )
        guard !rule.set.isEmpty else { return }
        let cells = rule.identifier.map { use.prototypes($0.value, in: tables) } ?? []
        set(rule.set, on: cells, in: scope)
    }

    /// Checks assignments to cells, which hold when they do for one of several prototypes.
    mutating func set(
        _ set: [AssignmentDefinition],
        on cells: [Int],
        in scope: ExpressionScope
    ) {
        let roots = cells.map { index.root(ofCell: $0) }
        let checker = AssignmentChecker(index: index)
        for assignment in set {
            checker.check(assignment, from: roots, in: scope, absence: .resets, &log)
        }
    }

    /// Checks a value that a key takes.
    mutating func check(
        _ value: ValueDefinition?,
        _ name: String,
        _ type: ValueType,
        in scope: ExpressionScope,
        keyType: KeyType? = nil,
        allowsAbsence: Bool = false
    ) {
        guard let value else { return }
        let demand = ValueFit.Demand(
            name: name,
            type: type,
            keyType: keyType,
            allowsAbsence: allowsAbsence
        )
        ValueFit(index: index).check(value, for: demand, in: scope, &log)
    }
}

extension SceneIndex {
    /// A cell as the start of paths.
    fileprivate func root(ofCell number: Int) -> SetRoot {
        let type = cells[number].type
        guard let className = cells[number].cell.className?.value else {
            return SetRoot(
                className: "TableViewCell",
                type: plainCell,
                kind: .cell,
                cell: number,
                isOpen: !cells[number].cell.outlets.isEmpty
            )
        }
        let role = type?.role ?? .cell
        return SetRoot(
            className: className,
            type: type,
            kind: .cell,
            cell: number,
            isOpen: role != .cell
        )
    }
}
