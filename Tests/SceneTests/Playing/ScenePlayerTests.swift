import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRuntime
@testable import SceneText

/// Steps do what a finger would, and a step that cannot be done says what could have been.
@Suite struct ScenePlayerTests {
    /// Plays steps in a scene of the gallery; returns the picture, and why the last step failed.
    private func play(
        _ name: String,
        _ steps: String...,
        size: ScreenSize = .phone
    ) throws -> (picture: String, fault: String, player: ScenePlayer) {
        let file = Gallery.read(name)
        let player = try #require(ScenePlayer(Storyboard(file, classes: .standIns), size: size))
        var faults: [Diagnostic] = []
        for text in steps {
            #expect(faults.map(\.message) == [])
            faults = player.play(text)
        }
        let fault = faults.map { finding in
            ([finding.message] + finding.helps.map(\.text)).joined(separator: "; ")
        }
        return (
            ScreenRenderer().render(player.window), fault.joined(separator: "\n"), player
        )
    }

    @Test(arguments: Choice.device.words.map(\.name))
    func everyDeviceThatScenesNameHasASize(_ name: String) {
        #expect(ScreenSize(device: name) != nil)
    }

    /// As Apple's list of devices has them.
    @Test(arguments: [
        (Device.iPhone8, 375, 667), (.iPhone11, 414, 896), (.iPhone13Mini, 375, 812),
        (.iPhone14, 390, 844), (.iPhone16, 393, 852), (.iPhone16ProMax, 440, 956),
        (.iPadMini, 744, 1133), (.iPadPro11, 834, 1194),
    ])
    func aDeviceHasItsPoints(_ device: Device, _ width: Double, _ height: Double) {
        #expect(device.points == (width, height))
    }

    // MARK: - What can be done

    @Test func selectingARowFollowsItsSegue() throws {
        let (picture, fault, _) = try play("master-detail.yaml", "select 0 3")
        #expect(fault == "")
        #expect(picture.contains("│ ‹ Master       Detail                │\n"))
        #expect(picture.contains("│ Row                                3 │\n"))
    }

    @Test func settingASliderSendsItsEvent() throws {
        let (picture, _, _) = try play("master-detail.yaml", "select 0 3", "set level 10")
        #expect(picture.contains("│ 10.0 ━━━"))
    }

    /// No finger gives a control a value beyond its ends, or between two taps.
    @Test(arguments: [
        ("level 10.5", "'level' takes a number from 0 to 10, not '10.5'"),
        ("level -1", "'level' takes a number from 0 to 10, not '-1'"), ("level 2.5", nil),
        ("count 2.5", "'count' takes a number from 0 to 10, in steps of 2, not '2.5'"),
        ("count 11", "'count' takes a number from 0 to 10, in steps of 2, not '11'"),
        // Nine taps up end at 10, from where the others lead down.
        ("count 4", nil), ("count 3", nil), ("count 10", nil),
        ("day 2030-01-01", "'day' takes a date from 2024-01-01 to 2024-12-31, not '2030-01-01'"),
        ("day 2024-12-31", nil),
        ("open 2023-01-01", "'open' takes a date from 2024-01-01, not '2023-01-01'"),
    ])
    func whatNoFingerReachesIsNotSet(_ step: String, _ message: String?) throws {
        let scene = try OpenScene(
            """
            scenes:
              screen:
                controller: view
                view:
                  - slider: {id: level, value: 5, maximumValue: 10}
                  - stepper: {id: count, value: 1, stepValue: 2, maximumValue: 10}
                  - datePicker: {id: day, mode: date, minimumDate: 2024-01-01, maximumDate: 2024-12-31}
                  - datePicker: {id: open, mode: date, minimumDate: 2024-01-01}
            """
        )
        #expect(scene.player.play("set \(step)").map(\.message) == [message].compactMap { $0 })
    }

    @Test func backGoesToTheMasterAndItsRowIsNoLongerSelected() throws {
        let (picture, _, player) = try play("master-detail.yaml", "select 0 3", "back")
        #expect(picture.contains("│                Master                │\n"))
        let table = try #require(player.allTables.first)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func aTapOnABarItemSendsItsAction() throws {
        let (_, fault, player) = try play("photographers.yaml", "tap add")
        #expect(fault == "")
        let titles = try #require(player.allTables.first?.sectionIndexTitles)
        #expect(titles.last == "Z")
    }

    @Test func rotatingMakesTheScreenWide() throws {
        let (picture, _, player) = try play("master-detail.yaml", "rotate")
        #expect(player.size == .landscape)
        #expect(
            picture.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: String($0)) == 71 }
        )
        let (_, _, back) = try play("master-detail.yaml", "rotate", "rotate")
        #expect(back.size == .phone)
    }

    @Test func savedStateComesBackAfterRowsHaveGone() throws {
        let (picture, _, _) = try play(
            "photographers.yaml",
            "select 0 1",
            "save before",
            "deselect 0 1",
            "delete 0 0",
            "restore before"
        )
        #expect(picture.contains("│▌Arbus, Diane"))
    }

    /// A table that was at its top is there again, with what is above the first row.
    @Test func savedStateOfATableAtItsTopShowsItsHeader() throws {
        let scene = try OpenScene(
            """
            scenes:
              a:
                controller: table
                class: C
                table: {restorationIdentifier: x, header: {label: HEADER}, prototypes: [{identifier: P}]}
            classes:
              C: {superclass: TableViewController, rows: {count: 30}, cell: {identifier: P, set: {textLabel.text: "{row}"}}}
            """
        )
        let before = ScreenRenderer().render(scene.player.window)
        for step in ["save a", "scroll to 0 20", "restore a"] { scene.play(step) }
        #expect(ScreenRenderer().render(scene.player.window) == before)
    }

    @Test func aRowIsScrolledIntoViewBeforeItIsTouched() throws {
        let (picture, fault, _) = try play("master-detail.yaml", "select 0 14")
        #expect(fault == "")
        #expect(picture.contains("│ Row                               14 │\n"))
    }

    @Test func aStepNamesTheTableThatItIsFor() throws {
        let (picture, _, _) = try play("two-tables.yaml", "select 0 12 in left")
        #expect(picture.contains("At 12:00"))
    }

    @Test func inASplitViewTheNextStepIsForTheSideActedOnLast() throws {
        let (_, _, player) = try play("split.yaml", "select 0 4", size: .tablet)
        #expect(player.lastSide?.identifier != nil)
        #expect(player.shownControllers.first === player.lastSide)
    }

    // MARK: - What cannot be done

    @Test(arguments: [
        (
            "select 0 40",
            "there is no row 40: section 0 has 15 rows; sections and rows are counted from 0"
        ),
        (
            "select 3 0",
            "there is no section 3: the table has 1 section; sections and rows are counted from 0"
        ),
        ("deselect 0 0", "the row is not selected; no row is selected"),
        (
            "accessory 0 0",
            "the row has no detail button; 'accessory: detailButton' and 'detailDisclosureButton' "
                + "are buttons"
        ),
        (
            "tap save",
            "no view on the screen has the id 'save'; ids on the screen are 'first', 'second'; "
                + "a step names an id, not a title: give the view one, as in 'id: save'"
        ),
        (
            "tap 0 2 third",
            "no view in the row has the id 'third'; its views are 'first', 'second'"
        ),
        (
            "tap 0 2 first",
            "a Label such as 'first' does not respond to a tap; a tap on its row is 'select 0 2'"
        ),
        (
            "set 0 2 first 3",
            "a Label such as 'first' cannot be set; a person changes controls alone: its value comes from "
                + "the scene or its class"
        ),
        ("index A", "the table has no section index; rows in sections have one with 'index: true'"),
        ("back", "the first screen has no way back; the screen shows 'master'"),
        ("tab 1", "there are no tabs; the screen shows 'master'"),
        ("segue showMore", "the screen has no segue 'showMore'; its segues are 'showDetail'"),
        ("insert 0 0", "the table is not being edited; 'edit on' starts it"),
        ("delete 0 0", "the row cannot be deleted; it cannot be edited"),
        ("restore once", "nothing was saved as 'once'; save it first"),
        (
            "select 0 0 in lost",
            "no table or scene on the screen has the id 'lost'; tables and scenes on the screen are "
                + "'master'"
        ),
    ])
    func aStepThatCannotBeDoneSaysWhatCould(_ step: String, _ message: String) throws {
        let (_, fault, _) = try play("master-detail.yaml", step)
        #expect(fault == message)
    }

    @Test func aDisabledControlDoesNotAnswer() throws {
        let (_, fault, _) = try play("queue.yaml", "tap 0 0 drop", "tap 0 0 drop", "tap 0 0 drop")
        #expect(fault == "")
        let (_, last, _) = try play(
            "queue.yaml",
            "tap 0 0 drop",
            "tap 0 0 drop",
            "tap 0 0 drop",
            "tap 0 0 drop",
            "tap 0 0 drop"
        )
        #expect(
            last
                == "'drop' is not enabled; what enables it comes before: 'enabled: true', or an action "
                + "that sets it"
        )
    }

    @Test func aRowThatMayNotMoveSaysWhatItTakes() throws {
        let (_, fault, _) = try play("queue.yaml", "edit on", "move 0 0 to 0 2")
        #expect(
            fault
                == "the row has no reorder control to move it by; a reorder control needs 'editing: {move: true}' and "
                + "'showsReorderControl: true'"
        )
    }

    @Test func sortedRowsAreNotMovedAndSaySo() throws {
        let scene = try OpenScene(
            data: "orders: [{customer: B}, {customer: A}]",
            prototypes: "- {identifier: Cell, showsReorderControl: true}",
            class: """
                rows: {from: orders, sort: "{item.customer}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.customer}"}}
                editing: {style: delete, move: true}
                """
        )
        scene.play("edit on")
        let finding = try #require(scene.player.play("move 0 0 to 0 1").first)
        #expect(finding.message == "the rows are sorted, so none of them can be moved")
        #expect(
            finding.helps.map(\.text) == ["remove 'sort' from 'rows' to let a person order them"]
        )
    }
}
