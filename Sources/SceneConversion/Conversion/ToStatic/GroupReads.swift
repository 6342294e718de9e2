import SceneKitLite
import SceneLanguage
import SceneText

/// What code reads of the groups of rows, which cells that are written out carry in their own records.
struct GroupReads {
    /// The paths to fields of groups, one for each field.
    private(set) var paths: [ValuePath] = []

    /// Where code reads a group otherwise than by one of its fields.
    private(set) var obstacles: [SourceRange] = []

    /// Where code reads these fields, and the whole of what a row carries.
    private var places: [SourceRange] = []
    private var itemPlaces: [SourceRange] = []

    /// The fields of records that hold what is read, by those of the groups.
    private var names: [String: String] = [:]

    /// The field that holds what a row carries and is not a record; nil where all carry records.
    private var plainName: String?

    /// Whether nothing of a group is read.
    var isEmpty: Bool { places.isEmpty }

    /// Looks through the code that runs for a prototype.
    mutating func take(_ code: RowCode) {
        for path in code.paths {
            if path.root.name == "item", path.count == 1 { itemPlaces.append(path.root.range) }
            guard path.root.name == "group" else { continue }
            guard path.count == 2 else {
                if !obstacles.contains(path.root.range) { obstacles.append(path.root.range) }
                continue
            }
            places.append(path.root.range)
            let isKnown = paths.contains { $0.members[0].name == path.members[0].name }
            if !isKnown { paths.append(path) }
        }
    }

    /// Finds names that are free in what rows carry.
    mutating func nameFields(for rows: [RowContext]) {
        guard !isEmpty else { return }
        let items = rows.compactMap(\.item)
        var taken = NumberedNames(besides: Set(items.flatMap(\.fieldNames)))
        for name in paths.map(\.members[0].name) {
            let free = taken.has(name) ? "group" + name.uppercasedFirst : name
            names[name] = taken.name(free)
        }
        if items.contains(where: { !$0.isRecord }) { plainName = taken.name("value") }
    }

    /// What the cell of a row carries: what the row does, and what is read of its group.
    func item(of row: RowContext, value: (ValuePath) -> DataValue) -> DataValue? {
        guard !isEmpty else { return row.item }
        var fields = row.item?.fields ?? []
        if let plainName, let item = row.item, !item.isRecord { fields = [(plainName, item)] }
        for path in paths {
            let found = value(path)
            guard let name = names[path.members[0].name], !found.isNull else { continue }
            fields.append((name, found))
        }
        return .record(DataValue.Record(fields))
    }

    /// Lets code read the records of the rows.
    func rewrite(_ edits: inout SceneEdits) {
        guard !isEmpty else { return }
        var new = Dictionary(
            firstOf: names.map { (["group", $0], PathRewriting.Replacement(path: ["item", $1])) }
        )
        var changed = places
        if let plainName {
            new[["item"]] = PathRewriting.Replacement(path: ["item", plainName])
            changed += itemPlaces
        }
        let rewriting = CodeRewriting(edits.layout, paths: new, at: changed)
        for scalar in Set(changed.compactMap(edits.tree.scalar(around:))) {
            edits.replace(scalar, with: rewriting.value(of: scalar))
        }
    }
}
