import FoundationEssentials
import Testing

@testable import SceneRuntime

/// What a table asks its data source and its delegate, and in which order.
@Suite struct TableQuestionTests {
    /// Writes down what it is asked.
    private final class Listener: TableViewDataSource, TableViewDelegate {
        var log: [String] = []
        var heights: [Int: Double] = [:]
        var cellHeight: Double?

        func numberOfSections(in tableView: TableView) -> Int {
            log.append("sections")
            return 2
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            log.append("rows of \(section)")
            return 2
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            log.append("cell \(indexPath.section).\(indexPath.row)")
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            cell.height = cellHeight
            return cell
        }

        func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { log.append("display \(indexPath.section).\(indexPath.row)") }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
            log.append("height \(indexPath.section).\(indexPath.row)")
            return heights[indexPath.row] ?? TableView.automaticDimension
        }
    }

    private let listener = Listener()

    private func makeTable(rowHeight: Double = 20, lines: Double = 10) -> TableView {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: lines * 20))
        table.rowHeight = rowHeight
        table.dataSource = listener
        table.delegate = listener
        return table
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test func whenLaidOutThenCountsAreAskedBeforeCellsAndEachCellBeforeItIsDisplayed() {
        let table = makeTable()
        table.layoutIfNeeded()
        #expect(
            listener.log.filter { !$0.hasPrefix("height") }.prefix(5) == [
                "sections", "rows of 0", "rows of 1", "cell 0.0", "display 0.0",
            ]
        )
        #expect(listener.log.filter { $0.hasPrefix("cell") }.count == 4)
        #expect(listener.log.filter { $0.hasPrefix("display") }.count == 4)
    }

    @Test func whenAHeightIsAskedThenItIsBeforeTheCell() {
        let table = makeTable()
        table.layoutIfNeeded()
        let height = listener.log.firstIndex(of: "height 0.0") ?? .max
        let cell = listener.log.firstIndex(of: "cell 0.0") ?? .max
        #expect(height < cell)
    }

    @Test func whenReloadedThenEverythingIsAskedForAgain() {
        let table = makeTable()
        table.layoutIfNeeded()
        listener.log = []
        table.layoutIfNeeded()
        #expect(listener.log == [])
        table.reloadData()
        table.layoutIfNeeded()
        #expect(listener.log.first == "sections")
        #expect(listener.log.filter { $0.hasPrefix("cell") }.count == 4)
    }

    @Test func whenRowsAreOffTheScreenThenNoCellIsAskedForThem() {
        let table = makeTable(lines: 1)
        table.layoutIfNeeded()
        #expect(listener.log.filter { $0.hasPrefix("cell") } == ["cell 0.0"])
    }

    @Test func whenSeveralHeightsAreGivenThenDelegateCellAndTableComeInThatOrder() {
        listener.heights = [0: 60]
        listener.cellHeight = 40
        let table = makeTable(rowHeight: 30)
        #expect(table.rectForRow(at: path(0)).height == 60)
        #expect(table.rectForRow(at: path(1)).height == 40)
        listener.cellHeight = nil
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(1)).height == 30)
    }

    @Test func whenNoHeightIsGivenThenTheContentDecidesAndNoOtherCellsAreMade() {
        final class LongRows: NumberedRows {
            override func tableView(
                _ tableView: TableView,
                cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                let words = Array(repeating: "word", count: indexPath.row * 10 + 1)
                cell.textLabel?.text = words.joined(separator: " ")
                return cell
            }
        }
        let rows = LongRows(1_000)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0)).height == 20)
        #expect(table.rectForRow(at: path(1)).height == 40)
        #expect(rows.cellQuestions.count == table.visibleCells.count)
        #expect(table.rectForRow(at: path(900)).height == table.estimatedRowHeight)
    }

    @Test func whenAPlainSectionEndsBelowTheScreenThenItsFooterFloats() throws {
        final class Footers: TableViewDelegate {
            func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
                View()
            }

            func tableView(
                _ tableView: TableView,
                heightForFooterInSection section: Int
            ) -> Double { 20 }
        }
        let rows = NumberedRows(30, 30)
        let footers = Footers()
        let table = SceneTests.makeTable(rows)
        table.delegate = footers
        let footer = try #require(table.footerView(forSection: 0))
        #expect(footer.frame.maxY == table.contentOffset.y + table.bounds.height)
        table.contentOffset = Point(x: 0, y: 100)
        #expect(
            try #require(table.footerView(forSection: 0)).frame.maxY
                == table.contentOffset.y + table.bounds.height
        )
        let grouped = SceneTests.makeTable(rows, style: .grouped)
        grouped.delegate = footers
        #expect(grouped.footerView(forSection: 0) == nil)
    }

    @Test func whenSeveralCanBeSelectedWhileEditingThenTouchesAddUp() {
        let table = makeTable()
        table.allowsSelectionDuringEditing = true
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.touchRow(at: path(0))
        table.touchRow(at: path(1))
        #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    }

    @Test func whenEditingStartsThenTheSelectionIsClearedUnlessItIsAllowed() {
        let table = makeTable()
        table.touchRow(at: path(0))
        table.setEditing(true, animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
