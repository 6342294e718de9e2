import FoundationEssentials
import SceneKitLite
import SceneTesting
import Testing

// The code of the article `FirstTest`, which a test compares with it.

final class PlanetsViewController: TableViewController {
    var names = ["Mercury", "Venus", "Earth"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "Planet")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

@Suite struct FirstTestCode {
    @Test func planetsAreListed() {
        assertSnapshot(of: PlanetsViewController(), named: "planets", width: 40)
    }

    @Test func planetsAtSeveralWidths() {
        assertSnapshots(
            of: PlanetsViewController(),
            as: [.text, .accessibility],
            widths: [30, 40]
        )
    }

    @Test func aTouchSelects() {
        assertSnapshot(
            of: PlanetsViewController(),
            named: "chosen",
            after: ["select 0 1"],
            width: 40
        )
    }

    @Test func theTouchedRowIsSelected() {
        let controller = PlanetsViewController()
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        #expect(controller.tableView.touchRow(at: IndexPath(row: 1, section: 0)))
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func aCellShowsItsTexts() {
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Moons"
        cell.detailTextLabel?.text = "2"
        assertSnapshot(of: cell, named: "cell", width: 24)
    }

    @Test func theFrontPage() {
        let controller = PlanetsViewController()
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        #expect(ScreenRenderer().render(window).contains("Venus"))
    }
}
