import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Sections of a static table that data feeds.
@Suite struct FedSectionTests {
    private func makeScene(mode: String, set: String) throws -> OpenScene {
        try OpenScene(
            """
            storyboard: Fed
            data:
              devices: [{name: A, on: true}, {name: B, on: false}, {name: C, on: true}]
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  style: grouped
                  separatorStyle: none
                  prototypes: [{identifier: Cell}]
                  sections:
                    - cells: [{text: Own}]
                    - selectionMode: \(mode)
                      rows: devices
                      cell: {identifier: Cell, set: {textLabel.text: "{item.name}"\(set)}}
            classes:
              ListController:
                superclass: TableViewController
                select: {append: {data: devices, item: {name: D, on: false}}}
            """,
            lines: 20
        )
    }

    private func checks(of scene: OpenScene) throws -> [Bool] {
        let table = try scene.table
        return (0..<3).map { row in
            table.cellForRow(at: IndexPath(row: row, section: 1))?.isChecked ?? false
        }
    }

    @Test func whenAFedRowIsTouchedThenItsCheckmarkChanges() throws {
        let scene = try makeScene(mode: "multipleCheckmarks", set: "")
        scene.play("select 1 0", "select 1 1", "select 1 0")
        #expect(try checks(of: scene) == [false, true, false])
        #expect(try scene.table.indexPathForSelectedRow == nil)
        let one = try makeScene(mode: "singleCheckmark", set: "")
        one.play("select 1 0", "select 1 2")
        #expect(try checks(of: one) == [false, false, true])
    }

    @Test func whenARuleSaysCheckedThenTheRowStartsSo() throws {
        let scene = try makeScene(mode: "multipleCheckmarks", set: ", checked: \"{item.on}\"")
        #expect(try checks(of: scene) == [true, false, true])
        scene.play("select 1 0", "select 1 1", "reload")
        #expect(try checks(of: scene) == [false, true, true])
    }

    @Test func whenDataChangesThenCheckmarksStayWithTheirRecords() throws {
        let scene = try makeScene(mode: "multipleCheckmarks", set: ", checked: \"{item.on}\"")
        scene.play("select 1 0", "select 0 0")
        #expect(try scene.table.numberOfRows(inSection: 1) == 5)
        #expect(try checks(of: scene) == [false, false, true])
    }

    /// A control in a row changes its record, and the row is still the one that was chosen.
    @Test(arguments: ["singleCheckmark", "multipleCheckmarks"])
    func whenARecordIsUpdatedThenItsRowKeepsTheCheckmark(_ mode: String) throws {
        let scene = try OpenScene(
            """
            data: {rows: [{n: One, on: false}, {n: Two, on: false}]}
            scenes:
              main:
                controller: table
                class: Main
                table:
                  prototypes:
                    - {identifier: P, content: {switch: {tag: 2, actions: {valueChanged: "change:"}}}}
                  sections:
                    - selectionMode: \(mode)
                      rows: rows
                      cell: {identifier: P, set: {"#2.on": "{item.on}"}}
            classes:
              Main:
                superclass: TableViewController
                actions: {"change:": {update: {data: rows, at: "{row}", set: {on: "{sender.on}"}}}}
            """,
            lines: 20
        )
        let table = try scene.table
        func checks() -> [Bool] {
            (0..<2).map { table.cellForRow(at: [0, $0])?.isChecked ?? false }
        }
        func turn(_ row: Int) throws {
            let cell = try #require(table.cellForRow(at: [0, row]))
            let toggle = try #require(cell.viewWithTag(2) as? Switch)
            toggle.touch()
        }
        scene.play("select 0 0")
        #expect(checks() == [true, false])
        for row in [0, 1, 0] {
            try turn(row)
            #expect(checks() == [true, false])
        }
        scene.play("select 0 1")
        #expect(checks() == (mode == "singleCheckmark" ? [false, true] : [true, true]))
    }

    @Test func whenARuleGivesValuesThenTheSectionHasThoseOfTheCheckedRows() throws {
        let scene = try makeScene(mode: "multipleCheckmarks", set: ", value: \"{item.name}\"")
        scene.play("select 1 2", "select 1 0")
        let section = try #require(try scene.table.staticContent?.section(at: 1))
        #expect(section.values == ["A", "C"].map { AnyHashable(DataValue.string($0)) })
        section.values = [AnyHashable(DataValue.string("B"))]
        scene.play("reload")
        #expect(try checks(of: scene) == [false, true, false])
    }
}
