import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What `validate` finds in what touches of rows compute is what touching each of them finds.
@Suite struct RowTouchTests {
    private static func text(_ code: String, cell: String = "", rows: String = "items") -> String {
        """
        initial: bar
        data:
          items: [{t: a, n: 1, k: disclosureIndicator}, {t: b, n: 0, k: detailButton}, {n: 2, k: none}, {t: d, k: detailButton}]
        scenes:
          bar: {controller: navigation, root: list}
          list:
            controller: table
            class: List
            segues: [{show: next, identifier: later}]
            table:
              prototypes:
                - {identifier: Cell, accessory: detailButton, segue: {show: next, identifier: go}, accessorySegue: {show: next, identifier: info}\(cell)}
          next: {controller: view, class: Next, view: [{label: x}]}
        classes:
          Next: {superclass: ViewController, properties: {name: "String?"}}
          List:
            superclass: TableViewController
            properties: {kept: "String?"}
            rows: \(rows)
            cell: {identifier: Cell, set: {textLabel.text: "{row}"}}
            \(code)
        """
    }

    private static func file(_ text: String) -> SceneFile {
        SceneFile.read(SourceText(name: "scene.yaml", text: text))
    }

    /// What classes do when a row is touched, with the step.
    private static let ways = [
        ("select: {log: VALUE}", "select 0 ROW"),
        ("select: {alert: {title: VALUE}}", "select 0 ROW"),
        ("select: {alert: {title: Hi, message: VALUE, actions: [{title: OK}]}}", "select 0 ROW"),
        ("select: {alert: {title: Hi, actions: [{title: VALUE}]}}", "select 0 ROW"),
        ("select: [{set: {kept: x}}, reload, {set: {kept: VALUE}}]", "select 0 ROW"),
        ("select: {append: {data: items, item: {t: VALUE}}}", "select 0 ROW"),
        ("select: {update: {data: items, set: {t: VALUE}}}", "select 0 ROW"),
        ("select: {send: VALUE}", "select 0 ROW"),
        ("accessoryTapped: {log: VALUE}", "accessory 0 ROW"),
        ("swipe: [{title: Do, actions: {log: VALUE}}]", "swipe 0 ROW Do"),
        ("swipe: [{title: Do, edge: leading, actions: {set: {kept: VALUE}}}]", "swipe 0 ROW Do"),
        ("swipe: [{title: Do, when: '{item.n? != 0}', actions: {log: VALUE}}]", "swipe 0 ROW Do"),
        ("prepare: {go: {name: VALUE}}", "select 0 ROW"),
        ("prepare: {info: {name: VALUE}}", "accessory 0 ROW"),
        ("prepare: {go: {name: VALUE}}, shouldPerform: {go: '{item.n? != 0}'}", "select 0 ROW"),
        ("prepare: {later: {name: VALUE}}, select: {perform: later}", "select 0 ROW"),
    ]

    private static let values = [
        "<{item.t}>", "<{item.n}>", "<{10 / item.n}>", "<{item.t? ?? 'x'}>", "<{row}>",
        "<{item.t | uppercase}>", "<{10 / row}>", "<{item.n? == 0 ? item.t : 'x'}>",
    ]

    private static let cells = [
        "", ", hidden: true", ", userInteraction: false",
    ]

    /// The places where touching each of the rows, one after the other, each on a new screen, goes wrong.
    private static func played(_ text: String, _ step: String) throws -> Set<SourceRange> {
        var places: Set<SourceRange> = []
        for row in 0..<4 {
            let open = try OpenScene(text)
            _ = open.player.play(step.replacing("ROW", with: "\(row)"))
            let faults = open.player.storyboard.faults
            places.formUnion(
                faults.filter { RowCheck.codes.contains($0.code) }.map(\.primary.range)
            )
        }
        return places
    }

    private static func found(_ text: String) -> Set<SourceRange> {
        Set(RowCheck.findings(in: file(text), limit: 100).map(\.primary.range))
    }

    @Test(arguments: ways, values)
    func whatGoesWrongInATouchIsFound(_ way: (code: String, step: String), _ value: String) throws {
        let code = way.code.replacing("VALUE", with: "\"\(value)\"")
            .replacing("}, shouldPerform", with: "}\n    shouldPerform")
            .replacing("}, select", with: "}\n    select")
        for cell in Self.cells {
            for rows in ["items", "{count: 4}"] {
                let text = Self.text(code, cell: cell, rows: rows)
                // Rows that are counted show no record that could be changed.
                let hasRecord = rows == "items" || !code.contains("update")
                guard hasRecord, !Self.file(text).hasErrors else { continue }
                #expect(Self.found(text) == (try Self.played(text, way.step)), "\(cell) \(rows)")
            }
        }
    }

    /// What an effect before may have changed, or what is not touched, is not found.
    @Test(arguments: [
        ("select: [{remove: {data: items}}, {log: '{item.t}'}]", "", "select 0 ROW"),
        ("select: [{set: {kept: '{item.t?}'}}, {log: '{kept}'}]", "", "select 0 ROW"),
        ("select: {log: '{item.t}'}", "selection: none, ", "select 0 ROW"),
        (
            "select: {set: {missing.text: '{item.t}'}}\n    outlets: {missing: Label?}", "",
            "select 0 ROW"
        ),
    ])
    func whatIsNotCertainIsNot(_ code: String, _ table: String, _ step: String) {
        let text = Self.text(code).replacing("table:\n", with: "table:\n        \(table)\n")
        #expect(Self.found(text.replacing("none, ", with: "none")) == [])
    }

    /// A row that leads to another screen is no longer selected when a person is back.
    @Test func onlyRowsThatStayOnTheScreenAreDeselected() throws {
        let leading = Self.text("deselect: {log: '{item.t}'}")
        let staying = leading.replacing("segue: {show: next, identifier: go}, ", with: "")
        for (text, other, count) in [(leading, "back, ", 0), (staying, "", 1)] {
            var places: Set<SourceRange> = []
            for row in 0..<4 {
                let open = try OpenScene(text)
                let steps = "select 0 \(row), \(other)select 0 \((row + 1) % 4)"
                for step in steps.split(separator: ", ") { _ = open.player.play(String(step)) }
                places.formUnion(open.player.storyboard.faults.map(\.primary.range))
            }
            #expect(places.count == count && Self.found(text) == places)
        }
    }

    /// A row has a detail button where its record says so.
    @Test func onlyRowsWithADetailButtonCount() throws {
        let text = Self.text("accessoryTapped: {log: '{item.t}'}")
            .replacing("\"{row}\"", with: "\"{row}\", accessory: '{item.k}'")
        #expect(Self.found(text) == [])
        #expect(try Self.played(text, "accessory 0 ROW") == [])
        let other = text.replacing("{n: 2, k: none}", with: "{n: 2, k: detailButton}")
        #expect(Self.found(other).count == 1)
        #expect(try Self.played(other, "accessory 0 ROW") == Self.found(other))
    }

    /// How rows are edited is asked of each of them.
    @Test(arguments: ["style: '{item.t}'", "style: delete, move: '{10 / item.n > 2}'"])
    func whatGoesWrongInEditingIsFound(_ rules: String) throws {
        let text = Self.text("editing: {\(rules)}")
        #expect(!Self.found(text).isEmpty)
        #expect(Self.found(text) == (try Self.played(text, "edit on")))
    }

    /// A segue that code performs without a row hands over nothing of one.
    @Test(arguments: [
        ("{item.t}", true), ("{row}", true), ("<{item.t}>", true), ("{item?.t}", false),
        ("{item.t ?? 'x'}", false), ("{kept? == nil ? 'x' : item.t}", false), ("x", false),
    ])
    func aSegueWithoutARowIsFound(_ value: String, _ isFound: Bool) {
        let code = """
            actions: {pick: {perform: go}}
                prepare: {go: {name: "\(value)"}}
            """
        let text = Self.text(code).replacing(
            "    class: List\n",
            with: "    class: List\n    rightItem: {title: Pick, id: pick, action: pick}\n"
        )
        let found = Self.file(text).diagnostics.filter { $0.code == .absentValue }
        #expect(found.count == (isFound ? 1 : 0), "\(Self.file(text).diagnostics.map(\.message))")
        let other = text.replacing("pick: {perform: go}", with: "pick: {log: x}")
        #expect(Self.file(other).diagnostics.filter { $0.code == .absentValue }.isEmpty)
    }
}
