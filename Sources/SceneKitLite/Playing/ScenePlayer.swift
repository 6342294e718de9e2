package import SceneLanguage
import SceneRules
public import SceneRuntime
package import SceneText

/// A scene in use: its window, and a person who does one thing after the other.
///
/// ```swift
/// let faults = player.play("select 0 1")
/// ```
public final class ScenePlayer {
    /// The scene file with its running classes.
    public let storyboard: Storyboard

    /// The screen.
    public let window: Window

    /// The size of the screen, which `rotate` changes.
    public private(set) var size: ScreenSize

    /// The size of the screen on its side: turned twice, it is what it was, whatever rounding does.
    private var turnedSize: ScreenSize

    /// The side of a split view that was acted on last.
    weak var lastSide: ViewController?

    /// What was saved, by name and then by the restoration identifiers of tables.
    var saved: [String: [String: TableView.RestorableState]] = [:]

    /// Opens a scene on a screen; nil if the file has no such scene, or none that comes first.
    public convenience init?(
        _ storyboard: Storyboard,
        scene: String? = nil,
        size: ScreenSize = .phone
    ) {
        self.init(storyboard, scene: scene, size: size, drawing: .text)
    }

    /// Opens a scene on a screen of characters, or for SVG on one of points.
    package init?(
        _ storyboard: Storyboard,
        scene: String? = nil,
        size: ScreenSize,
        drawing format: SnapshotFormat
    ) {
        storyboard.interpreter?.workload.start()
        guard let id = scene ?? storyboard.initialIdentifier,
            let root = storyboard.instantiateScreen(of: id)
        else { return nil }
        self.storyboard = storyboard
        self.size = size
        turnedSize = size.rotated
        window =
            format == .svg
            ? Window.screen(size.points) : Window.terminal(columns: size.columns, lines: size.lines)
        window.keepClearOfEdges(for: root)
        window.rootViewController = root
        window.layoutIfNeeded()
    }

    /// Plays a window that a program has filled.
    public init(_ window: Window) {
        storyboard = Storyboard(SceneFile.read(SourceText(name: "program", text: "scenes: {}\n")))
        let grid = window.layout.medium.units(window.frame)
        size = ScreenSize(columns: grid.size.width, lines: grid.size.height)
        turnedSize = size.rotated
        self.window = window
        window.layoutIfNeeded()
    }

    /// Does what a step says; what keeps it from being done, or goes wrong in doing it, is returned.
    ///
    /// The ranges of the step point into the text of an id.
    package func play(_ step: StepDefinition, in source: SourceID) -> [Diagnostic] {
        // Of a scene that did not come to an end, the parts that steps name may not be there.
        if storyboard.interpreter?.workload.isSpent == true { return storyboard.faults }
        let faults = storyboard.faults.count
        do throws(StepFault) {
            try perform(step.step, on: step.target)
        } catch {
            return [error.diagnostic(of: step, in: source)]
        }
        storyboard.interpreter?.settle()
        window.layoutIfNeeded()
        return Array(storyboard.faults.dropFirst(faults))
    }

    /// The statistics of cell reuse, in all visible tables.
    public var statistics: TableView.Statistics {
        allTables.reduce(into: TableView.Statistics()) { sum, table in
            sum.cellsAsked += table.statistics.cellsAsked
            sum.cellsMade += table.statistics.cellsMade
            sum.cellsReused += table.statistics.cellsReused
        }
    }

    /// How many views of the cells on the screen let something shine through.
    public var translucentSubviewCount: Int {
        allTables.reduce(0) { $0 + $1.translucentSubviewCount }
    }

    private func perform(_ step: Step, on target: Located<String>?) throws(StepFault) {
        switch step {
        case .select(let row): try select(row, in: target)
        case .deselect(let row): try deselect(row, in: target)
        case .accessory(let row): try tapAccessory(row, in: target)
        case .tap(let id, let row): try tap(id, row, in: target)
        case .set(let id, let row, let value): try set(id, row, to: value)
        case .press(let id, let row): try press(id, row, in: target)
        case .return(let id, let row): try pressReturn(id, row, in: target)
        case .edit(let isOn): try edit(isOn, in: target)
        case .delete(let row?): try delete(row, in: target)
        case .delete(nil): try deleteSelected(in: target)
        case .insert(let row): try insert(row, in: target)
        case .move(let from, let to): try move(from, to, in: target)
        case .swipe(.row(let row, let title)): try swipe(row, title, in: target)
        case .swipe(.view(let id, let direction)): try swipe(id, direction, in: target)
        case .scroll(let row): try scroll(row, in: target)
        case .index(let title): try scroll(toIndex: title, in: target)
        case .segue(let identifier): try performSegue(identifier, in: target)
        case .back: try goBack()
        case .tab(let number): try switchTab(number)
        case .rotate: rotate()
        case .reload: try table(for: target).reloadData()
        case .save(let name): save(name.value)
        case .restore(let name): try restore(name)
        }
    }

    func rotate() {
        swap(&size, &turnedSize)
        if window.layout.medium.readsFrames {
            window.resize(columns: size.columns, lines: size.lines)
        } else {
            window.turn()
        }
    }

    private func save(_ name: String) {
        var states: [String: TableView.RestorableState] = [:]
        for table in allTables {
            guard let identifier = table.restorationIdentifier else { continue }
            states[identifier] = table.restorableState()
        }
        saved[name] = states
    }

    private func restore(_ name: Located<String>) throws(StepFault) {
        guard let states = saved[name.value] else {
            throw StepFault(.notSaved(name.value), at: name.range)
        }
        for table in allTables {
            guard let state = table.restorationIdentifier.flatMap({ states[$0] }) else { continue }
            table.restore(state)
        }
    }
}
