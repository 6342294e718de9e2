import Testing

@testable import SceneKitLite

/// What a table is told and what the rest of it makes impossible.
@Suite struct KeyWithoutEffectTests {
    private static let code = "key-without-effect"

    /// A table controller with a class, and a scene that a row may lead to.
    private func scene(_ table: String, _ rules: String = "", _ more: String = "") -> String {
        """
        initial: list
        data: {items: [a, b]}
        scenes:
          list:
            controller: table
            class: List
            table:
        \(table.indented(6))
        \(table.contains("next") ? "  next: {controller: view}" : "")
        classes:
          List:
            superclass: TableViewController
        \(rules.indented(4))
        \(more)
        """
    }

    private static let leading = "segue: {show: 1️⃣next2️⃣, identifier: go}"
    private static let rows =
        "rows: items\ncell: {identifier: C, set: {textLabel.text: \"{item}\"}}"

    // MARK: - Selection

    @Test(arguments: [
        "sections: [{cells: [{text: a, \(leading)}]}]",
        "prototypes: [{identifier: C, \(leading)}]",
    ])
    func aSegueWantsRowsThatCanBeSelected(cells: String) {
        let rules = cells.hasPrefix("sections") ? "properties: {x: Int?}" : Self.rows
        expectFindings(Self.code, in: scene("selection: none\n" + cells, rules))
        for other in ["selection: single", "selection: none\nallowsSelectionDuringEditing: true"] {
            expectClean(plain(scene(other + "\n" + cells, rules)))
        }
        let button = "rightItem: {title: On, id: on, action: on}"
        let text = scene(
            "selection: none\n" + cells,
            rules + """

                outlets: {rowTable: TableView}
                actions: {on: {set: {rowTable.selection: single}}}
                """
        )
        expectClean(
            plain(text)
                .replacing(
                    "    class: List\n",
                    with: "    class: List\n    \(button)\n    outlets: {rowTable: t}\n"
                )
                .replacing("    table:\n", with: "    table:\n      id: t\n")
        )
    }

    @Test(arguments: ["select", "deselect"])
    func whatASelectionDoesWantsRowsThatCanBeSelected(key: String) {
        let table = "prototypes: [{identifier: C}]"
        let rules = Self.rows + "\n\(key): 1️⃣{log: \"{item}\"}2️⃣"
        expectFindings(Self.code, in: scene("selection: none\n" + table, rules))
        expectClean(plain(scene(table, rules)))
    }

    // MARK: - Checkmarks

    @Test func aSectionWithASingleCheckmarkStartsWithOne() {
        let cells =
            "cells: [{text: a, value: a, checked: true}, {text: b, value: b, 1️⃣checked2️⃣: true}]"
        let rules = "properties: {x: Int?}"
        expectFindings(
            Self.code,
            in: scene("sections: [{selectionMode: singleCheckmark, \(cells)}]", rules)
        )
        expectClean(
            plain(scene("sections: [{selectionMode: multipleCheckmarks, \(cells)}]", rules))
        )
    }

    @Test func aCheckmarkWantsAMode() {
        let cells = "cells: [{text: a, 1️⃣checked2️⃣: true}, {text: b, value: 3️⃣b4️⃣}, {text: c}]"
        let rules = "properties: {x: Int?}"
        expectFindings(Self.code, Self.code, in: scene("sections: [{\(cells)}]", rules))
        expectFindings(
            Self.code,
            Self.code,
            in: scene("sections: [{selectionMode: default, \(cells)}]", rules)
        )
        expectClean(plain(scene("sections: [{selectionMode: singleCheckmark, \(cells)}]", rules)))
        // An action that checks the cell is what the key is for.
        expectClean(
            plain(
                scene(
                    "sections: [{cells: [{id: c, text: a, checked: false}]}]",
                    "outlets: {cell: TableViewCell}\nactions: {tick: {set: {cell.checked: true}}}"
                )
                .replacing(
                    "    class: List\n",
                    with:
                        "    class: List\n    outlets: {cell: c}\n    rightItem: {title: Tick, action: tick}\n"
                )
            )
        )
    }

    // MARK: - Editing

    @Test func staticRowsAreNotEdited() {
        let cells =
            "sections: [{cells: [{text: a, 1️⃣editingStyle2️⃣: insert}, {text: b, 3️⃣showsReorderControl4️⃣: true}]}]"
        let rules = "properties: {x: Int?}"
        expectFindings(Self.code, Self.code, in: scene(cells, rules))
        expectFindings(
            Self.code,
            in: scene("sections: [{cells: [{text: a}]}]", "editing: 1️⃣{style: delete}2️⃣")
        )
        // A program decides for itself.
        let swift = plain(scene(cells, "implementation: swift"))
        expectClean(swift)
        let fed = "- {rows: items, cell: {identifier: C, set: {textLabel.text: \"{item}\"}}}"
        expectClean(
            scene(
                "prototypes: [{identifier: C}]\nsections:\n- cells: [{text: a}]\n\(fed)",
                "editing: {style: delete}"
            )
        )
    }

    @Test func aRowIsMovedByItsGrip() {
        let moves = Self.rows + "\nediting: {style: delete, move: 1️⃣true2️⃣}"
        expectFindings(Self.code, in: scene("prototypes: [{identifier: C}]", moves))
        expectClean(plain(scene("prototypes: [{identifier: C, showsReorderControl: true}]", moves)))
        expectClean(
            plain(scene("prototypes: [{identifier: C}]", moves)).replacing(
                "move: true",
                with: "move: false"
            )
        )
        let set = moves.replacing("set: {", with: "set: {showsReorderControl: true, ")
        expectClean(plain(scene("prototypes: [{identifier: C}]", set)))
        expectFindings(
            Self.code,
            in: scene("prototypes: [{identifier: C, 1️⃣showsReorderControl2️⃣: true}]", Self.rows)
        )
        expectFindings(
            Self.code,
            in: scene("prototypes: [{identifier: C, 1️⃣editingStyle2️⃣: insert}]", Self.rows)
        )
    }

    @Test func sortedRowsAreNotMoved() {
        let sorted = Self.rows.replacing(
            "rows: items",
            with: "rows: {from: items, sort: \"{item}\"}"
        )
        let prototype = "prototypes: [{identifier: C, showsReorderControl: true}]"
        expectFindings(Self.code, in: scene(prototype, sorted + "\nediting: {move: 1️⃣true2️⃣}"))
        expectClean(plain(scene(prototype, Self.rows + "\nediting: {move: true}")))
        // Where only the sections are in order, a row has a place of its own.
        let sections = sorted.replacing("sort:", with: "section: \"{item}\", sort:")
        expectClean(plain(scene(prototype, sections + "\nediting: {move: true}")))
    }

    /// A scene without its marks.
    private func plain(_ scene: String) -> String {
        scene.filter { !$0.unicodeScalars.contains("\u{20E3}") }
    }
}

extension String {
    fileprivate func indented(_ count: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String(repeating: " ", count: count) + $0 }
            .joined(separator: "\n")
    }
}
