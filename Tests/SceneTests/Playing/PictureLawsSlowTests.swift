import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// A screen shows the same whichever way it came about: laws over scenes and steps made at random.
///
/// `SCENE_STEP_LISTS=5000 swift test --filter PictureLawsSlowTests` plays more of them.
@Suite(.slow) struct PictureLawsSlowTests {
    private static let batches = 8

    private static var listsInBatch: Int {
        let wanted = ProcessInfo.processInfo.environment["SCENE_STEP_LISTS"].flatMap(Int.init)
        return max(1, (wanted ?? 160) / batches)
    }

    @Test(arguments: 0..<batches)
    func aScreenShowsTheSameHoweverItCameAbout(_ batch: Int) {
        for place in 0..<Self.listsInBatch {
            let broken = brokenLaw(forSeed: UInt64(place * Self.batches + batch))
            #expect(broken == nil)
            // What broke one law breaks others.
            if broken != nil { return }
        }
    }

    /// Lists further on that once broke a law: a selected row that may no longer be, and a first header
    /// that is hidden.
    @Test(arguments: [857, 4_492, 4_555] as [UInt64])
    func whatWasMendedStaysMended(_ seed: UInt64) {
        #expect(brokenLaw(forSeed: seed) == nil)
    }

    /// Plays one list; the smallest that breaks a law, if there is one.
    private func brokenLaw(forSeed seed: UInt64) -> String? {
        let scene = GeneratedScene(seed: seed)
        let steps = generatedSteps(for: scene, seed: seed, count: 12)
        guard let fault = PlayedLaws(scene, steps).fault else { return nil }
        let isScene = fault.hasPrefix("the scene itself")
        return isScene ? "seed \(seed): \(fault)" : Self.smallest(seed, steps)
    }

    /// The steps and the parts of a scene without what the fault does not need.
    private static func smallest(_ seed: UInt64, _ steps: [String]) -> String {
        var steps = steps
        var without: Set<String> = []
        var scene = GeneratedScene(seed: seed)
        var changed = true
        while changed {
            changed = false
            for place in steps.indices.reversed() {
                var fewer = steps
                fewer.remove(at: place)
                guard PlayedLaws(scene, fewer).fault != nil else { continue }
                steps = fewer
                changed = true
            }
            for part in scene.parts {
                let smaller = GeneratedScene(seed: seed, without: without.union([part]))
                guard PlayedLaws(smaller, steps).fault != nil else { continue }
                without.insert(part)
                scene = smaller
                changed = true
            }
        }
        return """
            seed \(seed), \(scene.columns) columns, after \(steps.joined(separator: ", ")):
            \(PlayedLaws(scene, steps).fault ?? "")
            \(scene.text)
            """
    }
}

/// What breaks a law in one scene after some steps.
private struct PlayedLaws {
    /// What is wrong; nil when nothing is.
    private(set) var fault: String?

    private let file: SceneFile
    private let scene: GeneratedScene

    private static let layout = "forced layout"

    /// The steps that could be done.
    private var done: [String] = []

    init(_ scene: GeneratedScene, _ steps: [String]) {
        self.scene = scene
        file = SceneFile.read(SourceText(name: "scene.yaml", text: scene.text))
        if file.hasErrors {
            let errors = file.diagnostics.filter { $0.severity == .error }
            fault = "the scene itself: " + errors.map(\.message).joined(separator: "; ")
            return
        }
        guard let player = player(lines: 28) else {
            fault = "there is nothing to draw"
            return
        }
        for step in steps {
            if player.play(step).isEmpty { done.append(step) }
            check(Self.layout, player) { window in
                for view in [window] + window.descendants { view.setNeedsLayout() }
            }
            if fault != nil { return }
        }
        // A switch that no data feeds goes to other rows with its cell, as in UIKit.
        if done.contains(where: { $0.hasSuffix("flagP0") }) { return }
        if player.storyboard.faults.isEmpty { checkFull(player) }
        if fault != nil { return }
        checkTurned(player)
        if fault != nil || !scene.rowsFollowData { return }
        check("reload", player) { window in
            for case let table as TableView in window.descendants {
                let selected = table.indexPathsForSelectedRows ?? []
                table.reloadData()
                for indexPath in selected { table.select(indexPath) }
            }
        }
    }

    private func player(lines: Int) -> ScenePlayer? {
        ScenePlayer(Storyboard(file), size: ScreenSize(columns: scene.columns, lines: lines))
    }

    private mutating func check(_ name: String, _ player: ScenePlayer, _ change: (Window) -> Void) {
        let before = Shown(player.window)
        change(player.window)
        compare(name, before, Shown(player.window))
    }

    /// Turning the screen and back changes nothing that does not have to scroll.
    private mutating func checkTurned(_ player: ScenePlayer) {
        let tables = player.allTables
        func tops() -> [ScrolledTo?] { tables.map(ScrolledTo.init) }
        let before = (shown: Shown(player.window), tops: tops(), selection: tables.map(\.selection))
        player.play("rotate")
        let turned = tops()
        player.play("rotate")
        // A screen that became higher may have had to show rows above those that were at its top;
        // they stay, as they do in UIKit. And a master that was covered for a while comes back with
        // nothing selected.
        guard turned == before.tops, tables.map(\.selection) == before.selection else { return }
        compare("rotate, rotate", before.shown, Shown(player.window))
    }

    /// A table is drawn in full as a screen shows it that is high enough for it.
    private mutating func checkFull(_ player: ScenePlayer) {
        guard let root = player.shownControllers.first?.viewIfLoaded as? TableView,
            player.shownControllers.count == 1, !done.contains("rotate"), root.bounds.height > 0
        else { return }
        guard let high = self.player(lines: 1200) else { return }
        for step in done { high.play(step) }
        // A colour behind the rows fills as much of a screen as there is.
        for usesColor in [false, true] where !usesColor || root.backgroundColor == nil {
            let renderer = ScreenRenderer(
                .text,
                glyphSet: usesColor ? .ascii : .unicode,
                usesColor: usesColor
            )
            var full = ""
            renderer.renderFull(player.window) { full += $0 }
            compare("--full", ("picture", full), ("picture", renderer.render(high.window)))
            if fault != nil { return }
        }
        var speech = ""
        ScreenRenderer(.accessibility).renderFull(player.window) { speech += $0 }
        compare(
            "--full",
            ("speech", speech),
            ("speech", ScreenRenderer(.accessibility).render(high.window))
        )
    }

    /// Rows that were never seen have estimated heights, and what is below them is where these have
    /// it: after a reload, frames are compared only where tables show all of their rows.
    private mutating func compare(_ law: String, _ old: Shown, _ new: Shown) {
        for (old, new) in zip(old.parts, new.parts)
        where old.name != "tree" || law == Self.layout || new.showsAll {
            compare(law, (old.name, old.text), (new.name, new.text))
        }
    }

    private mutating func compare(
        _ law: String,
        _ old: (name: String, text: String),
        _ new: (name: String, text: String)
    ) {
        guard fault == nil, old.text != new.text else { return }
        let difference = LineDiff(old: old.text, new: new.text)
        fault =
            "\(law), \(old.name):\n"
            + difference.unified(oldName: "shown", newName: "after \(law)")
    }
}

/// What a window shows, in every form.
private struct Shown {
    let parts: [(name: String, text: String, showsAll: Bool)]

    init(_ window: Window) {
        let pictures = [
            ("picture", ScreenRenderer().render(window)),
            ("speech", ScreenRenderer(.accessibility).render(window)),
            ("tree", ScreenRenderer(.tree).render(window)),
        ]
        let tables = window.descendants.compactMap { $0 as? TableView }
        let showsAll = tables.allSatisfy { $0.lackingHeight <= 0 }
        parts = pictures.map { ($0.0, $0.1, showsAll) }
    }
}

/// What is at the top of a table, and how far it is scrolled away.
private struct ScrolledTo: Hashable {
    let item: TableItem
    let distance: Double

    init?(_ table: TableView) {
        guard let item = table.topItem, table.geometry.contains(item) else { return nil }
        self.item = item
        distance = table.contentOffset.y - table.geometry.top(of: item)
    }
}
