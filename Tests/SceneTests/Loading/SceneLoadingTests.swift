import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What happens to a scene when it is loaded, and in which order its parts are told.
@Suite(.exitTests) struct SceneLoadingTests {
    /// What was heard, in order.
    private final class Log {
        var lines: [String] = []
    }

    private final class Speaker: ViewController {
        let log: Log
        @Outlet var titleLabel: Label?
        @Outlet var stars: [ImageView]
        @Outlet var button: Button?

        init(_ log: Log) {
            self.log = log
            super.init()
            actions.register("tapped", target: self, Speaker.tapped)
        }

        private func note(_ event: String) {
            log.lines.append("\(event), title \(titleLabel == nil ? "nil" : "there")")
        }

        func tapped() { log.lines.append("tapped") }

        override func awakeFromNib() { note("awake") }
        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() { note("didLoad") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    private final class Chart: View {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        override func awakeFromNib() {
            let button = superview?.subviews.compactMap { $0 as? Button }.first
            let isConnected = button?.hasActions(for: .touchUpInside) ?? false
            log.lines.append("chart awake, alpha \(alpha), action \(isConnected)")
        }
    }

    private static let scene = """
        storyboard: One
        scenes:
          one:
            controller: view
            class: Speaker
            title: One
            view:
              - custom: {class: Chart, alpha: 0.5}
              - label: {id: heading, text: Heading}
              - image: {id: star1, name: star, accessibility: {hidden: true}}
              - image: {id: star2, name: star, accessibility: {hidden: true}}
              - button: {id: press, title: Press, actions: {touchUpInside: tapped}}
            outlets: {titleLabel: heading, stars: [star1, star2], button: press}
        classes:
          Chart: {superclass: View, implementation: swift}
          Speaker:
            superclass: ViewController
            implementation: swift
            outlets: {titleLabel: Label, stars: "[ImageView]", button: Button}
            actions: {tapped: []}
        """

    private let log = Log()

    private func makeStoryboard() -> Storyboard {
        let file = SceneFile.read(SourceText(name: "one.yaml", text: Self.scene))
        #expect(file.diagnostics.map(\.message) == [])
        var classes = ClassRegistry()
        classes.register { [log] in Speaker(log) }
        classes.register { [log] in Chart(log) }
        return Storyboard(file, classes: classes)
    }

    private func makeController() throws -> Speaker {
        try #require(makeStoryboard().instantiateInitialViewController() as? Speaker)
    }

    @Test func whenAControllerIsMadeThenItAwakesWithItsPropertiesAndWithoutAView() throws {
        let controller = try makeController()
        #expect(log.lines == ["awake, title nil"])
        #expect(controller.title == "One")
        #expect(!controller.isViewLoaded)
    }

    @Test func whenTheViewIsFirstUsedThenViewsAwakeConnectedBeforeViewDidLoad() throws {
        let controller = try makeController()
        log.lines = []
        _ = controller.view
        #expect(
            log.lines == [
                "loadView, title nil", "chart awake, alpha 0.5, action true",
                "didLoad, title there",
            ]
        )
    }

    @Test func whenTheSceneComesAndGoesThenItsControllerHearsInOrder() throws {
        let controller = try makeController()
        let window = Window.terminal(columns: 40, lines: 10)
        window.rootViewController = controller
        #expect(log.lines.suffix(2) == ["willAppear, title there", "didAppear, title there"])
        log.lines = []
        window.rootViewController = ViewController()
        #expect(log.lines == ["willDisappear, title there", "didDisappear, title there"])
    }

    @Test func whenAnOutletIsACollectionThenItHoldsTheViewsInTheOrderOfTheScene() throws {
        let controller = try makeController()
        controller.loadViewIfNeeded()
        #expect(controller.stars.map(\.identifier) == ["star1", "star2"])
    }

    @Test func whenAControlIsTouchedThenItsActionReachesTheController() throws {
        let controller = try makeController()
        controller.loadViewIfNeeded()
        log.lines = []
        try #require(controller.button).touch()
        #expect(log.lines == ["tapped"])
    }

    @Test func whenASceneIsMadeTwiceThenNothingIsShared() throws {
        let storyboard = makeStoryboard()
        let first = storyboard.instantiateViewController(withIdentifier: "one") as? Speaker
        let second = storyboard.instantiateViewController(withIdentifier: "one") as? Speaker
        first?.loadViewIfNeeded()
        second?.loadViewIfNeeded()
        #expect(first !== second)
        #expect(first?.titleLabel !== second?.titleLabel)
    }

    // MARK: - Cells

    private final class RowCell: TableViewCell {
        @Outlet var nameLabel: Label
        private(set) var taps = 0

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            actions.register("both", target: self, RowCell.both)
        }

        func both() { taps += 1 }
    }

    private final class ListController: TableViewController {
        private(set) var senders: [AnyObject] = []

        override func awakeFromNib() {
            actions.register("told:", target: self, ListController.told)
        }

        private func told(_ sender: AnyObject) { senders.append(sender) }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 3 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            (cell as? RowCell)?.nameLabel.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private static let list = """
        storyboard: List
        scenes:
          list:
            controller: table
            class: ListController
            table:
              rowHeight: 20
              prototypes:
                - identifier: Row
                  class: RowCell
                  style: custom
                  height: 60
                  content:
                    - label: {id: name}
                    - button: {id: own, title: Own, actions: {touchUpInside: both}}
                    - button: {id: other, title: Other, actions: {touchUpInside: "told:"}}
                  outlets: {nameLabel: name}
        classes:
          RowCell:
            superclass: TableViewCell
            implementation: swift
            outlets: {nameLabel: Label}
            actions: {both: []}
          ListController:
            superclass: TableViewController
            implementation: swift
            actions: {"told:": []}
        """

    private func makeList() throws -> (ListController, Window) {
        let file = SceneFile.read(SourceText(name: "list.yaml", text: Self.list))
        #expect(file.diagnostics.map(\.message) == [])
        var classes = ClassRegistry()
        classes.register(RowCell.self)
        classes.register { ListController() }
        let controller = Storyboard(file, classes: classes).instantiateInitialViewController()
        let window = Window.terminal(columns: 40, lines: 14)
        window.rootViewController = controller
        window.layoutIfNeeded()
        return (try #require(controller as? ListController), window)
    }

    @Test func whenASceneIsLoadedThenItsPrototypesAreRegistered() throws {
        let (list, _) = try makeList()
        let cell = list.tableView.dequeueReusableCell(withIdentifier: "Row")
        #expect(cell is RowCell)
        #expect(cell?.reuseIdentifier == "Row")
        #expect(cell?.style == .default)
    }

    @Test func whenPrototypesRepeatThenEachCellHasViewsOfItsOwn() throws {
        let (list, _) = try makeList()
        let cells = list.tableView.visibleCells.compactMap { $0 as? RowCell }
        #expect(cells.map(\.nameLabel.text) == ["Row 0", "Row 1", "Row 2"])
    }

    @Test func whenTheCellHasTheActionThenItGoesThereAndElseToTheController() throws {
        let (list, _) = try makeList()
        let cell = try #require(list.tableView.visibleCells[1] as? RowCell)
        let buttons = cell.descendants.compactMap { $0 as? Button }
        buttons.first { $0.identifier == "own" }?.touch()
        #expect(cell.taps == 1)
        #expect(list.senders.isEmpty)
        let other = try #require(buttons.first { $0.identifier == "other" })
        other.touch()
        #expect(cell.taps == 1)
        #expect(list.senders.first === other)
    }

    @Test func whenAPrototypeHasAHeightThenItBeatsTheTables() throws {
        let (list, _) = try makeList()
        let label = try #require(list.tableView.visibleCells.first)
        #expect(label.height == 60)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
        list.tableView.separatorStyle = .none
        list.tableView.reloadData()
        #expect(list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 60)
    }

    // MARK: - Mistakes of a program

    @Test func whenNoSceneHasTheIdThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let file = SceneFile.read(SourceText(name: "one.yaml", text: SceneLoadingTests.list))
            _ = Storyboard(file).instantiateViewController(withIdentifier: "nowhere")
        }
        #expect(end.lastWords.contains("no scene has the id 'nowhere'; the file declares: list"))
    }

    @Test func whenTheClassOfASceneIsOfAnotherKindThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let file = SceneFile.read(SourceText(name: "one.yaml", text: SceneLoadingTests.list))
            var classes = ClassRegistry()
            classes.register(as: "ListController") { ViewController() }
            _ = Storyboard(file, classes: classes).instantiateInitialViewController()
        }
        #expect(
            end.lastWords.contains(
                "the scene 'list' is a table controller, but ListController is registered as a ViewController"
            )
        )
    }

    @Test func whenAScriptedClassIsRegisteredThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let text = """
                scenes: {one: {controller: view, class: Speaker}}
                classes: {Speaker: {superclass: ViewController}}
                """
            var classes = ClassRegistry()
            classes.register(as: "Speaker") { ViewController() }
            let file = SceneFile.read(SourceText(name: "one.yaml", text: text))
            _ = Storyboard(file, classes: classes)
        }
        #expect(
            end.lastWords.contains(
                "the class 'Speaker' is written out in the scene file and registered as well"
            )
        )
    }

    @Test func whenAnOutletIsOfAnotherTypeInSwiftThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Mistaken: ViewController {
                @Outlet var titleLabel: Slider?
            }
            let file = SceneFile.read(SourceText(name: "one.yaml", text: SceneLoadingTests.scene))
            var classes = ClassRegistry.standIns
            classes.register(as: "Speaker") { Mistaken() }
            let controller = Storyboard(file, classes: classes).instantiateInitialViewController()
            controller?.loadViewIfNeeded()
        }
        #expect(
            end.lastWords.contains(
                "the scene connects 'titleLabel' to a Label, but the outlet is declared Optional<Slider>"
            )
        )
    }
}
