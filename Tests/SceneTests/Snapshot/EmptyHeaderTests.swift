import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Headers and footers that turn out to show nothing once they come onto the screen.
@Suite struct EmptyHeaderTests {
    /// A table of sections of two rows, every second one of which has a header that shows nothing.
    private func makeController(
        _ style: TableView.Style,
        sections: Int = 30,
        emptyHead: (StaticTableSection) -> Void
    ) -> TableViewController {
        let controller = TableViewController(style: style)
        controller.tableView.staticContent = StaticTableContent(
            sections: (0..<sections).map { number in
                let section = StaticTableSection()
                section.headerTitle = "Header \(number)"
                if number % 2 == 1 { emptyHead(section) }
                section.cells = ["a", "b"].map { makeCell("\($0)\(number)") }
                return section
            }
        )
        return controller
    }

    private func full(_ controller: TableViewController, lines: Int) -> String {
        var text = ""
        let window = makeScreen(controller, columns: 24, lines: lines)
        ScreenRenderer().renderFull(window) { text += $0 }
        return text
    }

    @Test(.slow, arguments: [TableView.Style.plain, .grouped, .insetGrouped], 6...12)
    func rowsAreDrawnOnceAndKeptApart(style: TableView.Style, lines: Int) {
        for footer in [nil, ""] {
            func makeTable() -> TableViewController {
                makeController(style) { section in
                    section.headerTitle = ""
                    section.footerTitle = footer
                }
            }
            let tall = ScreenRenderer().render(makeScreen(makeTable(), columns: 24, lines: 400))
            #expect(full(makeTable(), lines: lines) == tall)
        }
    }

    @Test(arguments: [false, true])
    func aRowAtTheTopOfTheScreenIsKeptFromTheNextSection(hasView: Bool) {
        let controller = makeController(.plain, sections: 2) { section in
            section.headerTitle = ""
            if hasView { section.headerView = makeLabel("") }
        }
        let window = makeScreen(controller, columns: 12, lines: 5)
        controller.tableView.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top)
        #expect(
            ScreenRenderer().render(window) == """
                ┌──────────┐
                │ Header 0 │
                │ b0       │
                │ ─────────│
                └──────────┘

                """
        )
    }
}
