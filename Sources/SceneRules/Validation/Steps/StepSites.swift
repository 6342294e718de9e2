import SceneLanguage
import SceneText

/// What steps name and what they may lead to, found by name: a file may have thousands of steps.
///
/// Each list is made when it is first asked for, of the index that holds it.
final class StepSites {
    private unowned let index: SceneIndex

    init(_ index: SceneIndex) { self.index = index }

    private lazy var effects = index.classes.links.flatMap(\.definition.allEffects)

    /// The ids by which steps find the buttons and fields of alerts; nil for one that is computed.
    private lazy var alertNames = Set(
        effects.flatMap { effect -> [String?] in
            guard case .alert(let alert) = effect.kind else { return [] }
            return alert.ids
        }
    )
    private(set) lazy var alertIDs = Set(alertNames.compactMap { $0 })

    /// Whether ids of alerts may be computed.
    var computesAlertIDs: Bool { alertNames.contains(nil) }

    private(set) lazy var hasSwiftCode = index.file.classes.contains { $0.isSwift }

    /// Whether code performs segues.
    private(set) lazy var hasPerformingCode =
        hasSwiftCode
        || effects.contains { effect in
            switch effect.kind {
            case .perform, .alert: true
            default: false
            }
        }

    /// Whether code changes data.
    private(set) lazy var hasChangingCode =
        hasSwiftCode
        || effects.contains { effect in
            switch effect.kind {
            case .append, .update, .remove, .move: true
            default: false
            }
        }

    /// Whether code decides on segues.
    private(set) lazy var hasConditions = index.file.classes.contains { !$0.shouldPerform.isEmpty }

    /// Whether gestures perform segues.
    private(set) lazy var hasGestureSegues =
        (index.views.flatMap(\.view.gestures) + index.file.scenes.flatMap(\.gestures))
        .contains { $0.segue != nil }

    /// Whether some view or scene recognises taps.
    var recognizesTaps: Bool { index.gestureKinds.contains(.tap) }

    /// The scenes with view files in them, about which not everything is known.
    private(set) lazy var scenesWithFiles = Set(index.bodies.compactMap(\.scope.scene))

    /// The scenes that embed others.
    private(set) lazy var scenesWithEmbedded = Set(
        index.segues.filter { $0.origin == .container }.compactMap(\.scope.scene)
    )

    /// The split view controllers and the scenes in them, which are drawn with what is around them.
    private(set) lazy var scenesInSplits = Self.scenesInSplits(index)

    /// The scenes that a navigation controller may show; nil where that may be any.
    private lazy var scenesWithBars = Self.scenesWithBars(index)

    /// The most tabs that a scene has; nil where none has any.
    private(set) lazy var mostTabs = index.file.scenes.compactMap { scene -> Int? in
        guard case .tabs(let tabs) = scene.content else { return nil }
        return tabs.count
    }.max()

    /// The ids of tables and scenes, of all views, and the identifiers of segues, among which misspelt
    /// ones are looked for.
    private(set) lazy var targets = NameIndex(
        index.elements.all.filter(\.isTarget).map(\.id.value).sorted()
    )
    private(set) lazy var viewIDs = NameIndex(
        index.elements.all.filter { $0.kind != .scene }.map(\.id.value).sorted()
    )
    private(set) lazy var segueIdentifiers = NameIndex(
        index.segues.compactMap { $0.segue.identifier?.value }
    )

    /// What the cells of a table perform when they are selected.
    enum CellSegue {
        case none

        /// All the same.
        case one(SegueDefinition)
        case several
    }

    private lazy var tables = Self.first(of: index.tables.indices) { [index] in
        index.tables[$0].id?.value
    }
    private lazy var tablesByScene = Dictionary(grouping: index.tables.indices) {
        index.tables[$0].scope.scene ?? -1
    }
    private lazy var segues = Dictionary(grouping: index.segues.indices) {
        index.segues[$0].segue.identifier?.value
    }
    private lazy var cellSegues = Self.segues(ofCellsIn: index)
    private lazy var codeChanges = CodeChanges(index)

    /// The names of all properties that segues prepare.
    private lazy var prepared = Set(
        index.file.classes.flatMap(\.preparations).flatMap(\.assignments)
            .flatMap { $0.path.value.split(separator: ".") }.map(String.init)
    )

    private static func scenesInSplits(_ index: SceneIndex) -> Set<Int> {
        let scenes = index.file.scenes
        let splits = scenes.indices.filter {
            if case .split = scenes[$0].content { true } else { false }
        }
        return splits.reached { scenes[$0].contained.compactMap { index.sceneNumber($0.value) } }
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
        var roots: [Int] = []
        for scene in index.file.scenes {
            switch scene.content {
            case .navigation:
                roots += scene.contained.compactMap { index.sceneNumber($0.value) }
            case .split, .reference: return nil
            case .view, .table, .tabs: break
            }
        }
        return roots.reached { scene in
            (pushed[scene] ?? [])
                + index.file.scenes[scene].contained.compactMap { index.sceneNumber($0.value) }
        }
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
