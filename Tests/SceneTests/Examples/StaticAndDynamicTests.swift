import FoundationEssentials
import SceneKitLite
import Testing

/// Static and dynamic sections side by side in one table (X1).
@Suite struct StaticAndDynamicTests {
    private static let scene = """
        storyboard: Home
        data:
          devices: [{name: Speaker}, {name: Lamp}, {name: Radio}]
        scenes:
          home:
            controller: table
            class: HomeViewController
            table:
              style: grouped
              prototypes:
                - {identifier: DeviceCell, accessory: detailButton}
              sections:
                - header: Account
                  cells:
                    - {id: name, style: value1, text: Name, detail: Ada}
                - header: Devices
                  rows: devices
                  cell: {identifier: DeviceCell, set: {textLabel.text: "{item.name}"}}
            outlets: {nameCell: name}
        classes:
          HomeViewController:
            superclass: TableViewController
            outlets: {nameCell: TableViewCell}
        """

    private final class Devices: TableViewDataSource {
        var names = ["Speaker", "Lamp", "Radio"]

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "DeviceCell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cell.accessoryType = .detailButton
            return cell
        }

        func tableView(
            _ tableView: TableView,
            commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath])
        }
    }

    private final class HomeViewController: TableViewController {
        let devices = Devices()
        let nameCell = TableViewCell(style: .value1, reuseIdentifier: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "DeviceCell")
            nameCell.textLabel?.text = "Name"
            nameCell.detailTextLabel?.text = "Ada"
            let account = StaticTableSection()
            account.headerTitle = "Account"
            account.cells = [nameCell]
            let fed = StaticTableSection(name: "devices")
            fed.headerTitle = "Devices"
            fed.source = devices
            tableView.staticContent = StaticTableContent(sections: [account, fed])
        }
    }

    private func makeController() -> HomeViewController { HomeViewController(style: .grouped) }

    @Test func theCodeDrawsWhatTheSceneDraws() throws {
        let scene = try Screen.open(Self.scene)
        let window = Screen.window(makeController())
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ ACCOUNT                              │
                ├──────────────────────────────────────┤
                │ Name                             Ada │
                ├──────────────────────────────────────┤
                │                                      │
                │ DEVICES                              │
                ├──────────────────────────────────────┤
                │ Speaker                             ⓘ│
                │ ─────────────────────────────────────│
                │ Lamp                                ⓘ│
                │ ─────────────────────────────────────│
                │ Radio                               ⓘ│
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func fedRowsComeAndGoWhileStaticCellsStay() {
        let controller = makeController()
        let window = Screen.window(controller)
        window.layoutIfNeeded()
        let speaker = IndexPath(row: 0, section: 1)
        #expect(controller.tableView.swipeToDeleteRow(at: speaker))
        #expect(controller.tableView.numberOfRows(inSection: 1) == 2)
        #expect(controller.tableView.cellForRow(at: speaker)?.textLabel?.text == "Lamp")
        #expect(controller.tableView.cellForRow(at: .row(0)) === controller.nameCell)
    }

    @Test func anOutletReachesAStaticCellBesideFedRows() throws {
        final class NamedViewController: TableViewController {
            @Outlet var nameCell: TableViewCell

            override func viewDidLoad() {
                super.viewDidLoad()
                nameCell.detailTextLabel?.text = "Grace"
            }
        }
        var classes = ClassRegistry()
        classes.register(as: "HomeViewController") { NamedViewController() }
        let text = Self.scene.replacing(
            "superclass: TableViewController",
            with: "superclass: TableViewController\n    implementation: swift"
        )
        let player = try Screen.open(text, classes: classes)
        #expect(Screen.picture(player.window).contains("│ Name                           Grace │"))
        #expect(Screen.picture(player.window).contains("│ Radio                               ⓘ│"))
    }
}
