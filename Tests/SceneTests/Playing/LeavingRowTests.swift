import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRuntime

/// Rows that leave the screen: what happens then finds the table at rest, and what was typed in them arrives.
@Suite struct LeavingRowTests {
    private static func scene(_ effects: String) throws -> OpenScene {
        let records = (0..<20).map { "{n: r\($0)}" }.joined(separator: ", ")
        return try OpenScene(
            data: "feed: [\(records)]",
            class: """
                rows: feed
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                editing: {style: delete, move: true}
                didEndDisplaying: \(effects)
                """
        )
    }

    /// Whatever the effects do to the data, the rows are those of the data afterwards.
    @Test(arguments: [
        "{remove: {data: feed}}", "{remove: {data: feed, at: 0}}",
        "{append: {data: feed, item: {n: new}}}", "{update: {data: feed, set: {n: seen}}}",
        "{move: {data: feed, from: 0, to: 2}}",
        "[{remove: {data: feed}}, {append: {data: feed, item: {n: new}}}]",
    ])
    func theTableShowsItsData(_ effects: String) throws {
        var random = SeededGenerator(seed: 7)
        let steps = [
            "scroll to 0 19", "scroll to 0 0", "rotate", "reload", "select 0 12", "delete 0 3",
            "edit on", "edit off",
        ]
        for _ in 0..<Int.cases(12) {
            let scene = try Self.scene(effects)
            for _ in 0..<4 {
                let step = steps.randomElement(using: &random) ?? "reload"
                // The row of the step may be gone by then, which is told.
                _ = scene.player.play(step)
                let table = try scene.table
                guard
                    case .list(let records)? = scene.player.storyboard.interpreter?.dataValue(
                        of: "feed"
                    )
                else {
                    Issue.record("there is no data")
                    return
                }
                #expect(
                    table.numberOfRows(inSection: 0) == records.count,
                    "\(step) with \(effects)"
                )
                for cell in table.visibleCells {
                    let path = try #require(table.indexPath(for: cell))
                    let row = scene.player.storyboard.interpreter?.row(at: path, in: table)
                    #expect(row?.item == records[path.row], "\(step) with \(effects)")
                }
            }
        }
    }

    /// One after the other, from the top, each for its own record, however many leave at once.
    @Test func rowsThatLeaveTogetherActInTheirOrder() throws {
        let scene = try Self.scene("[{append: {data: feed, item: {n: new}}}, {log: \"{item.n}\"}]")
        let shown = try scene.rows
        scene.play("scroll to 0 19")
        #expect(scene.log.count >= 5)
        #expect(scene.log == Array(shown.prefix(scene.log.count)))
    }

    /// A picture of all rows shows them as a high screen does, and nothing has left either.
    @Test func aPictureOfAllRowsLetsNoneLeave() throws {
        let scene = try Self.scene(
            "[{log: \"{item.n} left\"}, {append: {data: feed, item: {n: new}}}]"
        )
        var full = ""
        ScreenRenderer(.text).renderFull(scene.player.window) { full += $0 }
        #expect(full.contains("r19"))
        #expect(!full.contains("new"))
        #expect(scene.log == [])
    }

    @Test(arguments: ["scroll to 0 19", "set 0 19 field Bob", "select 0 19", "reload", "rotate"])
    func whatIsTypedInARowThatLeavesArrivesInItsRecord(_ step: String) throws {
        let records = (0..<20).map { "{n: r\($0)}" }.joined(separator: ", ")
        let scene = try OpenScene(
            """
            data: {people: {inline: [\(records)]}}
            scenes:
              form:
                controller: table
                class: FormController
                table:
                  prototypes:
                    - identifier: P
                      class: FieldCell
                      content: {textField: {id: field, accessibility: {label: Name}, actions: {editingDidEnd: "ended:"}}}
                      outlets: {field: field}
            classes:
              FieldCell: {superclass: TableViewCell, outlets: {field: TextField}}
              FormController:
                superclass: TableViewController
                rows: people
                cell: {identifier: P, set: {field.text: "{item.n}"}}
                actions:
                  "ended:": {update: {data: people, set: {n: "{sender.text}"}}}
            """,
            lines: 12
        )
        scene.play("set 0 1 field Ada")
        scene.play(step)
        scene.play("scroll to 0 0")
        #expect(ScreenRenderer(.text).render(scene.player.window).contains("Ada"))
    }
}
