import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// What a person cannot touch or change, a step cannot either.
@Suite struct UnreachableViewTests {
    private func open(_ views: String) throws -> OpenScene {
        try OpenScene(
            """
            scenes:
              screen:
                controller: view
                class: Screen
                view:
                  \(views)
            classes:
              Screen:
                superclass: ViewController
                actions: {tapped: {log: tapped}}
            """
        )
    }

    @Test(arguments: [
        ("row: {hidden: true, views: [BUTTON]}", "'b' is inside a RowView, which is hidden"),
        (
            "row: {id: box, userInteraction: false, views: [BUTTON]}",
            "'b' is inside 'box', which does not respond"
        ),
        (
            "column: {alpha: 0, views: [BUTTON]}",
            "'b' is inside a ColumnView, which is transparent"
        ),
        (
            "row: {views: [{row: {hidden: true, views: [BUTTON]}}]}",
            "'b' is inside a RowView, which is hidden"
        ),
        ("button: {id: b, title: B, alpha: 0.001}", "'b' is transparent"),
        ("button: {id: b, title: B, userInteraction: false}", "'b' does not respond"),
        ("button: {id: b, title: B, enabled: false}", "'b' is not enabled"),
    ])
    func aTapDoesNotGetThrough(_ view: String, _ message: String) throws {
        let button = "{button: {id: b, title: B, actions: {touchUpInside: tapped}}}"
        let scene = try open("- " + view.replacing("BUTTON", with: button))
        #expect(scene.player.play("tap b").map(\.message) == [message])
        #expect(scene.log == [])
    }

    @Test func whatShowsAndAnswersIsTapped() throws {
        let scene = try open(
            "- row: {alpha: 0.5, views: [{button: {id: b, title: B, actions: {touchUpInside: tapped}}}]}"
        )
        scene.play("tap b")
        #expect(scene.log == ["tapped"])
    }

    @Test func whatIsInsideOfSomethingHiddenIsNotSet() throws {
        let scene = try open("- row: {hidden: true, views: [{slider: {id: size}}]}")
        #expect(
            scene.player.play("set size 1").map(\.message)
                == ["'size' is inside a RowView, which is hidden"]
        )
    }

    @Test(arguments: [
        ("userInteraction: false", "the row does not respond"),
        ("hidden: true", "the row is hidden"), ("alpha: 0", "the row is transparent"),
    ])
    func aFingerReachesNoRow(_ state: String, _ message: String) throws {
        let scene = try OpenScene(
            """
            scenes:
              screen:
                controller: table
                class: Screen
                table:
                  selection: multiple
                  sections: [{cells: [{id: c, text: A, \(state), accessory: detailButton}]}]
            classes:
              Screen:
                superclass: TableViewController
                select: {log: selected}
                accessoryTapped: {log: accessory}
            """
        )
        for step in ["select 0 0", "deselect 0 0", "accessory 0 0"] {
            #expect(scene.player.play(step).map(\.message) == [message], "\(step)")
        }
        #expect(!scene.player.perform(.row([0, 0])))
        #expect(!scene.player.perform(.accessory([0, 0])))
        #expect(scene.log == [])
    }

    @Test func aFingerReachesNothingInATableThatDoesNotRespond() throws {
        let message = "the table does not respond"
        let scene = try OpenScene(
            """
            scenes:
              screen: {controller: table, table: {userInteraction: false, sections: [{cells: [{text: A}]}]}}
            """
        )
        let steps = [
            "select 0 0", "swipe 0 0 Delete", "delete 0 0", "edit on", "insert 0 0",
            "move 0 0 to 0 0",
        ]
        for step in steps {
            let faults = scene.player.play(step).map(\.message)
            #expect(faults == (step == "edit on" ? [] : [message]), "\(step)")
        }
    }

    @Test(arguments: ["tomorrow", "2024-02-30", "xx"])
    func aDatePickerTakesDatesOnly(_ text: String) throws {
        let scene = try open(
            "- datePicker: {id: day, date: 2024-05-31, maximumDate: 2024-12-31}"
        )
        #expect(
            scene.player.play("set day \(text)").map(\.message)
                == ["'day' takes a date, not '\(text)'"]
        )
        #expect(try scene.view("day", as: DatePicker.self).date == "2024-05-31")
        scene.play("set day 2024-06-01")
        #expect(try scene.view("day", as: DatePicker.self).date == "2024-06-01")
    }

    @Test func aControlThatIsNotSetIsTapped() throws {
        let scene = try OpenScene(
            """
            scenes:
              list:
                controller: table
                table: {refreshControl: {id: refresh}, sections: [{cells: [{text: A}]}]}
            """
        )
        let finding = try #require(scene.player.play("set refresh true").first)
        #expect(finding.helps.map(\.text) == ["the step for it is 'tap refresh'"])
    }

    @Test func textThatCannotBeEditedStays() throws {
        let scene = try open("- textView: {id: notes, text: old, editable: false}")
        #expect(scene.player.play("set notes new").map(\.message) == ["'notes' is not editable"])
        #expect(try scene.view("notes", as: TextView.self).text == "old")
    }

    @Test(arguments: ["", "class: List"])
    func rowsThatStandInTheSceneAreNotDeleted(_ code: String) throws {
        let scene = try OpenScene(
            """
            scenes:
              list:
                controller: table
                \(code)
                table:
                  sections: [{cells: [{text: a}, {text: b, editingStyle: insert}]}]
            classes:
              List: {superclass: TableViewController}
            """.replacing("    \n", with: "")
        )
        #expect(scene.player.play("delete 0 0").map(\.message) == ["the row cannot be deleted"])
        scene.play("edit on")
        #expect(scene.player.play("delete 0 0").map(\.message) == ["the row cannot be deleted"])
        #expect(
            scene.player.play("insert 0 1").map(\.message) == ["the row has no plus"]
        )
    }
}

extension String {
    fileprivate func replacing(_ piece: String, with text: String) -> String {
        split(separator: piece, omittingEmptySubsequences: false).joined(separator: text)
    }
}
