import SceneLanguage
import SceneText

/// A prototype in the making: the cells of one shape, what their rows set, and the name of each part.
struct PrototypePlan {
    /// A value that differs among the rows, and the field of their records that holds it.
    struct Field {
        var target: CellPath
        var name: String

        /// Whether some rows have no value.
        var isOptional: Bool
    }

    /// The cells, in the order of their rows.
    let readings: [CellReading]

    /// The reuse identifier.
    var identifier = ""

    /// What differs among the rows.
    private(set) var fields: [Field] = []

    /// The class that is written for the prototype; nil where its cells have one, or need none.
    var newClass: String?

    /// The ids that views of the prototype have.
    var ids: [Int: String] = [:]

    /// The outlets of the cell's class by view, for what rows set.
    var outlets: [Int: String] = [:]

    /// The tags that views are given where the class is in Swift.
    var tags: [Int: Int] = [:]

    /// What rows set besides their fields, as it was written in the controller's code.
    var codeAssignments: [(target: CellPath, value: String)] = []

    /// Names of actions that views send before all others, by view and event.
    var storingActions: [Int: [(event: Event, action: String)]] = [:]

    /// The first cell, from which the prototype is written.
    var model: CellReading { readings[0] }

    /// The parts of the style whose ids no outlet of the cell names: they would only repeat.
    var disconnectedParts: [CellPartDefinition.Slot] {
        let connected = Set(model.cell.outlets.flatMap(\.targets).map(\.value))
        return model.parts.styledParts.filter { part in
            part.view.id.map { !connected.contains($0.value) } ?? false
        }.map(\.slot)
    }

    /// The views that rows or code address.
    var addressedViews: [Int] {
        let views = (fields.map(\.target) + codeAssignments.map(\.target)).compactMap { target in
            if case .view(let view) = target.place { view } else { nil }
        }
        return Set(views).sorted()
    }

    init(_ readings: [CellReading]) {
        self.readings = readings
    }

    /// Finds what differs among the cells; their records lend names to values that they hold as well.
    mutating func findFields(_ names: inout FieldNames, assigned: Set<CellPath>) {
        var seen = assigned
        let targets = readings.flatMap(\.settings).map(\.target)
        var columns: [(values: [DataValue?], name: String)] = []
        for target in targets where seen.insert(target).inserted {
            guard let key = model.parts.key(of: target) else { continue }
            let values = readings.map { $0.value(of: target) }
            guard target.isMark || Set(values).count > 1 else { continue }
            let isOptional = values.contains(nil)
            let known = columns.first { $0.values == values && readings.count > 1 }
            let name =
                known?.name ?? itemField(holding: values) ?? names.name(of: target, key, in: self)
            if known == nil { columns.append((values, name)) }
            fields.append(Field(target: target, name: name, isOptional: isOptional))
        }
    }

    /// The field of the cells' own records that holds the same values.
    private func itemField(holding values: [DataValue?]) -> String? {
        var seen: Set<String> = []
        let names = readings.flatMap { $0.cell.item?.value.fieldNames ?? [] }
        return names.filter { seen.insert($0).inserted }.first { name in
            zip(readings, values).allSatisfy { reading, value in
                guard let item = reading.cell.item?.value else { return false }
                return value.map { item.field(name)?.shows($0) ?? false }
                    ?? (item.field(name)?.isNull ?? true)
            }
        }
    }

    /// Whether a cell carries a value that is not a record.
    var hasPlainItems: Bool {
        readings.contains { $0.cell.item.map { !$0.value.isRecord } ?? false }
    }

    /// Whether the rows need no record, because all that differs is the one value that each cell carries.
    var isFilledByItems: Bool {
        readings.allSatisfy { reading in
            guard let item = reading.cell.item?.value, !item.isRecord else { return false }
            return fields.allSatisfy { field in
                reading.value(of: field.target).map(item.shows) ?? false
            }
        }
    }

    /// The record of a row: that of its cell, and what differs.
    func record(of reading: CellReading) -> [(name: String, value: DataValue)] {
        var pairs = reading.cell.item?.value.fields ?? []
        for field in fields {
            guard !pairs.contains(where: { $0.name == field.name }),
                let value = reading.value(of: field.target)
            else { continue }
            pairs.append((field.name, value))
        }
        return pairs
    }

    /// The path by which a rule addresses a target.
    func path(of target: CellPath) -> String {
        let property = target.keys.joined(separator: ".")
        switch target.place {
        case .cell: return property
        case .part(let slot): return "\(slot.rawValue).\(property)"
        case .view(let view):
            if let outlet = outlets[view] { return "\(outlet).\(property)" }
            if let tag = tags[view] ?? model.views[view].tag { return "#\(tag).\(property)" }
            return property
        }
    }
}

extension DataValue {
    /// Whether the value, set by code, gives what a cell of the scene sets.
    func shows(_ value: DataValue) -> Bool {
        self == value || (text != nil && value == .string(text ?? ""))
    }

    /// Whether this is a single value or none.
    var isPlain: Bool {
        switch self {
        case .list, .record: false
        default: true
        }
    }

    /// Whether this is a record.
    var isRecord: Bool { fields != nil }
}

extension ViewDefinition {
    /// The tag; nil for none.
    var tag: Int? { properties.tag }
}
