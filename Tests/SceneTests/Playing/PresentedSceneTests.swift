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
