import FoundationEssentials
import SceneKitLite
import Testing

/// A table as a part of a view, and two tables that one object answers for (B1, A9).
@Suite struct HalfScreenTests {
    private struct Tide {
        var time: String
        var height: Double
    }

    /// A heading, and a table on the lower half of the screen.
    private final class TidesViewController: ViewController, TableViewDataSource, TableViewDelegate
    {
        let tides = [
            Tide(time: "02:14", height: 4.1), Tide(time: "08:31", height: 0.9),
            Tide(time: "14:40", height: 4.3), Tide(time: "20:58", height: 0.7),
        ]
        let headingLabel = Label(frame: Rect(x: 16, y: 20, width: 288, height: 40))
        let tideTable = TableView(
            frame: Rect(x: 0, y: 280, width: 320, height: 280),
            style: .plain
        )

        override func loadView() {
            view = View(frame: Rect(x: 0, y: 0, width: 320, height: 560))
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            headingLabel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            headingLabel.text = "High water"
            headingLabel.font = .boldSystemFont(ofSize: 20)
            view.addSubview(headingLabel)
            tideTable.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleHeight]
            tideTable.rowHeight = 40
            tideTable.dataSource = self
            tideTable.delegate = self
            view.addSubview(tideTable)
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            tides.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "TideCell")
                ?? TableViewCell(style: .value1, reuseIdentifier: "TideCell")
            let tide = tides[indexPath.row]
            cell.textLabel?.text = tide.time
            cell.detailTextLabel?.text = "\(tide.height) m"
            return cell
        }

        func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { cell.backgroundColor = tides[indexPath.row].height > 4 ? .systemTeal : nil }

        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            let tide = tides[indexPath.row]
            headingLabel.text = "\(tide.time), \(tide.height) m"
        }
    }

    @Test func theCodeDrawsWhatTheSceneDraws() throws {
        let scene = try Gallery.open("half-screen.yaml")
        let controller = TidesViewController()
        let window = Screen.window(controller)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        scene.play("select 0 2 in tideTable")
        controller.tideTable.touchRow(at: .row(2))
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        scene.play("rotate")
        window.frame = Rect(x: 0, y: 0, width: 71 * 8, height: 16 * 20)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    /// One object answers for two tables and tells them apart by the first argument.
    private final class ChooserViewController: ViewController, TableViewDataSource,
        TableViewDelegate
    {
        let hours = TableView(frame: .zero, style: .plain)
        let courses = TableView(frame: .zero, style: .plain)
        let choice = Label()
        let names = ["Soup", "Salad", "Crêpes"]

        override func loadView() {
            let row = RowView()
            row.weight = 1
            for table in [hours, courses] {
                table.weight = 1
                table.dataSource = self
                table.delegate = self
                table.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
                row.addSubview(table)
            }
            let column = ColumnView()
            choice.text = "Nothing chosen"
            column.addSubview(choice)
            column.addSubview(row)
            view = column
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            tableView === hours ? 24 : names.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text =
                tableView === hours ? "\(indexPath.row):00" : names[indexPath.row]
            return cell
        }

        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            choice.text =
                tableView === hours ? "At \(indexPath.row):00" : names[indexPath.row]
        }
    }

    @Test func oneObjectAnswersForTwoTables() {
        let controller = ChooserViewController()
        let window = Screen.window(controller, lines: 8)
        window.layoutIfNeeded()
        #expect(controller.courses.numberOfRows(inSection: 0) == 3)
        controller.hours.touchRow(at: .row(12))
        #expect(controller.choice.text == "At 12:00")
        controller.courses.touchRow(at: .row(2))
        #expect(controller.choice.text == "Crêpes")
        let picture = Screen.picture(window)
        #expect(picture.contains("│▌12:00"))
        #expect(picture.contains("▌Crêpes"))
    }
}
