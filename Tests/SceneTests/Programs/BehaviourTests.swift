import FoundationEssentials
import SceneKitLite
import Testing

/// What UIKit's documentation promises of tables, a behaviour a test.
@Suite(.exitTests) struct BehaviourTests {
    /// A table that writes down what its delegate is told.
    private class List: TableViewController {
        var rows = ["a", "b", "c", "d", "e", "f", "g", "h"]
        var log: [String] = []
        var mayHighlight = true
        var selects: (IndexPath) -> IndexPath? = { $0 }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { rows.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool {
            log.append("should highlight \(indexPath.row)")
            return mayHighlight
        }

        override func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("highlighted \(indexPath.row)")
        }

        override func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("unhighlighted \(indexPath.row)")
        }

        override func tableView(
            _ tableView: TableView,
            willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.append("will select \(indexPath.row)")
            return selects(indexPath)
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }

        override func tableView(
            _ tableView: TableView,
            willDeselectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.append("will deselect \(indexPath.row)")
            return indexPath
        }

        override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselected \(indexPath.row)")
        }
    }

    /// A list on a screen of four rows.
    private func show(_ list: List = List(style: .plain)) -> (List, TableView, Window) {
        let window = Screen.window(list, columns: 20, lines: 10)
        window.layoutIfNeeded()
        return (list, list.tableView, window)
    }

    private static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: - Selecting

    @Test func selectingByCodeTellsNobody() {
        let (list, table, window) = show()
        table.selectRow(at: Self.row(1), animated: false, scrollPosition: .none)
        table.deselectRow(at: Self.row(1), animated: false)
        #expect(list.log.isEmpty)
        _ = window
    }

    @Test func aTouchHighlightsThenSelects() {
        let (list, table, window) = show()
        table.touchRow(at: Self.row(1))
        #expect(
            list.log == [
                "should highlight 1", "highlighted 1", "unhighlighted 1", "will select 1",
                "selected 1",
            ]
        )
        _ = window
    }

    @Test func anotherTouchDeselectsFirst() {
        let (list, table, window) = show()
        table.touchRow(at: Self.row(1))
        list.log = []
        table.touchRow(at: Self.row(2))
        let words = list.log.filter { $0.contains("select") }
        #expect(words == ["will select 2", "will deselect 1", "deselected 1", "selected 2"])
        _ = window
    }

    @Test func aRowThatMayNotBeHighlightedCannotBeSelected() {
        let (list, table, window) = show()
        list.mayHighlight = false
        table.touchRow(at: Self.row(1))
        #expect(list.log == ["should highlight 1"] && table.indexPathForSelectedRow == nil)
        _ = window
    }

    @Test func theDelegateSelectsAnotherRow() {
        let (list, table, window) = show()
        list.selects = { _ in Self.row(3) }
        table.touchRow(at: Self.row(1))
        #expect(table.indexPathForSelectedRow == Self.row(3))
        #expect(list.log.last == "selected 3")
        _ = window
    }

    @Test func theDelegateSelectsNothing() {
        let (list, table, window) = show()
        list.selects = { _ in nil }
        table.touchRow(at: Self.row(1))
        #expect(table.indexPathForSelectedRow == nil && list.log.last == "will select 1")
        _ = window
    }

    @Test func reloadingForgetsTheSelection() {
        let (_, table, window) = show()
        table.touchRow(at: Self.row(1))
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        _ = window
    }

    @Test func theSelectionFollowsItsRow() {
        let (list, table, window) = show()
        table.touchRow(at: Self.row(1))
        list.rows.insert("new", at: 0)
        table.insertRows(at: [Self.row(0)], with: .none)
        #expect(table.indexPathForSelectedRow == Self.row(2))
        list.rows.insert(list.rows.remove(at: 2), at: 0)
        table.moveRow(at: Self.row(2), to: Self.row(0))
        #expect(table.indexPathForSelectedRow == Self.row(0))
        _ = window
    }

    @Test func aDeletedRowIsNoLongerSelected() {
        let (list, table, window) = show()
        table.touchRow(at: Self.row(1))
        list.rows.remove(at: 1)
        table.deleteRows(at: [Self.row(1)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
        _ = window
    }

    @Test func severalRowsAreMarkedInEditModeAndStylesAreNotAsked() {
        final class Marked: List {
            override func tableView(
                _ tableView: TableView,
                editingStyleForRowAt indexPath: IndexPath
            ) -> TableViewCell.EditingStyle {
                Issue.record("the style is not asked for")
                return .delete
            }
        }
        let (list, table, window) = show(Marked(style: .plain))
        table.allowsMultipleSelectionDuringEditing = true
        list.setEditing(true, animated: false)
        table.touchRow(at: Self.row(0))
        table.touchRow(at: Self.row(2))
        #expect(table.indexPathsForSelectedRows?.count == 2)
        #expect(!Screen.picture(window).contains("⊖"))
    }

    // MARK: - Cells

    @Test func aRowOffTheScreenHasNoCell() {
        let (_, table, window) = show()
        #expect(table.cellForRow(at: Self.row(0)) != nil)
        #expect(table.cellForRow(at: Self.row(7)) == nil)
        _ = window
    }

    @Test func cellsThatScrollAwayAreUsedAgainAndPrepared() {
        final class Prepared: TableViewCell {
            var count = 0

            override func prepareForReuse() {
                super.prepareForReuse()
                count += 1
            }
        }
        let (list, table, window) = show()
        list.rows = (0..<100).map { "\($0)" }
        table.register(Prepared.self, forCellReuseIdentifier: "Cell")
        table.reloadData()
        var cells: Set<ObjectIdentifier> = []
        for row in 0..<100 {
            table.scrollToRow(at: Self.row(row), at: .top, animated: false)
            window.layoutIfNeeded()
            for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
        }
        #expect(cells.count <= 7)
        let prepared = table.visibleCells.compactMap { ($0 as? Prepared)?.count }
        #expect(prepared.reduce(0, +) > 80, "nearly every row has a cell that was prepared")
    }

    @Test func anUnknownIdentifierGivesNoCell() {
        let (_, table, window) = show()
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        _ = window
    }

    @Test func anotherClassForAnIdentifierForgetsTheFormerCells() {
        final class Own: TableViewCell {}
        let (_, table, window) = show()
        table.register(Own.self, forCellReuseIdentifier: "Cell")
        table.reloadData()
        window.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { $0 is Own })
    }

    @Test func aCellIsToldBeforeItShowsAndAfterItHasGone() {
        final class Told: List {
            override func tableView(
                _ tableView: TableView,
                willDisplay cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) { log.append("shows \(indexPath.row)") }

            override func tableView(
                _ tableView: TableView,
                didEndDisplaying cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) { log.append("gone \(indexPath.row)") }
        }
        let (list, table, window) = show(Told(style: .plain))
        #expect(list.log.first == "shows 0")
        table.scrollToRow(at: Self.row(7), at: .bottom, animated: false)
        window.layoutIfNeeded()
        #expect(list.log.contains("gone 0") && list.log.contains("shows 7"))
    }

    @Test func anAutomaticHeightIsThatOfTheContent() {
        let (list, table, window) = show()
        list.rows = ["one line", "a text that is much too long for one line of it"]
        table.reloadData()
        window.layoutIfNeeded()
        for cell in table.visibleCells { cell.textLabel?.numberOfLines = 0 }
        window.layoutIfNeeded()
        let heights = [0, 1].map { table.rectForRow(at: Self.row($0)).height }
        #expect(heights[1] > heights[0])
    }

    @Test func anIndexPathOfOneNumberHasNoRow() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = IndexPath(index: 3).row
        }
        #expect(result.lastWords.contains("section"), "\(result.lastWords)")
    }

    // MARK: - Changes

    @Test func nestedUpdatesAreOneUpdate() {
        let (list, table, window) = show()
        table.beginUpdates()
        list.rows.removeFirst()
        table.deleteRows(at: [Self.row(0)], with: .none)
        table.beginUpdates()
        list.rows.append("z")
        table.insertRows(at: [Self.row(7)], with: .none)
        table.endUpdates()
        #expect(Screen.picture(window).contains("│ a "))
        table.endUpdates()
        #expect(!Screen.picture(window).contains("│ a "))
    }

    @Test func placesOfAnUpdateAreThoseBeforeForWhatGoesAndAfterForWhatComes() {
        let (list, table, window) = show()
        list.rows = ["new", "b", "d", "e", "f", "g", "h"]
        table.performBatchUpdates {
            table.insertRows(at: [Self.row(0)], with: .none)
            table.deleteRows(at: [Self.row(0), Self.row(2)], with: .none)
        }
        window.layoutIfNeeded()
        #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["new", "b", "d"])
    }

    @Test func countsThatDisagreeEndTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let list = List(style: .plain)
            let window = Screen.window(list, columns: 20, lines: 10)
            window.layoutIfNeeded()
            list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(result.lastWords.contains("invalid number of rows"), "\(result.lastWords)")
    }

    @Test func anUpdateThatContradictsItselfEndsTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let list = List(style: .plain)
            let window = Screen.window(list, columns: 20, lines: 10)
            window.layoutIfNeeded()
            list.tableView.performBatchUpdates {
                list.tableView.moveRow(
                    at: IndexPath(row: 0, section: 0),
                    to: IndexPath(row: 2, section: 0)
                )
                list.tableView.moveRow(
                    at: IndexPath(row: 1, section: 0),
                    to: IndexPath(row: 2, section: 0)
                )
            }
        }
        #expect(result.lastWords.contains("attempt to"), "\(result.lastWords)")
    }

    @Test func aDataSourceAndADelegateAreHeldWeakly() {
        let table = TableView(frame: .zero, style: .plain)
        do {
            let list = List(style: .plain)
            table.dataSource = list
            table.delegate = list
        }
        #expect(table.dataSource == nil && table.delegate == nil)
    }
}
