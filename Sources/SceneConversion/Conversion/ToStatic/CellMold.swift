import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// A prototype from which cells are written out, one for each row.
final class CellMold {
    let definition: Box<CellDefinition>
    let tree: YAMLTree

    /// The view file that fills the cell and is written in place, since rows set what is in it.
    private(set) var file: CellViewFile?

    /// Ids for views that have none and need one, by where their kinds stand.
    private var givenIDs: [Annotation: String] = [:]

    /// The start of the cell's id, where it has none and needs one.
    private var givenCellID: String?

    /// The styles of the view file whose names mean something else in the scene.
    private lazy var clashingStyles = file?.clashingStyles(in: evaluator.file) ?? []

    private let evaluator: RowEvaluator
    private let possibleFile: CellViewFile?
    private var targets: [String: CellTarget?] = [:]

    /// The prototype as a cell, to see what its properties are.
    private lazy var living = makeCell(definition)

    init(_ definition: Box<CellDefinition>, _ evaluator: RowEvaluator) {
        self.definition = definition
        self.evaluator = evaluator
        tree = evaluator.file.tree
        possibleFile = definition.content?.file.flatMap {
            CellViewFile($0.value, in: evaluator.file)
        }
    }

    // MARK: Targets

    /// What an assignment of a row sets; nil where it leads nowhere, as an outlet that is not connected.
    func target(of assignment: Assignment) -> CellTarget? {
        if let known = targets[assignment.text] { return known }
        let found = find(assignment.path)
        targets[assignment.text] = .some(found)
        if case .view(_, inFile: true)? = found?.place { file = possibleFile }
        return found
    }

    /// Whether a path leads to a property that the cell's class declares.
    func isOfClass(_ path: [String]) -> Bool {
        guard path.count == 1, let type = cellClass else { return false }
        return type.properties[path[0]] != nil
    }

    private var cellClass: ResolvedClass? {
        definition.className.flatMap { evaluator.classes[$0.value] }
    }

    private func find(_ path: [String]) -> CellTarget? {
        var place = CellTarget.Place.cell
        var parts = path[...]
        while parts.count > 1, let name = parts.first, name != "accessibility" {
            guard let next = step(to: name, from: place) else { return nil }
            place = next
            parts = parts.dropFirst()
        }
        return make(place, Array(parts))
    }

    private func step(to name: String, from place: CellTarget.Place) -> CellTarget.Place? {
        guard case .cell = place else { return nil }
        if name.utf8.first == UInt8(ascii: "#") {
            guard let tag = Int(name.dropFirst()) else { return nil }
            if definition.properties.tag == tag { return .cell }
            return self.place { $0.properties.tag == tag }
        }
        if cellClass?.outlets[name] != nil {
            let connected = definition.outlets.first { $0.name.value == name }
            guard let id = connected?.targets.first?.value else {
                return possibleFile?.view { $0.id?.value == name }.map { .view($0, inFile: true) }
            }
            if definition.id?.value == id { return .cell }
            return self.place { $0.id?.value == id }
        }
        guard let slot = CellPartDefinition.Slot(rawValue: name) else { return nil }
        if slot.isPredefined { return definition.style.parts.contains(slot) ? .slot(slot) : nil }
        return definition.parts.first { $0.slot == slot }.map { .view($0.view, inFile: false) }
    }

    /// The first view of the cell that fits.
    private func place(where fits: (ViewDefinition) -> Bool) -> CellTarget.Place? {
        for part in definition.parts {
            if part.slot.isPredefined {
                if fits(part.view) { return .slot(part.slot) }
            } else if let view = part.view.first(where: fits) {
                return .view(view, inFile: false)
            }
        }
        for view in definition.content?.views ?? [] {
            if let found = view.first(where: fits) { return .view(found, inFile: false) }
        }
        return possibleFile?.view(where: fits).map { .view($0, inFile: true) }
    }

    private func make(_ place: CellTarget.Place, _ path: [String]) -> CellTarget? {
        guard let name = path.first else { return nil }
        let accessors = evaluator.interpreter.accessors
        guard let view = view(at: place, lacking: nil) else { return nil }
        let accessor = accessors.accessor(of: path.joined(separator: "."), for: view)
        guard accessor != nil || name == "value" else { return nil }
        var target = CellTarget(place: place, path: path, view: view, accessor: accessor)
        target.type = place.type(of: path)
        target.bare = self.view(at: place, lacking: path).flatMap { accessor?.value(of: $0) }
        return target
    }

    // MARK: Living views

    /// The view at a place as the prototype has it, or as it would be without one of its properties.
    private func view(at place: CellTarget.Place, lacking path: [String]?) -> View? {
        switch place {
        case .cell:
            guard let path else { return living }
            var bare = definition.unboxed
            bare.properties.remove(path)
            return makeCell(Box(bare))
        case .slot(let slot):
            guard let path else { return living.part(named: slot.rawValue) ?? nil }
            var bare = definition.unboxed
            for place in bare.parts.indices where bare.parts[place].slot == slot {
                bare.parts[place].view.properties.remove(path)
            }
            return makeCell(Box(bare)).part(named: slot.rawValue) ?? nil
        case .view(var view, let isInFile):
            if let path { view.properties.remove(path) }
            view.views = []
            let file = isInFile ? possibleFile?.place : nil
            let maker = ViewMaker(
                evaluator.storyboard.loader,
                file ?? FilePlace(evaluator.file.definition),
                controller: nil
            )
            return maker.view(view)
        }
    }

    private func makeCell(_ definition: Box<CellDefinition>) -> TableViewCell {
        let loader = evaluator.storyboard.loader
        let maker = ViewMaker(loader, FilePlace(evaluator.file.definition), controller: nil)
        let style = TableViewCell.CellStyle(rawValue: definition.style.rawValue) ?? .default
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        var plain = definition.unboxed
        plain.content = nil
        maker.fill(cell, with: Box(plain))
        return cell
    }

    // MARK: Ids

    /// The ids of all that is written with the cell.
    var ids: [String] {
        let own = [definition.id?.value ?? givenCellID].compactMap { $0 }
        return own + ownViews.compactMap { id(of: $0, inFile: false) }
            + fileViews.compactMap { id(of: $0, inFile: true) }
    }

    /// The ids of views in the cell that steps may name together with a row.
    var knownIDs: Set<String> {
        Set((ownViews + fileViews).compactMap { $0.id?.value })
            .union(definition.id.map { [$0.value] } ?? [])
    }

    private var ownViews: [ViewDefinition] {
        (definition.parts.map(\.view) + (definition.content?.views ?? [])).flatMap(\.all)
    }

    private var fileViews: [ViewDefinition] { file?.body.views.flatMap(\.all) ?? [] }

    private func id(of view: ViewDefinition, inFile isInFile: Bool) -> String? {
        view.id?.value ?? givenIDs[mark(view, isInFile)]
    }

    private func mark(_ view: ViewDefinition, _ isInFile: Bool) -> Annotation {
        Annotation(
            isInFile ? possibleFile?.tree.source ?? tree.source : tree.source,
            view.kindRange
        )
    }

    /// The start of the id of what stands at a place, which it is given where it has none.
    func id(of place: CellTarget.Place, else stem: @autoclosure () -> String) -> String {
        switch place {
        case .cell, .slot:
            if let id = definition.id?.value ?? givenCellID { return id }
            let new = stem()
            givenCellID = new
            return new
        case .view(let view, let isInFile):
            if let id = id(of: view, inFile: isInFile) { return id }
            let new = stem()
            givenIDs[mark(view, isInFile)] = new
            return new
        }
    }

    // MARK: Writing

    /// The cell of a row with some of it changed.
    func cell(_ changes: [CellChange], idEnding ending: (String) -> String) -> YAMLValue {
        var sketch = CellSketch(definition.unboxed, in: tree)
        sketch.set(["identifier"], to: nil)
        if let id = definition.id?.value ?? givenCellID {
            sketch.set(["id"], to: .string(ending(id)))
        }
        var body = file.map { CellSketch(definition.unboxed, in: $0.tree) }
        for view in ownViews {
            guard let id = id(of: view, inFile: false) else { continue }
            sketch.set(["id"], of: view, to: .string(ending(id)))
        }
        for view in fileViews {
            if var inner = body {
                writeOut(clashingStyles, of: view, in: &inner)
                body = inner
            }
            guard let id = id(of: view, inFile: true) else { continue }
            body?.set(["id"], of: view, to: .string(ending(id)))
        }
        for change in changes {
            switch change.place {
            case .cell: sketch.set(change.path, to: change.value)
            case .slot(let slot): sketch.set(change.path, of: slot, to: change.value)
            case .view(let view, inFile: true): body?.set(change.path, of: view, to: change.value)
            case .view(let view, inFile: false): sketch.set(change.path, of: view, to: change.value)
            }
        }
        if let file, let body { sketch.setContent(file.content(body)) }
        if let outlets = outlets(ending) { sketch.set(["outlets"], to: outlets) }
        return sketch.value().inOneLine
    }

    /// Writes what a style says of a view of the file, where the scene knows another by its name.
    private func writeOut(_ names: Set<String>, of view: ViewDefinition, in body: inout CellSketch)
    {
        let used = view.styles.map(\.value)
        guard let file, used.contains(where: names.contains) else { return }
        let kept = used.filter { !names.contains($0) }.map { YAMLValue.string($0) }
        body.set(["styles"], of: view, to: kept.isEmpty ? nil : .list(kept))
        var known = Set(view.properties.map(\.name))
        for name in used.reversed() where names.contains(name) {
            guard case .mapping(let pairs, _)? = file.value(ofStyle: name) else { continue }
            for pair in pairs where known.insert(pair.key).inserted {
                body.set([pair.key], of: view, to: pair.value)
            }
        }
    }

    /// The outlets of the cell with the ids of the row; those that a view file fills are written out.
    private func outlets(_ ending: (String) -> String) -> YAMLValue? {
        var pairs: [YAMLPair] = definition.outlets.map { outlet in
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
        let written = tree.node(at: definition.range).flatMap {
            tree.value(for: "outlets", in: $0)
        }
        let isBlock = written.map { tree.style($0) == .block } ?? false
        return .mapping(pairs, isBlock ? .block : .flow)
    }
}

extension YAMLValue {
    /// A mapping of scalars in one line, if it fits.
    fileprivate var inOneLine: YAMLValue {
        guard case .mapping(let pairs, .block) = self else { return self }
        let isPlain = pairs.allSatisfy { if case .scalar = $0.value { true } else { false } }
        return isPlain ? .mapping(pairs) : self
    }
}

extension ViewDefinition {
    /// The view with all that is inside it.
    var all: [ViewDefinition] { [self] + views.flatMap(\.all) }

    /// The view or the first inside it that fits.
    func first(where fits: (ViewDefinition) -> Bool) -> ViewDefinition? {
        if fits(self) { return self }
        for view in views {
            if let found = view.first(where: fits) { return found }
        }
        return nil
    }
}

extension [PropertyDefinition] {
    /// The number by which `viewWithTag` finds what has the properties.
    fileprivate var tag: Int? {
        guard case .integer(let tag)? = self["tag"]?.value else { return nil }
        return tag
    }

    /// Takes a property away, which may be one of a group.
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
