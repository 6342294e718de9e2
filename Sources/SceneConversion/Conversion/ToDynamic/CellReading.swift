import SceneLanguage
import SceneRules
import SceneText

/// What of a cell sends an action.
struct SendingPlace: Hashable {
    /// The number of the view.
    var view: Int
    var event: Event
}

/// A cell of a static table, split into its shape and the values that fill it.
struct CellReading {
    /// The cell and its views.
    let parts: CellTree

    /// The section and the row.
    let section: Int
    let row: Int

    /// What rows can set, in the order of the file.
    private(set) var settings: [(target: CellPath, value: DataValue)] = []

    /// Everything that cells have to share to come from one prototype, except for where they lead and which
    /// actions they send.
    private(set) var shape = ""

    /// The actions that views send, where there is one for an event and no receiver is named.
    private(set) var sent: [SendingPlace: String] = [:]

    private let tree: YAMLTree

    /// Outlets of the controller whose views cannot be one of many, by the ids that they reach.
    private let outletsApart: [String: [String]]

    /// Takes a cell apart.
    init(
        _ cell: CellDefinition,
        section: Int,
        row: Int,
        in tree: YAMLTree,
        outletsApart: [String: [String]]
    ) {
        parts = CellTree(cell)
        self.outletsApart = outletsApart
        self.section = section
        self.row = row
        self.tree = tree
        readCell()
    }

    var cell: CellDefinition { parts.cell }

    /// Where the cell leads, by its row and by its detail button.
    var segues: [String?] { [cell.segue?.signature, cell.accessorySegue?.signature] }

    var views: [ViewDefinition] { parts.views }

    /// The value of a target; nil where the cell does not set it.
    func value(of target: CellPath) -> DataValue? {
        settings.first { $0.target == target }?.value
    }

    // MARK: - Taking apart

    private mutating func readCell() {
        write("style", cell.style.rawValue)
        write("class", cell.className?.value ?? "")
        if let file = cell.content?.file { write("file", file.value) }
        write("list", cell.content.map { $0.isPlainView ? "plain" : "column" } ?? "")
        writeOutlets(to: cell.id)
        write(cell.outlets)
        write(cell.runtimeAttributes)
        write(cell.constraints)
        write("canvas", cell.canvas)
        read(cell.properties, of: .cell)
        // What the cell means in a section with checkmarks.
        if let value = cell.value { settings.append((CellPath(.cell, ["value"]), value.value)) }
        for part in parts.styledParts { read(part.view, as: .part(part.slot)) }
        for part in cell.parts where !part.slot.isPredefined { write("slot", part.slot.rawValue) }
        for (number, view) in views.enumerated() {
            // With the counts, the order of views says which is inside which.
            write("view", "\(view.kind.rawValue) \(view.views.count)")
            read(view, as: .view(number))
        }
    }

    private mutating func writeOutlets(to id: Located<String>?) {
        for outlet in id.flatMap({ outletsApart[$0.value] }) ?? [] { write("outlet", outlet) }
    }

    private mutating func read(_ view: ViewDefinition, as place: CellPlace) {
        writeOutlets(to: view.id)
        if !view.styles.isEmpty { write("styles", view.styles.map(\.value).joined(separator: ",")) }
        if let name = view.className { write("class", name.value) }
        if let segue = view.segue { write("segue", segue.signature) }
        for action in view.actions {
            if let event = action.event?.value, action.directed.isEmpty, action.names.count == 1,
                case .view(let number) = place
            {
                sent[SendingPlace(view: number, event: event)] = action.names[0].value
                write("sends", event.rawValue)
                continue
            }
            let names = action.names.map(\.value).joined(separator: ",")
            write("action", "\(action.event?.value.rawValue ?? "")=\(names)")
            for directed in action.directed {
                write("to", "\(directed.receiver.value)=\(directed.name.value)")
            }
        }
        for part in view.attributedText { write("run", tree.text.string(in: part.range)) }
        for gesture in view.gestures { write("gesture", tree.text.string(in: gesture.range)) }
        if let table = view.table { write("table", tree.text.string(in: table.range)) }
        write(view.outlets)
        write(view.runtimeAttributes)
        write(view.constraints)
        write("size", view.drawnSize)
        read(view.properties, of: place)
    }

    private mutating func read(
        _ properties: [PropertyDefinition],
        of place: CellPlace,
        group: [String] = []
    ) {
        for property in properties {
            if case .group(let inner) = property.value {
                read(inner, of: place, group: group + [property.name])
                continue
            }
            let target = CellPath(place, group + [property.name])
            guard let key = parts.key(of: target) else { continue }
            // A height determines how a row is made, so a row either has one or not.
            if target.isHeight { write("height", "") }
            if Self.isSettable(key, place), let value = value(of: property) {
                settings.append((target, value))
            } else {
                let text = tree.text.string(in: property.range)
                write(target.keys.joined(separator: "."), text)
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
        case .list(let values):
            let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.count == values.count ? .list(texts.map(DataValue.string)) : nil
        case .insets, .frame, .group, .template: return nil
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

    private mutating func write(_ outlets: [OutletDefinition]) {
        for outlet in outlets {
            let places = outlet.targets.compactMap { parts.view(withID: $0.value) }
            write("connection", "\(outlet.name.value)\(outlet.isCollection)\(places)")
        }
    }

    private mutating func write(_ attributes: [RuntimeAttributeDefinition]) {
        for attribute in attributes {
            write("attribute", "\(attribute.path.value)=\(attribute.value.value)")
        }
    }

    private mutating func write(_ constraints: [ConstraintDefinition]) {
        for constraint in constraints {
            write("constraint", tree.text.string(in: constraint.range))
        }
    }

    private mutating func write(_ name: String, _ canvas: CanvasDefinition?) {
        if let canvas { write(name, "\(canvas.width) × \(canvas.height)") }
    }

    private mutating func write(_ name: String, _ value: String) {
        shape += "\(name):\(value.utf8.count):\(value);"
    }
}

extension [CellReading] {
    /// Whether some cells say a font that others do not, which nothing can take back from a reused cell.
    var saysFontsOfSome: Bool {
        let fonts = Set(flatMap(\.settings).map(\.target).filter { $0.keys.last == "font" })
        return fonts.contains { target in contains { $0.value(of: target) == nil } }
    }
}
