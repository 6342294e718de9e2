import FoundationEssentials
import SceneKitLite
import Testing

/// The four predefined styles, and the properties of cells (A3, A4).
@Suite struct CellStyleTests {
    /// One cell of each style, as a form would hold them.
    private func makeTable(_ style: TableView.Style = .plain) -> StaticTableView {
        let table = StaticTableView(frame: .zero, style: style)
        table.separatorStyle = .none
        table.insertSection(at: 0)
        return table
    }

    private func add(_ style: TableViewCell.CellStyle, to table: TableView) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        let table = table as? StaticTableView
        table?.insertCell(cell, forRowAt: .row(table?.numberOfRows(inSection: 0) ?? 0))
        return cell
    }

    private func show(_ table: TableView) -> Window {
        let controller = ViewController()
        controller.view = table
        return Screen.window(controller)
    }

    @Test func eachStylePlacesItsLabels() {
        let table = makeTable()
        for style in TableViewCell.CellStyle.allCases { _ = add(style, to: table) }
        #expect(
            Screen.picture(show(table)) == """
                ┌──────────────────────────────────────┐
                │ Text                                 │
                │ Text                          Detail │
                │         Text Detail                  │
                │ Text                                 │
                │ Detail                               │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theDefaultStyleHasNoDetailAndValue2NoImage() {
        #expect(TableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        #expect(TableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
        #expect(TableViewCell(style: .value1, reuseIdentifier: nil).imageView != nil)
    }

    @Test func anImagePushesTheTextRight() {
        let table = makeTable()
        _ = add(.default, to: table)
        add(.default, to: table).imageView?.image = "photo"
        #expect(
            Screen.picture(show(table)) == """
                ┌──────────────────────────────────────┐
                │ Text                                 │
                │ ▣ Text                               │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aSelectedRowShowsTheHighlightedVariants() {
        let table = makeTable()
        let cell = add(.subtitle, to: table)
        cell.textLabel?.highlightedTextColor = .white
        cell.imageView?.image = "photo"
        // The name shows where there is room for it.
        cell.imageView?.width = 56
        cell.imageView?.highlightedImage = "PHOTO"
        let window = show(table)
        #expect(Screen.picture(window).contains("▣ photo "))
        table.selectRow(at: .row(0))
        #expect(cell.textLabel?.isHighlighted == true)
        #expect(cell.detailTextLabel?.isHighlighted == true)
        #expect(Screen.picture(window).contains("│▌▣ PHOTO "))
    }

    @Test func aRowWithoutASelectionStyleDrawsNothingWhenSelected() {
        let table = makeTable()
        let cell = add(.default, to: table)
        cell.selectionStyle = .none
        let window = show(table)
        let before = Screen.picture(window)
        #expect(table.touchRow(at: .row(0)))
        #expect(cell.isSelected)
        #expect(Screen.picture(window) == before)
    }

    @Test func eachAccessoryStandsAtTheRight() {
        let table = makeTable()
        for type in TableViewCell.AccessoryType.allCases {
            add(.default, to: table).accessoryType = type
        }
        let toggle = Switch()
        toggle.isOn = true
        add(.default, to: table).accessoryView = toggle
        #expect(
            Screen.picture(show(table)) == """
                ┌──────────────────────────────────────┐
                │ Text                                 │
                │ Text                                ›│
                │ Text                              ⓘ ›│
                │ Text                                ✓│
                │ Text                                ⓘ│
                │ Text                            (━●) │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theContentIsIndentedByLevels() {
        let table = makeTable()
        for level in 0..<3 {
            let cell = add(.default, to: table)
            cell.indentationLevel = level
            cell.indentationWidth = 16
        }
        #expect(
            Screen.picture(show(table)) == """
                ┌──────────────────────────────────────┐
                │ Text                                 │
                │   Text                               │
                │     Text                             │
                └──────────────────────────────────────┘

                """
        )
    }

    /// A table whose rows can be deleted.
    private final class EditedTable: StaticTableView {
        override func tableView(
            _ tableView: TableView,
            canEditRowAt indexPath: IndexPath
        ) -> Bool { true }

        override func tableView(
            _ tableView: TableView,
            commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) { deleteCell(forRowAt: indexPath) }
    }

    @Test func aCellMayKeepItsPlaceWhileEditing() {
        let table = EditedTable(frame: .zero, style: .plain)
        table.separatorStyle = .none
        table.insertSection(at: 0)
        add(.default, to: table).preferredEditingStyle = .delete
        let second = add(.default, to: table)
        second.preferredEditingStyle = TableViewCell.EditingStyle.none
        second.shouldIndentWhileEditing = false
        let window = show(table)
        table.setEditing(true, animated: false)
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ ⊖ Text                               │
                │ Text                                 │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theSelectedBackgroundShowsOnlyWhileSelected() {
        let table = makeTable()
        let cell = add(.default, to: table)
        let background = View()
        background.backgroundColor = .systemBlue
        cell.selectedBackgroundView = background
        let window = show(table)
        window.layoutIfNeeded()
        #expect(background.isHidden)
        table.selectRow(at: .row(0))
        #expect(!background.isHidden)
        #expect(background.frame == cell.bounds)
        #expect(background.window === window)
        table.deselectRow(at: .row(0))
        #expect(background.isHidden)
    }
}
