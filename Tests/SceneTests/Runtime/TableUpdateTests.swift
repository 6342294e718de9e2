import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Rows and sections that come, go and move, and the check that the data agrees.
@Suite(.exitTests) struct TableUpdateTests {
    private let rows = NumberedRows(3, 5)

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test func whenARowIsDeletedThenTheOthersKeepTheirCells() {
        let table = makeTable(rows)
        let cell = table.cellForRow(at: path(2))
        rows.counts = [2, 5]
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: path(1)) === cell)
        #expect(rows.sectionQuestions == 2)
    }

    @Test func whenRowsComeAndGoThenTheSelectionFollows() {
        let table = makeTable(rows)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(1))
        table.selectRow(at: path(0, 1))
        rows.counts = [4, 4]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0, 1)])
            table.insertRows(at: [path(0)])
        }
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(table.cellForRow(at: path(2))?.isSelected == true)
    }

    @Test func whenRowsAreDeletedThenWhatIsOnTheScreenAboveThemStays() {
        let rows = NumberedRows(50, 50, 50)
        rows.hasTitles = true
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        for step in 0...60 {
            table.contentOffset = Point(x: 0, y: Double(step) * 20)
            table.layoutIfNeeded()
        }
        let before = table.indexPathsForVisibleRows?.first
        rows.counts = [50, 50, 49]
        table.deleteRows(at: [path(49, 2)])
        #expect(table.indexPathsForVisibleRows?.first == before)
    }

    @Test func whenTheEndGoesThenTheNewEndIsAtTheLowerEdge() {
        let rows = NumberedRows(40, 3)
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.estimatedRowHeight = 50
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        table.scrollToRow(at: path(2, 1), at: .bottom)
        rows.counts = [40]
        table.deleteSections([1])
        #expect(table.indexPathsForVisibleRows?.last == path(39))
        #expect(table.contentOffset.y + 200 == table.contentSize.height)
    }

    @Test func whenABatchDeletesAndInsertsThenDeletionsAreCountedBefore() {
        let table = makeTable(rows)
        rows.counts = [3, 5]
        table.performBatchUpdates {
            table.insertRows(at: [path(2)])
            table.deleteRows(at: [path(2)])
        }
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func whenARowIsReloadedThenItsCellIsAskedForAgainAndItIsDeselected() {
        let table = makeTable(rows)
        table.selectRow(at: path(1))
        table.layoutIfNeeded()
        rows.cellQuestions = []
        table.reloadRows(at: [path(1)])
        table.layoutIfNeeded()
        #expect(rows.cellQuestions == [path(1)])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func whenARowMovesThenItsCellGoesAlong() {
        let table = makeTable(rows)
        let cell = table.cellForRow(at: path(0))
        rows.counts = [2, 6]
        table.moveRow(at: path(0), to: path(5, 1))
        #expect(table.cellForRow(at: path(5, 1)) === cell)
    }

    @Test func whenSectionsComeAndGoThenTheirRowsDo() {
        let table = makeTable(rows)
        let cell = table.cellForRow(at: path(4, 1))
        rows.counts = [1, 2, 5]
        table.performBatchUpdates {
            table.deleteSections([0])
            table.insertSections([0, 1])
        }
        #expect(table.numberOfSections == 3)
        #expect(table.cellForRow(at: path(4, 2)) === cell)
    }

    @Test func whenASectionMovesThenItsRowsGoAlong() {
        let table = makeTable(rows)
        let cell = table.cellForRow(at: path(1, 0))
        rows.counts = [5, 3]
        table.moveSection(0, toSection: 1)
        #expect(table.cellForRow(at: path(1, 1)) === cell)
    }

    @Test func whenASectionIsReloadedThenItsCountMayDiffer() {
        let table = makeTable(rows)
        table.layoutIfNeeded()
        rows.counts = [7, 5]
        table.reloadSections([0])
        #expect(table.numberOfRows(inSection: 0) == 7)
    }

    @Test func whenUpdatesEndThatNeverBeganThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            TableView().endUpdates()
        }
        #expect(end.lastWords.contains("endUpdates() was called without beginUpdates()"))
    }

    @Test func whenTheTableHasNotCountedYetThenAnUpdateFindsTheDataAsItIs() {
        let table = makeTable(rows)
        rows.counts = [4, 5]
        table.insertRows(at: [path(0)])
        #expect(table.numberOfRows(inSection: 0) == 4)
    }
}
