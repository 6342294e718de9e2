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
