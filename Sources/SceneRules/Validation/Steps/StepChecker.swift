import SceneLanguage
import SceneText

/// Checks the steps of one snapshot, and says only what is certain.
struct StepChecker {
    let index: SceneIndex
    let sites: StepSites
    private let scene: Int?
    var trail: ScreenTrail
    var counts: RowCounts

    /// Whether the table on the screen is edited.
    var editing = EditingState.untouched
    private var saved: Set<String> = []

    /// The ids of the controls whose values steps may have changed.
    var touched: Set<String> = []

    /// The ids of no view that were reported before.
    var missing: Set<String>

    /// What was found.
    var log = DiagnosticLog()

    init(_ index: SceneIndex, _ snapshot: SnapshotDefinition, missing: Set<String>) {
        self.index = index
        self.missing = missing
        sites = index.stepSites
        let start = snapshot.scene?.value ?? index.file.initial.first?.value
        let only = index.file.scenes.count == 1 ? 0 : nil
        scene = start.map { index.sceneNumber($0) } ?? only
        trail = ScreenTrail(index, from: scene)
        counts = RowCounts(index: index)
        counts.replaced = Set(snapshot.data.map(\.name.value))
    }

    /// Checks one step after those before it.
    mutating func check(_ definition: StepDefinition) {
        if let target = definition.target, !isTarget(target) { return }
        let top = trail.top
        perform(definition)
        guard trail.top != top else { return }
        // The table of another screen is as in its scene, if no step may have gone there before.
        editing = editing == .untouched || editing == .off ? .untouched : .unknown
    }

    private mutating func perform(_ definition: StepDefinition) {
        switch definition.step {
        case .select(let row):
            checkSelection(of: row, definition)
            followSelection(of: row, definition)
        case .deselect(let row): checkReach(of: row, definition)
        case .scroll(let row): check(row, definition)
        case .accessory(let row):
            checkAccessory(of: row, definition)
            lose()
        case .tap(let id, let row):
            if isPossible(row, definition), checkTap(id, row, definition) {
                followTap(on: id)
            } else {
                lose()
            }
        case .set(let id, let row, let value):
            let isDone = isPossible(row, definition) && checkSet(id, row, value, definition)
            editing = .unknown
            loseData()
            followSet(of: id, row, to: value, isDone: isDone)
        case .press(let id, let row):
            if isPossible(row, definition) { checkGesture(.longPress, on: id, row, definition) }
            lose()
        case .return(let id, let row):
            if isPossible(row, definition) { checkReturn(id, row, definition) }
            lose()
        case .delete(let row):
            checkEditing(definition, row)
            counts.isDataChanged = true
        case .insert(let row), .move(let row, _):
            checkEditing(definition, row)
            counts.isDataChanged = true
        case .swipe(.row(let row, let title)):
            checkSwipe(of: row, title, definition)
            lose()
        case .swipe(.view(let id, _)):
            checkGesture(.swipe, on: id, nil, definition)
            lose()
        case .segue(let identifier): checkSegue(identifier, definition)
        case .tab(let number): checkTab(number)
        case .back: checkBack(definition)
        case .edit(let isOn):
            checkTable(definition)
            editing = definition.target == nil ? isOn ? .on : .off : .unknown
        case .index(let title): checkIndex(title, definition)
        case .save(let name): saved.insert(name.value)
        case .restore(let name):
            if !saved.contains(name.value) {
                report(.notSaved(name.value), name.range)
            }
        case .rotate, .reload: break
        }
    }

    /// Whether the row of a step, if it names one, may be there.
    private mutating func isPossible(_ row: RowAddress?, _ definition: StepDefinition) -> Bool {
        row.map { check($0, definition) } ?? true
    }

    /// Gives up: the step may have led anywhere and changed anything.
    private mutating func lose() {
        trail.lose()
        editing = .unknown
        loseData()
    }

    mutating func loseData() {
        if sites.hasChangingCode { counts.isDataChanged = true }
    }

    /// Reports what cannot be done.
    mutating func report(_ message: String, _ range: SourceRange, helps: [String] = []) {
        log.report(.impossibleStep, message, at: index.mark(range), helps: helps.map { Help($0) })
    }

    mutating func report(_ words: StepWords, _ range: SourceRange, helps: [String] = []) {
        report(words.message, range, helps: words.helps + helps)
    }
}

/// Whether a table is edited, as far as steps say it.
enum EditingState {
    /// As in the scene.
    case untouched
    case on
    case off
    case unknown
}
