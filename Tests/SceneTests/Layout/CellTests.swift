import FoundationEssentials
import Testing

@testable import SceneKitLite

/// Where the parts of a row stand.
@Suite struct CellTests {
    /// Rows of given cells in one section, in a table that fills a room.
    private final class Cells: TableViewDataSource {
        let cells: [TableViewCell]

        init(_ cells: [TableViewCell]) { self.cells = cells }

        func numberOfSections(in tableView: TableView) -> Int { 1 }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            cells.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { cells[indexPath.row] }
    }

    @Test func whenRowsAreOneLineHighThenALineStandsBetweenThem() throws {
        let cells = ["0", "1"].map { text -> TableViewCell in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let rows = Cells(cells)
        let table = TableView(frame: .zero, style: .plain)
        table.dataSource = rows
        let window = layOut(table, columns: 38, lines: 24)
        let engine = try #require(window.measuring as? LayoutEngine)
        #expect(place(of: cells[0]) == GridRect(x: 0, y: 0, width: 38, height: 2))
        #expect(place(of: cells[1]) == GridRect(x: 0, y: 2, width: 38, height: 1))
        let anatomy = engine.anatomy(of: cells[0], in: GridSize(width: 38, height: 2))
        #expect(anatomy.lowerLine == GridRect(x: 1, y: 1, width: 37, height: 1))
        #expect(anatomy.accessory == GridRect(x: 37, y: 0, width: 1, height: 1))
        #expect(anatomy.content == GridRect(x: 0, y: 0, width: 37, height: 1))
        let text = try #require(cells[0].textLabel)
        #expect(place(of: text) == GridRect(x: 1, y: 0, width: 35, height: 1))
    }
}
