import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Master and detail, as a program writes them.
@Suite(.exitTests) struct TableViewControllerTests {
    private final class DetailViewController: ViewController {
        @Outlet var itemLabel: Label?
        var detailItem: String? { didSet { configureView() } }

        override func loadView() {
            super.loadView()
            let label = Label()
            itemLabel = label
            view.addSubview(label)
        }

        override func viewDidLoad() { configureView() }

        private func configureView() { itemLabel?.text = detailItem }
    }

    private final class MasterViewController: TableViewController {
        var log: [String] = []
        var isAllowed = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 20
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 15 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            cell.selectionSegue = segues.first
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.append("willSelect")
            return indexPath
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(navigationController?.viewControllers.count ?? 0)")
        }

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            log.append("shouldPerform")
            return isAllowed
        }

        override func prepare(for segue: Segue, sender: Any?) {
            let row = tableView.indexPathForSelectedRow?.row ?? -1
            log.append("prepare \(row) \(segue.destination.isViewLoaded)")
            (segue.destination as? DetailViewController)?.detailItem = "\(row)"
        }
    }

    private let master = MasterViewController()
    private let stack: NavigationController
    private let window: Window

    init() {
        stack = NavigationController(rootViewController: master)
        window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: GridMeasuring()
        )
        master.segues = [
            SegueTemplate(identifier: "showDetail", kind: .show, source: master) {
                DetailViewController()
            }
        ]
        window.rootViewController = stack
        master.tableView.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    }

    @Test func whenARowWithASegueIsTouchedThenItIsPreparedBetweenSelectionAndDidSelect() throws {
        master.tableView.touchRow(at: IndexPath(row: 3, section: 0))
        #expect(
            master.log == ["willSelect", "shouldPerform", "prepare 3 false", "didSelect 1"]
        )
        let detail = try #require(stack.topViewController as? DetailViewController)
        #expect(detail.itemLabel?.text == "3")
        detail.detailItem = "new"
        #expect(detail.itemLabel?.text == "new")
    }

    @Test func whenASegueIsRefusedThenTheRowStaysSelectedAndNothingIsPushed() {
        master.isAllowed = false
        master.tableView.touchRow(at: IndexPath(row: 3, section: 0))
        #expect(stack.viewControllers.count == 1)
        #expect(master.tableView.indexPathForSelectedRow?.row == 3)
    }

    @Test func whenGoneBackThenTheSelectionIsCleared() {
        master.tableView.touchRow(at: IndexPath(row: 3, section: 0))
        stack.popViewController(animated: false)
        #expect(master.tableView.indexPathForSelectedRow == nil)
    }

    @Test func whenTheSelectionIsToStayThenGoingBackKeepsIt() {
        master.clearsSelectionOnViewWillAppear = false
        master.tableView.touchRow(at: IndexPath(row: 3, section: 0))
        stack.popViewController(animated: false)
        #expect(master.tableView.indexPathForSelectedRow?.row == 3)
    }

    @Test func whenATableControllerIsMadeThenItServesItsTable() {
        #expect(master.tableView.dataSource === master)
        #expect(master.tableView.delegate === master)
        #expect(TableViewController(style: .grouped).tableView.style == .grouped)
        #expect(texts(of: master.tableView).first == "0")
    }

    @Test func whenLoadViewSetsAStaticTableThenItServesItself() {
        final class Form: TableViewController {
            override func loadView() { view = StaticTableView(frame: .zero, style: .grouped) }
        }
        let form = Form()
        #expect(form.tableView.dataSource === form.tableView)
    }

    @Test func whenTheViewIsNoTableThenAskingForTheTableTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Wrong: TableViewController {
                override func loadView() { view = View() }
            }
            _ = Wrong().tableView
        }
        #expect(
            end.lastWords.contains(
                "the view of Wrong is not a TableView but View; set a TableView in loadView()"
            )
        )
    }

    @Test func whenRowsAreCountedButHaveNoCellsThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Half: TableViewController {
                override func tableView(
                    _ tableView: TableView,
                    numberOfRowsInSection section: Int
                ) -> Int { 1 }
            }
            let half = Half()
            half.tableView.frame = Rect(x: 0, y: 0, width: 100, height: 100)
            half.tableView.layoutIfNeeded()
        }
        #expect(
            end.lastWords.contains(
                "Half counts rows but has no cells for them; override tableView(_:cellForRowAt:)"
            )
        )
    }
}
