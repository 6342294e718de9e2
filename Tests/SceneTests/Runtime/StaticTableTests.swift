import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Tables whose cells are all there from the start.
@Suite struct StaticTableTests {
    private func makeStatic(cells: Int) -> StaticTableView {
        let table = StaticTableView(
            frame: Rect(x: 0, y: 0, width: 320, height: 100),
            style: .grouped
        )
        table.rowHeight = 20
        table.insertSection(at: 0, named: "first")
        for row in 0..<cells {
            let cell = TableViewCell(style: .default, reuseIdentifier: "Cell")
            cell.textLabel?.text = "\(row)"
            cell.value = row * 10
            table.insertCell(cell, forRowAt: IndexPath(row: row, section: 0))
        }
        return table
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func whenCellsAreStaticThenTheTableServesThemItself() {
        let table = makeStatic(cells: 3)
        #expect(table.dataSource === table)
        #expect(texts(of: table) == ["0", "1", "2"])
        #expect(table.section(withName: "first") == 0)
        #expect(table.name(forSection: 0) == "first")
    }

    @Test func whenAStaticCellLeavesTheScreenThenItKeepsItsStateAndEntersNoQueue() throws {
        let table = makeStatic(cells: 50)
        let cell = try #require(table.visibleCells.first)
        cell.textLabel?.text = "changed"
        table.contentOffset = Point(x: 0, y: 500)
        table.layoutIfNeeded()
        #expect(cell.superview == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
        table.contentOffset = .zero
        #expect(table.visibleCells.first === cell)
        #expect(cell.textLabel?.text == "changed")
        #expect(table.statistics.cellsMade == 0)
    }

    @Test func whenCellsComeAndGoThenTheTableFollows() {
        let table = makeStatic(cells: 3)
        table.layoutIfNeeded()
        table.deleteCell(forRowAt: path(1))
        #expect(texts(of: table) == ["0", "2"])
        table.insertSection(at: 0)
        #expect(table.numberOfSections == 2)
        table.deleteSection(at: 0)
        #expect(texts(of: table) == ["0", "2"])
    }

    @Test func whenASectionHasATitleThenItsHeaderShows() {
        let table = makeStatic(cells: 3)
        table.layoutIfNeeded()
        table.setTitle("Title", forHeaderInSection: 0)
        let header = table.headerView(forSection: 0) as? TableViewHeaderFooterView
        #expect(header?.textLabel?.text == "Title")
    }

    @Test func whenASectionHasOneCheckmarkThenATouchMovesIt() {
        let table = makeStatic(cells: 3)
        table.setSelectionMode(.singleCheckmark, forSection: 0)
        table.setValue(0, forSection: 0)
        #expect(table.cell(forRowAt: path(0))?.isChecked == true)
        table.touchRow(at: path(2))
        #expect(table.value(forSection: 0) == AnyHashable(20))
        #expect(table.visibleCells.map(\.isChecked) == [false, false, true])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func whenASectionHasSeveralCheckmarksThenATouchTogglesOne() {
        let table = makeStatic(cells: 3)
        table.setSelectionMode(.multipleCheckmarks, forSection: 0)
        table.setValues([0, 10], forSection: 0)
        table.touchRow(at: path(0))
        table.touchRow(at: path(2))
        #expect(table.values(forSection: 0) == [AnyHashable(10), AnyHashable(20)])
        #expect(table.visibleCells.map(\.accessoryType) == [.none, .checkmark, .checkmark])
    }

    @Test func whenASectionIsFedThenItsRowsStandBesideStaticCells() {
        let content = StaticTableContent(sections: [
            StaticTableSection(name: "own"), StaticTableSection(name: "fed"),
        ])
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "own"
        content.sections[0].cells = [cell]
        let rows = NumberedRows(0, 100)
        content.sections[1].source = rows
        let controller = TableViewController(style: .plain)
        controller.tableView.frame = Rect(x: 0, y: 0, width: 320, height: 60)
        controller.tableView.rowHeight = 20
        controller.tableView.staticContent = content
        #expect(texts(of: controller.tableView) == ["own", "1.0", "1.1"])
        controller.tableView.contentOffset = Point(x: 0, y: 500)
        controller.tableView.layoutIfNeeded()
        #expect(controller.tableView.statistics.cellsMade <= 4)
    }

    @Test func whenAnIndexHasOneTitleForSeveralSectionsThenItLeadsToTheFirst() {
        let headers = ["Ada", "Alan", nil, "Grace"]
        let content = StaticTableContent(
            sections: headers.map { header in
                let section = StaticTableSection()
                section.headerTitle = header
                section.cells = [TableViewCell(style: .default, reuseIdentifier: nil)]
                return section
            }
        )
        let section = { (title: String, index: Int) in
            content.tableView(TableView(), sectionForSectionIndexTitle: title, at: index)
        }
        #expect(section("A", 0) == 0)
        #expect(section("G", 1) == 3)
        #expect(section("#", 2) == 2)
    }
}
