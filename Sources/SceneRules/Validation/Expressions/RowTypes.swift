import SceneLanguage
import SceneText

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
            let inner = scope.seeing(.init(own: ("group", names.group ?? .unknown)))
            names.item = nested.expressions.first?.check(in: inner, log: &log).element ?? .unknown
        } else if let section = rows.section {
            let inner = scope.seeing(.init(own: ("item", names.item ?? .unknown)))
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

    /// What is known of the rows that some cells stand for; nil where no cell is in a row.
    func names(ofRowsIn cells: some Sequence<Int>) -> RowNames? {
        var known: RowNames?
        for cell in cells {
            guard let names = names(ofRowIn: index.cells[cell]) else { continue }
            known = known?.joined(with: names) ?? names
        }
        return known
    }

    /// The names of the row that a cell stands for; nil where the cell is in no row.
    private func names(ofRowIn site: CellSite) -> RowNames? {
        guard site.role == .prototype else {
            return RowNames(item: site.cell.item.map { ValueType(ofData: $0.value) })
        }
        let table = index.tables[site.table]
        guard table.place.scene != nil else { return nil }
        let owner = index.controller(of: table.place)
        let scope = ExpressionScope(index, class: owner)
        if table.isStatic {
            return names(ofRowsIn: table, by: site.cell.identifier?.value, in: scope)
        }
        guard let rows = owner.flatMap({ index.rows(of: table, in: $0) }) else {
            return RowNames(item: .unknown, group: .unknown)
        }
        return names(of: rows, in: scope)
    }

    /// What is known of the rows of a static table that cells of an identifier show.
    private func names(
        ofRowsIn table: TableSite,
        by identifier: String?,
        in scope: ExpressionScope
    ) -> RowNames? {
        var known: RowNames?
        for section in table.table.sections ?? [] {
            guard let rows = section.rows,
                section.rules.contains(where: { $0.identifier?.value == identifier })
            else { continue }
            let names = names(of: rows, in: scope)
            known = known?.joined(with: names) ?? names
        }
        return known
    }
}

extension ValueType {
    /// The type of the elements of a list; nil for what is none.
    var element: ValueType? {
        guard case .list(let element) = unwrapped else { return nil }
        return element
    }
}
