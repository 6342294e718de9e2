import SceneLanguage
import SceneText

/// What expressions know of a row.
struct RowNames: Equatable, Sendable {
    /// The names that a row may have.
    static let all = ReservedWord.allCases.filter(\.belongsToRow).map(\.rawValue)

    /// Those that its section has too.
    static let ofSections = ["count", "group", "section"]

    /// The type of the record; nil where rows have none.
    var item: ValueType?

    /// The type of the section's record; nil where rows are not grouped.
    var group: ValueType?

    /// Whether there always is a row.
    var isCertain = true

    /// Whether some of the rows are written out, and have no record.
    var hasRowsWithoutItem = false

    /// Why there is no row at some time; nil where that is not certain.
    var absence: String?

    /// The type of a name; nil when the row has no such name.
    func type(of name: String) -> ValueType? {
        let type: ValueType? =
            switch name {
            case "row", "section", "count": .int
            case "item": hasRowsWithoutItem ? item?.optional : item
            case "group": group
            default: nil
            }
        return isCertain ? type : type?.optional
    }

    /// What is known of either of two rows.
    func joined(with other: RowNames) -> RowNames {
        RowNames(
            item: item.map { $0.joined(with: other.item ?? .null) } ?? other.item?.optional,
            group: group.map { $0.joined(with: other.group ?? .null) } ?? other.group?.optional,
            isCertain: isCertain && other.isCertain,
            hasRowsWithoutItem: hasRowsWithoutItem || other.hasRowsWithoutItem
        )
    }
}

extension SceneIndex {
    /// The names of the rows that some rules declare, as a scope sees what is around them.
    func rowNames(of rows: RowsDefinition, in scope: ExpressionScope) -> RowNames {
        var names = RowNames(item: record(of: rows, in: scope))
        if let nested = rows.rows {
            names.group = names.item ?? .unknown
            let inner = scope.seeing(.init(own: ("group", names.group ?? .unknown)))
            names.item = nested.type(in: inner)?.element ?? .unknown
        } else if let section = rows.section {
            let inner = scope.seeing(.init(own: ("item", names.item ?? .unknown)))
            let title = section.type(in: inner) ?? .unknown
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
    func record(of rows: RowsDefinition, in scope: ExpressionScope) -> ValueType? {
        switch rows.origin {
        case .count: nil
        case .data(let name): data.type(of: name.value)?.element ?? .unknown
        case .inline(let value): ValueType(ofData: value.value).element
        case .expression(let value): value.type(in: scope)?.element ?? .unknown
        case nil: .unknown
        }
    }

    /// What is known of the sections whose headers or footers have some numbers; nil where there is none.
    func rowNames(ofHeads numbers: [Int]) -> RowNames? {
        let known = Set(numbers).sorted().map { heads[$0] }
        return join(known.map { rowNames(of: $0.rows, in: ExpressionScope(self, class: $0.owner)) })
    }

    /// What is known of the rows that some cells are for; nil where no cell is in a row.
    func rowNames(ofCells numbers: some Sequence<Int>) -> RowNames? {
        join(numbers.compactMap { rowNames(of: cells[$0]) })
    }

    /// What is known of any of some rows; nil where there is none.
    private func join(_ rows: [RowNames]) -> RowNames? {
        rows.dropFirst().reduce(rows.first) { $0?.joined(with: $1) }
    }

    /// The names of the row that a cell is for; nil where the cell is in no row.
    private func rowNames(of site: CellSite) -> RowNames? {
        guard site.role == .prototype else {
            return RowNames(item: site.cell.item.map { ValueType(ofData: $0.value) })
        }
        let table = tables[site.table]
        guard table.scope.scene != nil else { return nil }
        let scope = ExpressionScope(self, class: controller(of: table.scope))
        guard table.isStatic else {
            return rules(of: table).rows.map { rowNames(of: $0.value, in: scope) }
                ?? RowNames(item: .unknown, group: .unknown)
        }
        let identifier = site.cell.identifier?.value
        let sections = (table.table.sections ?? []).filter { section in
            section.rules.contains { $0.identifier?.value == identifier }
        }
        return join(sections.compactMap(\.rows).map { rowNames(of: $0, in: scope) })
    }
}

extension ValueDefinition {
    /// The type of the first expression; what is wrong with it is reported elsewhere.
    fileprivate func type(in scope: ExpressionScope) -> ValueType? {
        var log = DiagnosticLog()
        return expressions.first?.check(in: scope, log: &log)
    }
}

extension ValueType {
    /// The type of the elements of a list; nil for what is not one.
    var element: ValueType? {
        guard case .list(let element) = unwrapped else { return nil }
        return element
    }
}
