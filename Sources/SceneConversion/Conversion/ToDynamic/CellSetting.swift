import SceneLanguage
import SceneRules
import SceneText

/// One value that a cell of the scene sets: where, and to what.
struct CellSetting {
    var target: CellPath
    var value: DataValue

    /// The entry of the catalog.
    var key: Key

    /// Where the value is.
    var range: SourceRange
}

/// A cell of a static table, split into its shape and the values that fill it.
struct CellReading {
    /// The cell and its views.
    let parts: CellTree

    /// The section and the row.
    let section: Int
    let row: Int

    /// What rows can set, in the order of the file.
    private(set) var settings: [CellSetting] = []

    /// Everything that cells have to share to come from one prototype.
    private(set) var shape = ""

    private let tree: YAMLTree

    /// Takes a cell apart.
    ///
    /// `outletsOf` says which outlets of the controller reach an id.
    init(
        _ cell: CellDefinition,
        section: Int,
        row: Int,
        in tree: YAMLTree,
        mergesSimilar: Bool,
        outletsOf: (String) -> [String]
    ) {
        parts = CellTree(cell)
        self.section = section
        self.row = row
        self.tree = tree
        readCell(mergesSimilar: mergesSimilar, outletsOf: outletsOf)
    }

    var cell: CellDefinition { parts.cell }
    var views: [ViewDefinition] { parts.views }

    /// The value of a target; nil where the cell does not set it.
    func value(of target: CellPath) -> DataValue? {
        settings.first { $0.target == target }?.value
    }

    // MARK: - Taking apart

    private mutating func readCell(mergesSimilar: Bool, outletsOf: (String) -> [String]) {
        write("style", cell.style.rawValue)
        write("class", cell.className?.value ?? "")
        if let file = cell.content?.file { write("file", file.value) }
        write("list", cell.content.map { $0.isPlainView ? "plain" : "column" } ?? "")
        if let id = cell.id?.value { for outlet in outletsOf(id) { write("outlet", outlet) } }
        for outlet in cell.outlets {
            let places = outlet.targets.compactMap { parts.view(withID: $0.value) }
            write("connection", "\(outlet.name.value)\(outlet.isCollection)\(places)")
        }
        write("segue", cell.segue?.signature ?? "")
        write("accessorySegue", cell.accessorySegue?.signature ?? "")
        read(cell.properties, of: .cell, Catalog.shape(.cell).keys)
        readMarks()
        var number = 0
        for part in parts.styledParts {
            if !mergesSimilar { write("part", part.slot.rawValue) }
            readOwn(part.view, as: .part(part.slot), outletsOf)
        }
        for part in cell.parts where !part.slot.isPredefined {
            write("slot", part.slot.rawValue)
            read(part.view, &number, outletsOf)
        }
        for view in cell.content?.views ?? [] { read(view, &number, outletsOf) }
    }

    /// The value of the cell in a section with checkmarks.
    private mutating func readMarks() {
        guard let value = cell.value, let key = Catalog.shape(.cell).key("value") else { return }
        settings.append(
            CellSetting(
                target: CellPath(.cell, ["value"]),
                value: value.value,
                key: key,
                range: value.range
            )
        )
    }

    private mutating func read(
        _ view: ViewDefinition,
        _ number: inout Int,
        _ outletsOf: (String) -> [String]
    ) {
        let own = number
        number += 1
        write("view", view.kind.rawValue)
        readOwn(view, as: .view(own), outletsOf)
        shape += "("
        for child in view.views { read(child, &number, outletsOf) }
        shape += ")"
    }

    private mutating func readOwn(
        _ view: ViewDefinition,
        as place: CellPlace,
        _ outletsOf: (String) -> [String]
    ) {
        if let id = view.id?.value { for outlet in outletsOf(id) { write("outlet", outlet) } }
        if !view.styles.isEmpty { write("styles", view.styles.map(\.value).joined(separator: ",")) }
        if let name = view.className { write("class", name.value) }
        if let segue = view.segue { write("segue", segue.signature) }
        for action in view.actions {
            let names = action.names.map(\.value).joined(separator: ",")
            write("action", "\(action.event?.value.rawValue ?? "")=\(names)")
        }
        if let table = view.table { write("table", tree.text.string(in: table.range)) }
        read(view.properties, of: place, view.kind.entry.shape.keys)
    }

    private mutating func read(
        _ properties: [PropertyDefinition],
        of place: CellPlace,
        _ keys: [Key],
        group: [String] = []
    ) {
        for property in properties {
            if case .group(let inner) = property.value {
                let keys = Catalog.shape(.accessibility).keys
                read(inner, of: place, keys, group: group + [property.name])
                continue
            }
            guard let key = keys.first(where: { $0.name == property.name }) else { continue }
            let path = group + [property.name]
            // A height determines how a row is made, so a row either has one or not.
            if path == ["height"], place == .cell { write("height", "") }
            if Self.isSettable(key, place), let value = value(of: property) {
                let target = CellPath(place, path)
                settings.append(
                    CellSetting(target: target, value: value, key: key, range: property.range)
                )
            } else {
                let text = tree.text.string(in: property.range)
                write(path.joined(separator: "."), text)
            }
        }
    }

    /// The value of a property that a row can set; nil for any other.
    private func value(of property: PropertyDefinition) -> DataValue? {
        switch property.value {
        case .text(let text): return .string(text)
        case .integer(let value): return .int(value)
        case .boolean(let value): return .bool(value)
        case .choice(let word): return .string(word)
        case .number(let value):
            return value == value.rounded() && value.magnitude < 1e15
                ? .int(Int(value)) : .double(value)
        case .color, .font:
            guard let node = tree.node(at: property.range) else { return nil }
            return .string(tree.text(node))
        case .insets, .frame, .list, .group, .template: return nil
        }
    }

    /// Whether a row can set the property: the order of views is part of the shape.
    private static func isSettable(_ key: Key, _ place: CellPlace) -> Bool {
        switch key.name {
        case "weight", "width", "minimumWidth", "maximumWidth", "minimumHeight", "maximumHeight",
            "aspectRatio":
            false
        case "height": place == .cell
        default: true
        }
    }

    private mutating func write(_ name: String, _ value: String) {
        shape += "\(name):\(value.utf8.count):\(value);"
    }
}

extension SegueDefinition {
    /// The segue in a few words, equal for two that do the same.
    var signature: String {
        "\(kind.value.rawValue) \(target.value) \(identifier?.value ?? "")"
    }
}
