import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Whatever effects an action has on its data, and whatever a person edits, the tables follow: no batch
/// of changes contradicts itself, and the rows are those of a reload.
@Suite struct ChangingDataLawTests {
    /// The ways in which a class makes rows and sections of one list.
    private static let feeds = [
        "rows: things",
        "rows: {from: things, section: '{item.kind}'}",
        "rows: {from: things, section: '{item.kind}', header: '{group.title}', index: true}",
        "rows: {from: things, rows: '{group.parts}', header: '{group.name}'}",
        "rows: '{things}'",
        "rows: {from: things, where: \"{item.kind != 'b'}\"}",
        "rows: {from: things, sort: '{item.name}', descending: true}",
        "rows: {from: things, where: \"{item.name < 'n5'}\", sort: '{item.kind}', section: '{item.kind}'}",
        "rows: {from: things, sort: '{item.kind}', rows: '{group.parts}', footer: '{count}'}",
        "rows: {from: things, section: '{item.kind}', header: {label: '{group.title} {count}'}, "
            + "index: '{count} {group.title}'}",
        "rows: {from: things, rows: '{group.parts}', header: {row: [{label: '{group.name}'}]}, "
            + "footer: {label: '{count}'}}",
    ]

    @Test(.slow, arguments: 0..<UInt64(40)) func tablesFollowTheirData(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = scene(&generator)
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let player = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(columns: 30, lines: 14))
        )
        var steps: [String] = []
        for _ in 0..<30 {
            let step = anyStep(&generator)
            steps.append(step)
            _ = player.play(step)
            // Rows are what this law is about; how high they are is another's.
            for table in player.allTables { table.contentDidChange() }
            let shown = rows(of: player)
            for table in player.allTables {
                let selected = table.indexPathsForSelectedRows ?? []
                table.reloadData()
                for path in selected where table.hasRow(at: path) { table.select(path) }
            }
            let anew = rows(of: player)
            guard shown == anew else {
                Issue.record("after \(steps): \(shown), and reloaded \(anew), in\n\(text)")
                return
            }
        }
    }

    private func rows(of player: ScenePlayer) -> [[String]] {
        player.window.layoutIfNeeded()
        return player.allTables.map { table in
            let paths = table.indexPathsForVisibleRows ?? []
            let cells = zip(paths, table.visibleCells).map { path, cell in
                let style = cell.isEditing ? cell.editingStyle.rawValue : ""
                let mark = cell.isMarkVisible ? cell.isMarked ? "marked" : "unmarked" : ""
                let actions = cell.swipeActions.map { $0.title ?? "" }
                return
                    "\(path) \(cell.textLabel?.text ?? "") \(cell.frame.minY - table.contentOffset.y) "
                    + "\(style) \(mark) \(actions)"
            }
            return heads(of: table) + (table.sectionIndexTitles ?? []) + cells
        }
    }

    /// The texts above and below the sections on the screen.
    private func heads(of table: TableView) -> [String] {
        (0..<table.numberOfSections).flatMap { section in
            [table.headerView(forSection: section), table.footerView(forSection: section)].map {
                ($0.map { [$0] + $0.descendants } ?? []).compactMap { ($0 as? Label)?.text }
                    .joined(separator: " ")
            }
        }
    }

    private func scene(_ generator: inout SeededGenerator) -> String {
        let records = (0..<Int.random(in: 1...7, using: &generator)).map { number in
            "    - \(record(number, &generator))"
        }
        let actions = (0..<4).map { number in
            let effects = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                "        - \(effect(&generator))"
            }
            return (["      act\(number):"] + effects).joined(separator: "\n")
        }
        let feeds = [
            Self.feeds.randomElement(using: &generator) ?? "",
            Self.feeds.randomElement(using: &generator) ?? "",
        ]
        let classes = feeds.enumerated().map { number, feed in
            let insertion =
                feed.contains("parts")
                ? "{name: put}" : "{name: put, kind: a, parts: [{name: inner}]}"
            return """
                  List\(number):
                    superclass: TableViewController
                    \(feed)
                    cell: {identifier: Cell, set: {textLabel.text: "{item.name?}"}}
                    select: {update: {data: things, set: {name: n2y}}}
                    editing: {style: "{row == 1 ? 'insert' : 'delete'}", move: true, insert: \(insertion)}
                    swipe:
                      - {title: Out, style: destructive, actions: {remove: {data: things}}}
                      - {title: "Call {item.name?} it", when: "{row != 2}", actions: {update: {data: things, set: {name: n3z}}}}
                      - {title: Both, edge: leading, actions: [\(effect(&generator)), {update: {data: things, set: {kind: c}}}]}
                    actions:
                \(actions.joined(separator: "\n"))
                """
        }
        let marks = Bool.random(using: &generator)
        let scenes = (0..<2).map { number in
            """
              list\(number):
                controller: table
                class: List\(number)
                table:
                  allowsMultipleSelectionDuringEditing: \(marks)
                  header:
                    row:
                      - button: {id: go\(number)0, title: "0", actions: {touchUpInside: act0}}
                      - button: {id: go\(number)1, title: "1", actions: {touchUpInside: act1}}
                      - button: {id: go\(number)2, title: "2", actions: {touchUpInside: act2}}
                      - button: {id: go\(number)3, title: "3", actions: {touchUpInside: act3}}
                  prototypes: [{identifier: Cell}]
            """
        }
        return """
            storyboard: Changing
            initial: tabs
            data:
              things:
            \(records.joined(separator: "\n"))
            scenes:
              tabs: {controller: tabs, tabs: [list0, list1]}
            \(scenes.joined(separator: "\n"))
            classes:
            \(classes.joined(separator: "\n"))
            """
    }

    private func record(_ number: Int, _ generator: inout SeededGenerator) -> String {
        let kind = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
        let parts = (0..<Int.random(in: 0...3, using: &generator)).map { "{name: p\(number)\($0)}" }
        return "{name: n\(number), kind: \(kind), parts: [\(parts.joined(separator: ", "))]}"
    }

    private func effect(_ generator: inout SeededGenerator) -> String {
        let (from, to) = (
            Int.random(in: 0...5, using: &generator), Int.random(in: 0...5, using: &generator)
        )
        let record = record(Int.random(in: 10...99, using: &generator), &generator)
        return [
            "append: {data: things, item: \(record)}",
            "append: {data: things, item: \(record)}",
            "remove: {data: things, at: \(from)}",
            "move: {data: things, from: \(from), to: \(to)}",
            "move: {data: things, from: \(from), to: \(to)}",
            "reload: true", "update: {data: things, at: \(from), set: {kind: b, name: n\(to)x}}",
            "update: {data: things, at: \(to), set: {kind: a}}",
        ].randomElement(using: &generator) ?? "reload: true"
    }

    private func anyStep(_ generator: inout SeededGenerator) -> String {
        let section = Int.random(in: 0..<3, using: &generator)
        let (row, other) = (
            Int.random(in: 0..<5, using: &generator), Int.random(in: 0..<5, using: &generator)
        )
        let steps = [
            "tap go0\(row % 4)", "tap go1\(other % 4)", "edit on", "edit off",
            "delete \(section) \(row)", "delete 0 \(row)", "insert \(section) \(row)",
            "move \(section) \(row) to \(section) \(other)", "move 0 \(row) to 0 \(other)",
            "move \(section) \(row) to \(other % 3) \(other)", "select \(section) \(row)",
            "select 0 \(row)", "deselect 0 \(row)", "delete selected", "swipe 0 \(row) Out",
            "swipe \(section) \(row) Out", "swipe \(section) \(row) Call n\(other) it",
            "swipe \(section) \(row) Both", "scroll to \(section) \(row)", "tab \(section % 2)",
            "rotate", "reload",
        ]
        return steps.randomElement(using: &generator) ?? "reload"
    }
}
