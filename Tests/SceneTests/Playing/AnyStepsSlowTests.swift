import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Whatever a person does in whatever order, a scene goes on, and shows what a restart would show.
@Suite(.slow) struct AnyStepsSlowTests {
    @Test(arguments: Gallery.storyboards)
    func noSequenceOfStepsBreaksAScene(_ name: String) throws {
        try play(name, seeds: 1...4) { generator, player in
            anyUse(of: player, &generator) ?? anyStep(&generator)
        } again: { window in
            for view in [window] + window.descendants { view.setNeedsLayout() }
        }
    }

    /// Controls are left alone: what they do to a cell is gone when the cell is asked for again.
    @Test(arguments: Gallery.storyboards)
    func rowsShowWhatFreshOnesWouldShow(_ name: String) throws {
        try play(name, seeds: 5...8) { generator, _ in
            anyStep(&generator)
        } again: { window in
            for case let table as TableView in window.descendants {
                let selected = table.indexPathsForSelectedRows ?? []
                table.reloadData()
                for indexPath in selected { table.select(indexPath) }
            }
        }
    }

    private func play(
        _ name: String,
        seeds: ClosedRange<UInt64>,
        step: (inout SeededGenerator, ScenePlayer) -> String,
        again: (Window) -> Void
    ) throws {
        let file = Gallery.read(name)
        for seed in seeds.tried(from: name.utf8.count) {
            var generator = SeededGenerator(seed: seed)
            let scene = file.sceneNames.randomElement(using: &generator)
            let player = try #require(
                ScenePlayer(
                    Storyboard(file, classes: .standIns),
                    scene: seed.isMultiple(of: 2) ? nil : scene
                )
            )
            var steps: [String] = []
            for _ in 0..<40 {
                let step = step(&generator, player)
                if player.play(step).isEmpty { steps.append(step) }
                let picture = ScreenRenderer().render(player.window)
                again(player.window)
                let anew = ScreenRenderer().render(player.window)
                guard picture == anew else {
                    let difference = LineDiff(old: picture, new: anew)
                    Issue.record(
                        """
                        \(name), \(scene ?? ""), after \(steps.joined(separator: ", ")):
                        \(difference.unified(oldName: "shown", newName: "anew"))
                        """
                    )
                    return
                }
            }
        }
    }

    /// A touch of something that has an id; nil as often as not.
    private func anyUse(of player: ScenePlayer, _ generator: inout SeededGenerator) -> String? {
        let views = player.shownControllers.compactMap(\.viewIfLoaded)
        let ids = views.flatMap { [$0] + $0.descendants }.compactMap(\.identifier)
        guard Bool.random(using: &generator), let id = ids.randomElement(using: &generator) else {
            return nil
        }
        let section = Int.random(in: 0..<3, using: &generator)
        let row = Int.random(in: 0..<6, using: &generator)
        let value = ["true", "3", "-1", "1000", "text"].randomElement(using: &generator) ?? ""
        return [
            "tap \(id)", "tap \(section) \(row) \(id)", "set \(id) \(value)",
            "set \(section) \(row) \(id) \(value)", "return \(id)", "press \(id)",
            "press \(section) \(row) \(id)", "swipe \(id) up", "tap header \(section) \(id)",
            "return \(section) \(row) \(id)",
        ].randomElement(using: &generator)
    }

    private func anyStep(_ generator: inout SeededGenerator) -> String {
        let section = Int.random(in: 0..<4, using: &generator)
        let row = Int.random(in: 0..<6, using: &generator)
        let other = Int.random(in: 0..<6, using: &generator)
        let letter = ["A", "B", "M", "S"].randomElement(using: &generator) ?? "A"
        let steps = [
            "select \(section) \(row)", "select 0 \(row)", "deselect \(section) \(row)",
            "accessory \(section) \(row)", "edit on", "edit off", "delete \(section) \(row)",
            "delete 0 \(row)", "insert \(section) \(row)",
            "move \(section) \(row) to \(section) \(other)", "move 0 \(row) to 0 \(other)",
            "move \(section) \(row) to \(other % 4) \(other)", "scroll to \(section) \(row)",
            "scroll to 0 \(row * other)", "index \(letter)", "back", "tab \(section)", "rotate",
            "reload", "save a", "restore a", "delete selected", "swipe \(section) \(row) Delete",
            "swipe \(section) \(row) Snooze",
        ]
        return steps.randomElement(using: &generator) ?? "back"
    }
}
