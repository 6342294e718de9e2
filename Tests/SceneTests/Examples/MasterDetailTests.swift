import FoundationEssentials
import SceneKitLite
import Testing

/// A master of dynamic prototypes leads to a static detail, its classes in Swift (A6, A7, A8).
@Suite struct MasterDetailTests {
    private final class MyTableViewCell: TableViewCell {
        @Outlet var firstLabel: Label
        @Outlet var secondLabel: Label
    }

    private final class MasterViewController: TableViewController {
        let items = (0..<15).map(String.init)

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { items.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier", for: indexPath)
            if let cell = cell as? MyTableViewCell {
                cell.firstLabel.text = items[indexPath.row]
                cell.secondLabel.text = "\(items.count - indexPath.row)"
            }
            return cell
        }

        override func prepare(for segue: Segue, sender: Any?) {
            guard segue.identifier == "showDetail",
                let detail = segue.destination as? DetailViewController,
                let row = tableView.indexPathForSelectedRow?.row
            else { return }
            detail.detailItem = items[row]
        }
    }

    private final class DetailViewController: TableViewController {
        @Outlet var masterRowLabel: Label?
        @Outlet var sliderValueLabel: Label?
        @Outlet var slider: Slider?
        private(set) var log: [String] = []

        var detailItem: String? { didSet { configureView() } }

        override func awakeFromNib() {
            actions.register("logHello", target: self, DetailViewController.logHello)
            actions.register(
                "sliderValueChanged:",
                target: self,
                DetailViewController.sliderValueChanged
            )
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            configureView()
        }

        /// The outlets are nil while the detail is prepared, and connected once its view has loaded.
        private func configureView() {
            masterRowLabel?.text = detailItem
            if let value = slider?.value { sliderValueLabel?.text = "\(value)" }
        }

        private func logHello() { log.append("Hello") }

        private func sliderValueChanged(_ slider: Slider) { configureView() }
    }

    private func makePlayer() throws -> ScenePlayer {
        var classes = ClassRegistry()
        classes.register(MyTableViewCell.self)
        classes.register { MasterViewController() }
        classes.register { DetailViewController() }
        let scene = try Gallery.scenes(
            of: "master-detail.yaml",
            classes: """
                classes:
                  MyTableViewCell:
                    superclass: TableViewCell
                    implementation: swift
                    outlets: {firstLabel: Label, secondLabel: Label}
                  MasterViewController:
                    superclass: TableViewController
                    implementation: swift
                  DetailViewController:
                    superclass: TableViewController
                    implementation: swift
                    outlets: {masterRowLabel: Label, sliderValueLabel: Label, slider: Slider}
                    actions: {logHello: [], "sliderValueChanged:": []}
                """
        )
        return try Screen.open(scene, classes: classes)
    }

    @Test(
        .slow,
        arguments: [
            [], ["select 0 3"], ["select 0 3", "set level 2.5", "tap hello"],
            ["select 0 14", "set level 10"], ["select 0 3", "back"],
        ]
    )
    func theClassesInSwiftDrawWhatTheSceneDraws(_ steps: [String]) throws {
        let scene = try Gallery.open("master-detail.yaml")
        let twin = try makePlayer()
        for step in steps {
            #expect(scene.play(step).isEmpty)
            #expect(twin.play(step).isEmpty)
        }
        #expect(Screen.coloredPicture(twin.window) == Screen.coloredPicture(scene.window))
        #expect(Screen.speech(twin.window) == Screen.speech(scene.window))
    }

    @Test func theDetailShowsTheChosenRowAndTheSliderAtItsStart() throws {
        let player = try makePlayer()
        player.play("select 0 3")
        #expect(
            Screen.picture(player.window) == """
                ┌──────────────────────────────────────┐
                │ ‹ Master       Detail                │
                ╞══════════════════════════════════════╡
                │ MASTER ROW                           │
                ├──────────────────────────────────────┤
                │ Row                                3 │
                ├──────────────────────────────────────┤
                │                                      │
                │ CONTROLS                             │
                ├──────────────────────────────────────┤
                │ [ Say hello ]                        │
                │ ─────────────────────────────────────│
                │ 7.5 ━━━━━━━━━━━━━━━━━━━━━━━●──────── │
                ├──────────────────────────────────────┤
                │ Drag the slider.                     │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theSliderUpdatesTheLabelAndTheButtonLogs() throws {
        let player = try makePlayer()
        player.play("select 0 3")
        let stack = try #require(player.window.rootViewController as? NavigationController)
        let detail = try #require(stack.topViewController as? DetailViewController)
        #expect(detail.sliderValueLabel?.text == "7.5")
        detail.slider?.drag(to: 2.5)
        #expect(detail.sliderValueLabel?.text == "2.5")
        player.play("tap hello")
        #expect(detail.log == ["Hello"])
        detail.detailItem = "another"
        #expect(detail.masterRowLabel?.text == "another")
    }
}
