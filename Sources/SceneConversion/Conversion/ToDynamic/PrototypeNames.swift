import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Gives names to what a conversion adds: identifiers, classes, ids, outlets, data.
struct PrototypeNames {
    private let table: ConvertibleTable
    private let outletsByID: [String: [String]]
    private var identifiers: Set<String>
    private var classes: Set<String>
    private var ids: Set<String>
    private var dataNames: Set<String>
    private let swiftClasses: Set<String>

    /// The members of the controller's class, which hide data of the same name.
    private let members: Set<String>

    /// The ids that steps name.
    private let usedIDs: Set<String>

    init(_ file: SceneFile, _ table: ConvertibleTable, _ code: ControllerCode) {
        self.table = table
        outletsByID = table.scene.outletsByID
        identifiers = Set((table.table.prototypes ?? []).compactMap { $0.identifier?.value })
        classes = Set(
            file.definition.classes.map(\.name.value) + Catalog.runtimeClasses.map(\.name)
        )
        swiftClasses = Set(file.definition.classes.filter { $0.isSwift }.map(\.name.value))
        ids = file.tree.ids(outside: table.table.cellRanges)
        dataNames = Set(file.dataNames)
        members = code.memberNames
        usedIDs = Set(file.definition.snapshots.flatMap(\.steps).compactMap(\.step.id))
    }

    // MARK: - Data and classes

    /// The name of the data for all rows of the table.
    var dataName: String { free(table.name.asIdentifier) }

    /// The name of the data for the rows of a section.
    mutating func dataName(of section: SectionDefinition, _ number: Int) -> String {
        let header = section.properties["header"]?.value.text.map { $0.asIdentifier.small }
        let plain = header.flatMap { name in
            name.utf8.allSatisfy { $0 < 0x80 } && YAMLScalarWriter.isPlain(name, inFlow: false)
                ? name : nil
        }
        let name = free(section.name?.value ?? plain ?? "\(table.name.asIdentifier)\(number + 1)")
        dataNames.insert(name)
        return name
    }

    private func free(_ name: String) -> String {
        let taken = dataNames.union(members)
            .union(["row", "section", "count", "item", "group", "sender", "nil", "true", "false"])
        return taken.contains(name) ? FieldNames.unused(name + "Rows", in: taken) : name
    }

    /// The name of a class for a controller that has none.
    var controllerClass: String {
        FieldNames.unused(table.scene.id.value.asIdentifier.capital + "ViewController", in: classes)
    }

    // MARK: - Prototypes

    /// Names a prototype.
    mutating func identify(_ plan: inout PrototypePlan) {
        plan.identifier = identifiers.addFree(identifier(of: plan))
    }

    /// Names everything in a prototype that rows set.
    mutating func nameParts(of plan: inout PrototypePlan) {
        let className = plan.model.cell.className?.value
        connect(&plan, isSwift: className.map(swiftClasses.contains) ?? false)
        nameViews(&plan)
        if className == nil, !plan.outlets.isEmpty {
            plan.newClass = classes.addFree(plan.identifier)
        }
    }

    /// What the cell is: its class, what it leads to, what is in it.
    private func identifier(of plan: PrototypePlan) -> String {
        let cell = plan.model.cell
        if let name = cell.className?.value { return name }
        let stem =
            outletStem(of: plan) ?? (plan.readings.count == 1 ? cell.id?.value : nil)
            ?? cell.segue?.stem ?? cell.accessorySegue?.stem
            ?? controlStem(of: plan)
        let words = stem.map { $0.withoutRow(section: plan.model.section, row: plan.model.row) }
        let name = (words?.asIdentifier ?? cell.style.rawValue).capital
        return name.hasSuffix("Cell") ? name : name + "Cell"
    }

    private func outletStem(of plan: PrototypePlan) -> String? {
        if let id = plan.model.cell.id?.value, let outlet = outletsByID[id]?.first { return outlet }
        for view in plan.model.views {
            guard let id = view.id?.value, let outlet = outletsByID[id]?.first else { continue }
            return outlet.without(kind: view.kind) ?? outlet
        }
        return nil
    }

    private func controlStem(of plan: PrototypePlan) -> String? {
        let views = plan.model.views
        if let control = views.first(where: { $0.kind.entry.isControl }) {
            return (plan.readings.count == 1 ? control.id?.value : nil) ?? control.kind.rawValue
        }
        guard plan.model.cell.style == .custom else { return nil }
        let named = plan.readings.count == 1 ? views.lazy.compactMap(\.id?.value).first : nil
        return named ?? views.first { !$0.kind.isContainer }?.kind.rawValue
    }

    /// Finds an outlet or a tag for each view that rows address.
    private func connect(_ plan: inout PrototypePlan, isSwift: Bool) {
        var taken = Set(plan.model.cell.outlets.map(\.name.value)).union(plan.outlets.values)
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
                plan.outlets[number] = taken.addFree(outletName(for: view, in: plan))
            }
        }
    }

    private func outletName(for view: ViewDefinition, in plan: PrototypePlan) -> String {
        let className = view.className?.value ?? view.kind.className
        guard let id = view.id?.value else { return className.small }
        let stem = id.withoutRow(section: plan.model.section, row: plan.model.row).asIdentifier
        return stem.lowercased().hasSuffix(className.lowercased()) ? stem : stem + className
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
            guard isNamed else { continue }
            var stem = view.id?.value.withoutRow(section: plan.model.section, row: plan.model.row)
            if plan.readings.count > 1, stem == view.id?.value {
                stem = plan.outlets[number].map { $0.without(kind: view.kind) ?? $0 } ?? stem
            }
            plan.ids[number] = ids.addFree(
                stem ?? plan.outlets[number] ?? view.kind.rawValue
            )
        }
    }
}

extension PrototypePlan {
    /// Whether a view has a tag that no other view of the cell has.
    fileprivate func hasOwnTag(_ number: Int) -> Bool {
        guard let tag = model.views[number].tag,
            !fields.contains(where: {
                $0.target == CellPath(.view(number), ["tag"])
            })
        else { return false }
        return model.views.filter { $0.tag == tag }.count == 1
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

extension ViewKind {
    /// Whether views of this kind only hold others.
    fileprivate var isContainer: Bool {
        switch self {
        case .row, .column, .anchor, .scroll, .view, .spacer: true
        default: false
        }
    }
}

extension TableDefinition {
    /// The positions of the cells that are written out.
    fileprivate var cellRanges: [SourceRange] {
        (sections ?? []).flatMap { ($0.cells ?? []).map(\.range) }
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
        case .tap(let id, _), .set(let id, _, _): id.value
        default: nil
        }
    }
}
