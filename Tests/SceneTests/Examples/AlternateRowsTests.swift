import FoundationEssentials
import SceneKitLite
import Testing

/// The last moment before a row is displayed, and rows of different heights (A5, B2).
@Suite struct AlternateRowsTests {
    private struct Peak {
        var name: String
        var height: Int
    }

    /// A registered class makes cells of the style that it asks for.
    private final class PeakCell: TableViewCell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        }
    }

    private final class PeaksViewController: TableViewController {
        let peaks: [Peak]

        init(_ peaks: [Peak]) {
            self.peaks = peaks
            super.init(style: .plain)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.backgroundColor = .white
            tableView.register(PeakCell.self, forCellReuseIdentifier: "PeakCell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { peaks.count }

        override func tableView(
            _ tableView: TableView,
            heightForRowAt indexPath: IndexPath
        ) -> Double { peaks[indexPath.row].height >= 8000 ? 60 : 40 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "PeakCell", for: indexPath)
            let peak = peaks[indexPath.row]
            cell.textLabel?.text = peak.name
            let hundreds = "\(1_000 + peak.height % 1_000)".dropFirst()
            cell.detailTextLabel?.text = "\(peak.height / 1_000),\(hundreds) m"
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? Color("#B2B2B21A") : nil
        }
    }

    private func makeController() throws -> PeaksViewController {
        PeaksViewController(
            try Gallery.rows("peaks.csv").map { Peak(name: $0[0], height: Int($0[1]) ?? 0) }
        )
    }

    @Test(arguments: [0, 7, 29])
    func theCodeDrawsWhatTheSceneDraws(_ row: Int) throws {
        let scene = try Gallery.open("alternate-rows.yaml")
        scene.play("scroll to 0 \(row)")
        let controller = try makeController()
        let window = Screen.window(controller)
        controller.tableView.scrollToRow(at: .row(row), at: .top)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func everyOtherRowIsOnADarkerGroundAfterScrolling() throws {
        let controller = try makeController()
        let table = controller.tableView
        let window = Screen.window(controller)
        for row in controller.peaks.indices {
            table.scrollToRow(at: .row(row), at: .none)
            window.layoutIfNeeded()
            for cell in table.visibleCells {
                let row = try #require(table.indexPath(for: cell)).row
                #expect((cell.backgroundColor != nil) == row.isMultiple(of: 2))
            }
        }
        #expect(table.statistics.cellsReused > 0)
    }

    @Test func theDelegateDecidesTheHeights() throws {
        let controller = try makeController()
        let window = Screen.window(controller, lines: 100)
        window.layoutIfNeeded()
        for (row, peak) in controller.peaks.enumerated() {
            let height = controller.tableView.rectForRow(at: .row(row)).height
            #expect(height == (peak.height >= 8000 ? 60 : 40))
        }
    }
}
