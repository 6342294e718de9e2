import FoundationEssentials
import SceneKitLite
import Testing

/// Reuse: registered classes, a queue for each identifier, cells that are reset (A2, A11, B3).
@Suite struct CellReuseTests {
    private class MessageCell: TableViewCell {
        let starView = ImageView()
        private(set) var preparations = 0

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            starView.isHidden = true
            accessoryView = starView
        }

        /// Only what is not content is reset here; content is the data source's.
        override func prepareForReuse() {
            super.prepareForReuse()
            starView.isHidden = true
            preparations += 1
        }
    }

    private final class AdCell: TableViewCell {}

    private final class InboxViewController: TableViewController {
        /// Every tenth row is an advertisement.
        static func isAd(_ row: Int) -> Bool { row % 10 == 9 }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 20
            tableView.separatorStyle = .none
            tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
            tableView.register(AdCell.self, forCellReuseIdentifier: "Ad")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 10_000 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let row = indexPath.row
            guard !Self.isAd(row) else {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Ad", for: indexPath)
                cell.textLabel?.text = "Advertisement"
                return cell
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
            cell.textLabel?.text = "Message \(row)"
            if row % 4 == 0 { (cell as? MessageCell)?.starView.isHidden = false }
            return cell
        }
    }

    private let controller = InboxViewController()
    private let window: Window

    init() {
        window = Screen.window(controller, lines: 12)
        window.layoutIfNeeded()
    }

    @Test func aCellOfTheRegisteredClassIsMadeWhenTheQueueIsEmpty() {
        let cell = controller.tableView.dequeueReusableCell(
            withIdentifier: "Message",
            for: .row(0)
        )
        #expect(cell is MessageCell)
        #expect(cell.style == .subtitle)
        #expect(cell.reuseIdentifier == "Message")
    }

    @Test(.slow) func scrollingLineByLineMakesNoMoreCellsThanAreVisiblePlusOneOfEachIdentifier() {
        let table = controller.tableView
        for row in 0..<9_990 {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            table.layoutIfNeeded()
        }
        // Ten lines: at most ten messages, at most one advertisement.
        #expect(table.statistics.cellsMade <= (10 + 1) + (1 + 1))
        #expect(table.statistics.cellsReused > 9_900)
    }

    @Test func eachIdentifierHasAQueueOfItsOwn() {
        let table = controller.tableView
        for row in 0..<200 {
            table.contentOffset = Point(x: 0, y: Double(row) * 20)
            for cell in table.visibleCells {
                let row = table.indexPath(for: cell)?.row ?? 0
                #expect((cell is AdCell) == InboxViewController.isAd(row))
            }
        }
    }

    @Test func aCellIsPreparedBeforeItIsHandedOutAgain() throws {
        let table = controller.tableView
        table.contentOffset = Point(x: 0, y: 20 * 1_000)
        table.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? MessageCell }
        #expect(cells.contains { $0.preparations > 0 })
        for cell in cells {
            let row = try #require(table.indexPath(for: cell)).row
            #expect(cell.starView.isHidden == (row % 4 != 0))
            #expect(cell.textLabel?.text == "Message \(row)")
        }
    }

    @Test func whatTheDataSourceForgetsIsLeftFromAnotherRow() {
        final class Careless: TableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.separatorStyle = .none
                tableView.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
            }

            override func tableView(
                _ tableView: TableView,
                numberOfRowsInSection section: Int
            ) -> Int { 100 }

            override func tableView(
                _ tableView: TableView,
                cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                // Only the first row says anything.
                if indexPath.row == 0 { cell.textLabel?.text = "first" }
                return cell
            }
        }
        let controller = Careless()
        let window = Screen.window(controller, lines: 4)
        window.layoutIfNeeded()
        var pictures = ""
        for row in 1..<9 {
            controller.tableView.scrollToRow(at: .row(row), at: .top)
            pictures += Screen.picture(window)
        }
        #expect(pictures.contains("first"))
    }
}
