import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRuntime
@testable import SceneText

/// What a finger does on a phone, and what it does not reach.
@Suite struct TouchRuleTests {
    @Test func aTouchDoesNotDeselectWhereOneRowAloneIsSelected() throws {
        let scene = try OpenScene(
            """
            scenes:
              list: {controller: table, table: {sections: [{cells: [{text: A}, {text: B}]}]}}
            """
        )
        scene.play("select 0 1")
        let faults = scene.player.play("deselect 0 1")
        #expect(faults.map(\.message) == ["the row stays selected when it is touched again"])
    }

    /// A row may be dropped on any row, and after the last one of another section; in its own there is no place after it.
    @Test(arguments: 0..<2, 0..<4)
    func aRowIsDroppedAfterTheLastOneOfAnotherSection(_ section: Int, _ row: Int) throws {
        let scene = try OpenScene(
            data: """
                lists:
                    - {title: Todo, rows: [{t: a}, {t: b}]}
                    - {title: Done, rows: [{t: c}]}
                """,
            prototypes: "- {identifier: Cell, showsReorderControl: true}",
            class: """
                rows: {from: lists, rows: "{group.rows}", header: "{group.title}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.t}"}}
                editing: {move: true}
                """
        )
        scene.player.play("edit on")
        let faults = scene.player.play("move 0 0 to \(section) \(row)")
        let mayBe = section == 0 ? row < 2 : row <= 1
        #expect(faults.isEmpty == mayBe, "\(faults.map(\.message))")
        guard mayBe else { return }
        let table = try #require(scene.player.window.rootViewController?.view as? TableView)
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        #expect(cell?.textLabel?.text == "a")
    }

    private static let tables = """
        scenes:
          two:
            controller: view
            class: Two
            view:
              - table: {id: one, height: 60, HIDDEN, prototypes: [{identifier: Cell}]}
              - table: {id: more, height: 60, prototypes: [{identifier: Cell}]}
        classes:
          Two:
            superclass: ViewController
            tables:
              one: {rows: {count: 2}, cell: {identifier: Cell}}
              more: {rows: {count: 2}, cell: {identifier: Cell}}
        """

    /// Rows of a table that a finger does not reach cannot be selected, and a step is for the first table that it does.
    @Test(arguments: ["hidden: true", "userInteraction: false", "alpha: 0"])
    func whatIsOutOfReachIsNotSelected(_ state: String) throws {
        let text = Self.tables.replacing("HIDDEN", with: state)
        let scene = try OpenScene(text)
        #expect(scene.player.play("select 0 0 in one").count == 1)
        #expect(scene.player.play("select 0 0").isEmpty)
        let tables = try #require(scene.player.window.rootViewController?.view.subviews)
        #expect((tables[0] as? TableView)?.indexPathForSelectedRow == nil)
        #expect((tables[1] as? TableView)?.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    /// The tab that is on leads back to where its screens begin.
    @Test func aTabThatIsOnPopsToItsRoot() throws {
        let scene = try OpenScene(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [nav, other]}
              nav: {controller: navigation, root: home}
              home:
                controller: table
                title: Home
                table: {sections: [{cells: [{style: default, text: Open, segue: {show: detail}}]}]}
              detail: {controller: view, title: Detail, view: [spacer]}
              other: {controller: view, title: Other, view: [spacer]}
            """
        )
        scene.player.play("select 0 0")
        let tabs = try #require(scene.player.window.rootViewController as? TabBarController)
        let navigation = try #require(tabs.viewControllers[0] as? NavigationController)
        #expect(navigation.viewControllers.count == 2)
        scene.player.play("tab 1")
        scene.player.play("tab 0")
        #expect(navigation.viewControllers.count == 2)
        scene.player.play("tab 0")
        #expect(navigation.viewControllers.count == 1)
    }

    /// A drag of a slider begins and ends with a touch, and tells a change only where there is one.
    @Test func aSliderTellsOfTouchesAndChanges() {
        let slider = Slider()
        var events: [String] = []
        for (event, name) in [
            (Event.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up"),
        ] {
            slider.addAction(Action { _ in events.append(name) }, for: event)
        }
        slider.drag(to: 0.5)
        #expect(events == ["down", "changed", "up"])
        events = []
        slider.drag(to: 0.5)
        #expect(events == ["down", "up"])
        slider.isEnabled = false
        slider.drag(to: 1)
        #expect(events == ["down", "up"])
    }
}
