import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// A prototype from which cells are written out, one for each row.
final class CellMold {
    let parts: CellTree
    let tree: YAMLTree
    private let layout: YAMLSourceLayout

    /// The view file that fills the cell and is written in place, since rows set what is in it.
    private(set) var file: CellViewFile?

    /// How many rows are made from the prototype.
    var rowCount = 0

    /// Whether code asks rows for their records, and whether cells carry these for that or another reason.
    var readsItems = false
    var needsItems = false

    /// Actions that are no longer sent, since they did only what a cell does by itself.
    var droppedActions: Set<String> = []

    /// Actions in place of which each cell sends what a field of its record names.
    var sentFields: [String: String] = [:]

    /// Ids for the cell and its views that have none and need one.
    private var givenIDs: [CellPlace: String] = [:]

    /// The styles of the view file whose names mean something else in the scene.
    private lazy var clashingStyles = file?.clashingStyles(in: evaluator.file) ?? []

    private let evaluator: RowEvaluator
    private let possibleFile: CellViewFile?
    private var targets: [String: CellTarget?] = [:]

    /// The prototype as a cell, to see what its properties are.
    private lazy var living = makeCell(parts.cell)

    init(_ definition: CellDefinition, _ evaluator: RowEvaluator, _ layout: YAMLSourceLayout) {
        self.evaluator = evaluator
        self.layout = layout
        tree = evaluator.file.tree
        possibleFile = definition.content?.file.flatMap {
            CellViewFile($0.value, in: evaluator.file)
        }
        parts = CellTree(definition, filledBy: possibleFile)
    }

    // MARK: Targets

    /// What an assignment of a row sets; nil where it leads nowhere, as an outlet that is not connected.
    func target(of assignment: Assignment) -> CellTarget? {
        if let known = targets[assignment.text] { return known }
        let found = find(assignment.path)
        targets[assignment.text] = .some(found)
        if case .view(let number)? = found?.path.place, isInFile(number) { file = possibleFile }
        return found
    }

    /// Whether a path leads to a property that the cell's class declares.
    func isOfClass(_ path: [String]) -> Bool {
        guard path.count == 1, let type = cellClass else { return false }
        return type.properties[path[0]] != nil
    }

    private var cellClass: ResolvedClass? {
        parts.cell.className.flatMap { evaluator.file.classes[$0.value] }
    }

    private func isInFile(_ view: Int) -> Bool { !parts.ownViews.contains(view) }

    private func find(_ path: [String]) -> CellTarget? {
        var place = CellPlace.cell
        var keys = path[...]
        while keys.count > 1, let name = keys.first, name != "accessibility" {
            guard place == .cell, let next = step(to: name) else { return nil }
            place = next
            keys = keys.dropFirst()
        }
        return make(CellPath(place, Array(keys)))
    }

    private func step(to name: String) -> CellPlace? {
        let cell = parts.cell
        if name.utf8.first == UInt8(ascii: "#") {
            guard let tag = Int(name.dropFirst()) else { return nil }
            return cell.properties.tag == tag
                ? .cell : parts.place { $0.properties.tag == tag }
        }
        if cellClass?.outlets[name] != nil {
            let connected = cell.outlets.first { $0.name.value == name }
            guard let id = connected?.targets.first?.value else {
                let filled = parts.views[parts.ownViews.upperBound...]
                return filled.firstIndex { $0.id?.value == name }.map { .view($0) }
            }
            return cell.id?.value == id ? .cell : parts.place { $0.id?.value == id }
        }
        guard let slot = CellPartDefinition.Slot(rawValue: name) else { return nil }
        if slot.isPredefined { return cell.style.parts.contains(slot) ? .part(slot) : nil }
        let part = cell.parts.first { $0.slot == slot }
        return part.flatMap { part in
            parts.views[parts.ownViews].firstIndex { $0.kindRange == part.view.kindRange }
        }
        .map { .view($0) }
    }

    private func make(_ path: CellPath) -> CellTarget? {
        guard let name = path.keys.first, let view = view(at: path.place) else { return nil }
        let accessor = accessor(of: path, for: view)
        guard accessor != nil || name == "value" else { return nil }
        let bare = self.view(at: path.place, lacking: path.keys)
        return CellTarget(path, parts.key(of: path)?.type, of: view, bare: bare, accessor)
    }

    // MARK: Living views

    /// What a property holds before anything is set, as code reads it; null for nothing, and nil where there
    /// is no such property.
    ///
    /// Bare is what the view has where nothing is said.
    func start(of path: CellPath, isBare: Bool = false) -> DataValue? {
        guard let view = view(at: path.place, lacking: isBare ? path.keys : []) else { return nil }
        guard let value = accessor(of: path, for: view)?.value(of: view) else { return nil }
        if case .number(let number) = value, let whole = Int(exactly: number) { return .int(whole) }
        return DataValue(value)
    }

    private func accessor(of path: CellPath, for view: View) -> PropertyAccessor? {
        evaluator.interpreter.accessors.accessor(
            of: path.keys.joined(separator: "."),
            for: view
        )
    }

    /// The view at a place as the prototype has it, or as it would be without one of its properties.
    private func view(at place: CellPlace, lacking keys: [String] = []) -> View? {
        var cell = parts.cell
        switch place {
        case .cell:
            if keys.isEmpty { return living }
            cell.properties.remove(keys)
            return makeCell(cell)
        case .part(let slot):
            if keys.isEmpty { return living.part(named: slot.rawValue) ?? nil }
            for place in cell.parts.indices where cell.parts[place].slot == slot {
                cell.parts[place].view.properties.remove(keys)
            }
            return makeCell(cell).part(named: slot.rawValue) ?? nil
        case .view(let number):
            var view = parts.views[number]
            view.properties.remove(keys)
            view.views = []
            return maker(in: isInFile(number) ? possibleFile?.place : nil).view(view)
        }
    }

    private func maker(in place: FilePlace? = nil) -> ViewMaker {
        ViewMaker(
            evaluator.storyboard.loader,
            place ?? FilePlace(evaluator.file.definition),
            controller: nil
        )
    }

    private func makeCell(_ definition: CellDefinition) -> TableViewCell {
        let style = TableViewCell.CellStyle(rawValue: definition.style.rawValue) ?? .default
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        var plain = definition
        plain.content = nil
        maker().fill(cell, with: plain)
        return cell
    }

    // MARK: Ids

    /// The ids of all that is written with the cell.
    var ids: [String] {
        ([cellID] + parts.styledParts.map { $0.view.id?.value } + writtenViews.map(id))
            .compactMap { $0 }
    }

    /// The views that are written with the cell.
    private var writtenViews: Range<Int> { file == nil ? parts.ownViews : parts.views.indices }

    private var cellID: String? { parts.cell.id?.value ?? givenIDs[.cell] }

    private func id(ofView number: Int) -> String? {
        parts.views[number].id?.value ?? givenIDs[.view(number)]
    }

    /// The start of the id of what is at a position, which it gets if it has none.
    func id(of place: CellPlace, else stem: @autoclosure () -> String) -> String {
        if case .view(let number) = place {
            return id(ofView: number) ?? give(stem(), to: place)
        }
        return cellID ?? give(stem(), to: .cell)
    }

    private func give(_ id: String, to place: CellPlace) -> String {
        givenIDs[place] = id
        return id
    }

    // MARK: Writing

    /// What has no effect on the cells of a static table, which are not edited.
    private static let keysOfEditing = [
        "editingStyle", "showsReorderControl", "shouldIndentWhileEditing",
    ]

    /// The cell of a row with some of it changed.
    func cell(
        _ changes: [CellChange],
        named name: String? = nil,
        sending sent: [String: String] = [:],
        idEnding ending: (String) -> String
    ) -> YAMLValue {
        // What is remarked about a prototype is about its one row, or about none in particular.
        var sketch = CellSketch(parts, in: tree, withComments: rowCount == 1 ? layout : nil)
        var body = CellSketch(parts, in: file?.tree ?? tree)
        func set(_ path: CellPath, to value: YAMLValue?) {
            if case .view(let number) = path.place, isInFile(number) {
                body.set(path.place, path.keys, to: value)
            } else {
                sketch.set(path.place, path.keys, to: value)
            }
        }
        sketch.set(.cell, ["identifier"], to: nil)
        if let cellID { sketch.set(.cell, ["id"], to: .string(name ?? ending(cellID))) }
        for part in parts.styledParts {
            guard let id = part.view.id?.value else { continue }
            sketch.set(.part(part.slot), ["id"], to: .string(ending(id)))
        }
        for number in writtenViews {
            if isInFile(number) { writeOut(clashingStyles, ofView: number, in: &body) }
            guard let id = id(ofView: number) else { continue }
            set(CellPath(.view(number), ["id"]), to: .string(ending(id)))
        }
        for number in writtenViews {
            for (keys, value) in changedActions(ofView: number, sent) {
                set(CellPath(.view(number), ["actions"] + keys), to: value)
            }
        }
        for change in changes { set(change.path, to: change.value) }
        for key in Self.keysOfEditing { sketch.set(.cell, [key], to: nil) }
        if let file { sketch.setContent(file.content(body)) }
        if let outlets = outlets(ending) { sketch.set(.cell, ["outlets"], to: outlets) }
        return sketch.value().inOneLine
    }

    /// What a view sends for the events whose actions are dropped, or are what the row says.
    private func changedActions(
        ofView number: Int,
        _ sent: [String: String]
    ) -> [(keys: [String], value: YAMLValue?)] {
        parts.views[number].actions.compactMap { action in
            let names = action.names.map(\.value)
            let kept = names.filter { !droppedActions.contains($0) }.compactMap { name in
                sentFields[name] == nil ? name : sent[name]
            }
            guard kept != names else { return nil }
            let values = kept.map(YAMLValue.string)
            return (
                action.event.map { [$0.value.rawValue] } ?? [],
                values.count > 1 ? .list(values) : values.first
            )
        }
    }

    /// Writes what a style says of a view of the file, where the scene knows another by its name.
    private func writeOut(
        _ names: Set<String>,
        ofView number: Int,
        in body: inout CellSketch
    ) {
        let view = parts.views[number]
        let used = view.styles.map(\.value)
        guard let file, used.contains(where: names.contains) else { return }
        let kept = used.filter { !names.contains($0) }.map { YAMLValue.string($0) }
        body.set(.view(number), ["styles"], to: kept.isEmpty ? nil : .list(kept))
        var known = Set(view.properties.map(\.name))
        for name in used.reversed() where names.contains(name) {
            guard case .mapping(let pairs, _)? = file.value(ofStyle: name) else { continue }
            for pair in pairs where known.insert(pair.key).inserted {
                body.set(.view(number), [pair.key], to: pair.value)
            }
        }
    }

    /// The outlets of the cell with the ids of the row; those that a view file fills are written out.
    private func outlets(_ ending: (String) -> String) -> YAMLValue? {
        var pairs: [YAMLPair] = parts.cell.outlets.map { outlet in
            let ids = outlet.targets.map { YAMLValue.string(ending($0.value)) }
            return YAMLPair(
                outlet.name.value,
                outlet.isCollection ? .list(ids) : ids.first ?? .null
            )
        }
        for id in file?.ids ?? [] where cellClass?.outlets[id] != nil {
            guard !pairs.contains(where: { $0.key == id }) else { continue }
            pairs.append(YAMLPair(id, .string(ending(id))))
        }
        guard !pairs.isEmpty else { return nil }
        let written = tree.node(at: parts.cell.range).flatMap {
            tree.value(for: "outlets", in: $0)
        }
        let isBlock = written.map { tree.style($0) == .block } ?? false
        return .mapping(pairs, isBlock ? .block : .flow)
    }
}

extension YAMLValue {
    /// A cell without views of its own in one line, if it fits.
    fileprivate var inOneLine: YAMLValue {
        guard case .mapping(let pairs, .block) = self else { return self }
        let isPlain = pairs.allSatisfy { pair in
            if pair.key == "item" || pair.value.isScalar { return true }
            guard case .mapping(let fields, .flow) = pair.value else { return false }
            return fields.allSatisfy(\.value.isScalar)
        }
        return isPlain ? .mapping(pairs, .flow) : self
    }
}

extension [PropertyDefinition] {
    /// Removes a property, which may be one of a group.
    fileprivate mutating func remove(_ path: [String]) {
        guard let place = firstIndex(where: { $0.name == path.first }) else { return }
        guard path.count > 1, case .group(var parts) = self[place].value else {
            remove(at: place)
            return
        }
        parts.remove(Array<String>(path.dropFirst()))
        self[place].value = .group(parts)
    }
}
