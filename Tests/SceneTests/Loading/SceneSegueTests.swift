import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Where the segues of a scene lead, and what comes before and after.
@Suite struct SceneSegueTests {
    private func play(
        _ text: String,
        _ classes: ClassRegistry = ClassRegistry(),
        scene: String? = nil,
        columns: Int = 40
    ) throws -> ScenePlayer {
        let file = SceneFile.read(SourceText(name: "ways.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(
            ScenePlayer(
                Storyboard(file, classes: classes),
                scene: scene,
                size: ScreenSize(columns: columns, lines: 20)
            )
        )
    }

    private func ids(_ controllers: [ViewController]) -> [String?] { controllers.map(\.identifier) }

    // MARK: - The selection of a row

    private final class Log {
        var lines: [String] = []
    }

    private final class MasterController: TableViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(style: .plain)
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 5 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        }

        override func tableView(
            _ tableView: TableView,
            willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            log.lines.append("willSelect, selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
            return indexPath
        }

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            log.lines.append("should, selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
            return tableView.indexPathForSelectedRow?.row != 4
        }

        override func prepare(for segue: Segue, sender: Any?) {
            let detail = segue.destination as? DetailController
            log.lines.append("prepare, outlet \(detail?.itemLabel == nil ? "nil" : "there")")
            let row = (sender as? TableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
            detail?.item = row.map(String.init)
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            log.lines.append("didSelect")
        }
    }

    private final class DetailController: ViewController {
        let log: Log
        @Outlet var itemLabel: Label?
        var item: String?

        init(_ log: Log) {
            self.log = log
            super.init()
        }

        override func viewDidLoad() {
            itemLabel?.text = item
            log.lines.append("detail didLoad")
        }
    }

    private static let masterDetail = """
        storyboard: Ways
        initial: stack
        scenes:
          stack: {controller: navigation, root: master}
          master:
            controller: table
            class: MasterController
            table:
              clearsSelection: CLEARS
              prototypes:
                - {identifier: Cell, segue: {show: detail, identifier: showDetail}}
          detail:
            controller: view
            class: DetailController
            view: [{label: {id: item}}]
            outlets: {itemLabel: item}
        classes:
          MasterController: {superclass: TableViewController, implementation: swift}
          DetailController:
            superclass: ViewController
            implementation: swift
            outlets: {itemLabel: Label}
        """

    private func makeMaster(
        _ log: Log,
        clears: Bool = true
    ) throws -> (MasterController, NavigationController, ScenePlayer) {
        var classes = ClassRegistry()
        classes.register { MasterController(log) }
        classes.register { DetailController(log) }
        let text = Self.masterDetail.replacing("CLEARS", with: "\(clears)")
        let player = try play(text, classes)
        let stack = try #require(player.window.rootViewController as? NavigationController)
        return (try #require(stack.topViewController as? MasterController), stack, player)
    }

    @Test func whenARowIsSelectedThenItsSegueComesBetweenSelectionAndDidSelect() throws {
        let log = Log()
        let (_, stack, player) = try makeMaster(log)
        #expect(player.play("select 0 3").isEmpty)
        #expect(
            log.lines == [
                "willSelect, selected -1", "should, selected 3", "prepare, outlet nil",
                "didSelect", "detail didLoad",
            ]
        )
        #expect((stack.topViewController as? DetailController)?.itemLabel?.text == "3")
    }

    @Test func whenASegueIsRefusedThenTheRowIsSelectedAndNothingElseHappens() throws {
        let log = Log()
        let (master, stack, player) = try makeMaster(log)
        player.play("select 0 4")
        #expect(log.lines == ["willSelect, selected -1", "should, selected 4", "didSelect"])
        #expect(stack.viewControllers.count == 1)
        #expect(master.tableView.indexPathForSelectedRow?.row == 4)
    }

    @Test(arguments: [true, false])
    func whenGoneBackThenTheSelectionIsClearedUnlessTheSceneSaysOtherwise(_ clears: Bool) throws {
        let (master, stack, player) = try makeMaster(Log(), clears: clears)
        player.play("select 0 3")
        #expect(master.tableView.indexPathForSelectedRow?.row == 3)
        player.play("back")
        #expect(stack.topViewController === master)
        #expect((master.tableView.indexPathForSelectedRow == nil) == clears)
    }

    // MARK: - Kinds

    private static let kinds = """
        storyboard: Kinds
        initial: first
        scenes:
          first:
            controller: view
            class: FirstController
            view:
              - button: {id: go, title: Go, segue: {show: second, identifier: showSecond}}
              - button: {id: fill, title: Form, segue: {present: stack, identifier: presentForm}}
              - container: {id: place, segue: {embed: inner, identifier: embedInner}}
            outlets: {placeView: place}
          second: {controller: view, title: Second, view: [{label: Second}]}
          inner: {controller: view, view: [{label: Inner}]}
          stack: {controller: navigation, root: form}
          form:
            controller: view
            class: FormController
            view: [{label: {id: heading}}]
            rightItem: {item: done, id: done, segue: {unwind: "closed:", identifier: close}}
            outlets: {headingLabel: heading}
        classes:
          FirstController:
            superclass: ViewController
            outlets: {placeView: ContainerView}
            prepare: {presentForm: {heading: Prepared}}
            actions: {"closed:": {log: closed}}
          FormController:
            superclass: ViewController
            properties: {heading: String?}
            outlets: {headingLabel: Label}
            configureView: {headingLabel.text: "{heading?}"}
        """

    @Test func whenThereIsNoNavigationThenShowPresentsAndBackDismisses() throws {
        let player = try play(Self.kinds)
        let first = try #require(player.window.rootViewController)
        player.play("tap go")
        #expect(first.presentedViewController?.identifier == "second")
        #expect(player.play("back").isEmpty)
        #expect(first.presentedViewController == nil)
        #expect(player.play("back").map(\.message) == ["the first screen has no way back"])
    }

    @Test func whenTheDestinationIsANavigationThenItsRootIsPrepared() throws {
        let player = try play(Self.kinds)
        player.play("tap fill")
        let stack = player.window.rootViewController?.presentedViewController
        let form = try #require((stack as? NavigationController)?.topViewController)
        let labels = form.view.descendants.compactMap { $0 as? Label }
        #expect(labels.map(\.text) == ["Prepared"])
    }

    @Test func whenASegueUnwindsThenTheActionRunsAndTheScreenGoesBack() throws {
        let player = try play(Self.kinds)
        player.play("tap fill")
        #expect(player.play("tap done").isEmpty)
        #expect(player.storyboard.log == ["closed"])
        #expect(player.window.rootViewController?.presentedViewController == nil)
    }

    @Test func whenASceneIsEmbeddedThenItStandsInItsContainer() throws {
        let player = try play(Self.kinds)
        let first = try #require(player.window.rootViewController)
        #expect(ids(first.children) == ["inner"])
        #expect(first.children.first?.view.superview is ContainerView)
        #expect(ScreenRenderer().render(player.window).contains("Inner"))
    }

    @Test func whenASceneIsInANavigationThenItIsDrawnWithItsBar() throws {
        let alone = try play(Self.kinds, scene: "second")
        #expect(!ScreenRenderer().render(alone.window).contains("╞"))
        let rooted = try play(Self.kinds, scene: "form")
        #expect(rooted.window.rootViewController?.identifier == "stack")
        #expect(ScreenRenderer().render(rooted.window).contains("╞"))
    }

    // MARK: - Split

    private static let split = """
        storyboard: Split
        initial: split
        scenes:
          split: {controller: split, master: list_stack, detail: detail}
          list_stack: {controller: navigation, root: list}
          list:
            controller: table
            class: ListController
            title: List
            table:
              prototypes:
                - {identifier: Cell, segue: {showDetail: detail, identifier: showDetail}}
          detail:
            controller: view
            class: DetailController
            view: [{label: {id: item}}]
            outlets: {itemLabel: item}
        classes:
          ListController:
            superclass: TableViewController
            rows: {count: 3}
            cell: {identifier: Cell, set: {textLabel.text: "Row {row}"}}
            prepare: {showDetail: {chosen: "Detail {row}"}}
          DetailController:
            superclass: ViewController
            properties: {chosen: {type: String, value: Nothing chosen}}
            outlets: {itemLabel: Label}
            configureView: {itemLabel.text: "{chosen}"}
        """

    @Test(arguments: [(89, true), (90, false)])
    func whenTheWindowHas90ColumnsThenMasterAndDetailAreSideBySide(
        columns: Int,
        isCollapsed: Bool
    ) throws {
        let player = try play(Self.split, columns: columns)
        let split = try #require(player.window.rootViewController as? SplitViewController)
        #expect(split.isCollapsed == isCollapsed)
        #expect(ids(split.children).count == (isCollapsed ? 1 : 2))
        #expect(ScreenRenderer().render(player.window).contains("Nothing chosen") != isCollapsed)
    }

    @Test func whenTheSplitIsWideThenTheDetailIsReplaced() throws {
        let player = try play(Self.split, columns: 96)
        let split = try #require(player.window.rootViewController as? SplitViewController)
        let old = split.detail
        player.play("select 0 2")
        #expect(split.detail !== old)
        let picture = ScreenRenderer().render(player.window)
        #expect(picture.contains("Detail 2"))
        #expect(picture.contains("▌Row 2"))
        #expect(split.master?.view.frame.width == 320)
    }

    @Test func whenTheSplitIsNarrowThenTheDetailIsPushedAndBackLeadsToTheMaster() throws {
        let player = try play(Self.split)
        player.play("select 0 1")
        let split = try #require(player.window.rootViewController as? SplitViewController)
        let stack = try #require(split.master as? NavigationController)
        #expect(ids(stack.viewControllers) == ["list", "detail"])
        #expect(ScreenRenderer().render(player.window).contains("Detail 1"))
        player.play("back")
        #expect(ids(stack.viewControllers) == ["list"])
    }
}
