/// The rows of a table as its class declares them: where records come from, and their sections.
///
/// Records stay where they are; a feed holds numbers of records, and the lists inside records only
/// where a class takes its rows from these.
final class RowFeed {
    private let rows: RowsDefinition
    private unowned let interpreter: Interpreter
    private let instance: ScriptedInstance?
    private var origin = Origin.values(RowStore([]))
    private var cursor = RowCursor()

    /// The sections; nil where rows are in no groups.
    private var groups: [Group]?

    /// How many records there were when they were last put into sections.
    private var knownCount = 0

    /// Called when rows that are no data of the scene's have changed.
    var didChange: ((DataStore.Change) -> Void)?

    /// Where records come from.
    private enum Origin {
        case stored(String)
        case values(RowStore)
        case counted(Int)
    }

    /// One section.
    private struct Group {
        /// What the records have in common, or the record that holds them.
        var key: DataValue

        /// The number of the record that holds the rows; nil where records have a title in common.
        var outer: Int?

        /// The numbers of the records; those within a list where one record holds them.
        var members: [Int]

        /// The records within a record.
        var nested: [DataValue] = []
    }

    init(_ rows: RowsDefinition, _ interpreter: Interpreter, _ instance: ScriptedInstance?) {
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

    /// Asks for the records anew.
    func reload() {
        origin = freshOrigin()
        regroup()
    }

    private func freshOrigin() -> Origin {
        switch rows.origin {
        case nil: return .values(RowStore([]))
        case .data(let name): return .stored(name.value)
        case .inline(let value): return .values(RowStore(value.value.elements))
        case .count(let count):
            guard case .int(let count)? = value(of: count) else { return .counted(0) }
            return .counted(max(0, count))
        case .expression(let list):
            if case .template(let template) = list.content,
                let path = template.singleExpression?.path, path.parts.count == 1,
                interpreter.data.rows(of: path.parts[0].name) != nil
            {
                return .stored(path.parts[0].name)
            }
            return .values(RowStore(value(of: list)?.elements ?? []))
        }
    }

    private func value(of definition: ValueDefinition) -> DataValue? {
        let scope = ScriptScope(interpreter: interpreter, instance: instance)
        return interpreter.value(of: definition, in: scope)
    }

    // MARK: - Records

    private var store: RowStore? {
        switch origin {
        case .stored(let name): interpreter.data.rows(of: name)
        case .values(let store): store
        case .counted: nil
        }
    }

    private var recordCount: Int {
        if case .counted(let count) = origin { return count }
        return store?.count ?? 0
    }

    /// One record, or only some of its fields.
    private func record(at place: Int, fields: [String]? = nil) -> DataValue? {
        guard let store, place < store.count else { return nil }
        do throws(RowError) {
            return try store.row(at: place, fields: fields, with: &cursor)
        } catch {
            interpreter.report(error.diagnostic)
            return .null
        }
    }

    // MARK: - Sections

    /// Puts the records into sections.
    func regroup() {
        cursor = RowCursor()
        knownCount = recordCount
        if let section = rows.section {
            groups = groupsByTitle(section)
        } else if let nested = rows.rows {
            groups = (0..<recordCount).map { group(ofRecord: $0, rows: nested) }
        } else {
            groups = nil
        }
    }

    private func groupsByTitle(_ section: ValueDefinition) -> [Group] {
        let fields = section.itemFields
        var groups: [Group] = []
        var places: [DataValue: Int] = [:]
        for number in 0..<recordCount {
            let item = record(at: number, fields: fields)
            let context = RowContext(section: 0, row: number, count: recordCount, item: item)
            let scope = ScriptScope(interpreter: interpreter, instance: instance, row: context)
            let title = interpreter.value(of: section, in: scope) ?? .null
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
        let scope = ScriptScope(
            interpreter: interpreter,
            instance: instance,
            group: .data(outer)
        )
        let nested = interpreter.value(of: rows, in: scope)?.elements ?? []
        return Group(key: outer, outer: number, members: Array(nested.indices), nested: nested)
    }

    var sectionCount: Int { groups?.count ?? 1 }

    func rowCount(inSection section: Int) -> Int {
        guard let groups else { return knownCount }
        return groups.indices.contains(section) ? groups[section].members.count : 0
    }

    /// A row as expressions see it, under the number that its section has in the table.
    func context(section: Int, row: Int, shownSection: Int? = nil) -> RowContext {
        RowContext(
            section: shownSection ?? section,
            row: row,
            count: rowCount(inSection: section),
            item: item(section: section, row: row),
            group: group(of: section)
        )
    }

    private func item(section: Int, row: Int) -> DataValue? {
        guard let groups else { return record(at: row) }
        guard groups.indices.contains(section) else { return nil }
        let group = groups[section]
        guard group.members.indices.contains(row) else { return nil }
        return group.outer == nil ? record(at: group.members[row]) : group.nested[row]
    }

    /// What `group` stands for in a section; nil where rows are not grouped.
    private func group(of section: Int) -> ScopeValue? {
        guard let groups, groups.indices.contains(section) else { return nil }
        let group = groups[section]
        if group.outer != nil { return .data(group.key) }
        let titled = TitledGroup(title: group.key) { [self] in
            .list(group.members.map { record(at: $0) ?? .null })
        }
        return .object(titled)
    }

    func header(ofSection section: Int) -> String? {
        if let header = rows.header { return title(header, ofSection: section) }
        guard let groups, groups.indices.contains(section), groups[section].outer == nil else {
            return nil
        }
        return groups[section].key.text
    }

    func footer(ofSection section: Int) -> String? {
        rows.footer.flatMap { title($0, ofSection: section) }
    }

    private func title(_ definition: ValueDefinition, ofSection section: Int) -> String? {
        let scope = ScriptScope(
            interpreter: interpreter,
            instance: instance,
            group: group(of: section)
        )
        return interpreter.value(of: definition, in: scope)?.text
    }

    // MARK: - Index and names

    /// The distinct first characters of the headers; nil without an index.
    var indexTitles: [String]? {
        guard rows.index?.value == true else { return nil }
        var seen: Set<String> = []
        return (0..<sectionCount).compactMap(indexTitle).filter { seen.insert($0).inserted }
    }

    /// The first section whose header starts with a title of the index.
    func section(ofIndexTitle title: String) -> Int? {
        (0..<sectionCount).first { indexTitle(ofSection: $0) == title }
    }

    private func indexTitle(ofSection section: Int) -> String? {
        header(ofSection: section)?.first.map { String($0) }
    }

    /// The name of a row, by which its state is kept.
    func name(section: Int, row: Int) -> String? {
        guard let name = rows.name else { return nil }
        let context = context(section: section, row: row)
        let scope = ScriptScope(interpreter: interpreter, instance: instance, row: context)
        return interpreter.value(of: name, in: scope)?.text
    }

    /// The row of a name.
    func place(ofName name: String) -> (section: Int, row: Int)? {
        guard rows.name != nil else { return nil }
        for section in 0..<sectionCount {
            for row in 0..<rowCount(inSection: section)
            where self.name(section: section, row: row) == name {
                return (section, row)
            }
        }
        return nil
    }
}

// MARK: - Changes

extension RowFeed {
    /// Takes a row out of the data; a section without rows goes with its record.
    func remove(section: Int, row: Int) {
        guard let groups else { return removeRecord(at: row) }
        let group = groups[section]
        guard let outer = group.outer else { return removeRecord(at: group.members[row]) }
        var nested = group.nested
        nested.remove(at: row)
        if nested.isEmpty {
            removeRecord(at: outer)
        } else {
            replace(nested, inRecord: outer)
        }
    }

    /// Puts a record before a row.
    func insert(_ item: DataValue, section: Int, row: Int) {
        guard let groups else { return insertRecord(item, at: row) }
        let group = groups[section]
        if let outer = group.outer {
            var nested = group.nested
            nested.insert(item, at: min(row, nested.count))
            replace(nested, inRecord: outer)
        } else {
            let last = group.members.last.map { $0 + 1 } ?? recordCount
            insertRecord(item, at: row < group.members.count ? group.members[row] : last)
        }
    }

    /// Moves a row within its section.
    func move(section: Int, from row: Int, to newRow: Int) {
        guard let groups else { return moveRecord(from: row, to: newRow) }
        let group = groups[section]
        if let outer = group.outer {
            var nested = group.nested
            nested.insert(nested.remove(at: row), at: newRow)
            replace(nested, inRecord: outer)
        } else {
            moveRecord(from: group.members[row], to: group.members[newRow])
        }
    }

    private func removeRecord(at place: Int) {
        switch origin {
        case .stored(let name): interpreter.data.remove(from: name, at: place)
        case .values(var store):
            store.remove(at: place)
            origin = .values(store)
            didChange?(.removed(place))
        case .counted(let count):
            origin = .counted(count - 1)
            didChange?(.removed(place))
        }
    }

    private func insertRecord(_ item: DataValue, at place: Int) {
        switch origin {
        case .stored(let name): interpreter.data.insert(item, into: name, at: place)
        case .values(var store):
            store.insert(item, at: place)
            origin = .values(store)
            didChange?(.inserted(place))
        case .counted(let count):
            origin = .counted(count + 1)
            didChange?(.inserted(place))
        }
    }

    private func moveRecord(from place: Int, to newPlace: Int) {
        switch origin {
        case .stored(let name): interpreter.data.move(in: name, from: place, to: newPlace)
        case .values(var store):
            store.move(from: place, to: newPlace)
            origin = .values(store)
            didChange?(.moved(from: place, to: newPlace))
        case .counted: break
        }
    }

    /// Puts a list back into the record that holds it, under the field that the rows come from.
    private func replace(_ nested: [DataValue], inRecord outer: Int) {
        guard let path = rows.rows?.expressions.first?.path, path.parts.count > 1,
            let record = record(at: outer)
        else { return }
        let fields = path.parts.dropFirst().map(\.name)
        let changed = record.replacing(fields[...], with: .list(nested))
        switch origin {
        case .stored(let name): interpreter.data.replace(in: name, at: outer, with: changed)
        case .values(var store):
            store.replace(at: outer, with: changed)
            origin = .values(store)
            didChange?(.replaced(outer))
        case .counted: break
        }
    }
}

extension RowFeed {
    /// The rows as they were last put into sections, seen around one record.
    func shape(around record: Int?) -> FeedShape {
        let counts = (0..<sectionCount).map { rowCount(inSection: $0) }
        guard let record else { return FeedShape(counts: counts) }
        guard let groups else {
            return FeedShape(counts: counts, place: RowPlace(section: 0, row: record))
        }
        for (section, group) in groups.enumerated() {
            if group.outer == record {
                let place = RowPlace(section: section, row: 0)
                return FeedShape(counts: counts, place: place, nested: group.nested)
            }
            if group.outer == nil, let row = group.members.firstIndex(of: record) {
                return FeedShape(counts: counts, place: RowPlace(section: section, row: row))
            }
        }
        return FeedShape(counts: counts)
    }
}

extension DataValue {
    /// The values of a list; none for what is not one.
    var elements: [DataValue] {
        guard case .list(let values) = self else { return [] }
        return values
    }

    /// The record with the value at a path of fields replaced.
    fileprivate func replacing(_ fields: ArraySlice<String>, with value: DataValue) -> DataValue {
        guard let field = fields.first, case .record(let record) = self else { return value }
        return .record(
            Record(
                zip(record.names, record.values).map { name, old in
                    (name, name == field ? old.replacing(fields.dropFirst(), with: value) : old)
                }
            )
        )
    }
}

extension ValueDefinition {
    /// The fields of `item` that the value depends on; nil where it may be any of them.
    fileprivate var itemFields: [String]? {
        var fields: [String] = []
        for path in expressions.flatMap(\.paths) where path.parts[0].name == "item" {
            guard path.parts.count > 1 else { return nil }
            fields.append(path.parts[1].name)
        }
        return fields
    }
}
