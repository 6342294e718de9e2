import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What a swiped row offers, and what it does.
@Suite struct SwipeTests {
    private static let actions = """
        swipe:
          - {title: Delete it, style: destructive, actions: {remove: {data: things}}}
          - {title: "Call {item.n}", when: "{item.n != 'b'}", actions: {update: {data: things, set: {n: called}}}}
          - {title: Say, edge: leading, actions: {log: "{section} {row} {item.n} of {count}"}}
        """

    private func list(_ rows: String, _ more: String = "") throws -> OpenScene {
        try OpenScene(
            data: "things: [{n: a, k: x}, {n: c, k: y}, {n: b, k: x}]",
            class: """
                \(rows)
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                \(more)
                \(Self.actions)
                """
        )
    }

    private func titles(_ scene: OpenScene, _ section: Int, _ row: Int) throws -> [String] {
        try scene.table.swipeActions(forRowAt: IndexPath(row: row, section: section))
            .compactMap(\.title)
    }

    @Test func aRowOffersWhatItsRuleSays() throws {
        let scene = try list("rows: things")
        #expect(try titles(scene, 0, 0) == ["Delete it", "Call a", "Say"])
        #expect(try titles(scene, 0, 2) == ["Delete it", "Say"])
        scene.play("swipe 0 2 Say", "swipe 0 0 Call a", "swipe 0 1 Delete  it")
        #expect(scene.log == ["0 2 b of 3"])
        #expect(try scene.rows == ["called", "b"])
    }

    @Test(arguments: [
        ("rows: {from: things, sort: \"{item.n}\", descending: true}", "0 0", ["b", "a"]),
        ("rows: {from: things, where: \"{item.n != 'a'}\"}", "0 0", ["b"]),
        ("rows: {from: things, section: \"{item.k}\"}", "1 0", ["a", "b"]),
    ])
    func itIsAboutTheRecordOfTheRow(rows: String, row: String, left: [String]) throws {
        let scene = try list(rows)
        scene.play("swipe \(row) Delete it")
        #expect(try scene.rows == left)
    }

    @Test(arguments: [
        ("[{remove: {data: things}}, {remove: {data: things}}]", ["a", "b"]),
        ("[{remove: {data: things, at: 0}}, {update: {data: things, set: {n: z}}}]", ["z", "b"]),
        ("[{move: {data: things, from: 1, to: 2}}, {remove: {data: things}}]", ["a", "b"]),
        (
            "[{move: {data: things, from: 2, to: 0}}, {update: {data: things, set: {n: z}}}]",
            ["b", "a", "z"]
        ),
        ("[{remove: {data: things, at: 1}}, {update: {data: things, set: {n: z}}}]", ["a", "b"]),
    ])
    func theRecordIsFollowedThroughWhatChanges(actions: String, left: [String]) throws {
        let scene = try OpenScene(
            data: "things: [{n: a}, {n: c}, {n: b}]",
            class: """
                rows: things
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                swipe: [{title: Go, actions: \(actions)}]
                """
        )
        _ = scene.player.play("swipe 0 1 Go")
        #expect(try scene.rows == left)
    }

    @Test func theLastRowWithinARecordGoesWithIt() throws {
        let scene = try OpenScene(
            data: "things: [{t: A, list: [{n: a}]}, {t: B, list: [{n: b}, {n: c}]}]",
            class: """
                rows: {from: things, rows: "{group.list}", header: "{group.t}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                swipe: [{title: Out, actions: {remove: {data: things}}}]
                """
        )
        scene.play("swipe 1 0 Out")
        #expect(try scene.rows == ["a", "c"])
        scene.play("swipe 0 0 Out")
        #expect(try scene.rows == ["c"])
        #expect(try scene.table.numberOfSections == 1)
    }

    @Test func fedRowsHaveItAndStaticOnesWhatNeedsNoRecord() throws {
        let scene = try OpenScene(
            """
            storyboard: Mixed
            data:
              things: [{n: a}, {n: b}]
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: Cell}]
                  sections:
                    - cells: [{text: s}, {text: t, item: {n: own}}]
                    - rows: things
                      cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
            classes:
              List:
                superclass: TableViewController
                swipe:
                  - {title: Out, actions: {remove: {data: things}}}
                  - {title: "Read {item.n}", actions: {log: "{item.n}"}}
                  - {title: About, actions: {log: "row {row}"}}
            """
        )
        #expect(try titles(scene, 0, 0) == ["About"])
        #expect(try titles(scene, 1, 1) == ["Out", "Read b", "About"])
        #expect(try titles(scene, 0, 1) == ["Out", "Read own", "About"])
        scene.play("swipe 0 0 About", "swipe 0 1 Read own", "swipe 1 0 Out")
        #expect(scene.log == ["row 0", "own"])
        #expect(try scene.rows == ["s", "t", "b"])
        #expect(
            scene.player.play("swipe 0 1 Out").map(\.message)
                == ["the row shows no record of 'things'"]
        )
    }

    @Test func aRowWithActionsOfItsOwnShowsThoseInPlaceOfDelete() throws {
        let scene = try list("rows: things", "editing: {style: delete}")
        let finding = try #require(scene.player.play("delete 0 0").first)
        #expect(finding.message == "the row shows swipe actions of its own in place of Delete")
        #expect(
            finding.helps.map(\.text) == [
                "its actions are 'Delete it', 'Call a', 'Say': 'swipe 0 0 Delete it'"
            ]
        )
        scene.play("edit on", "delete 0 0")
        #expect(try scene.rows == ["c", "b"])
    }

    @Test func aRowThatCanBeDeletedIsSwipedForThat() throws {
        let scene = try OpenScene(
            data: "things: [{n: a}, {n: b}]",
            class: """
                rows: things
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                editing: {style: delete}
                """
        )
        scene.play("swipe 0 0 Delete")
        #expect(try scene.rows == ["b"])
    }

    @Test(arguments: [
        ("swipe 0 0 Nothing", "the row has no swipe action 'Nothing'"),
        ("swipe 0 9 Say", "there is no row 9: section 0 has 3 rows"),
        ("swipe 0 0", "a title is missing after 'swipe 0 0'"),
    ])
    func aStepThatCannotBeDoneSaysWhy(step: String, message: String) throws {
        #expect(try list("rows: things").player.play(step).map(\.message) == [message])
    }

    /// What can only be swiped has neither a circle nor an indent while the table is edited.
    @Test func swipingIsNoEditing() throws {
        let scene = try list("rows: things")
        let table = try scene.table
        scene.play("edit on")
        table.allowsMultipleSelectionDuringEditing = true
        #expect(table.visibleCells.allSatisfy { !$0.isMarkVisible && !$0.isIndentedForEditing })
    }

    @Test func nothingIsSwipedWhileTheTableIsEdited() throws {
        let scene = try list("rows: things", "editing: {style: delete}")
        scene.play("edit on")
        #expect(
            scene.player.play("swipe 0 0 Say").map(\.message)
                == ["no row can be swiped while the table is being edited"]
        )
        #expect(try titles(scene, 0, 0) == [])
    }

    @Test(
        arguments: [
            ("swipe 0 1 Check in", "Check in", nil),
            ("swipe 0 1 Check in in list", "Check in", "list"),
            ("swipe 0 1 \"Sign in later\"", "Sign in later", nil),
            ("swipe 0 1 \"Sign in later\" in list", "Sign in later", "list"),
            ("swipe 0 1 in", "in", nil), ("swipe 0 1 in in", "in in", nil),
        ] as [(String, String, String?)]
    )
    func aTitleIsTheRestOfTheStep(step: String, title: String, target: String?) throws {
        let definition = try parsedStep(step)
        guard case .swipe(.row(let row, let found)) = definition.step else {
            Issue.record("\(definition.step)")
            return
        }
        #expect(row.row == 1)
        #expect(found.value == title)
        #expect(definition.target?.value == target)
    }

    @Test func aScreenReaderOffersTheActions() throws {
        let scene = try list("rows: things")
        let speech = ScreenRenderer(.accessibility).render(scene.player.window)
        #expect(speech.contains("a [actions: Delete it, Call a, Say]\n"))
    }

    @Test func titlesFromDataThatCannotBeToldApartAreFound() {
        let file = SceneFile.read(
            SourceText(
                name: "scene.yaml",
                text: """
                    data:
                      things: [{n: a}, {n: Out}, {n: ""}, {n: null}]
                    scenes:
                      list:
                        controller: table
                        class: List
                        table: {prototypes: [{identifier: Cell}]}
                    classes:
                      List:
                        superclass: TableViewController
                        rows: things
                        cell: {identifier: Cell}
                        swipe:
                          - {title: Out, actions: {remove: {data: things}}}
                          - {title: "{item.n}", actions: {remove: {data: things}}}
                    """
            )
        )
        let messages = RowCheck.findings(in: file, limit: 100).map(\.message)
        #expect(messages.count == 2, "\(messages)")
        #expect(messages.contains { $0.contains("'n'") || $0.contains("absent") })
    }
}
