/// Finds what the rows of tables are made from.
struct RowTypes {
    let index: SceneIndex
    let use: ClassUse

    /// The names of the rows that some rules declare, as a scope sees what is around them.
    func names(of rows: Box<RowsDefinition>, in scope: ExpressionScope) -> RowNames {
        var names = RowNames(item: record(of: rows, in: scope))
        var log = DiagnosticLog()
        if let nested = rows.rows {
            names.group = names.item ?? .unknown
            var inner = scope
            inner.add("group", names.group ?? .unknown)
            names.item = nested.expressions.first?.check(in: inner, log: &log).element ?? .unknown
        } else if let section = rows.section {
            var inner = scope
            inner.add("item", names.item ?? .unknown)
            let title = section.expressions.first?.check(in: inner, log: &log) ?? .unknown
            names.group = .record(
                RecordType([
                    RecordType.Field("title", title.unwrapped),
                    RecordType.Field("rows", .list(names.item ?? .unknown)),
                ])
            )
        }
        return names
    }

    /// The type of one record, before records are put into sections; nil where rows have none.
    func record(of rows: Box<RowsDefinition>, in scope: ExpressionScope) -> ValueType? {
        var log = DiagnosticLog()
        switch rows.origin {
        case .count: return nil
        case .data(let name): return index.data.type(of: name.value)?.element ?? .unknown
        case .inline(let value):
            let sample = ValueType(ofData: value.value)
            return sample.element
        case .expression(let value):
            return value.expressions.first?.check(in: scope, log: &log).element ?? .unknown
        case nil: return .unknown
        }
    }

    /// The names of the row that a cell stands for; nil where the cell is in no row.
    func names(ofRowIn site: CellSite) -> RowNames? {
        guard site.role == .prototype else {
            return RowNames(item: site.cell.item.map { ValueType(ofData: $0.value) })
        }
        let table = index.tables[site.table]
        guard table.place.scene != nil else { return nil }
        let owner = index.controller(of: table.place)
        let scope = ExpressionScope(index, class: owner)
        if table.table.isStatic {
            return (table.table.sections ?? [])
                .filter { section in
                    section.rules.contains {
                        $0.identifier?.value == site.cell.identifier?.value
                    }
                }
                .compactMap { $0.rows }
                .map { names(of: $0, in: scope) }
                .joined
        }
        let rules = owner?.chain.map(\.definition).flatMap { definition in
            table.isOwn
                ? [definition.rules]
                : definition.tables.filter { $0.table.value == table.id?.value }.map(\.rules)
        }
        let rows = rules?.lazy.compactMap(\.rows?.value).first
        return rows.map { names(of: $0, in: scope) } ?? RowNames(item: .unknown, group: .unknown)
    }
}

extension [RowNames] {
    /// What is known of any of several rows; nil when there are none.
    var joined: RowNames? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { $0.joined(with: $1) }
    }
}

extension ValueType {
    /// The type of the elements of a list; nil for what is none.
    var element: ValueType? {
        guard case .list(let element) = unwrapped else { return nil }
        return element
    }
}
