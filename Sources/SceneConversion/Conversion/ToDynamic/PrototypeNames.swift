import SceneLanguage
import SceneRules
import SceneText

/// Gives names to what a conversion adds: identifiers, classes, ids, outlets, data.
struct PrototypeNames {
    private let table: ConvertibleTable
    private let outletsByID: [String: [String]]
    private var identifiers: NumberedNames
    private var classes: NumberedNames
    private var ids: NumberedNames
    private var dataNames: Set<String>
    private let swiftClasses: Set<String>

    /// The members of the controller's class and its sections, which hide data of the same name.
    private let members: Set<String>

    /// The ids that steps name.
    private let usedIDs: Set<String>

    init(_ file: SceneFile, _ table: ConvertibleTable, _ code: ControllerCode) {
        self.table = table
        outletsByID = table.scene.outletsByID
        identifiers = NumberedNames(
            besides: Set((table.table.prototypes ?? []).compactMap { $0.identifier?.value })
        )
        classes = NumberedNames(
            besides: Set(
                file.definition.classes.map(\.name.value) + Catalog.runtimeClasses.map(\.name)
            )
        )
        swiftClasses = Set(file.definition.classes.filter { $0.isSwift }.map(\.name.value))
        ids = NumberedNames(besides: file.tree.ids(outside: table.table.writtenCells.map(\.range)))
        dataNames = Set(file.dataNames)
        members = code.memberNames.union((table.table.sections ?? []).compactMap { $0.name?.value })
        usedIDs = Set(file.definition.snapshots.flatMap(\.steps).compactMap(\.step.id))
    }

    // MARK: - Data and classes

    /// The name of the data for all rows of the table.
    var dataName: String { free(tableName) }

    /// What the table is about: a name such as `settings` where its controller is `settingsViewController`.
    private var tableName: String {
        table.name.asIdentifier.without(ending: "Controller").without(ending: "View")
            .without(ending: "Table")
    }

    /// The name of the data for the rows of a section.
    mutating func dataName(of section: SectionDefinition, _ number: Int) -> String {
        let header = section.properties[.header]?.value.text.map { $0.asIdentifier.lowercasedFirst }
        let plain = header.flatMap { name in
            name.utf8.allSatisfy { $0 < 0x80 } && YAMLScalarWriter.isPlain(name, inFlow: false)
                ? name : nil
        }
        // A single cell rarely needs data.
        let others = (table.table.sections ?? []).enumerated()
            .filter {
                $0.offset != number && ($0.element.isFed || ($0.element.cells ?? []).count > 1)
            }
        let isOnly = others.isEmpty && (section.cells ?? []).count > 1
        let own = isOnly ? tableName : "\(tableName)\(number + 1)"
        let name = free(section.name?.value ?? plain ?? own)
        dataNames.insert(name)
        return name
    }

    private func free(_ name: String) -> String {
        let taken = dataNames.union(members)
            .union(ReservedWord.allCases.map(\.rawValue))
        return taken.contains(name) ? taken.free(name + "Rows") : name
    }

    /// The name of a class for a controller that has none.
    var controllerClass: String {
        let name = table.scene.id.value.asIdentifier.uppercasedFirst
        var classes = classes
        return classes.name(name.hasSuffix("Controller") ? name : name + "ViewController")
    }

    // MARK: - Prototypes

    /// Names a prototype; the only one of a table can be called like that.
    mutating func identify(_ plan: inout PrototypePlan, isOnly: Bool) {
        plan.identifier = identifiers.name(identifier(of: plan, isOnly: isOnly))
    }

    /// Names everything in a prototype that rows set.
    mutating func nameParts(of plan: inout PrototypePlan) {
        let className = plan.model.cell.className?.value
        connect(&plan, isSwift: className.map(swiftClasses.contains) ?? false)
        nameViews(&plan)
        if className == nil, !plan.outlets.isEmpty {
            plan.newClass = classes.name(plan.identifier)
        }
    }

    /// What the cell is: its own identifier, its class, what it leads to, what is in it, how it looks.
    private func identifier(of plan: PrototypePlan, isOnly: Bool) -> String {
        let cell = plan.model.cell
        if let name = plan.commonIdentifier ?? cell.className?.value { return name }
        let stem =
            ownStem(of: plan) ?? plan.rowStem ?? segueStem(of: plan) ?? actionStem(of: plan)
            ?? controlStem(of: plan)
        let words = stem.map { $0.withoutRow(section: plan.model.section, row: plan.model.row) }
        let table = isOnly && cell.style != .custom ? table.name.singular : nil
        let name = ((words ?? table)?.asIdentifier ?? cell.style.role).uppercasedFirst
        // An id that was made for a row has the number of its prototype.
        let isCell = name.prefix { !$0.isNumber }.hasSuffix("Cell")
        return isCell ? name : name + "Cell"
    }

    /// The name of a cell that is alone of its shape.
    private func ownStem(of plan: PrototypePlan) -> String? {
        guard plan.readings.count == 1 else { return nil }
        if let id = plan.model.cell.id?.value { return outletsByID[id]?.first ?? id }
        for view in plan.model.views {
            guard let id = view.id?.value, let outlet = outletsByID[id]?.first else { continue }
            return outlet.without(kind: view.kind) ?? outlet
        }
        return nil
    }

    /// Where all cells of a shape lead; of two places that which is told about the row.
    private func segueStem(of plan: PrototypePlan) -> String? {
        guard Set(plan.readings.map(\.segues)).count == 1 else { return nil }
        let segues = SegueWay.allCases.compactMap { $0.segue(of: plan.model.cell) }
        return (segues.first { $0.identifier != nil } ?? segues.first)?.stem
    }

    /// What the one button of a cell is called, or does.
    private func actionStem(of plan: PrototypePlan) -> String? {
        let controls = plan.model.views.filter { $0.kind.entry.isControl }
        guard controls.count == 1, let button = controls.first, button.kind == .button else {
            return nil
        }
        if plan.readings.count == 1, let id = button.id?.value { return id }
        // Where each row sends its own, none is what the cell is about.
        let actions = plan.readings.map { reading in
            reading.views.first { $0.kind == .button }?.actions.first?.names.first?.value
        }
        let action = Set(actions).count == 1 ? actions[0] : nil
        return action?.actionBase ?? button.segue?.stem
    }

    private func controlStem(of plan: PrototypePlan) -> String? {
        let views = plan.model.views
        if let control = views.first(where: { $0.kind.entry.isControl }) {
            return (plan.readings.count == 1 ? control.id?.value : nil) ?? control.kind.rawValue
        }
        guard plan.model.cell.style == .custom else { return nil }
        let named = plan.readings.count == 1 ? views.lazy.compactMap(\.id?.value).first : nil
        let shown = views.map(\.kind).filter { !$0.isContainer }
        return named ?? (shown.first { $0 != .label && $0 != .image } ?? shown.first)?.rawValue
    }

    /// Finds an outlet or a tag for each view that rows address.
    private func connect(_ plan: inout PrototypePlan, isSwift: Bool) {
        var taken = NumberedNames(
            besides: Set(plan.model.cell.outlets.map(\.name.value)).union(plan.outlets.values)
        )
        for number in plan.addressedViews {
            let view = plan.model.views[number]
            let own = plan.model.cell.outlets.first { outlet in
                !outlet.isCollection && outlet.targets.contains { $0.value == view.id?.value }
            }
            // The outlets of a class in Swift are not there before its program runs.
            if let own, !isSwift {
                plan.outlets[number] = own.name.value
            } else if plan.outlets[number] == nil {
                if plan.hasOwnTag(number) { continue }
                if isSwift {
                    plan.tags[number] = (100...).first { tag in
                        !plan.tags.values.contains(tag)
                            && !plan.model.views.contains { $0.tag == tag }
                    }
                    continue
                }
                let name = outletName(for: number, in: plan)
                plan.outlets[number] = taken.name(
                    taken.has(name) ? plan.outletName(afterFieldOf: number) ?? name : name
                )
            }
        }
    }

    private func outletName(for number: Int, in plan: PrototypePlan) -> String {
        let view = plan.model.views[number]
        let className = view.className?.value ?? view.kind.className
        guard let stem = plan.commonID(ofView: number)?.asIdentifier else {
            let isPart = CellPartDefinition.Slot(rawValue: className.lowercasedFirst) != nil
            return isPart ? view.kind.rawValue : className.lowercasedFirst
        }
        let saysKind =
            stem.lowercased().hasSuffix(className.lowercased())
            || stem.without(kind: view.kind) != nil
        return saysKind ? stem : stem + className
    }

    /// Gives ids to views that an outlet, an action's step or the author names.
    private mutating func nameViews(_ plan: inout PrototypePlan) {
        let connected = Set(plan.model.cell.outlets.flatMap(\.targets).map(\.value))
        for (number, view) in plan.model.views.enumerated() {
            let written = plan.readings.compactMap { $0.views[number].id?.value }
            let isNamed =
                plan.outlets[number] != nil || !usedIDs.isDisjoint(with: written)
                || connected.contains(view.id?.value ?? "")
                || (plan.readings.count == 1 && !written.isEmpty)
                || plan.hasRowIDs(ofView: number)
            guard isNamed else { continue }
            let outlet = plan.outlets[number].map { $0.without(kind: view.kind) ?? $0 }
            let isRow = plan.readings.count > 1 && plan.commonID(ofView: number) == view.id?.value
            let stem = isRow ? outlet ?? view.id?.value : plan.commonID(ofView: number)
            plan.ids[number] = ids.name(stem ?? plan.outlets[number] ?? view.kind.rawValue)
        }
    }
}

extension PrototypePlan {
    /// An outlet called after what its view shows: `detailLabel`.
    fileprivate func outletName(afterFieldOf number: Int) -> String? {
        let view = model.views[number]
        let place = CellPlace.view(number)
        let own = fields.filter { $0.target.place == place }
        let main = own.first { model.parts.key(of: $0.target)?.isMain ?? false }
        let field = (main ?? own.first)?.name
        guard let name = field ?? fieldRead(byCodeOf: place) else { return nil }
        return name + (view.className?.value ?? view.kind.className)
    }

    /// The field of the row's record that code shows at a place.
    private func fieldRead(byCodeOf place: CellPlace) -> String? {
        let own =
            (code(ofCell: nil) + code.values.joined()).first { $0.target.place == place }?.value
            ?? ""
        guard own.hasPrefix("{item.") else { return nil }
        let name = own.dropFirst("{item.".count).prefix { $0.isLetter || $0.isNumber }
        return name.isEmpty ? nil : String(name)
    }

    /// The reuse identifier that all cells have.
    fileprivate var commonIdentifier: String? {
        let identifiers = Set(readings.map(\.cell.identifier?.value))
        return identifiers.count == 1 ? identifiers.first ?? nil : nil
    }

    /// The id of a view without the numbers of its row, where it is the same in all cells.
    fileprivate func commonID(ofView number: Int) -> String? {
        let ids = readings.map { reading in
            reading.views[number].id?.value.withoutRow(section: reading.section, row: reading.row)
        }
        return Set(ids).count == 1 ? ids[0] : nil
    }

    /// The id that those of all cells were made from, each for its row.
    fileprivate var rowStem: String? {
        let ids = readings.map { reading in
            reading.cell.id?.value.withoutRow(section: reading.section, row: reading.row)
        }
        guard Set(ids).count == 1, let stem = ids[0], stem != model.cell.id?.value else {
            return nil
        }
        return stem
    }

    /// Whether the ids of a view were made for each row from one, which the prototype then has again.
    fileprivate func hasRowIDs(ofView number: Int) -> Bool {
        commonID(ofView: number) != nil
            && readings.allSatisfy { reading in
                reading.views[number].id?.value.hasSuffix("-\(reading.section)-\(reading.row)")
                    ?? false
            }
    }

    /// Whether a view has a tag that no other view of the cell has.
    fileprivate func hasOwnTag(_ number: Int) -> Bool {
        guard let tag = model.views[number].tag,
            !fields.contains(where: {
                $0.target == CellPath(.view(number), ["tag"])
            })
        else { return false }
        return model.views.count { $0.tag == tag } == 1
    }
}

extension SegueDefinition {
    /// What the segue leads to: its identifier without the word for the way.
    fileprivate var stem: String {
        let name = identifier?.value ?? target.value
        for word in ["show", "present", "push", "open"] where name.hasPrefix(word) {
            let rest = name.dropFirst(word.count)
            if let first = rest.first, first.isUppercase { return String(rest) }
        }
        return name
    }
}

extension CellStyle {
    /// What Interface Builder calls the style.
    fileprivate var role: String {
        switch self {
        case .default: "basic"
        case .value1: "rightDetail"
        case .value2: "leftDetail"
        case .subtitle: "subtitle"
        case .custom: "custom"
        }
    }
}

extension ViewKind {
    /// Whether views of this kind only hold others.
    fileprivate var isContainer: Bool {
        switch self {
        case .row, .column, .anchor, .scroll, .view, .spacer: true
        default: false
        }
    }
}

extension YAMLTree {
    /// The ids of a file besides those within some ranges, with the names of scenes.
    func ids(outside ranges: [SourceRange] = []) -> Set<String> {
        var ids: Set<String> = []
        let ordered = ranges.sorted { $0.start < $1.start }
        var next = ordered.startIndex
        for node in nodes(of: .mapping) {
            let range = range(node)
            while next < ordered.endIndex, ordered[next].end <= range.start { next += 1 }
            if next < ordered.endIndex, ordered[next].contains(range) { continue }
            guard let id = value(for: "id", in: node), kind(id) == .scalar else { continue }
            ids.insert(text(id))
        }
        if let root, let scenes = value(for: "scenes", in: root) {
            for entry in entries(scenes) { ids.insert(text(of: entry.symbol)) }
        }
        return ids
    }
}

extension Step {
    /// The id of the view that the step touches.
    var id: String? {
        switch self {
        case .tap(let id, _), .return(let id, _), .set(let id, _, _): id.value
        default: nil
        }
    }
}
