import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// What tables, their rows and their sections look like.
@Suite struct TablePictureTests {
    private func picture(_ window: Window) -> String { ScreenRenderer().render(window) }

    /// A window with a static table, and the table.
    private func makeTable(
        style: TableView.Style = .plain,
        columns: Int = 24,
        lines: Int = 16,
        _ sections: [StaticTableSection]
    ) -> (window: Window, table: TableView) {
        let controller = TableViewController(style: style)
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

    @Test func theStylesOfCells() {
        let image = makeCell("Text")
        image.imageView?.image = "tree"
        let (window, _) = makeTable([
            section(
                nil,
                [
                    image, makeCell("Text", detail: "Detail", style: .subtitle),
                    makeCell("Text", detail: "Detail", style: .value1),
                    makeCell("Text", detail: "Detail", style: .value2),
                ]
            )
        ])
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │ ▣ Text               │
                │ ─────────────────────│
                │ Text                 │
                │ Detail               │
                │ ─────────────────────│
                │ Text          Detail │
                │ ─────────────────────│
                │   Text Detail        │
                └──────────────────────┘

                """
        )
    }

    @Test func theAccessoriesOfRows() {
        let types: [TableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
        ]
        let cells = types.map { type in
            let cell = makeCell("Row")
            cell.accessoryType = type
            return cell
        }
        let view = makeCell("Row")
        view.accessoryView = Switch()
        let (window, table) = makeTable([section(nil, cells + [view])])
        table.separatorStyle = .none
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │ Row                  │
                │ Row                 ›│
                │ Row                 ⓘ│
                │ Row               ⓘ ›│
                │ Row                 ✓│
                │ Row             (●━) │
                └──────────────────────┘

                """
        )
        #expect(
            ScreenRenderer(glyphSet: .ascii).render(window) == """
                +----------------------+
                | Row                  |
                | Row                 >|
                | Row                 i|
                | Row               i >|
                | Row                 x|
                | Row             (o=) |
                +----------------------+

                """
        )
    }

    @Test func aSelectedRowHasABarOnAllOfItsLines() {
        let (window, table) = makeTable([
            section(nil, [makeCell("One", detail: "two", style: .subtitle), makeCell("Three")])
        ])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │▌One                  │
                │▌two                  │
                │ ─────────────────────│
                │ Three                │
                └──────────────────────┘

                """
        )
        table.visibleCells[0].selectionStyle = .none
        #expect(!picture(window).contains("▌"))
    }

    @Test func plainSectionsHaveARuleBehindTheirTitles() {
        let (window, _) = makeTable([
            section("Africa", [makeCell("Algeria"), makeCell("Benin")], footer: "two"),
            section("Asia", [makeCell("Bhutan")]),
        ])
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │ Africa ──────────────│
                │ Algeria              │
                │ ─────────────────────│
                │ Benin                │
                │ two                  │
                │ Asia ────────────────│
                │ Bhutan               │
                └──────────────────────┘

                """
        )
    }

    @Test func aPlainHeaderFloatsOverTheRows() {
        let (window, table) = makeTable(
            lines: 6,
            [section("Africa", ["a", "b", "c", "d"].map { makeCell($0) }, footer: "four")]
        )
        table.separatorStyle = .none
        table.contentOffset = Point(x: 0, y: 20)
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │ Africa ──────────────│
                │ b                    │
                │ c                    │
                │ four                 │
                └──────────────────────┘

                """
        )
    }

    @Test func groupsStandApartAndHaveTheirTitlesInCapitals() {
        let (window, _) = makeTable(
            style: .grouped,
            [
                section("Größe", [makeCell("S"), makeCell("M")]),
                section(nil, [makeCell("red")], footer: "The colour."),
            ]
        )
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │ GRÖSSE               │
                ├──────────────────────┤
                │ S                    │
                │ ─────────────────────│
                │ M                    │
                ├──────────────────────┤
                │                      │
                ├──────────────────────┤
                │ red                  │
                ├──────────────────────┤
                │ The colour.          │
                └──────────────────────┘

                """
        )
    }

    @Test func cardsFollowEachOther() {
        let (window, table) = makeTable(
            style: .insetGrouped,
            [
                section(nil, [makeCell("S"), makeCell("M")]), section("Colour", [makeCell("red")]),
            ]
        )
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false)
        let unicode = """
            ┌──────────────────────┐
            │ ╭──────────────────╮ │
            │ │ S                │ │
            │ │ ──────────────── │ │
            │ │▌M                │ │
            │ ╰──────────────────╯ │
            │                      │
            │  COLOUR              │
            │ ╭──────────────────╮ │
            │ │ red              │ │
            │ ╰──────────────────╯ │
            └──────────────────────┘

            """
        #expect(picture(window) == unicode)
        #expect(
            ScreenRenderer(glyphSet: .ascii).render(window) == """
                +----------------------+
                | .------------------. |
                | | S                | |
                | | ---------------- | |
                | |*M                | |
                | '------------------' |
                |                      |
                |  COLOUR              |
                | .------------------. |
                | | red              | |
                | '------------------' |
                +----------------------+

                """
        )
    }

    @Test func aCardIsCutWhereTheScreenEnds() {
        let (window, table) = makeTable(
            style: .insetGrouped,
            columns: 12,
            lines: 6,
            [section(nil, ["a", "b", "c", "d"].map { makeCell($0) })]
        )
        #expect(
            picture(window) == """
                ┌──────────┐
                │ ╭──────╮ │
                │ │ a    │ │
                │ │ ──── │ │
                │ │ b    │ │
                └──────────┘

                """
        )
        table.contentOffset = Point(x: 0, y: 1000)
        #expect(
            picture(window) == """
                ┌──────────┐
                │ │ c    │ │
                │ │ ──── │ │
                │ │ d    │ │
                │ ╰──────╯ │
                └──────────┘

                """
        )
    }

    @Test func editingAndIndexStandBesideTheRows() {
        let controller = PhotographersController()
        controller.indexTitles = ["A", "B"]
        let window = makeScreen(controller, columns: 30, lines: 12)
        #expect(
            picture(window) == """
                ┌────────────────────────────┐
                │ A ─────────────────────── A│
                │ Adams, Ansel              B│
                │ ─────────────────────────  │
                │ Avedon, Richard            │
                │ B ───────────────────────  │
                │ Brassaï                    │
                └────────────────────────────┘

                """
        )
        controller.setEditing(true, animated: false)
        #expect(
            picture(window) == """
                ┌────────────────────────────┐
                │ A ─────────────────────── A│
                │ ⊖ Adams, Ansel          ≡ B│
                │ ─────────────────────────  │
                │ ⊖ Avedon, Richard       ≡  │
                │ B ───────────────────────  │
                │ ⊖ Brassaï               ≡  │
                └────────────────────────────┘

                """
        )
    }

    @Test func anIndexWithMoreTitlesThanLinesIsSpreadOut() {
        let controller = PhotographersController()
        controller.indexTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        let window = makeScreen(controller, columns: 30, lines: 7)
        let lines = picture(window).split(separator: "\n").dropFirst().dropLast()
        #expect(lines.map { String($0.dropLast().last ?? " ") } == ["A", "•", "M", "•", "Z"])
    }

    @Test func aTableHasViewsAtItsEnds() {
        let (window, table) = makeTable([section(nil, [makeCell("row")])])
        table.tableHeaderView = makeLabel("above")
        table.tableFooterView = makeLabel("below")
        window.layoutIfNeeded()
        #expect(
            picture(window) == """
                ┌──────────────────────┐
                │above                 │
                │ row                  │
                │below                 │
                └──────────────────────┘

                """
        )
    }

    @Test func wideTextKeepsTheFrameStraight() {
        let (window, _) = makeTable(
            columns: 15,
            [
                section(
                    "地域",
                    [makeCell("日本語の長い名前"), makeCell("👨‍👩‍👧 family"), makeCell("e\u{301}te\u{301}")]
                )
            ]
        )
        let text = picture(window)
        let widths = text.split(separator: "\n").map { DisplayWidth.columns(of: String($0)) }
        #expect(widths.allSatisfy { $0 == 15 })
        #expect(
            text == """
                ┌─────────────┐
                │ 地域 ───────│
                │ 日本語の長… │
                │ ────────────│
                │ 👨‍👩‍👧 family   │
                │ ────────────│
                │ e\u{301}te\u{301}         │
                └─────────────┘

                """
        )
    }
}
