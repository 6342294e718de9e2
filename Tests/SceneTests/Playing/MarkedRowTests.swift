import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Several rows that are marked while their table is edited, and deleted at once.
@Suite struct MarkedRowTests {
    private func scene(_ rows: String = "rows: things", _ more: String = "") throws -> OpenScene {
        try OpenScene(
            """
            storyboard: Marked
            data:
              things: [{n: a, k: x}, {n: b, k: y}, {n: c, k: x}, {n: d, k: y}]
            scenes:
              list:
                controller: table
                class: List
                segues: [{show: other, identifier: go}]
                table:
                  separatorStyle: none
                  allowsMultipleSelectionDuringEditing: true
                  prototypes: [{identifier: Cell, segue: {show: other, identifier: open}}]
              other: {controller: view, view: [{label: Other}]}
            initial: list
            classes:
              List:
                superclass: TableViewController
                \(rows)
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                editing: {style: "{item.n == 'd' ? 'none' : 'delete'}", move: true, insert: {n: new}}
                select: {log: "{item.n} is selected"}
                deselect: {log: "{item.n} is not"}
                \(more)
            """
        )
    }

    private func marks(_ scene: OpenScene) throws -> [Bool?] {
        try scene.table.visibleCells.map { $0.isMarkVisible ? $0.isMarked : nil }
    }

    @Test func selectingMarksAndDoesNothingElse() throws {
        let scene = try scene()
        scene.play("edit on", "select 0 1", "select 0 0")
        #expect(try marks(scene) == [true, true, false, false])
        scene.play("select 0 1")
        #expect(try marks(scene) == [true, false, false, false])
        scene.play("deselect 0 0")
        #expect(try marks(scene) == [false, false, false, false])
        #expect(scene.log == [])
        #expect(try scene.table.visibleCells.allSatisfy { $0.visibleEditingStyle == .none })
    }

    @Test func editingBeginsAndEndsWithoutMarks() throws {
        let scene = try scene()
        scene.play("edit on", "select 0 1", "edit off")
        #expect(try scene.table.indexPathsForSelectedRows == nil)
        #expect(try marks(scene) == [nil, nil, nil, nil])
        scene.play("edit on")
        #expect(try marks(scene) == [false, false, false, false])
    }

    @Test(arguments: [
        ("rows: things", ["0 0", "0 2"], ["b", "d"]),
        ("rows: {from: things, section: \"{item.k}\"}", ["0 1", "0 0", "1 0"], ["d"]),
        (
            "rows: {from: things, sort: \"{item.n}\", descending: true}", ["0 3", "0 1"],
            ["d", "b"]
        ),
        (
            "rows: {from: things, where: \"{(things | count) > 3 || item.n == 'd'}\"}",
            ["0 0", "0 2"], ["d"]
        ),
    ])
    func allThatAreMarkedAreDeletedAtOnce(rows: String, marked: [String], left: [String]) throws {
        let scene = try scene(rows)
        scene.play("edit on")
        for row in marked { scene.play("select \(row)") }
        scene.play("delete selected")
        #expect(try scene.rows == left)
        #expect(try scene.table.indexPathsForSelectedRows == nil)
        #expect(try scene.table.isEditing)
    }

    @Test func rowsThatShowTheSameRecordDeleteItOnce() throws {
        let fed = "{rows: things, cell: {identifier: Cell, set: {textLabel.text: \"{item}\"}}}"
        let scene = try OpenScene(
            """
            storyboard: Twice
            data:
              things: [a, b, c]
            scenes:
              list:
                controller: table
                class: List
                table:
                  allowsMultipleSelectionDuringEditing: true
                  prototypes: [{identifier: Cell}]
                  sections:
                    - \(fed)
                    - \(fed)
            classes:
              List: {superclass: TableViewController, editing: {style: delete}}
            """,
            lines: 20
        )
        scene.play("edit on", "select 0 1", "select 1 1", "select 1 0", "delete selected")
        #expect(try scene.rows == ["c", "c"])
    }

    @Test(
        arguments: [
            ([], "no row is selected"),
            (["select 0 0", "select 0 3"], "the selected row 0 3 cannot be deleted"),
            (["edit off"], "the table is not being edited"),
        ] as [([String], String)]
    )
    func whatCannotBeDeletedStays(steps: [String], message: String) throws {
        let scene = try scene()
        scene.play("edit on")
        for step in steps { scene.play(step) }
        #expect(scene.player.play("delete selected").map(\.message) == [message])
        #expect(try scene.rows == ["a", "b", "c", "d"])
    }

    @Test(arguments: ["delete 0 0", "insert 0 0"]) func aCircleIsNoEditingControl(step: String)
        throws
    {
        let scene = try scene()
        scene.play("edit on")
        #expect(
            scene.player.play(step).map(\.message)
                == ["the row has a circle to select it, but no editing control"]
        )
    }

    @Test func aRowThatIsSwipedOutsideEditingIsDeletedAlone() throws {
        let scene = try scene()
        scene.play("delete 0 0")
        #expect(try scene.rows == ["b", "c", "d"])
    }

    /// The data source of a program is asked for each row, from the last one.
    @Test func aProgramDeletesTheRowsThatAreMarked() throws {
        let rows = EditedNumbers()
        let table = makeTable(rows)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        #expect(table.touchRow(at: .row(0)))
        #expect(table.touchRow(at: .row(2)))
        for path in (table.indexPathsForSelectedRows ?? []).sorted().reversed() {
            table.commitDeletion(ofRowAt: path)
        }
        #expect(texts(of: table) == ["1", "3"])
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func whatTheTableAllowsMayChangeWhileItIsEdited() throws {
        let rows = EditedNumbers()
        let table = makeTable(rows)
        table.setEditing(true, animated: false)
        #expect(!table.touchRow(at: .row(0)))
        table.allowsMultipleSelectionDuringEditing = true
        #expect(table.visibleCells.allSatisfy { $0.isMarkVisible && !$0.isMarked })
        #expect(table.touchRow(at: .row(0)))
        table.visibleCells.first?.selectionStyle = .none
        #expect(table.visibleCells.first?.isMarked == false)
        table.allowsMultipleSelectionDuringEditing = false
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(table.visibleCells.allSatisfy { $0.visibleEditingStyle == .delete })
    }
}

/// Rows of numbers that can be deleted.
private final class EditedNumbers: TableViewDataSource {
    var numbers = [0, 1, 2, 3]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        numbers.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(numbers[indexPath.row])"
        return cell
    }

    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        numbers.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath])
    }
}
