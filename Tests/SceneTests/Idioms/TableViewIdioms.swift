import Testing
import UIKitNames

/// A table as apps use it, written as for UIKit.
///
/// Each idiom begins with a bullet.
@Suite struct TableViewIdioms {
    private final class Cell: UITableViewCell {}

    private final class Header: UITableViewHeaderFooterView {}

    /// Rows of texts in sections.
    private class Source: NSObjectLike, UITableViewDataSource, UITableViewDelegate {
        var sections = [["a", "b", "c"], ["d", "e"]]

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            titleForHeaderInSection section: Int
        ) -> String? { "Section \(section)" }
    }

    // Area: table view
    private let source = Source()

    private func table(_ style: UITableView.Style = .plain, lines: Int = 20) -> (
        UITableView, UIWindow
    ) {
        // • a table of a style
        let tableView = UITableView(frame: .zero, style: style)
        // • a data source and a delegate
        tableView.dataSource = source
        tableView.delegate = source
        // • a class for an identifier
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let controller = UIViewController()
        controller.view = tableView
        let window = Screen.window(controller, columns: 30, lines: lines)
        window.layoutIfNeeded()
        return (tableView, window)
    }

    @Test func makingAndAsking() {
        let (tableView, window) = table()
        defer { _ = window }
        // • numbers of sections and rows
        #expect(tableView.numberOfSections == 2)
        #expect(tableView.numberOfRows(inSection: 0) == 3)
        // • the cell of a row
        #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
        // • no cell for a row that is not there
        #expect(tableView.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
        // • the row of a cell
        let cell = tableView.visibleCells[0]
        #expect(tableView.indexPath(for: cell) == IndexPath(row: 0, section: 0))
        // • the rows that show
        #expect(tableView.indexPathsForVisibleRows?.count == 5)
        // • the cells that show
        #expect(tableView.visibleCells.count == 5)
        // • the row at a point
        let middle = CGPoint(
            x: 10,
            y: tableView.rectForRow(at: IndexPath(row: 2, section: 0)).midY
        )
        #expect(tableView.indexPathForRow(at: middle) == IndexPath(row: 2, section: 0))
        // • the rows in a rectangle
        #expect(tableView.indexPathsForRows(in: tableView.rect(forSection: 1))?.count == 2)
        // • the rectangle of a header
        #expect(tableView.rectForHeader(inSection: 1).height > 0)
        // • the style
        #expect(tableView.style == .plain)
    }

    @Test func looks() {
        let (tableView, window) = table()
        let before = Screen.picture(window)
        // • a height for all rows
        tableView.rowHeight = 60
        window.layoutIfNeeded()
        #expect(Screen.picture(window) != before)
        // • automatic heights
        tableView.rowHeight = UITableView.automaticDimension
        window.layoutIfNeeded()
        #expect(Screen.picture(window) == before)
        // • an estimated height
        tableView.estimatedRowHeight = 44
        // • heights of headers and footers
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.sectionFooterHeight = UITableView.automaticDimension
        #expect(Screen.picture(window) == before)
        // • no lines between rows
        tableView.separatorStyle = .none
        #expect(!Screen.picture(window).contains("──────── "))
        tableView.separatorStyle = .singleLine
        // • the inset of lines
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        // • the colour of lines
        tableView.separatorColor = .lightGray
        #expect(tableView.separatorColor == .lightGray)
        // • a view above the rows
        let title = UILabel()
        title.text = "Everything"
        tableView.tableHeaderView = title
        #expect(Screen.picture(window).contains("Everything"))
        // • no lines below the last row
        tableView.tableFooterView = UIView(frame: .zero)
        // • a view behind the rows
        tableView.backgroundView = UIView()
        // • a background colour
        tableView.backgroundColor = .systemGroupedBackground
        #expect(tableView.backgroundColor == .systemGroupedBackground)
        // • what takes the keyboard away
        tableView.keyboardDismissMode = .onDrag
        // • a table for accessibility
        tableView.accessibilityIdentifier = "list"
        #expect(tableView.accessibilityIdentifier == "list")
        // • no scroll indicator
        tableView.showsVerticalScrollIndicator = false
        // • a table that does not scroll
        tableView.isScrollEnabled = false
        #expect(!tableView.isScrollEnabled)
    }

    @Test func selecting() {
        let (tableView, window) = table()
        defer { _ = window }
        let path = IndexPath(row: 1, section: 0)
        // • selecting by code
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(tableView.indexPathForSelectedRow == path)
        // • deselecting by code
        tableView.deselectRow(at: path, animated: true)
        #expect(tableView.indexPathForSelectedRow == nil)
        // • several selected rows
        tableView.allowsMultipleSelection = true
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        tableView.selectRow(
            at: IndexPath(row: 0, section: 1),
            animated: false,
            scrollPosition: .none
        )
        #expect(tableView.indexPathsForSelectedRows?.count == 2)
        // • deselecting all that is selected
        tableView.indexPathsForSelectedRows?.forEach {
            tableView.deselectRow(at: $0, animated: false)
        }
        #expect(tableView.indexPathsForSelectedRows == nil)
        // • no selection
        tableView.allowsSelection = false
        #expect(!tableView.touchRow(at: path))
        // • several rows in edit mode
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.setEditing(true, animated: false)
        #expect(tableView.touchRow(at: path))
        #expect(tableView.indexPathForSelectedRow == path)
        // • selection in edit mode
        tableView.allowsSelectionDuringEditing = true
        // • in edit mode
        #expect(tableView.isEditing)
    }

    @Test func scrolling() {
        let (tableView, window) = table(lines: 7)
        let last = IndexPath(row: 1, section: 1)
        // • to a row
        tableView.scrollToRow(at: last, at: .bottom, animated: false)
        window.layoutIfNeeded()
        #expect(tableView.indexPathsForVisibleRows?.last == last)
        // • to the selected row
        tableView.selectRow(
            at: IndexPath(row: 0, section: 0),
            animated: false,
            scrollPosition: .none
        )
        tableView.scrollToNearestSelectedRow(at: .top, animated: true)
        window.layoutIfNeeded()
        #expect(tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
        // • to the top
        tableView.setContentOffset(.zero, animated: false)
        #expect(tableView.contentOffset == .zero)
        // • selecting at a place
        tableView.selectRow(at: last, animated: false, scrollPosition: .middle)
        window.layoutIfNeeded()
        #expect(tableView.cellForRow(at: last) != nil)
        // • to what is visible
        tableView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(tableView.contentOffset.y <= 0)
    }

    @Test func changing() {
        let (tableView, window) = table()
        // • all anew
        source.sections = [["x"]]
        tableView.reloadData()
        window.layoutIfNeeded()
        #expect(tableView.numberOfSections == 1)
        // • inserting
        source.sections[0].append("y")
        tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(tableView.numberOfRows(inSection: 0) == 2)
        // • deleting
        source.sections[0].removeFirst()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(Screen.picture(window).contains("y"))
        // • reloading rows
        source.sections[0][0] = "z"
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(Screen.picture(window).contains("z"))
        // • configuring rows again
        source.sections[0][0] = "w"
        tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        window.layoutIfNeeded()
        #expect(Screen.picture(window).contains("w"))
        // • between begin and end
        tableView.beginUpdates()
        source.sections.append(["new"])
        tableView.insertSections(IndexSet(integer: 1), with: .top)
        tableView.endUpdates()
        #expect(tableView.numberOfSections == 2)
        // • reloading sections
        tableView.reloadSections([0], with: .automatic)
        // • several at once, and what follows
        var isDone = false
        tableView.performBatchUpdates {
            source.sections.remove(at: 0)
            tableView.deleteSections([0], with: .left)
        } completion: { finished in
            isDone = finished
        }
        #expect(isDone && tableView.numberOfSections == 1)
        // • moving
        source.sections = [["1", "2"]]
        tableView.reloadData()
        window.layoutIfNeeded()
        source.sections = [["2", "1"]]
        tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        window.layoutIfNeeded()
        #expect(tableView.visibleCells.map { $0.textLabel?.text } == ["2", "1"])
        // • layout at once
        tableView.layoutIfNeeded()
        // • new heights without new cells
        tableView.beginUpdates()
        tableView.endUpdates()
        // • edit mode
        tableView.isEditing = true
        #expect(Screen.picture(window).contains("⊖"))
    }

    @Test func reusing() {
        let (tableView, window) = table()
        defer { _ = window }
        // • a class of one's own
        tableView.register(Cell.self, forCellReuseIdentifier: "Own")
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "Own",
            for: IndexPath(row: 0, section: 0)
        )
        #expect(cell is Cell)
        // • the name of the class as the identifier
        tableView.register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
        #expect(
            tableView.dequeueReusableCell(withIdentifier: String(describing: Cell.self)) is Cell
        )
        // • without a registered class
        #expect(tableView.dequeueReusableCell(withIdentifier: "unknown") == nil)
        // • a class for headers
        tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "Header")
        // • a header from the pool
        #expect(tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header") is Header)
        // • the header of a section
        #expect(tableView.headerView(forSection: 0) != nil)
        // • the footer of a section
        #expect(tableView.footerView(forSection: 0) == nil)
    }

    @Test func pullingAndIndexes() {
        let (tableView, window) = table()
        // • a refresh control
        let refresh = UIRefreshControl()
        tableView.refreshControl = refresh
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        #expect(Screen.picture(window).contains("◌"))
        refresh.endRefreshing()
        // • colours of the index
        tableView.sectionIndexColor = .systemBlue
        tableView.sectionIndexBackgroundColor = .clear
        tableView.sectionIndexMinimumDisplayRowCount = 20
        // • rows made ready ahead
        tableView.prefetchDataSource = nil
        // • following readable width
        tableView.cellLayoutMarginsFollowReadableWidth = true
        // • no space above the first header
        tableView.sectionHeaderTopPadding = 0
        // • whether changes are under way
        #expect(!tableView.hasUncommittedUpdates)
    }
}

/// What classes of apps inherit from where Objective-C is.
class NSObjectLike {}
