import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// The signs for editing appear where the edit can be done, and nowhere else.
@Suite struct EditSignTests {
    private static let rules = [
        "editing: {style: delete, move: true}", "editing: {style: insert, insert: {n: x, k: A}}",
        "editing: {style: insert}", "editing: {style: \"{row == 0 ? 'none' : 'delete'}\"}",
        "editing: {style: none, move: \"{row > 0}\"}", "",
    ]

    private static let tables = [
        // Rows of data, in sections or not; rows within records, found and computed; counted rows.
        "dynamic rows: items", "dynamic rows: {from: items, section: \"{item.k}\"}",
        "dynamic rows: {from: groups, rows: \"{group.list}\"}",
        "dynamic rows: {count: 3}", "dynamic rows: [{n: x, k: A}, {n: y, k: A}]",
        // Rows that are written in the scene, and rows that are fed into one.
        "static", "fed",
    ]

    private func scene(
        _ table: String,
        _ rule: String,
        marks: Bool = false
    ) throws -> ScenePlayer {
        let fed = "- {rows: items, cell: {identifier: P, set: {textLabel.text: \"{item.n}\"}}}"
        let rows = table.split(separator: " ", maxSplits: 1).dropFirst().joined()
        let isDynamic = table.hasPrefix("dynamic")
        let text = rows.contains("count") ? "{row}" : "{item.n}"
        return try OpenScene(
            """
            storyboard: Edited
            data:
              items: [{n: one, k: A}, {n: two, k: A}, {n: three, k: B}]
              groups: [{t: G, list: [{n: a, k: A}, {n: b, k: A}]}, {t: H, list: [{n: c, k: A}, {n: d, k: A}]}]
            scenes:
              list:
                controller: table
                class: List
                table:
                  \(marks ? "allowsMultipleSelectionDuringEditing: true" : "")
                  \(table == "static" ? "" : "prototypes: [{identifier: P, showsReorderControl: true}]")
                  \(isDynamic ? "" : "sections:")
                  \(isDynamic ? "" : "- cells: [{text: s, showsReorderControl: true}, {text: t, editingStyle: insert}]")
                  \(table == "fed" ? fed : "")
            classes:
              List:
                superclass: TableViewController
                \(isDynamic ? rows : "")
                \(isDynamic ? "cell: {identifier: P, set: {textLabel.text: \"\(text)\"}}" : "")
                \(rule)
            """,
            lines: 30
        ).player
    }

    @Test(.slow, arguments: tables, rules)
    func aSignSaysWhatAStepCanDo(table: String, rule: String) throws {
        let signs = try scene(table, rule)
        signs.play("edit on")
        let list = try #require(signs.allTables.first)
        for path in list.indexPathsForVisibleRows ?? [] {
            let cell = try #require(list.cellForRow(at: path))
            for (verb, isDrawn) in [
                ("delete", cell.visibleEditingStyle == .delete),
                ("insert", cell.visibleEditingStyle == .insert),
            ] {
                let player = try scene(table, rule)
                player.play("edit on")
                let count = player.rowCount
                let isDone = player.play("\(verb) \(path.section) \(path.row)").isEmpty
                #expect(isDone == isDrawn, "\(verb) \(path)")
                #expect(player.rowCount == count + (isDone ? (verb == "delete" ? -1 : 1) : 0))
            }
            let player = try scene(table, rule)
            player.play("edit on")
            let other = path.row == 0 ? 1 : 0
            guard list.numberOfRows(inSection: path.section) > 1 else { continue }
            let step = "move \(path.section) \(path.row) to \(path.section) \(other)"
            let before = ScreenRenderer().render(player.window)
            let isDone = player.play(step).isEmpty
            #expect(isDone == cell.isReorderControlVisible, "\(step)")
            #expect((ScreenRenderer().render(player.window) != before) == isDone)
        }
    }

    @Test(.slow, arguments: tables, rules)
    func aCircleMarksWhatCanBeEdited(table: String, rule: String) throws {
        let signs = try scene(table, rule, marks: true)
        signs.play("edit on")
        let list = try #require(signs.allTables.first)
        for path in list.indexPathsForVisibleRows ?? [] {
            let cell = try #require(list.cellForRow(at: path))
            let player = try scene(table, rule, marks: true)
            player.play("edit on")
            let before = ScreenRenderer().render(player.window)
            #expect(player.play("select \(path.section) \(path.row)").isEmpty)
            let after = ScreenRenderer().render(player.window)
            #expect(before != after)
            #expect(after.contains("⊙") == cell.isMarkVisible)
            #expect(!after.contains { "⊖⊕".contains($0) })
            let count = player.rowCount
            let canDelete = list.editingStyle(forRowAt: path) == .delete
            #expect(player.play("delete selected").isEmpty == canDelete)
            #expect(player.rowCount == (canDelete ? count - 1 : count))
        }
    }

    @Test func theHelpOfAStepIsTrue() throws {
        let player = try scene("static", "editing: {style: delete, move: true}")
        player.play("edit on")
        for step in ["delete 0 0", "insert 0 1", "move 0 0 to 0 1"] {
            #expect(
                player.play(step).flatMap(\.helps).map(\.text) == [
                    "a row that is written in the scene cannot be edited, unless a class in Swift does it"
                ]
            )
        }
        #expect(!ScreenRenderer().render(player.window).contains { "⊖⊕≡".contains($0) })
    }

    /// A class in Swift that takes edits of a static table has its signs.
    @Test func aClassOfAProgramHasSigns() throws {
        final class Editor: TableViewController {
            override func tableView(
                _ tableView: TableView,
                canEditRowAt indexPath: IndexPath
            ) -> Bool { true }

            override func tableView(
                _ tableView: TableView,
                commit editingStyle: TableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                tableView.staticContent?.sections[0].cells.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath])
            }
        }
        for controller in [Editor(), TableViewController()] {
            let section = StaticTableSection()
            section.cells = [sampleCell("one"), sampleCell("two")]
            controller.tableView.staticContent = StaticTableContent(sections: [section])
            let window = makeScreen(controller, columns: 20, lines: 6)
            controller.setEditing(true, animated: false)
            let isEditor = controller is Editor
            #expect(ScreenRenderer().render(window).contains("⊖") == isEditor)
            #expect(controller.tableView.touchEditingControl(forRowAt: .row(0)) == isEditor)
            #expect(section.cells.count == (isEditor ? 1 : 2))
        }
    }

    private func sampleCell(_ text: String) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        return cell
    }
}

extension ScenePlayer {
    fileprivate var rowCount: Int {
        guard let table = allTables.first else { return 0 }
        return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    }
}
