import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// A table whose data changes while something covers it is drawn as if it had been there.
@Suite struct CoveredTableTests {
    private static let changes = [
        ("append: {data: items, item: {n: new, k: B}}", "add"),
        ("remove: {data: items, at: 0}", "drop"), ("move: {data: items, from: 2, to: 0}", "up"),
        ("reload: true", "again"),
    ]

    /// The scene whose root is of a kind, with a list and a form that changes its data.
    private func scene(_ root: String, style: String, grouped: Bool) throws -> ScenePlayer {
        let section =
            grouped ? "{from: items, section: \"{item.k}\", footer: \"of {group.title}\"}" : "items"
        let buttons = Self.changes.map {
            "- button: {id: \($0.1), title: \($0.1), actions: {touchUpInside: \($0.1)}}"
        }
        let text = """
            storyboard: Covered
            initial: root
            data:
              items: [{n: one, k: A}, {n: two, k: A}, {n: three, k: B}, {n: four, k: B}]
            scenes:
              \(root)
              nav: {controller: navigation, root: list}
              list:
                controller: table
                class: List
                title: List
                rightItem: {title: Show, id: show, segue: {present: form, identifier: over}}
                table:
                  style: \(style)
                  prototypes:
                    - {identifier: C, style: subtitle, segue: {show: form, identifier: detail}}
              form:
                controller: view
                class: Form
                title: Form
                view:
            \(buttons.map { "      \($0)" }.joined(separator: "\n"))
                  - button: {id: done, title: Done, segue: {unwind: closed, identifier: done}}
            classes:
              List:
                superclass: TableViewController
                rows: \(section)
                cell:
                  identifier: C
                  set: {textLabel.text: "{item.n}", detailTextLabel.text: "detail of {item.n}"}
                actions: {closed: {append: {data: items, item: {n: last, k: C}}}}
              Form:
                superclass: ViewController
                actions:
            \(Self.changes.map { "      \($0.1): {\($0.0)}" }.joined(separator: "\n"))
            """
        return try OpenScene(text, columns: root.contains("split") ? 96 : 40, lines: 40).player
    }

    private static let ways: [(root: String, there: String, back: String)] = [
        ("root: {controller: navigation, root: list}", "select 0 0", "back"),
        ("root: {controller: navigation, root: list}", "tap show", "back"),
        ("root: {controller: navigation, root: list}", "tap show", "tap done"),
        ("root: {controller: navigation, root: list}", "select 0 0", "tap done"),
        ("root: {controller: tabs, tabs: [nav, form]}", "tab 1", "tab 0"),
        ("root: {controller: split, master: nav, detail: form}", "rotate", "rotate"),
    ]

    @Test(.slow, arguments: ["plain", "grouped", "insetGrouped"], [false, true])
    func itIsMeasuredAgainWhenItReturns(style: String, grouped: Bool) throws {
        for way in Self.ways {
            for change in Self.changes.map(\.1) {
                let player = try scene(way.root, style: style, grouped: grouped)
                for step in [way.there, "tap \(change)", way.back] {
                    #expect(player.play(step).map(\.message) == [])
                }
                let shown = ScreenRenderer().render(player.window)
                let spoken = ScreenRenderer(.accessibility).render(player.window)
                #expect(shown.contains("detail of"))
                player.play("reload")
                #expect(shown == ScreenRenderer().render(player.window), "\(way) \(change)")
                #expect(spoken == ScreenRenderer(.accessibility).render(player.window))
            }
        }
    }

    /// Also rows that are written in the scene, and what `willDisplay` sets in them.
    @Test func aStaticRowIsFilledWhileAnotherScreenComes() throws {
        let player = try OpenScene(
            """
            storyboard: Static
            initial: nav
            scenes:
              nav: {controller: navigation, root: main}
              main:
                controller: table
                class: Main
                title: Main
                table:
                  sections:
                    - cells:
                        - {id: a, style: value1, text: a, detail: "", segue: {show: next}}
                        - {style: value1, text: b}
                outlets: {a: a}
              next: {controller: view, title: Next, view: [{label: next}]}
            classes:
              Main:
                superclass: TableViewController
                properties: {n: {type: Int, value: 0}}
                outlets: {a: TableViewCell}
                configureView: {a.detailTextLabel.text: "{n == 0 ? '' : 'chosen'}"}
                select: {set: {n: 1}}
                willDisplay: {backgroundColor: "{row == n ? 'systemYellow' : nil}"}
            """
        ).player
        player.play("select 0 0")
        player.play("back")
        #expect(
            ScreenRenderer().render(player.window) == """
                ┌──────────────────────────────────────┐
                │                 Main                 │
                ╞══════════════════════════════════════╡
                │ a                             chosen │
                │ ─────────────────────────────────────│
                │ b                                    │
                └──────────────────────────────────────┘

                """
        )
    }

    /// A static row is displayed again when a property changes that `willDisplay` reads.
    @Test func whatIsDoneAsAStaticRowShowsFollowsProperties() throws {
        let player = try OpenScene(
            """
            scenes:
              main:
                controller: table
                class: Main
                table: {sections: [{cells: [{text: a}, {text: b}, {text: c}]}]}
            classes:
              Main:
                superclass: TableViewController
                properties: {n: {type: Int, value: 0}}
                select: {set: {n: "{row}"}}
                willDisplay: {backgroundColor: "{row == n ? 'systemYellow' : nil}"}
            """
        ).player
        for row in [2, 1, 0] {
            player.play("select 0 \(row)")
            let cells = player.allTables.flatMap(\.visibleCells)
            #expect(cells.map { $0.backgroundColor != nil } == (0..<3).map { $0 == row })
        }
    }

    /// A table that code took off the screen, changed and asked for its cells, and put back.
    @Test func aTableThatCodeTookAwayIsMeasuredWhenItIsBack() throws {
        let cells = (0..<3).map { number in
            let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(number)"
            return cell
        }
        let table = StaticTableView(frame: .zero, style: .grouped)
        table.insertSection(at: 0)
        table.setTitle("Head", forHeaderInSection: 0)
        let controller = ViewController()
        controller.view.addSubview(table)
        for cell in cells { table.insertCell(cell, forRowAt: .row(0)) }
        let window = Window.terminal(columns: 30, lines: 14)
        window.rootViewController = controller
        window.layoutIfNeeded()
        table.removeFromSuperview()
        for cell in cells { cell.detailTextLabel?.text = "detail" }
        table.setTitle("Another head", forHeaderInSection: 0)
        #expect(table.visibleCells.count == 3)
        controller.view.addSubview(table)
        let shown = ScreenRenderer().render(window)
        #expect(shown.contains("│ ANOTHER HEAD"))
        #expect(shown.contains("│ detail"))
        table.reloadData()
        #expect(shown == ScreenRenderer().render(window))
    }
}
