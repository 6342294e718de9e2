import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// What tables look like where they end, and what rows look like without what others have.
@Suite struct TableEndPictureTests {
    private func picture(_ window: Window) -> String { ScreenRenderer().render(window) }

    /// A window with a static table, and the table.
    private func makeTable(
        style: TableView.Style = .plain,
        columns: Int = 24,
        lines: Int = 16,
        _ sections: [StaticTableSection]
    ) -> (window: Window, table: TableView) {
        let controller = EditedController(style: style)
        controller.tableView.staticContent = StaticTableContent(sections: sections)
        return (makeScreen(controller, columns: columns, lines: lines), controller.tableView)
    }

    private func section(
        _ header: String? = nil,
        _ cells: [TableViewCell],
        footer: String? = nil
    ) -> StaticTableSection {
        let section = StaticTableSection()
        section.headerTitle = header
        section.footerTitle = footer
        section.cells = cells
        return section
    }

    @Test(arguments: [(1, ["A"]), (2, ["A", " "]), (4, ["A", "•", "Z", " "])])
    func anIndexHasNoMoreLinesThanTheTable(lines: Int, titles: [String]) {
        let controller = PhotographersController()
        controller.indexTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        let window = makeScreen(controller, columns: 30, lines: lines + 2)
        let drawn = picture(window).split(separator: "\n").dropFirst().dropLast()
        #expect(drawn.map { String($0.dropLast().last ?? " ") } == titles)
    }

    @Test func aRowKeepsItsBlankLinesAtTheEndOfAScreen() {
        let high = makeCell("high")
        high.height = 60
        let (window, _) = makeTable(columns: 10, [section(nil, [makeCell("row"), high])])
        #expect(
            picture(window) == """
                ┌────────┐
                │ row    │
                │ ───────│
                │        │
                │ high   │
                │        │
                └────────┘

                """
        )
    }

    @Test func aLastGroupIsClosedWhereThePictureGoesOnBelowIt() {
        func makeGroup() -> TableViewController {
            let controller = TableViewController(style: .grouped)
            controller.tableView.staticContent = StaticTableContent(
                sections: [section("Group", [makeCell("row")])]
            )
            return controller
        }
        let split = SplitViewController()
        let master = MasterController()
        master.count = 3
        split.viewControllers = [master, makeGroup()]
        let lines = picture(makeScreen(split, columns: 96, lines: 12)).split(separator: "\n")
        #expect(
            lines.map { String($0.dropFirst(41).prefix(8)) } == [
                "┬───────", "│ GROUP ", "├───────", "│ row   ", "├───────", "│       ", "┴───────",
            ]
        )
        #expect(
            picture(makeScreen(makeGroup(), columns: 10, lines: 12))
                == "┌────────┐\n│ GROUP  │\n├────────┤\n│ row    │\n└────────┘\n"
        )
    }

    @Test func aRowWithoutAnEditingControlStaysInLineWithTheOthers() {
        let none = makeCell("none")
        none.preferredEditingStyle = TableViewCell.EditingStyle.none
        let flush = makeCell("flush")
        flush.preferredEditingStyle = TableViewCell.EditingStyle.none
        flush.shouldIndentWhileEditing = false
        let cells = [makeCell("delete"), none, flush]
        let (window, table) = makeTable(columns: 12, [section(nil, cells)])
        table.setEditing(true, animated: false)
        #expect(
            picture(window) == """
                ┌──────────┐
                │ ⊖ delete │
                │ ─────────│
                │   none   │
                │ ─────────│
                │ flush    │
                └──────────┘

                """
        )
    }
}

/// A controller that takes edits of its static content.
private final class EditedController: TableViewController {
    override func tableView(
        _ tableView: TableView,
        canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.staticContent?.sections[indexPath.section].cells.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath])
    }
}
