import FoundationEssentials
import SceneKitLite
import Testing

/// What makes cells cheap: reuse, layout only where something changed, opaque views (A11).
@Suite struct CellPerformanceTests {
    /// Counts how often it is laid out.
    private final class CountingCell: TableViewCell {
        private(set) var layouts = 0
        let titleLabel = Label()
        let shade = View()

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            shade.backgroundColor = Color("#0000001A")
            shade.isHidden = true
            let row = RowView()
            row.addSubview(titleLabel)
            row.addSubview(shade)
            contentView.addSubview(row)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private final class ListViewController: TableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.rowHeight = 20
            tableView.register(CountingCell.self, forCellReuseIdentifier: "Cell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 1_000 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            (cell as? CountingCell)?.titleLabel.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private let controller = ListViewController()
    private let window: Window

    init() {
        window = Screen.window(controller, lines: 12)
        window.layoutIfNeeded()
    }

    private var cells: [CountingCell] {
        controller.tableView.visibleCells.compactMap { $0 as? CountingCell }
    }

    private var layouts: Int { cells.map(\.layouts).reduce(0, +) }

    @Test func whereNothingChangesNothingIsLaidOut() {
        let before = layouts
        for _ in 0..<10 {
            window.layoutIfNeeded()
            _ = Screen.picture(window)
        }
        #expect(layouts == before)
    }

    @Test func whereOneTextChangesOneCellIsLaidOut() {
        let before = cells.map(\.layouts)
        cells[3].titleLabel.text = "Another"
        window.layoutIfNeeded()
        let changed = zip(before, cells.map(\.layouts)).map { $0 != $1 }
        #expect(changed == (0..<10).map { $0 == 3 })
    }

    @Test func scrollingByALineAsksForOneCell() {
        let table = controller.tableView
        let asked = table.statistics.cellsAsked
        table.contentOffset = Point(x: 0, y: 20)
        window.layoutIfNeeded()
        #expect(table.statistics.cellsAsked == asked + 1)
        #expect(table.statistics.cellsMade <= 11)
    }

    @Test func whatShinesThroughIsCounted() {
        #expect(controller.tableView.translucentSubviewCount == 0)
        for cell in cells { cell.shade.isHidden = false }
        #expect(controller.tableView.translucentSubviewCount == 10)
        for cell in cells { cell.shade.backgroundColor = .gray }
        #expect(controller.tableView.translucentSubviewCount == 0)
    }
}
