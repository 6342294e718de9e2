import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// The pictures that show what pictures look like.
@Suite struct DesignPictureTests {
    private func picture(_ window: Window) -> String { ScreenRenderer().render(window) }

    @Test func aPlainTableInsideANavigation() {
        let master = MasterController()
        master.count = 3
        let window = makeScreen(NavigationController(rootViewController: master))
        #expect(
            picture(window) == """
                ┌──────────────────────────────────────┐
                │                Master                │
                ╞══════════════════════════════════════╡
                │ 0                                15 ›│
                │ ─────────────────────────────────────│
                │ 1                                14 ›│
                │ ─────────────────────────────────────│
                │ 2                                13 ›│
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aGroupedTableThatWasPushed() {
        let master = MasterController()
        let stack = NavigationController(rootViewController: master)
        let window = makeScreen(stack)
        let detail = DetailController(style: .grouped)
        stack.pushViewController(detail, animated: false)
        detail.row.text = "3"
        detail.slider.drag(to: 2.5)
        #expect(
            picture(window) == """
                ┌──────────────────────────────────────┐
                │ ‹ Master       Detail                │
                ╞══════════════════════════════════════╡
                │ MASTER ROW                           │
                ├──────────────────────────────────────┤
                │ Row                                3 │
                ├──────────────────────────────────────┤
                │                                      │
                │ CONTROLS                             │
                ├──────────────────────────────────────┤
                │ [ Say hello ]                        │
                │ ─────────────────────────────────────│
                │ 2.5 ━━━━━━━━●─────────────────────── │
                ├──────────────────────────────────────┤
                │ Drag the slider.                     │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aGroupWithRoundCorners() {
        let detail = DetailController(style: .insetGrouped)
        let window = makeScreen(detail)
        detail.tableView.staticContent?.sections.removeFirst()
        detail.tableView.reloadData()
        detail.slider.drag(to: 2.5)
        #expect(
            picture(window) == """
                ┌──────────────────────────────────────┐
                │  CONTROLS                            │
                │ ╭──────────────────────────────────╮ │
                │ │ [ Say hello ]                    │ │
                │ │ ──────────────────────────────── │ │
                │ │ 2.5 ━━━━━━━●──────────────────── │ │
                │ ╰──────────────────────────────────╯ │
                │  Drag the slider.                    │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func editingWithASelectedRowAndAnIndex() {
        let controller = PhotographersController()
        controller.sections = [("", ["Adams, Ansel", "Avedon, Richard", "add a photographer"])]
        controller.showsHeaders = false
        controller.indexTitles = ["A", "B", "C"]
        let window = makeScreen(controller)
        let table = controller.tableView
        table.separatorStyle = .none
        table.allowsSelectionDuringEditing = true
        controller.setEditing(true, animated: false)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(
            picture(window) == """
                ┌──────────────────────────────────────┐
                │▌⊖ Adams, Ansel                    ≡ A│
                │ ⊖ Avedon, Richard                 ≡ B│
                │ ⊕ add a photographer                C│
                └──────────────────────────────────────┘

                """
        )
    }
}
