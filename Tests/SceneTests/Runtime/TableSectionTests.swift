import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Headers, footers and the section index.
@Suite struct TableSectionTests {
    private func makeTitled(_ rows: NumberedRows, _ style: TableView.Style = .plain) -> TableView {
        rows.hasTitles = true
        let table = makeTable(rows, style: style)
        table.sectionHeaderHeight = 20
        return table
    }

    @Test func whenASectionHasATitleThenAHeaderStandsAboveItsRows() throws {
        let rows = NumberedRows(3, 3)
        let table = makeTitled(rows)
        let header = try #require(table.headerView(forSection: 1) as? TableViewHeaderFooterView)
        #expect(header.textLabel?.text == "header 1")
        #expect(header.frame.minY == 80)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 100)
        #expect(table.footerView(forSection: 0) == nil)
    }

    @Test func whenAPlainTableScrollsThenTheHeaderFloatsUntilItsSectionEnds() throws {
        let rows = NumberedRows(10, 30)
        let table = makeTitled(rows)
        table.contentOffset = Point(x: 0, y: 100)
        #expect(try #require(table.headerView(forSection: 0)).frame.minY == 100)
        table.contentOffset = Point(x: 0, y: 210)
        #expect(try #require(table.headerView(forSection: 0)).frame.minY == 200)
        #expect(try #require(table.headerView(forSection: 1)).frame.minY == 220)
        table.contentOffset = Point(x: 0, y: 240)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(try #require(table.headerView(forSection: 1)).frame.minY == 240)
    }

    @Test func whenAGroupedTableScrollsThenNoHeaderFloats() {
        let rows = NumberedRows(10, 30)
        let table = makeTitled(rows, .grouped)
        table.contentOffset = Point(x: 0, y: 100)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test func whenScrolledToARowAtTheTopThenTheFloatingHeaderDoesNotCoverIt() {
        let rows = NumberedRows(10, 30)
        let table = makeTitled(rows)
        table.scrollToRow(at: IndexPath(row: 5, section: 1), at: .top)
        let row = table.rectForRow(at: IndexPath(row: 5, section: 1))
        #expect(row.minY - table.contentOffset.y == 20)
    }

    @Test func whenAHeaderIsShorterThanEstimatedThenRowsDoNotJump() {
        let rows = NumberedRows(50, 50, 50)
        rows.hasTitles = true
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        table.dataSource = rows
        window.addSubview(table)
        table.scrollToRow(at: IndexPath(row: 20, section: 2), at: .top)
        #expect(texts(of: table).contains("2.20"))
        let row = table.rectForRow(at: IndexPath(row: 20, section: 2))
        #expect(row.minY - table.contentOffset.y == 20)
    }

    @Test func whenTheDelegateGivesAViewThenItStandsInPlaceOfTheTitle() {
        final class Views: TableViewDelegate {
            let view = Label()

            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
                section == 0 ? view : nil
            }

            func tableView(
                _ tableView: TableView,
                heightForHeaderInSection section: Int
            ) -> Double { section == 0 ? 60 : TableView.automaticDimension }
        }
        let rows = NumberedRows(1, 1)
        let views = Views()
        let table = makeTitled(rows)
        table.delegate = views
        #expect(table.headerView(forSection: 0) === views.view)
        #expect(views.view.frame == Rect(x: 0, y: 0, width: 320, height: 60))
        #expect(table.headerView(forSection: 1) is TableViewHeaderFooterView)
    }

    @Test func whenAPlainTableHasAnIndexThenATitleLeadsToItsSection() {
        let rows = NumberedRows(30, 30, 30)
        rows.indexTitles = ["A", "B", "C"]
        let table = makeTitled(rows)
        #expect(table.sectionIndexTitles == ["A", "B", "C"])
        #expect(table.touchSectionIndexTitle("B"))
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
        #expect(!table.touchSectionIndexTitle("Z"))
    }

    @Test func whenATableIsGroupedThenItHasNoIndex() {
        let rows = NumberedRows(30)
        rows.indexTitles = ["A"]
        let table = makeTitled(rows, .insetGrouped)
        #expect(table.sectionIndexTitles == nil)
        #expect(!table.touchSectionIndexTitle("A"))
    }

    @Test func whenATableHasAHeaderViewThenItStandsAboveTheFirstSection() {
        let rows = NumberedRows(30)
        let table = makeTable(rows)
        table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 10, height: 40))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        #expect(table.tableHeaderView?.frame.width == 320)
        #expect(table.contentSize.height == 640)
    }
}
