import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What `validate` finds in the rows of data is what drawing them all finds.
@Suite struct RowCheckTests {
    private static func scene(
        _ rows: String,
        _ cell: String,
        more: String = "",
        before: String = ""
    ) -> SceneFile {
        let text = """
            \(before)scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: Cell, style: subtitle}]
            classes:
              List:
                superclass: TableViewController
                rows: \(rows)
                cell: {identifier: Cell, set: {\(cell)}}
            \(more)
            """
        return SceneFile.read(SourceText(name: "scene.yaml", text: text))
    }

    private static func codes(_ file: SceneFile, limit: Int = 10_000) -> [String] {
        RowCheck.findings(in: file, limit: limit).map(\.code.name)
    }

    @Test func anAbsentValueIsFoundOnceWithItsFirstRowAndTheNumberOfOthers() throws {
        let file = Self.scene(
            "[{t: a, d: x}, {t: b}, {t: c}, {t: e}]",
            "textLabel.text: '{item.t}', detailTextLabel.text: '{item.d}'"
        )
        let finding = try #require(RowCheck.findings(in: file, limit: 10).first)
        #expect(Self.codes(file) == ["absent-value"])
        #expect(
            finding.notes == ["in row 1 of section 0, both counted from 0", "and in 2 more rows"]
        )
        #expect(file.sources[finding.primary.source].string(in: finding.primary.range) == "d")
    }

    @Test(arguments: [
        "'{item.d?}'", "\"{item.d ?? 'none'}\"", "'<{item.d?}>'", "'{item.t}'", "'{row}'",
    ])
    func whatMayBeAbsentIsNotFound(_ value: String) {
        let file = Self.scene("[{t: a, d: x}, {t: b}]", "detailTextLabel.text: \(value)")
        #expect(file.hasErrors == false)
        #expect(Self.codes(file) == [])
    }

    @Test func aValueThatAPropertyDoesNotTakeIsFound() {
        let file = Self.scene(
            "[{c: red}, {c: crimson}, {c: '#123'}]",
            "textLabel.textColor: '{item.c}'"
        )
        #expect(Self.codes(file) == ["unfit-value"])
    }

    @Test func tablesOfMoreRowsAreLeftOut() {
        let file = Self.scene("[{t: a}, {}, {}]", "textLabel.text: '{item.t}'")
        #expect(Self.codes(file, limit: 3) == ["absent-value"])
        #expect(Self.codes(file, limit: 2) == [])
        #expect(Self.codes(file, limit: 0) == [])
    }

    @Test func whatIsCheckedInASectionIsKnownToRowsOfOthers() {
        let text = """
            data:
              systems: [{text: Metric, isOn: true}, {text: Imperial, isOn: false}]
              examples: [{text: Distance}]
            scenes:
              units:
                controller: table
                table:
                  prototypes: [{identifier: Cell}]
                  sections:
                    - name: system
                      selectionMode: singleCheckmark
                      rows: systems
                      cell: {identifier: Cell, set: {value: "{item.text}", checked: "{item.isOn}"}}
                    - rows: examples
                      cell: {identifier: Cell, set: {textLabel.text: "{system | lowercase}"}}
                class: Units
            classes:
              Units: {superclass: TableViewController}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(!file.hasErrors)
        #expect(Self.codes(file) == [])
    }

    /// A screen that is shown later may be given what it lacks at first.
    @Test func whatAnotherScreenMayPrepareIsNotFound() {
        let text = """
            initial: first
            scenes:
              first:
                controller: view
                class: First
                view: [{button: {title: Go, segue: {show: second, identifier: go}}}]
              second:
                controller: table
                class: Second
                table: {prototypes: [{identifier: Cell}]}
            classes:
              First: {superclass: ViewController, prepare: {go: {name: Ada}}}
              Second:
                superclass: TableViewController
                properties: {name: String}
                rows: [{t: a}, {}]
                cell: {identifier: Cell, set: {textLabel.text: "VALUE"}}
            """
        func codes(_ value: String) -> [String] {
            let whole = text.split(separator: "VALUE").joined(separator: value)
            let file = SceneFile.read(SourceText(name: "scene.yaml", text: whole))
            #expect(!file.hasErrors)
            return Self.codes(file)
        }
        #expect(codes("{name} {row}") == [])
        #expect(codes("{item.t}") == ["absent-value"])
    }

    @Test(.slow, arguments: 1...60 as ClosedRange<UInt64>)
    func drawingEveryRowFindsTheSame(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func one(of choices: [String]) -> String {
            choices[Int.random(in: choices.indices, using: &random)]
        }
        let records = (0..<Int.random(in: 1...30, using: &random)).map { _ in
            let fields = [
                one(of: ["t: a", "t: b", "t: null", "u: a", "t: c"]),
                one(of: ["n: 1", "n: 0", "n: 7", "n: null", "m: 1"]),
                one(of: ["c: red", "c: label", "c: crimson", "c: null", "d: red"]),
            ]
            return "{\(fields.joined(separator: ", "))}"
        }
        let texts = [
            "{item.t}", "{item.t?}", "{item.t ?? 'x'}", "{item.n}", "{10 / item.n}",
            "{item.c} {row}",
            "{item.t? ?? item.c?}", "{item.n | %03d}", "{item.t | pattern '##'}",
        ]
        let colors = ["{item.c}", "{item.c?}", "{item.c ?? 'red'}", "red"]
        let file = Self.scene(
            one(of: [
                "items", "{from: items, section: '{item.t?}'}",
                "{from: items, section: '{row % 2}'}",
            ]),
            """
            textLabel.text: "\(one(of: texts))", detailTextLabel.text: "\(one(of: texts))", \
            textLabel.textColor: "\(one(of: colors))", textLabel.numberOfLines: "\(one(of: ["{item.n}", "{row}"]))"
            """,
            before: "data: {items: [{t: a, n: 1, c: red}, \(records.joined(separator: ", "))]}\n"
        )
        // Where the types say already that it cannot be, nothing is drawn.
        guard !file.hasErrors else { return #expect(Self.codes(file) == []) }
        let player = try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(columns: 40, lines: 12))
        )
        ScreenRenderer(.text).renderFull(player.window) { _ in }
        let drawn = DiagnosticLog(player.storyboard.faults).sorted
        let found = RowCheck.findings(in: file, limit: 10_000)
        #expect(found.map(\.primary) == drawn.map(\.primary))
        #expect(found.map(\.message) == drawn.map(\.message))
    }
}
