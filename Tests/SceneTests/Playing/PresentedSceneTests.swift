import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// What is presented, and what becomes of the screen below it.
@Suite struct PresentedSceneTests {
    private func scene(_ style: String) throws -> OpenScene {
        try OpenScene(
            """
            initial: list
            scenes:
              list:
                controller: table
                class: List
                table:
                  sections:
                    - cells:
                        - {text: One, segue: {present: sheet, modalPresentationStyle: \(style)}}
                        - {content: {button: {id: both, title: Both, actions: {touchUpInside: both}}}}
                segues: [{present: sheet, identifier: first}, {present: sheet, identifier: second}]
              sheet: {controller: view, view: [{label: Sheet}]}
            classes:
              List:
                superclass: TableViewController
                actions: {both: [{perform: first}, {perform: second}]}
            """
        )
    }

    /// The row stays selected, because the table is not told that it appears.
    @Test(arguments: [
        ("automatic", true), ("pageSheet", true), ("formSheet", true), ("overFullScreen", true),
        ("overCurrentContext", true), ("popover", true), ("fullScreen", false),
        ("currentContext", false),
    ])
    func onlyWhatWasAwayClearsItsSelection(_ style: String, _ staysSelected: Bool) throws {
        let player = try scene(style).player
        let below = ScreenRenderer().render(player.window)
        #expect(player.play("select 0 0").isEmpty)
        let sheet = ScreenRenderer().render(player.window)
        #expect(sheet.contains("Sheet") && !sheet.contains("One"))
        #expect(!ScreenRenderer(.accessibility).render(player.window).contains("One"))
        #expect(!ScreenRenderer(.tree).render(player.window).contains("One"))
        #expect(player.play("back").isEmpty)
        let table = try #require(player.allTables.first)
        #expect((table.indexPathForSelectedRow != nil) == staysSelected)
        #expect((ScreenRenderer().render(player.window) == below) != staysSelected)
    }

    /// What a covered screen has, one under others or that of another tab, is said to be there.
    @Test(arguments: [
        ("present: m", "tap go", "set go 1"), ("show: m", "tap go", "return go"),
        ("show: m", "tab 1", "tap go"),
    ])
    func anIdOfAnotherScreenIsSaidToBeThere(
        _ segue: String,
        _ first: String,
        _ second: String
    ) throws {
        let scene = try OpenScene(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [bar, other]}
              bar: {controller: navigation, root: a}
              a: {controller: view, title: A, view: [{button: {id: go, title: Go, segue: {\(segue)}}}]}
              m: {controller: view, view: [{label: {id: modal, text: Modal}}]}
              other: {controller: view, title: B, view: [{label: Other}]}
            """
        )
        scene.play(first)
        let finding = try #require(scene.player.play(second).first)
        let shown = first == "tab 1" ? "other" : "m"
        #expect(finding.message == "'go' is not on the screen '\(shown)'")
        #expect(finding.helps.map(\.text) == ["it is on 'a'"])
        let unknown = try #require(scene.player.play("tap nobody").first)
        #expect(unknown.message == "no view on the screen has the id 'nobody'")
    }

    /// What code reads of a row is not said to be missing in the data where no row is the sender.
    @Test func aSegueThatReadsItsRowStartsFromOne() throws {
        let scene = try OpenScene(
            """
            initial: l
            scenes:
              l: {controller: table, class: L, table: {prototypes: [{identifier: c, segue: {show: d, identifier: go}}]}}
              d: {controller: view, class: D}
            classes:
              L:
                superclass: TableViewController
                rows: [{name: Ada}]
                cell: {identifier: c, set: {textLabel.text: "{item.name}"}}
                prepare: {go: {name: "{item.name}"}}
              D: {superclass: ViewController, properties: {name: {type: String, value: ""}}}
            """
        )
        let finding = try #require(scene.player.play("segue go").first)
        #expect(finding.message == "'item' is absent, because this does not start from a row")
        #expect(finding.helps.map(\.text) == ["start it from one, as 'select 0 0' does"])
        scene.play("back", "select 0 0")
    }

    @Test func whatPresentsAlreadyPresentsNothingElseAndSaysSo() throws {
        let player = try scene("automatic").player
        #expect(
            player.play("tap both").map(\.message) == [
                "the segue 'second' presents nothing: List is already presenting ViewController"
            ]
        )
        #expect(ScreenRenderer().render(player.window).contains("Sheet"))
    }
}
