import SceneLanguage
import SceneText

/// What steps name and what they may lead to, found by name: a file may have thousands of steps.
final class StepSites: Sendable {
    /// The ids by which steps find the buttons and fields of alerts, and whether others may be computed.
    let alertIDs: Set<String>
    let computesAlertIDs: Bool

    /// Whether code performs segues.
    let hasPerformingCode: Bool

    /// Whether code changes data.
    let hasChangingCode: Bool

    /// Whether code decides on segues.
    let hasConditions: Bool

    /// Whether gestures perform segues.
    let hasGestureSegues: Bool

    /// Whether some view or scene recognises taps.
    let recognizesTaps: Bool

    /// The scenes with view files in them, about which not everything is known.
    let scenesWithFiles: Set<Int>

    /// The scenes that embed others.
    let scenesWithEmbedded: Set<Int>

    /// The split view controllers and the scenes in them, which are drawn with what is around them.
    let scenesInSplits: Set<Int>

    /// The scenes that a navigation controller may show; nil where that may be any.
    private let scenesWithBars: Set<Int>?

    /// The most tabs that a scene has; nil where none has any.
    let mostTabs: Int?

    /// The ids of tables and scenes, of all views, and the identifiers of segues, among which misspelt
    /// ones are looked for.
    let targets: NameIndex
    let viewIDs: NameIndex
    let segueIdentifiers: NameIndex

    /// What the cells of a table perform when they are selected.
    enum CellSegue {
        case none

        /// All the same.
        case one(SegueDefinition)
        case several
    }

    private let tables: [String: Int]
    private let tablesByScene: [Int: [Int]]
    private let segues: [String: [Int]]
    private let cellSegues: [Int: CellSegue]

    private let codeChanges: CodeChanges

    /// The names of all properties that segues prepare.
    private let prepared: Set<String>
    let hasSwiftCode: Bool

    init(_ index: SceneIndex) {
        var performs = false
        var changes = false
        var alerts: [AlertDefinition] = []
        for link in index.classes.links {
            link.definition.forEachEffect { effect in
                switch effect.kind {
                case .perform: performs = true
                case .alert(let alert):
                    performs = true
                    alerts.append(alert)
                case .append, .update, .remove, .move: changes = true
                case .set, .configure, .log, .send, .reload: break
                }
            }
        }
        let ids = alerts.flatMap(\.ids)
        alertIDs = Set(ids.compactMap { $0 })
        computesAlertIDs = ids.contains(nil)
        hasSwiftCode = index.file.classes.contains { $0.isSwift }
        hasPerformingCode = performs || hasSwiftCode
        hasChangingCode = changes || hasSwiftCode
        hasConditions = index.file.classes.contains { !$0.shouldPerform.isEmpty }
        hasGestureSegues =
            (index.views.flatMap(\.view.gestures) + index.file.scenes.flatMap(\.gestures))
            .contains { $0.segue != nil }
        recognizesTaps = index.gestureKinds.contains(.tap)
        scenesWithFiles = Set(index.bodies.compactMap(\.scope.scene))
        scenesWithEmbedded = Set(
            index.segues.filter { $0.origin == .container }.compactMap(\.scope.scene)
        )
        scenesInSplits = Self.scenesInSplits(index)
        scenesWithBars = Self.scenesWithBars(index)
        mostTabs = index.file.scenes.compactMap { scene -> Int? in
            guard case .tabs(let tabs) = scene.content else { return nil }
            return tabs.count
        }.max()
        targets = NameIndex(index.elements.all.filter(\.isTarget).map(\.id.value).sorted())
        viewIDs = NameIndex(
            index.elements.all.filter { $0.kind != .scene }.map(\.id.value).sorted()
        )
        tables = Self.first(of: index.tables.indices) { index.tables[$0].id?.value }
        tablesByScene = Dictionary(grouping: index.tables.indices) {
            index.tables[$0].scope.scene ?? -1
        }
        let named = index.segues.indices.filter { index.segues[$0].segue.identifier != nil }
        segueIdentifiers = NameIndex(named.compactMap { index.segues[$0].segue.identifier?.value })
        segues = Dictionary(grouping: named) { index.segues[$0].segue.identifier?.value ?? "" }
        cellSegues = Self.segues(ofCellsIn: index)
        codeChanges = CodeChanges(index)
        let preparations = index.file.classes.flatMap(\.preparations).flatMap(\.assignments)
        prepared = Set(
            preparations.flatMap { $0.path.value.split(separator: ".") }.map(String.init)
        )
    }

    private static func scenesInSplits(_ index: SceneIndex) -> Set<Int> {
        let scenes = index.file.scenes
        var waiting = scenes.indices.filter {
            if case .split = scenes[$0].content { true } else { false }
        }
        var found: Set<Int> = []
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += scenes[next].contained.compactMap { index.sceneNumber($0.value) }
        }
        return found
    }

    /// The number of the first table of an id.
    func table(_ id: String) -> Int? { tables[id] }

    /// The numbers of the tables of a scene.
    func tables(ofScene scene: Int) -> [Int] { tablesByScene[scene] ?? [] }

    /// The numbers of the segues of an identifier.
    func segues(_ identifier: String) -> [Int] { segues[identifier] ?? [] }

    func segue(ofCellsInTable table: Int) -> CellSegue { cellSegues[table] ?? .none }

    /// Whether code may set a property of this name.
    func codeMaySet(_ name: String) -> Bool { hasSwiftCode || codeChanges.maySet(name) }

    /// Whether code may set a property of a view.
    func codeMaySet(_ name: String, of id: String?) -> Bool {
        hasSwiftCode || codeChanges.maySet(name, of: id)
    }

    /// Whether a segue may set a property of this name.
    func isPrepared(_ name: String) -> Bool { hasSwiftCode || prepared.contains(name) }

    /// Whether a property of a view is certain to be as its scene has it.
    func isAsWritten(_ name: String, of id: String?) -> Bool {
        !codeMaySet(name, of: id) && !isPrepared(name)
    }

    /// Whether a bar may show the items of a scene.
    func mayHaveBar(_ scene: Int) -> Bool {
        hasSwiftCode || scenesWithBars?.contains(scene) ?? true
    }

    /// The roots of navigation controllers, and what is in them or is pushed onto them.
    private static func scenesWithBars(_ index: SceneIndex) -> Set<Int>? {
        var pushed: [Int: [Int]] = [:]
        index.forEachSceneSegue { segue in
            guard segue.kind != .present, let scene = segue.destination else { return }
            pushed[segue.scene, default: []].append(scene)
        }
        var waiting: [Int] = []
        for scene in index.file.scenes {
            switch scene.content {
            case .navigation:
                waiting += scene.contained.compactMap { index.sceneNumber($0.value) }
            case .split, .reference: return nil
            case .view, .table, .tabs: break
            }
        }
        var found: Set<Int> = []
        while let scene = waiting.popLast() {
            guard found.insert(scene).inserted else { continue }
            waiting += pushed[scene] ?? []
            waiting += index.file.scenes[scene].contained.compactMap { index.sceneNumber($0.value) }
        }
        return found
    }

    private static func first(
        of numbers: Range<Int>,
        _ id: (Int) -> String?
    ) -> [String: Int] {
        let named = numbers.compactMap { number in id(number).map { ($0, number) } }
        return Dictionary(firstOf: named)
    }

    private static func segues(ofCellsIn index: SceneIndex) -> [Int: CellSegue] {
        var found: [Int: CellSegue] = [:]
        for site in index.cells {
            let segue = site.cell.segue
            switch (found[site.table], segue) {
            case (nil, let segue?): found[site.table] = .one(segue)
            case (nil, nil): found[site.table] = CellSegue.none
            case (CellSegue.none?, nil), (.several?, _): break
            case (.one(let one)?, let segue?) where one.target.value == segue.target.value: break
            default: found[site.table] = .several
            }
        }
        return found
    }
}

extension AlertDefinition {
    /// The ids by which steps find its buttons and fields; nil for one that is computed.
    fileprivate var ids: [String?] {
        var (buttons, lines) = (NumberedNames(), NumberedNames())
        return actions.map { $0.title?.word.map { buttons.name($0.lettersAndDigits) } }
            + fields.map { field in
                if let outlet = field.outlet { return lines.name(outlet.value) }
                guard let placeholder = field.placeholder else { return lines.name("text") }
                return placeholder.word.map { lines.name($0.lettersAndDigits) }
            }
    }
}

extension Element {
    /// Whether a step may name the element as the place where it is done.
    var isTarget: Bool { kind == .scene || kind == .table || kind == .view(.table) }
}
