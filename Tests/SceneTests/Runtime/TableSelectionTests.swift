import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Selecting rows, by a person and by code.
@Suite struct TableSelectionTests {
    /// A delegate that writes down its calls.
    private final class Listener: TableViewDelegate {
        var log: [String] = []
        var refused: Set<Int> = []
        var redirected: [Int: Int] = [:]

        func tableView(
            _ tableView: TableView,
            shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool {
            log.append("shouldHighlight \(indexPath.row)")
            return !refused.contains(indexPath.row)
        }

        func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.row)")
        }

        func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.row)")
        }

        func tableView(
            _ tableView: TableView,
            willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.append("willSelect \(indexPath.row)")
            guard let row = redirected[indexPath.row] else { return indexPath }
            return row < 0 ? nil : IndexPath(row: row, section: 0)
        }

        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }

        func tableView(
            _ tableView: TableView,
            willDeselectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.append("willDeselect \(indexPath.row)")
            return indexPath
        }

        func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.row)")
        }

        func tableView(
            _ tableView: TableView,
            accessoryButtonTappedForRowWith indexPath: IndexPath
        ) { log.append("accessory \(indexPath.row)") }
    }

    private let rows = NumberedRows(100)
    private let listener = Listener()
    private let table: TableView

    init() {
        table = makeTable(rows)
        table.delegate = listener
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func whenARowIsTouchedThenTheDelegateHearsInOrder() {
        #expect(table.touchRow(at: path(1)))
        listener.log = []
        #expect(table.touchRow(at: path(2)))
        #expect(
            listener.log == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
                "willDeselect 1", "didDeselect 1", "didSelect 2",
            ]
        )
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(table.cellForRow(at: path(2))?.isSelected == true)
        #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func whenARowMayNotBeHighlightedThenItIsNotSelected() {
        listener.refused = [3]
        #expect(!table.touchRow(at: path(3)))
        #expect(listener.log == ["shouldHighlight 3"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func whenWillSelectAnswersAnotherRowThenThatOneIsSelected() {
        listener.redirected = [3: 4]
        #expect(table.touchRow(at: path(3)))
        #expect(table.indexPathForSelectedRow == path(4))
    }

    @Test func whenWillSelectAnswersNilThenNothingIsSelected() {
        listener.redirected = [3: -1]
        #expect(!table.touchRow(at: path(3)))
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func whenSeveralCanBeSelectedThenASecondTouchDeselects() {
        table.allowsMultipleSelection = true
        table.touchRow(at: path(5))
        table.touchRow(at: path(2))
        #expect(table.indexPathsForSelectedRows == [path(5), path(2)])
        listener.log = []
        table.touchRow(at: path(5))
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(listener.log.suffix(2) == ["willDeselect 5", "didDeselect 5"])
    }

    @Test func whenNothingCanBeSelectedThenATouchDoesNothing() {
        table.allowsSelection = false
        #expect(!table.touchRow(at: path(0)))
        #expect(listener.log == [])
    }

    @Test func whenCodeSelectsThenTheDelegateDoesNotHear() {
        table.selectRow(at: path(7))
        table.selectRow(at: path(8))
        #expect(table.indexPathForSelectedRow == path(8))
        table.deselectRow(at: path(8))
        #expect(table.indexPathForSelectedRow == nil)
        #expect(listener.log == [])
    }

    @Test func whenNilIsSelectedThenAllAreDeselected() {
        table.allowsMultipleSelection = true
        table.selectRow(at: path(1))
        table.selectRow(at: path(2))
        table.selectRow(at: nil)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func whenReloadedThenTheSelectionIsCleared() {
        table.touchRow(at: path(1))
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func whenASelectedRowLeavesTheScreenThenItComesBackSelected() {
        table.touchRow(at: path(1))
        table.contentOffset = Point(x: 0, y: 1_000)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset = .zero
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
    }

    @Test func whenARowOffTheScreenIsTouchedThenItIsScrolledIntoView() {
        #expect(table.touchRow(at: path(50)))
        #expect(table.cellForRow(at: path(50))?.isSelected == true)
    }

    @Test func whenARowIsSelectedThenItsLabelsAndPicturesAreHighlighted() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        let picture = ImageView()
        let column = ColumnView()
        column.addSubview(picture)
        cell.contentView.addSubview(column)
        table.touchRow(at: path(1))
        #expect(cell.textLabel?.isHighlighted == true)
        #expect(picture.isHighlighted)
        table.deselectRow(at: path(1))
        #expect(!picture.isHighlighted)
    }

    @Test func whenTheSelectionStyleIsNoneThenNothingIsDrawnSelected() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        cell.selectionStyle = .none
        table.touchRow(at: path(1))
        #expect(cell.isSelected)
        #expect(!cell.isDrawnSelected)
        #expect(cell.textLabel?.isHighlighted == false)
    }

    @Test func whenTheDetailButtonIsTouchedThenTheRowIsNotSelected() throws {
        #expect(!table.touchAccessoryButton(forRowAt: path(1)))
        try #require(table.cellForRow(at: path(1))).accessoryType = .detailDisclosureButton
        #expect(table.touchAccessoryButton(forRowAt: path(1)))
        #expect(listener.log == ["accessory 1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func whenTheTableIsEditedThenRowsAreSelectedOnlyIfAllowed() {
        table.setEditing(true, animated: false)
        #expect(!table.touchRow(at: path(1)))
        table.allowsSelectionDuringEditing = true
        #expect(table.touchRow(at: path(1)))
    }

    @Test func whenOneDelegateServesTwoTablesThenTheFirstArgumentTellsThemApart() {
        final class Both: TableViewDelegate {
            var touched: [TableView] = []

            func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
                touched.append(tableView)
            }
        }
        let both = Both()
        let other = makeTable(rows)
        table.delegate = both
        other.delegate = both
        other.touchRow(at: path(0))
        table.touchRow(at: path(0))
        #expect(
            both.touched.map(ObjectIdentifier.init) == [other, table].map(ObjectIdentifier.init)
        )
    }

    @Test func whenTheDataSourceGoesAwayThenTheTableHoldsNoneAndStaysEmpty() {
        let table: TableView
        do {
            let rows = NumberedRows(3)
            table = makeTable(rows)
        }
        #expect(table.dataSource == nil)
        #expect(table.visibleCells.isEmpty)
    }
}
