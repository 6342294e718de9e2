import SceneLanguage

/// The rules by which rows are made and filled.
extension TypeChecker {
    /// Checks a fed section of a table.
    mutating func check(_ section: SectionDefinition, in table: Int) {
        guard let rows = section.rows else { return }
        let inner = check(rows)
        for rule in section.rules { check(rule, in: inner, tables: [table]) }
    }

    /// Checks where rows come from, and returns the scope of a row.
    mutating func check(_ rows: RowsDefinition) -> ExpressionScope {
        switch rows.origin {
        case .count(let count): check(count, "count", .int, in: scope)
        case .expression(let list): check(list, "from", .list(.unknown), in: scope)
        case .data, .inline, nil: break
        }
        let records = recordScope(of: rows)
        check(rows.condition, "where", .bool, in: records)
        check(rows.sort, "sort", .unknown, in: records, allowsAbsence: true)
        check(rows.section, "section", .string, in: records, allowsAbsence: true)
        let names = index.rowNames(of: rows, in: scope)
        let groups = scope.seeing(.init(section: names))
        let inner = scope.seeing(.init(row: names))
        if let nested = rows.rows {
            var local = ExpressionScope.LocalNames()
            local.own = names.group.map { ("group", $0) }
            local.reasons = [("item", "the record that holds the rows is 'group' here")]
            let records = scope.seeing(local)
            check(nested, "rows", .list(.unknown), in: records, allowsAbsence: true)
        }
        check(rows.header, "header", .string, in: groups, allowsAbsence: true)
        check(rows.footer, "footer", .string, in: groups, allowsAbsence: true)
        check(rows.indexTitle, "index", .string, in: groups, allowsAbsence: true)
        check(rows.name, "name", .string, in: inner)
        return inner
    }

    /// What is seen for each record, before records are put into sections.
    private func recordScope(of rows: RowsDefinition) -> ExpressionScope {
        var names = ExpressionScope.LocalNames()
        names.reasons = [
            (
                "group",
                "'group' is in scope if rows are grouped into sections: in their cells, 'header' and 'footer'"
            )
        ]
        if let record = index.record(of: rows, in: scope) {
            names.own = ("item", record)
        } else {
            names.reasons.append(("item", "rows made by 'count' have no 'item'"))
        }
        return scope.seeing(names)
    }

    /// Checks how rows of one prototype are filled.
    mutating func check(
        _ rule: CellRuleDefinition,
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
        let cells = rule.identifier.map { index.use.prototypes($0.value, in: tables) } ?? []
        check(rule.set, on: cells, in: scope)
    }

    /// Checks assignments to cells, which hold when they do for one of several prototypes.
    mutating func check(
        _ set: [AssignmentDefinition],
        on cells: [Int],
        in scope: ExpressionScope
    ) {
        let roots = cells.map { root(ofCell: $0) }
        let scope = scope.seeing(outletsOf: cells.compactMap { index.cells[$0].type })
        for assignment in set { check(assignment, from: roots, in: scope, absence: .resets) }
    }

    /// A cell as the start of paths.
    private func root(ofCell number: Int) -> PathResolver.Root {
        let site = index.cells[number]
        guard let className = site.cell.className?.value else {
            return PathResolver.Root(
                className: "TableViewCell",
                type: index.plainCell,
                kind: .cell,
                cell: number,
                isOpen: !site.cell.outlets.isEmpty
            )
        }
        return PathResolver.Root(
            className: className,
            type: site.type,
            kind: .cell,
            cell: number,
            isOpen: site.type?.role ?? .cell != .cell
        )
    }

    // MARK: - The rules of a class for a table

    mutating func check(_ table: TableRulesDefinition, in tables: [Int]) {
        let scope = rowScope(of: table)
        for rule in table.cells { check(rule, in: scope, tables: tables) }
        if !table.willDisplay.isEmpty {
            let identifiers = Set(table.cells.compactMap { $0.identifier?.value })
            let cells = index.use.prototypes(nil, in: tables).filter {
                index.cells[$0].cell.identifier.map { identifiers.contains($0.value) } ?? false
            }
            check(table.willDisplay, on: cells, in: scope)
        }
        if let editing = table.editing { check(editing, in: scope) }
        for swipe in table.swipe {
            check(swipe.title, "title", .string, in: scope)
            check(swipe.condition, "when", .bool, in: scope)
        }
        let rows = index.hasRowsWithoutItem(in: tables) ? scope.seeingRowsWithoutItem : scope
        for effect in table.select + table.deselect + table.accessoryTapped {
            check(effect, in: rows)
        }
        for effect in table.swipe.flatMap(\.effects) + table.didEndDisplaying {
            check(effect, in: scope)
        }
    }

    private mutating func rowScope(of table: TableRulesDefinition) -> ExpressionScope {
        if let rows = table.rows { return check(rows.value) }
        // The rows are a superclass's or the program's.
        let inherited = owner?.chain.lazy.compactMap(\.definition.rules.rows).first
        let names = inherited.map { index.rowNames(of: $0.value, in: scope) }
        return scope.seeing(.init(row: names ?? RowNames(item: .unknown, group: .unknown)))
    }

    private mutating func check(_ editing: EditingDefinition, in scope: ExpressionScope) {
        check(
            editing.style,
            "style",
            .string,
            in: scope,
            keyType: .choice(.editingStyle),
            allowsAbsence: true
        )
        check(editing.move, "move", .bool, in: scope)
        if let insert = editing.insert {
            let record = scope.type(of: "item").map { [$0] } ?? []
            checkRecord(insert, like: record, of: "the table", in: scope)
        }
    }
}
