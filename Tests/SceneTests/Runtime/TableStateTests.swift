import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Selected rows and the first visible row, saved and restored.
@Suite struct TableStateTests {
    private final class NamedRows: TableViewDataSource, DataSourceModelAssociation {
        var names = (0..<50).map { "name \($0)" }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }

        func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
            names[indexPath.row]
        }

        func indexPathForElement(
            withModelIdentifier identifier: String,
            in view: View
        ) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func whenATableHasNoIdentifierThenNothingIsSaved() {
        let rows = NumberedRows(3)
        #expect(makeTable(rows).restorableState() == nil)
    }

    @Test func whenRowsHaveNoNamesThenTheirPlacesAreRestored() throws {
        let rows = NumberedRows(50)
        let table = makeTable(rows)
        table.restorationIdentifier = "table"
        table.selectRow(at: path(22))
        table.scrollToRow(at: path(20), at: .top)
        let state = try #require(table.restorableState())
        table.contentOffset = .zero
        table.reloadData()
        table.restore(state)
        #expect(table.indexPathForSelectedRow == path(22))
        #expect(table.indexPathsForVisibleRows?.first == path(20))
    }

    @Test func whenRowsHaveNamesThenTheyAreRestoredInChangedData() throws {
        let rows = NamedRows()
        let table = makeTable(rows)
        table.restorationIdentifier = "table"
        table.allowsMultipleSelection = true
        table.selectRow(at: path(22))
        table.selectRow(at: path(30))
        table.scrollToRow(at: path(20), at: .top)
        let state = try #require(table.restorableState())
        rows.names.removeAll { $0 == "name 3" || $0 == "name 30" }
        table.reloadData()
        table.restore(state)
        #expect(table.indexPathsForSelectedRows == [path(21)])
        #expect(table.indexPathsForVisibleRows?.first == path(19))
    }
}
