import Testing
import UIKitNames

/// Data sources and delegates as apps write them.
///
/// Each idiom begins with a bullet.
@Suite struct DelegateIdioms {
    // Area: delegate, data source
    private final class Controller: UITableViewController {
        struct Item { var name: String; var isDone = false }

        var items = [Item(name: "Milk"), Item(name: "Bread"), Item(name: "Eggs")]
        var log: [String] = []

        // • a controller of a style
        init() { super.init(style: .insetGrouped) }

        // • after loading
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            tableView.allowsMultipleSelection = true
        }

        // • numbers of sections
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }

        // • numbers of rows
        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { items.count }

        // • cells
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            let item = items[indexPath.row]
            cell.textLabel?.text = item.name
            cell.accessoryType = item.isDone ? .checkmark : .none
            return cell
        }

        // • titles of headers
        override func tableView(
            _ tableView: UITableView,
            titleForHeaderInSection section: Int
        ) -> String? { "To buy" }

        // • titles of footers
        override func tableView(
            _ tableView: UITableView,
            titleForFooterInSection section: Int
        ) -> String? { "\(items.count) things" }

        // • heights of rows
        override func tableView(
            _ tableView: UITableView,
            heightForRowAt indexPath: IndexPath
        ) -> CGFloat { UITableView.automaticDimension }

        // • estimated heights
        override func tableView(
            _ tableView: UITableView,
            estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat { 44 }

        // • heights of headers
        override func tableView(
            _ tableView: UITableView,
            heightForHeaderInSection section: Int
        ) -> CGFloat { UITableView.automaticDimension }

        // • heights of footers
        override func tableView(
            _ tableView: UITableView,
            heightForFooterInSection section: Int
        ) -> CGFloat { UITableView.automaticDimension }

        // • a selected row
        override func tableView(
            _ tableView: UITableView,
            didSelectRowAt indexPath: IndexPath
        ) {
            items[indexPath.row].isDone.toggle()
            tableView.deselectRow(at: indexPath, animated: true)
            tableView.reloadRows(at: [indexPath], with: .automatic)
        }

        // • a deselected row
        override func tableView(
            _ tableView: UITableView,
            didDeselectRowAt indexPath: IndexPath
        ) { log.append("deselected") }

        // • another row, or none, in place of a touched one
        override func tableView(
            _ tableView: UITableView,
            willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? { indexPath.row == 2 ? nil : indexPath }

        // • whether a touch highlights
        override func tableView(
            _ tableView: UITableView,
            shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool { true }

        // • what can be edited
        override func tableView(
            _ tableView: UITableView,
            canEditRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row > 0 }

        // • deleting
        override func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .delete {
                items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .fade)
            }
        }

        // • styles of editing
        override func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }

        // • no indentation in edit mode
        override func tableView(
            _ tableView: UITableView,
            shouldIndentWhileEditingRowAt indexPath: IndexPath
        ) -> Bool { false }

        // • the title of the button that deletes
        override func tableView(
            _ tableView: UITableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Remove" }

        // • last changes before a cell shows
        override func tableView(
            _ tableView: UITableView,
            willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { cell.backgroundColor = .white }

        // • a cell that has left the screen
        override func tableView(
            _ tableView: UITableView,
            didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { log.append("gone \(indexPath.row)") }

        // • last changes before a header shows
        override func tableView(
            _ tableView: UITableView,
            willDisplayHeaderView view: UIView,
            forSection section: Int
        ) { (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemRed }

        // • the detail button
        override func tableView(
            _ tableView: UITableView,
            accessoryButtonTappedForRowWith indexPath: IndexPath
        ) { log.append("detail \(indexPath.row)") }

        // • indentation
        override func tableView(
            _ tableView: UITableView,
            indentationLevelForRowAt indexPath: IndexPath
        ) -> Int { 0 }

        // • actions at the right edge
        override func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") {
                [weak self] _, _, completion in
                self?.items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                completion(true)
            }
            delete.backgroundColor = .systemRed
            delete.image = UIImage(systemName: "trash")
            let configuration = UISwipeActionsConfiguration(actions: [delete])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }

        // • actions at the left edge
        override func tableView(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, done in
                self?.log.append("done")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [done])
        }

        // • titles of the index
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

        // • the section of a title
        override func tableView(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int { index }
    }

    /// A data source apart from its controller, which moves rows.
    private final class Source: NSObjectLike, UITableViewDataSource {
        var names = ["a", "b", "c"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            // • a cell that is made where none is in the pool
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Row")
                ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Row")
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }

    /// Rows that can be dragged.
    private final class Movable: UITableViewController, TableViewDataSourceReordering {
        var names = ["a", "b", "c"]

        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.showsReorderControl = true
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    @Test func aListAnswersAsItsMethodsSay() {
        let controller = Controller()
        let window = Screen.window(controller, columns: 30, lines: 20)
        let picture = Screen.picture(window)
        #expect(picture.contains("TO BUY") && picture.contains("3 things"))
        let table = controller.tableView
        #expect(table.touchRow(at: IndexPath(row: 0, section: 0)))
        #expect(controller.items[0].isDone)
        #expect(Screen.picture(window).contains("✓"))
        #expect(table.indexPathForSelectedRow == nil)
        table.touchRow(at: IndexPath(row: 2, section: 0))
        #expect(!controller.items[2].isDone)
        #expect(table.touchSwipeAction("Done", forRowAt: IndexPath(row: 1, section: 0)))
        #expect(controller.log.contains("done"))
        #expect(table.touchSwipeAction("Delete", forRowAt: IndexPath(row: 1, section: 0)))
        #expect(controller.items.map(\.name) == ["Milk", "Eggs"])
        #expect(table.swipeActions(forRowAt: IndexPath(row: 0, section: 0)).isEmpty)
        let header = table.headerView(forSection: 0) as? UITableViewHeaderFooterView
        #expect(header?.textLabel?.textColor == .systemRed)
    }

    @Test func aDataSourceMayBeAnyClass() {
        let source = Source()
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = source
        let window = Screen.window(controller, columns: 20, lines: 10)
        #expect(Screen.picture(window).contains("│ b "))
    }

    @Test func rowsAreMoved() {
        let controller = Movable(style: .plain)
        let window = Screen.window(controller, columns: 20, lines: 10)
        // • edit mode of a controller
        controller.setEditing(true, animated: false)
        #expect(Screen.picture(window).contains("≡"))
        #expect(controller.tableView.isEditing)
    }
}
