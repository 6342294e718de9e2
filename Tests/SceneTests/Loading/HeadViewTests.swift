import Testing

@testable import SceneKitLite

/// A view at the head or the foot of a section or a table begins where the rows do.
@Suite struct HeadViewTests {
    private func picture(style: String, head: String) throws -> String {
        let scene = try OpenScene(
            """
            scenes:
              list:
                controller: table
                table:
                  style: \(style)
                  header: \(head)
                  footer: \(head)
                  sections: [{header: \(head), footer: \(head), cells: [{text: row}]}]
            """,
            columns: 16
        )
        return ScreenRenderer().render(scene.player.window)
    }

    @Test(
        arguments: ["plain", "grouped", "insetGrouped"],
        ["label: A", "button: B", "slider: {accessibility: {label: S}}"]
    )
    func oneViewIsAListOfOne(_ style: String, _ view: String) throws {
        let list = try picture(style: style, head: "[{\(view)}]")
        #expect(try picture(style: style, head: "{\(view)}") == list)
        #expect(!list.contains("│A"))
    }
}
