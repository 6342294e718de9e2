import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// A step scrolls its row into view, also where a part of the row shows already.
@Suite struct PartlyShownRowTests {
    @Test func aViewByItsIdAndTheSameViewByItsRowShowTheSame() throws {
        let text = """
            scenes:
              table:
                controller: table
                table:
                  style: insetGrouped
                  sections:
                    - cells:
                        - {text: One}
                        - {text: Two}
                        - content: {switch: {id: last}}
            snapshots:
              by_id: {height: 7, do: [tap last]}
              by_row: {height: 7, do: [tap 0 2 last]}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        let byID = try #require(file.snapshot("by_id")?.pictures.first)
        let byRow = try #require(file.snapshot("by_row")?.pictures.first)
        #expect(byID.text == byRow.text)
        #expect(byID.text.contains("╰"))
    }
}
