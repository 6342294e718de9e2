import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Which rows have cells, and where they are.
@Suite(.exitTests) struct TableLayoutTests {
    @Test func whenTheDataSourceIsAssignedThenTheTableReloadsOnce() {
        let rows = NumberedRows(100)
        let table = makeTable(rows)
        #expect(rows.sectionQuestions == 0)
        table.layoutIfNeeded()
        table.setNeedsLayout()
        table.layoutIfNeeded()
        table.frame = Rect(x: 0, y: 0, width: 320, height: 100)
        table.layoutIfNeeded()
        #expect(rows.sectionQuestions == 1)
        #expect(rows.cellQuestions.count == 10)
    }

    @Test func whenLaidOutThenOnlyVisibleRowsHaveCells() {
        let rows = NumberedRows(1_000_000)
        let table = makeTable(rows)
        #expect(table.indexPathsForVisibleRows?.count == 10)
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 0))?.textLabel?.text == "0.9")
        #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
        #expect(table.contentSize.height == 20_000_000)
        #expect(rows.cellQuestions.count == 10)
    }

    @Test func whenContentGrowsThenTheFrameStays() {
        let rows = NumberedRows(1)
        let table = makeTable(rows)
        let frame = table.frame
        rows.counts = [500]
        table.reloadData()
        #expect(table.contentSize.height == 10_000)
        #expect(table.frame == frame)
    }

    @Test func whenTheOffsetIsBeyondTheEndThenTheLastRowsShow() {
        let rows = NumberedRows(100)
        let table = makeTable(rows)
        table.contentOffset = Point(x: 0, y: 100_000)
        #expect(texts(of: table).last == "0.99")
        #expect(table.contentOffset.y == 1_800)
    }

    @Test(arguments: [
        (TableView.ScrollPosition.top, 40), (.middle, 36), (.bottom, 31), (.none, 31),
    ])
    func whenScrolledToARowThenItStandsWhereAsked(position: TableView.ScrollPosition, first: Int) {
        let rows = NumberedRows(100)
        let table = makeTable(rows)
        table.scrollToRow(at: IndexPath(row: 40, section: 0), at: position)
        let top = table.indexPathForRow(at: Point(x: 0, y: table.contentOffset.y + 19))
        #expect(top?.row == first)
    }

    @Test func whenARowIsVisibleThenScrollingToItWithoutAPlaceDoesNothing() {
        let rows = NumberedRows(100)
        let table = makeTable(rows)
        table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .none)
        #expect(table.contentOffset == .zero)
    }

    @Test func whenAskedForARowThatDoesNotExistThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let rows = NumberedRows(3)
            makeTable(rows).scrollToRow(at: IndexPath(row: 3, section: 0), at: .top)
        }
        #expect(
            end.lastWords.contains(
                "the table cannot scroll to row 3 of section 0, which has 3 rows"
            )
        )
    }

    @Test func whenAPlaceIsAskedForThenItsRowIsFound() {
        let rows = NumberedRows(3, 3)
        let table = makeTable(rows)
        let place = Point(x: 5, y: 65)
        #expect(table.indexPathForRow(at: place) == IndexPath(row: 0, section: 1))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 80)
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
        #expect(table.indexPathForRow(at: Point(x: 5, y: 500)) == nil)
    }

    @Test func whenInAWindowThenRowsAreAsHighAsTheirContent() {
        let rows = NumberedRows(100)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        #expect(table.visibleCells.count == 10)
        // Ten rows of 20 points were seen; the others count with 44.
        #expect(table.contentSize.height == 10 * 20 + 90 * 44)
    }

    @Test func whenRowsTurnOutShorterThanEstimatedThenTheEndStillFillsTheScreen() {
        let rows = NumberedRows(1_000)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom)
        #expect(texts(of: table) == (990..<1_000).map { "0.\($0)" })
        table.contentOffset = Point(x: 0, y: table.contentOffset.y - 20)
        #expect(texts(of: table) == (989..<999).map { "0.\($0)" })
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top)
        #expect(texts(of: table) == (500..<510).map { "0.\($0)" })
    }

    @Test func whenTheWidthChangesThenHeightsAreMeasuredAgainAndTheTopRowStays() {
        let rows = NumberedRows(100)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top)
        table.frame = Rect(x: 0, y: 0, width: 16, height: 200)
        // Four characters on two columns take two lines.
        #expect(texts(of: table) == (50..<55).map { "0.\($0)" })
    }

    @Test func whenARowHasAHeightOfItsOwnThenItBeatsTheTables() {
        final class Heights: TableViewDelegate {
            func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
                indexPath.row == 0 ? 60 : TableView.automaticDimension
            }
        }
        let rows = NumberedRows(10)
        let heights = Heights()
        let table = makeTable(rows)
        table.delegate = heights
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 20)
    }

    @Test func whenACellLeavesTheScreenThenTheDelegateHearsOfIt() {
        final class Displays: TableViewDelegate {
            var log: [String] = []

            func tableView(
                _ tableView: TableView,
                willDisplay cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) {
                log.append("will \(indexPath.row)")
                cell.backgroundColor = Color("systemGray")
            }

            func tableView(
                _ tableView: TableView,
                didEndDisplaying cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) { log.append("end \(indexPath.row)") }
        }
        let rows = NumberedRows(10)
        let displays = Displays()
        let table = makeTable(rows, lines: 2)
        table.delegate = displays
        #expect(table.visibleCells.first?.backgroundColor == Color("systemGray"))
        table.contentOffset = Point(x: 0, y: 20)
        table.layoutIfNeeded()
        #expect(displays.log == ["will 0", "will 1", "end 0", "will 2"])
    }

    @Test func whenCellsAreTranslucentThenTheyAreCounted() throws {
        let rows = NumberedRows(10)
        let table = makeTable(rows, lines: 2)
        #expect(table.translucentSubviewCount == 0)
        try #require(table.visibleCells.first?.textLabel).alpha = 0.5
        try #require(table.visibleCells.last?.textLabel).backgroundColor = Color("#FF000080")
        #expect(table.translucentSubviewCount == 2)
    }

    @Test func whenReloadedThenTheRowAtTheTopStaysThere() {
        let rows = NumberedRows(100)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        for step in 1...30 {
            table.contentOffset = Point(x: 0, y: Double(step) * 20)
            table.layoutIfNeeded()
        }
        #expect(texts(of: table).first == "0.30")
        table.reloadData()
        #expect(texts(of: table).first == "0.30")
    }

    @Test(arguments: [2, 44, 400])
    func whenReloadedAtTheEndThenThePlaceIsKeptWhateverIsEstimated(_ estimate: Double) {
        let rows = NumberedRows(100)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.estimatedRowHeight = estimate
        table.dataSource = rows
        window.addSubview(table)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom)
        table.contentOffset = Point(x: 0, y: table.contentOffset.y - 10)
        let before = table.visibleCells.map { $0.frame.minY - table.contentOffset.y }
        #expect(before.first == -10)
        table.reloadData()
        #expect(texts(of: table) == (89..<100).map { "0.\($0)" })
        #expect(table.visibleCells.map { $0.frame.minY - table.contentOffset.y } == before)
    }

    @Test func whenACountIsNegativeThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let rows = NumberedRows(-1)
            makeTable(rows).layoutIfNeeded()
        }
        #expect(
            end.lastWords.contains(
                "tableView(_:numberOfRowsInSection:) returned -1 for section 0; return 0 or more"
            )
        )
    }

    @Test func whenTheNumberOfSectionsIsNegativeThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class NoSections: NumberedRows {
                override func numberOfSections(in tableView: TableView) -> Int { -1 }
            }
            let rows = NoSections(0)
            makeTable(rows).layoutIfNeeded()
        }
        #expect(end.lastWords.contains("numberOfSections(in:) returned -1; return 0 or more"))
    }

    @Test func whenATableComesIntoAWindowThenItsRowsAreMeasuredThere() {
        let rows = NumberedRows(100)
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        #expect(table.visibleCells.count == 5)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        window.addSubview(table)
        #expect(table.visibleCells.count == 10)
    }

    @Test func whenTheStyleIsNotSaidThenItIsPlain() {
        #expect(TableView(frame: .zero).style == .plain)
        #expect(TableView(frame: .zero, style: .grouped).style == .grouped)
    }

    @Test func aLayoutWhoseRowsNeverSettleEnds() {
        let rows = NumberedRows(3)
        let table = makeTable(rows)
        table.layoutIfNeeded()
        // No search finds a second cell for a row, so its borders stay what they were.
        let extra = TableViewCell(style: .default, reuseIdentifier: nil)
        extra.neighbors = RowNeighbors(above: .row, below: .row)
        table.shownRows.insert(ShownRow(item: table.shownRows[0].item, cell: extra), at: 1)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(!table.needsLayout)
    }
}
