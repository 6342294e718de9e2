import FoundationEssentials
package import SceneLanguage
import SceneRules
import SceneRuntime
package import SceneText

/// The rows of a table as its class declares them: where records come from, and their sections.
///
/// Records stay where they are; a feed holds numbers of records, and the lists inside records only
/// where a class takes its rows from these.
package final class RowFeed {
    let rows: RowsDefinition
    unowned let interpreter: Interpreter
    private weak var instance: ScriptedInstance?
    var origin = Origin.values(RowStore([]))
    private var cursor = RowCursor()

    /// The sections; nil if rows are in no groups.
    private(set) var groups: [Group]?

    /// How many rows there were when the records were last put into sections.
    private var knownCount = 0

    /// The numbers of the records that have a row, in the order of the rows; nil if all have one, in
    /// their own order.
    private(set) var order: [Int]?

    /// The number that the one section has in its table, where others are around it.
    var sectionInTable: Int?

    /// Called when rows that are not the scene's data have changed.
    var didChange: ((DataStore.Change) -> Void)?

    /// Where records come from.
    enum Origin {
        case stored(String)
        case values(RowStore)
        case counted(Int)
    }

    /// One section.
    package struct Group {
        /// What the records have in common, or the record that holds them.
        package var key: DataValue

        /// The number of the record that holds the rows; nil if records have a title in common.
        var outer: Int?

        /// The numbers of the records; those within a list where one record holds them.
        var members: [Int]

        /// The records within a record.
        var nested: [DataValue] = []
    }

    package init(
        _ rows: RowsDefinition,
        _ interpreter: Interpreter,
        _ instance: ScriptedInstance?
    ) {
        self.rows = rows
        self.interpreter = interpreter
        self.instance = instance
        reload()
    }

    /// The name of the data that the rows are; nil for rows of another origin.
    var dataName: String? {
        guard case .stored(let name) = origin else { return nil }
        return name
    }

    /// Whether rows are in sections.
    var isGrouped: Bool { groups != nil }

    /// Asks for the records again.
    func reload() {
        origin = freshOrigin()
        regroup()
    }

    /// Asks for the records again, and says whether the rows are those that there were.
    func hasSameRowsAfterReload() -> Bool {
        let (oldOrder, oldGroups, oldCount) = (order, groups, knownCount)
        reload()
        return order == oldOrder && knownCount == oldCount
            && groups?.map(\.key) == oldGroups?.map(\.key)
            && groups?.map(\.members) == oldGroups?.map(\.members)
    }

    private func freshOrigin() -> Origin {
        switch rows.origin {
        case nil: return .values(RowStore([]))
        case .data(let name): return .stored(name.value)
        case .inline(let value):
            let tree = interpreter.file.tree
            return .values(RowStore(value.value.elements, writtenAt: value.range, in: tree))
        case .count(let count):
            return .counted(number(of: count))
        case .expression(let list):
            if case .template(let template) = list.content,
                let path = template.singleExpression?.path, path.members.isEmpty,
                interpreter.data.rows(of: path.root.name) != nil
            {
                return .stored(path.root.name)
            }
            return .values(RowStore(value(of: list)?.elements ?? []))
        }
    }

    /// How many rows a number means; none if it is more than a table may have.
    private func number(of count: ValueDefinition) -> Int {
        guard case .int(let number)? = value(of: count) else { return 0 }
        let most = Limits().countedRows
        guard number > most else { return max(0, number) }
        interpreter.report(
            Diagnostic(
                .outOfRange,
                "'count' must be at most \(most), not \(number)",
                at: Annotation(interpreter.file.definition.source, count.range)
            )
        )
        return 0
    }

    private func value(of definition: ValueDefinition) -> DataValue? {
        interpreter.value(of: definition, in: scope())
    }

    /// What expressions see outside rows, in one, or in a group.
    private func scope(
        row: RowContext? = nil,
        group: ScopeValue? = nil,
        count: Int? = nil
    ) -> ScriptScope {
        ScriptScope(
            interpreter: interpreter,
            instance: instance,
            row: row,
            group: group,
            count: count
        )
    }

    // MARK: - Records

    private var store: RowStore? {
        switch origin {
        case .stored(let name): interpreter.data.rows(of: name)
        case .values(let store): store
        case .counted: nil
        }
    }

    package var recordCount: Int {
        if case .counted(let count) = origin { return count }
        return store?.count ?? 0
    }

    /// One record, or only some of its fields.
    func record(at place: Int, fields: [String]? = nil) -> DataValue? {
        guard let store, place < store.count else { return nil }
        do throws(RowError) {
            return try store.row(at: place, fields: fields, with: &cursor)
        } catch {
            interpreter.report(error.diagnostic)
            return .null
        }
    }

    /// What finds fields of the records in place in their file, if they do.
    func fields(_ names: [String]) -> RecordFields? { store?.fields(names) }

    /// The number of the record that a row shows; nil for rows within records, and for counted ones.
    func recordNumber(section: Int, row: Int) -> Int? {
        guard let groups else { return order.map { $0[row] } ?? row }
        let group = groups[section]
        return group.outer == nil ? group.members[row] : nil
    }

    // MARK: - Sections

    /// Puts the records into sections.
    func regroup() {
        cursor = RowCursor()
        order = shownOrder()
        knownCount = order?.count ?? recordCount
        let shown = order.map { AnySequence($0) } ?? AnySequence(0..<recordCount)
        if let section = rows.section {
            groups = groupsByTitle(section, of: shown)
        } else if let nested = rows.rows {
            groups = shown.map { group(ofRecord: $0, rows: nested) }
        } else {
            groups = nil
        }
    }

    /// The records that have a row, in the order of the rows; nil if nothing is said of them.
    private func shownOrder() -> [Int]? {
        guard rows.condition != nil || rows.sort != nil else { return nil }
        var shown = Array(0..<recordCount)
        if let condition = rows.condition {
            shown = shown.filter { value(of: condition, forRecord: $0) == .bool(true) }
        }
        guard let sort = rows.sort else { return shown }
        let keys = shown.map { SortKey(value(of: sort, forRecord: $0) ?? .null) }
        let places = shown.indices.sorted { one, other in
            if keys[one] == keys[other] { return one < other }
            return (keys[one] < keys[other]) != (rows.descending?.value ?? false)
        }
        return places.map { shown[$0] }
    }

    /// What an expression says of a record before it is in a row.
    private func value(of definition: ValueDefinition, forRecord number: Int) -> DataValue? {
        let item = record(at: number, fields: definition.itemFields)
        let context = RowContext(
            section: 0,
            row: number,
            count: recordCount,
            item: item,
            place: dataName.map { RecordPlace(data: $0, number: number) },
            origin: ownRecords.map { ($0, number) },
            isInRow: false
        )
        return interpreter.value(of: definition, in: scope(row: context))
    }

    private func groupsByTitle(
        _ section: ValueDefinition,
        of shown: some Sequence<Int>
    ) -> [Group] {
        var groups: [Group] = []
        var places: [DataValue: Int] = [:]
        for number in shown {
            let title = value(of: section, forRecord: number) ?? .null
            if let place = places[title] {
                groups[place].members.append(number)
            } else {
                places[title] = groups.count
                groups.append(Group(key: title, outer: nil, members: [number]))
            }
        }
        return groups
    }

    private func group(ofRecord number: Int, rows: ValueDefinition) -> Group {
        let outer = record(at: number) ?? .null
        let nested = interpreter.value(of: rows, in: scope(group: .data(outer)))?.elements ?? []
        return Group(key: outer, outer: number, members: Array(nested.indices), nested: nested)
    }

    package var sectionCount: Int { groups?.count ?? 1 }

    package func rowCount(inSection section: Int) -> Int {
        isGrouped ? known(section)?.members.count ?? 0 : knownCount
    }

    /// A section; nil if rows are in no groups, and for a number that no section has.
    private func known(_ section: Int) -> Group? {
        guard let groups, groups.indices.contains(section) else { return nil }
        return groups[section]
    }

    /// A row as expressions see it, under the number that its section has in the table.
    package func context(section: Int, row: Int, shownSection: Int? = nil) -> RowContext {
        RowContext(
            section: shownSection ?? section,
            row: row,
            count: rowCount(inSection: section),
            item: item(section: section, row: row),
            group: group(of: section),
            place: place(section: section, row: row),
            origin: ownRecords.flatMap { records in
                (recordNumber(section: section, row: row) ?? known(section)?.outer)
                    .map { (records, $0) }
            }
        )
    }

    /// The records that rows have of their own; nil if they are data, or counted.
    private var ownRecords: RowStore? {
        guard case .values(let records) = origin else { return nil }
        return records
    }

    /// Where the record of a row is kept; nil if the rows are not data.
    private func place(section: Int, row: Int) -> RecordPlace? {
        guard let dataName, row < rowCount(inSection: section) else { return nil }
        if let number = recordNumber(section: section, row: row) {
            return RecordPlace(data: dataName, number: number)
        }
        guard let outer = known(section)?.outer, let fields = nestedFields else { return nil }
        return RecordPlace(data: dataName, number: outer, inner: .init(fields: fields, number: row))
    }

    private func item(section: Int, row: Int) -> DataValue? {
        guard isGrouped else {
            guard let order else { return record(at: row) }
            return order.indices.contains(row) ? record(at: order[row]) : nil
        }
        guard let group = known(section), group.members.indices.contains(row) else { return nil }
        return group.outer == nil ? record(at: group.members[row]) : group.nested[row]
    }

    /// What `group` means in a section; nil if rows are not grouped.
    private func group(of section: Int) -> ScopeValue? {
        guard let group = known(section) else { return nil }
        if group.outer != nil { return .data(group.key) }
        let titled = TitledGroup(title: group.key) { [self] in
            .list(group.members.map { record(at: $0) ?? .null })
        }
        return .object(titled)
    }

    /// The title above a section; nil if a view is there.
    package func header(ofSection section: Int) -> String? {
        rows.headerView == nil ? groupTitle(ofSection: section) : nil
    }

    private func groupTitle(ofSection section: Int) -> String? {
        if let header = rows.header { return title(header, ofSection: section) }
        guard let group = known(section), group.outer == nil else { return nil }
        return group.key.text
    }

    package func footer(ofSection section: Int) -> String? {
        rows.footer.flatMap { title($0, ofSection: section) }
    }

    private func title(_ definition: ValueDefinition, ofSection section: Int) -> String? {
        interpreter.value(of: definition, in: headScope(ofSection: section))?.text
    }

    /// What the header and footer of a section see.
    func headScope(ofSection section: Int) -> ScriptScope {
        var scope = scope(group: group(of: section), count: rowCount(inSection: section))
        scope.section = sectionInTable ?? section
        return scope
    }

    // MARK: - Index and names

    /// The distinct titles of sections in the index, or first characters of their headers; nil without an
    /// index.
    package var indexTitles: [String]? {
        guard rows.index?.value == true else { return nil }
        return (0..<sectionCount).compactMap(indexTitle).uniqued
    }

    /// The first section with a title of the index.
    package func section(ofIndexTitle title: String) -> Int? {
        (0..<sectionCount).first { indexTitle(ofSection: $0) == title }
    }

    func indexTitle(ofSection section: Int) -> String? {
        if let own = rows.indexTitle {
            return title(own, ofSection: section).flatMap { $0.isEmpty ? nil : $0 }
        }
        return groupTitle(ofSection: section)?.first.map { String($0) }
    }

    /// The name of a row, by which its state is kept.
    func name(section: Int, row: Int) -> String? {
        guard let name = rows.name else { return nil }
        let context = context(section: section, row: row)
        return interpreter.value(of: name, in: scope(row: context))?.text
    }

    /// The row of a name.
    func place(ofName name: String) -> IndexPath? {
        guard rows.name != nil else { return nil }
        for section in 0..<sectionCount {
            for row in 0..<rowCount(inSection: section)
            where self.name(section: section, row: row) == name {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }
}
