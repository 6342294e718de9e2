import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Tables that follow data which a person or an action changes.
@Suite struct ScriptedDataTests {
    private static let fruit = "fruit: [{name: Apple}, {name: Banana}, {name: Cherry}]"

    private static let grouped = """
        words: [{name: Ant, kind: A}, {name: Bee, kind: B}, {name: Ape, kind: A}, {name: Cat, kind: C}]
        """

    private func makeList(_ more: String = "") throws -> OpenScene {
        try OpenScene(
            data: Self.fruit,
            prototypes: "- {identifier: Cell, showsReorderControl: true}",
            class: """
                rows: fruit
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                editing: {style: "{row == 0 ? 'insert' : 'delete'}", move: true, insert: {name: New}}
                \(more)
                """
        )
    }

    private func makeGrouped() throws -> OpenScene {
        try OpenScene(
            data: Self.grouped,
            prototypes: "- {identifier: Cell, showsReorderControl: true}",
            class: """
                rows: {from: words, section: "{item.kind}", index: true, name: "{item.name}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                editing:
                  style: "{item.name == 'Bee' ? 'insert' : 'delete'}"
                  move: true
                  insert: {name: Bat, kind: B}
                """
        )
    }

    @Test func whenAPersonEditsThenTheTableFollows() throws {
        let scene = try makeList()
        scene.play("edit on", "delete 0 1")
        #expect(try scene.rows == ["Apple", "Cherry"])
        scene.play("insert 0 0")
        #expect(try scene.rows == ["New", "Apple", "Cherry"])
        scene.play("move 0 2 to 0 0")
        #expect(try scene.rows == ["Cherry", "New", "Apple"])
        #expect(try scene.table.visibleCells.map(\.visibleEditingStyle).first == .insert)
    }

    @Test func whenAScreenIsLetGoThenNothingOfItStays() throws {
        weak var controller: ViewController?
        weak var table: TableView?
        do {
            let scene = try makeGrouped()
            scene.play("edit on", "delete 0 1", "edit off", "select 0 0")
            _ = ScreenRenderer().render(scene.player.window)
            controller = try scene.controller
            table = try scene.table
            #expect(controller != nil && table != nil)
        }
        #expect(controller == nil)
        #expect(table == nil)
    }

    @Test func whenARowIsSwipedThenItIsDeletedOutsideEditing() throws {
        let scene = try makeList()
        scene.play("delete 0 2")
        #expect(try scene.rows == ["Apple", "Banana"])
        #expect(!scene.player.play("delete 0 0").isEmpty)
        #expect(try scene.rows == ["Apple", "Banana"])
    }

    @Test func whenAnActionChangesDataThenTheTableFollowsWithoutReload() throws {
        let scene = try makeList(
            """
            select:
                  - append: {data: fruit, item: {name: "{item.name} again"}}
                  - move: {data: fruit, from: 0, to: 1}
            """
        )
        scene.play("select 0 2")
        #expect(try scene.rows == ["Banana", "Apple", "Cherry", "Cherry again"])
        #expect(try scene.table.indexPathForSelectedRow?.row == 2)
    }

    @Test func whenRowsAreGroupedThenSectionsStandInOrderOfFirstAppearance() throws {
        let scene = try makeGrouped()
        let table = try scene.table
        #expect(table.numberOfSections == 3)
        #expect(try scene.rows == ["Ant", "Ape", "Bee", "Cat"])
        #expect(table.sectionIndexTitles == ["A", "B", "C"])
    }

    @Test func whenTheLastRowOfASectionGoesThenTheSectionGoesToo() throws {
        let scene = try makeGrouped()
        scene.play("delete 2 0")
        #expect(try scene.table.numberOfSections == 2)
        scene.play("delete 0 1")
        #expect(try scene.table.numberOfSections == 2)
        #expect(try scene.rows == ["Ant", "Bee"])
    }

    @Test func whenARowIsInsertedIntoASectionThenItsRecordStandsAtThatRow() throws {
        let scene = try makeGrouped()
        scene.play("edit on", "insert 1 0")
        #expect(try scene.rows == ["Ant", "Ape", "Bat", "Bee", "Cat"])
        #expect(try scene.table.numberOfRows(inSection: 1) == 2)
    }

    @Test func whenARowIsMovedThenItsRecordGetsTheTitleOfItsSection() throws {
        let scene = try makeGrouped()
        scene.play("edit on", "move 0 0 to 0 1")
        #expect(try scene.rows == ["Ape", "Ant", "Bee", "Cat"])
        scene.play("move 0 0 to 2 0")
        #expect(try scene.rows == ["Ant", "Bee", "Ape", "Cat"])
        #expect(try scene.table.numberOfRows(inSection: 2) == 2)
        // The section goes with its last row, and no other row takes its place.
        scene.play("move 0 0 to 1 0")
        #expect(try scene.table.numberOfSections == 2)
        #expect(try scene.rows == ["Ant", "Bee", "Ape", "Cat"])
    }

    @Test func whenTheFirstRecordOfASectionGoesThenTheSectionsTakeTheOrderThatIsLeft() throws {
        let scene = try makeGrouped()
        let table = try scene.table
        scene.play("select 0 1", "delete 0 0")
        #expect(try scene.rows == ["Bee", "Ape", "Cat"])
        #expect(table.headerView(forSection: 1)?.accessibilityLabel == "A")
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func whenStateIsRestoredThenNamedRowsAreFoundInChangedData() throws {
        let scene = try makeGrouped()
        scene.play("select 2 0", "save before", "delete 0 1", "select 0 0", "restore before")
        let table = try scene.table
        let selected = try #require(table.indexPathForSelectedRow)
        #expect(table.cellForRow(at: selected)?.textLabel?.text == "Cat")
    }

    @Test func whenReloadedThenTheSelectionIsCleared() throws {
        let scene = try makeList()
        scene.play("select 0 1")
        #expect(try scene.table.indexPathForSelectedRow?.row == 1)
        scene.play("reload")
        #expect(try scene.table.indexPathForSelectedRow == nil)
    }

    @Test func whenControlsInACellActThenTheyKnowTheirRow() throws {
        let scene = try OpenScene(
            """
            storyboard: Queue
            data:
              queue: [{name: One}, {name: Two}, {name: Three}]
            scenes:
              queue:
                controller: table
                class: QueueController
                table:
                  separatorStyle: none
                  prototypes:
                    - identifier: Cell
                      class: TaskCell
                      content:
                        row:
                          - label: {id: name, weight: 1}
                          - button: {id: drop, title: x, actions: {touchUpInside: "drop:"}}
                      outlets: {nameLabel: name}
            classes:
              TaskCell: {superclass: TableViewCell, outlets: {nameLabel: Label}}
              QueueController:
                superclass: TableViewController
                rows: queue
                cell: {identifier: Cell, set: {nameLabel.text: "{row} {item.name}"}}
                actions:
                  "drop:":
                    - log: "dropped {item.name}"
                    - remove: {data: queue, at: "{row}"}
            """
        )
        scene.play("tap 0 1 drop", "tap 0 1 drop")
        #expect(scene.log == ["dropped Two", "dropped Three"])
        let labels = try scene.table.visibleCells.flatMap(\.descendants).compactMap { $0 as? Label }
        #expect(labels.map(\.text) == ["0 One"])
    }
}
