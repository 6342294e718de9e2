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
    private(set) var readings: [CellReading]

    /// Whether there are other cells of the prototype in other sections.
    private var isPart = false

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

    /// What code sets besides the fields, as it was written in the controller's class, by the numbers of
    /// the cells that it was written for.
    private(set) var code: [Int: [(target: CellPath, value: String)]] = [:]

    /// What was written for each of the cells alike, which the rule of all says.
    private var sharedCode: [(target: CellPath, value: String)] = []

    /// What code says of each cell, by the fields of the records that hold it from now on.
    private(set) var codeValues: [(field: String, values: [DataValue])] = []

    /// What records call the cells that code is written for; empty where there is one cell.
    var rowNames: [Int: String] = [:]

    /// The segues that differ among the cells.
    var segues: [RowSegues] = []

    /// The actions that differ among the cells.
    var actions: [RowActions] = []

    /// Names of actions that views send before all others, by view and event.
    var storingActions: [Int: [(event: Event, action: String)]] = [:]

    /// Actions that do nothing any more, which no view sends from now on.
    var idleActions: Set<String> = []

    /// The first cell, from which the prototype is written.
    var model: CellReading { readings[0] }

    /// What code sets in any of the cells.
    var codeTargets: Set<CellPath> { Set((code.values.joined() + sharedCode).map(\.target)) }

    /// What rows say in place of the prototype.
    var targets: [CellPath] { fields.map(\.target) + codeTargets }

    /// The parts of the style whose ids no outlet of the cell names: they would only repeat.
    var disconnectedParts: [CellPartDefinition.Slot] {
        let connected = Set(model.cell.outlets.flatMap(\.targets).map(\.value))
        return model.parts.styledParts.filter { part in
            part.view.id.map { !connected.contains($0.value) } ?? false
        }.map(\.slot)
    }

    /// The views that rows or code address.
    var addressedViews: [Int] {
        let views = targets.compactMap { target in
            if case .view(let view) = target.place { view } else { nil }
        }
        return Set(views).sorted()
    }

    /// Lets the rule of a cell set something.
    mutating func assign(_ value: String, to target: CellPath, ofCell number: Int) {
        code[number, default: []].append((target, value))
    }

    /// What a person sets in rows, which their records keep.
    private(set) var entered: Set<CellPath> = []

    /// What of that code asks for.
    private var asked: Set<CellPath> = []

    /// What of that is written for cells that do not say it, by their numbers.
    private var starts: [CellPath: [DataValue?]] = [:]

    /// Whether records keep what a person sets of a view.
    func keeps(_ target: CellPath) -> Bool { entered.contains(target) }

    /// Whether code says something for one cell and not for another, so that these have rules of their own.
    var hasOwnRules: Bool { !code.isEmpty && (isPart || readings.count > 1) }

    init(_ readings: [CellReading]) {
        self.readings = readings
    }

    /// What the rule of a cell sets besides the fields.
    func code(ofCell number: Int?) -> [(target: CellPath, value: String)] {
        sharedCode + (number.flatMap { code[$0] } ?? [])
    }

    /// Lets the rule of all cells say what was written for each alike.
    mutating func shareCode() {
        guard readings.count > 1, code.count == readings.count, let first = code[0] else { return }
        sharedCode = first.filter { shared in
            code.values.allSatisfy { entries in
                entries.contains { $0.target == shared.target && $0.value == shared.value }
            }
        }
        let targets = Set(sharedCode.map(\.target))
        code = code.mapValues { entries in entries.filter { !targets.contains($0.target) } }
            .filter { !$0.value.isEmpty }
    }

    /// Lets the rule of all cells say for a target what was written for each.
    mutating func share(_ text: String, for target: CellPath) {
        sharedCode.append((target, text))
        code = code.mapValues { entries in entries.filter { $0.target != target } }
            .filter { !$0.value.isEmpty }
    }

    /// Lets records hold values for what code says of their cells.
    mutating func add(_ field: String, _ values: [DataValue]) -> String {
        codeValues.append((field, values))
        return field
    }

    /// Gives a field of the records another name.
    mutating func rename(_ field: String, to name: String) {
        for place in fields.indices where fields[place].name == field { fields[place].name = name }
    }

    /// Finds what differs among the cells; their records lend names to values that they hold as well.
    ///
    /// What code sets of a cell has no place in its record.
    mutating func findFields(
        _ names: inout FieldNames,
        assigned: [Int: Set<CellPath>],
        including always: [CellPath],
        entered: [CellPath: [DataValue?]],
        asked: Set<CellPath>
    ) {
        self.entered = Set(entered.keys)
        self.asked = asked
        starts = entered
        let kept = model.views.indices.flatMap { number in
            entered.keys.filter { $0.place == .view(number) }
        }
        let targets = (readings.flatMap(\.settings).map(\.target) + kept).uniqued
        var columns: [(values: [DataValue?], name: String)] = []
        for target in KeyOrder.cell.sorted(targets, of: model.views) {
            guard let key = model.parts.key(of: target) else { continue }
            let isFromCode = readings.indices.map { assigned[$0]?.contains(target) ?? false }
            guard isFromCode.contains(false) else { continue }
            let values = readings.indices.map { isFromCode[$0] ? nil : value(of: target, $0) }
            let isSaid = target.isMark || always.contains(target) || self.entered.contains(target)
            guard isSaid || Set(values).count > 1 else { continue }
            // What a person sets has a field of its own, since it changes alone.
            let isAlone = self.entered.contains(target) || readings.count == 1
            let known = isAlone ? nil : columns.first { $0.values == values }
            let name =
                known?.name ?? (self.entered.contains(target) ? nil : itemField(holding: values))
                ?? names.name(of: target, key, in: self)
            if known == nil, !isAlone { columns.append((values, name)) }
            fields.append(Field(target: target, name: name, isOptional: values.contains(nil)))
        }
    }

    /// What a cell says, or has where it says nothing and its record does.
    ///
    /// Code that asks a control for a value gets a Double, and so it does from the record.
    private func value(of target: CellPath, _ cell: Int) -> DataValue? {
        let value = readings[cell].value(of: target) ?? starts[target]?[cell]
        guard case .int(let whole)? = value, asked.contains(target),
            model.parts.key(of: target)?.type.valueType == .double
        else { return value }
        return .double(Double(whole))
    }

    /// The field of the cells' own records that holds the same values.
    func itemField(holding values: [DataValue?]) -> String? {
        let names = readings.flatMap { $0.cell.item?.value.fieldNames ?? [] }
        return names.uniqued.first { name in
            zip(readings, values).allSatisfy { reading, value in
                guard let item = reading.cell.item?.value else { return false }
                return value.map { item[name]?.shows($0) ?? false }
                    ?? (item[name]?.isNull ?? true)
            }
        }
    }

    /// Whether a cell carries a value that is not a record.
    var hasPlainItems: Bool {
        readings.contains { $0.cell.item.map { !$0.value.isRecord } ?? false }
    }

    /// Whether the rows need no record, because all that differs is the one value that each cell carries.
    var isFilledByItems: Bool {
        segues.isEmpty && actions.isEmpty && codeValues.isEmpty
            && readings.allSatisfy { reading in
                guard let item = reading.cell.item?.value, !item.isRecord else { return false }
                return fields.allSatisfy { field in
                    reading.value(of: field.target).map(item.shows) ?? false
                }
            }
    }

    /// The record of a row: that of its cell, and what differs.
    func record(ofCell number: Int) -> [(name: String, value: DataValue)] {
        let reading = readings[number]
        var pairs = reading.cell.item?.value.fields ?? []
        for field in fields {
            guard !pairs.contains(where: { $0.name == field.name }),
                !code(ofCell: number).contains(where: { $0.target == field.target }),
                let value = value(of: field.target, number)
            else { continue }
            pairs.append((field.name, value))
        }
        pairs += codeValues.map { ($0.field, $0.values[number]) }
        for way in segues {
            guard let identifier = way.identifiers[number] else { continue }
            pairs.append((way.field, .string(identifier)))
        }
        for sent in actions {
            pairs.append((sent.field, .string(sent.names[number])))
        }
        return pairs
    }

    /// Where a view is in the table.
    func place(ofCell cell: Int, view: Int) -> ViewPlace {
        ViewPlace(section: readings[cell].section, row: readings[cell].row, view: view)
    }

    /// The part of the plan for the cells of one section.
    func within(section: Int) -> PrototypePlan {
        let cells = readings.indices.filter { readings[$0].section == section }
        guard cells.count < readings.count else { return self }
        var part = self
        part.isPart = true
        part.readings = cells.map { readings[$0] }
        part.starts = starts.mapValues { values in cells.map { values[$0] } }
        part.codeValues = codeValues.map { field, values in (field, cells.map { values[$0] }) }
        part.code = [:]
        part.rowNames = [:]
        for (number, cell) in cells.enumerated() {
            part.code[number] = code[cell]
            part.rowNames[number] = rowNames[cell]
        }
        return part
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

/// Where in a table a view is.
struct ViewPlace: Comparable {
    var section: Int
    var row: Int

    /// Its number in the cell.
    var view: Int

    static func < (one: ViewPlace, other: ViewPlace) -> Bool {
        (one.section, one.row, one.view) < (other.section, other.row, other.view)
    }
}

extension DataValue {
    /// Whether the value, set by code, gives what a cell of the scene sets.
    func shows(_ value: DataValue) -> Bool {
        self == value || (text != nil && value == .string(text ?? ""))
    }

    /// Whether this is a record.
    var isRecord: Bool { fields != nil }
}

extension ViewDefinition {
    /// The tag; nil for none.
    var tag: Int? { properties.tag }
}
