import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What goes wrong with a record is reported with where that is written, whatever the data is and wherever rows put it.
@Suite struct RecordPlaceTests {
    /// The records of three: the second has no `n`, the third no `k`, which is what its text ends in.
    private static let json =
        "[{\"k\": 9, \"n\": \"a\", \"s\": \"d\"},\n{\"k\": 5, \"s\": \"d\"},\n{\"n\": \"c\", \"s\": \"d\"}]"
    private static let csv = "k,n,s\n9,a,d\n5,,d\n,c,d\n"
    private static let yaml = "- {k: 9, n: a, s: d}\n- {k: 5, s: d}\n- {n: c, s: d}\n"

    /// Each form of data, with how the second and the third record are written.
    private static let forms: [(data: String, second: String, third: String)] = [
        ("{file: d.json}", "{\"k\": 5, \"s\": \"d\"}", "{\"n\": \"c\", \"s\": \"d\"}"),
        ("{file: d.csv, types: {k: Int, n: Int}}", "5,,d", ",c,d"),
        ("{file: d.yaml}", "{k: 5, s: d}", "{n: c, s: d}"),
        ("[{k: 9, n: a, s: d}, {k: 5, s: d}, {n: c, s: d}]", "{k: 5, s: d}", "{n: c, s: d}"),
    ]

    private static func file(
        _ data: String,
        rows: String,
        set value: String = "x",
        more: String = ""
    ) -> SceneFile {
        let text = """
            data: {a: \(data)}
            scenes:
              list:
                controller: table
                class: List
                table: {prototypes: [{identifier: Cell}]}
                segues: [{show: d, identifier: d}]
              d: {controller: view, view: [{label: x}]}
            initial: list
            classes:
              List:
                superclass: TableViewController
                rows: \(rows)
                cell: {identifier: Cell, set: {textLabel.text: "\(value)"}}
            \(more)
            """
        return SceneFile.read(
            SourceText(name: "scene.yaml", text: text),
            resources: MemoryResources([
                "d.json": json,
                "d.csv": csv.replacing("a,d", with: "1,d").replacing("c,d", with: "3,d"),
                "d.yaml": yaml,
            ])
        )
    }

    /// The texts of the records that the first finding shows.
    private static func records(_ file: SceneFile) -> [String] {
        let findings = RowCheck.findings(in: file, limit: 100)
        return findings.prefix(1).flatMap(\.secondary).map {
            file.sources[$0.source].string(in: $0.range)
        }
    }

    /// A law: for each form of data, the record is found before rows are sorted, filtered or put into sections, and in
    /// rows that were.
    @Test(arguments: [
        ("{from: a, sort: '{item.k}'}", "x", false),
        ("{from: a, where: '{item.k > 0}'}", "x", false),
        ("{from: a, section: '{item.k}'}", "x", false), ("a", "{item.n}", true),
        ("{from: a, sort: '{-(item.k ?? 0)}'}", "{item.n}", true),
        ("{from: a, where: \"{(item.k ?? 0) == 5}\"}", "{item.n}", true),
    ])
    func theRecordIsShown(_ rows: String, _ value: String, isSecond: Bool) {
        for form in Self.forms {
            let file = Self.file(form.data, rows: rows, set: value)
            #expect(!file.hasErrors, "\(file.diagnostics)")
            let third = form.data.contains("csv") ? ",3,d" : form.third
            #expect(Self.records(file) == [isSecond ? form.second : third], "\(form.data)")
        }
    }

    @Test func soIsARecordThatAClassHasItself() {
        let rows = "[{k: 9, n: a}, {k: 5}]"
        #expect(Self.records(Self.file("[]", rows: rows, set: "{item.n}")) == ["{k: 5}"])
    }

    @Test func ofRowsWithinRecordsTheRecordAroundIsShown() {
        let data = "[{t: A, rows: [{n: a}]}, {t: B, rows: [{n: b}, {m: c}]}]"
        let file = Self.file(data, rows: "{from: a, rows: '{group.rows}'}", set: "{item.n}")
        #expect(Self.records(file) == ["{t: B, rows: [{n: b}, {m: c}]}"])
    }

    /// What was added while the scene runs is written nowhere: then its number says which record it is.
    @Test func aRecordThatWasAddedHasANumber() throws {
        let more = "    actions: {add: {append: {data: a, item: {k: 1}}}}"
        let file = Self.file(
            "[{k: 9, n: a}]",
            rows: "{from: a, sort: '{item.k}'}",
            set: "{item.n}",
            more: more
        )
        let storyboard = Storyboard(file, classes: .standIns)
        let player = try #require(ScenePlayer(storyboard))
        let interpreter = try #require(storyboard.interpreter)
        interpreter.data.change("a", .inserted(.record(DataValue.Record([("k", .int(1))])), at: 1))
        _ = ScreenRenderer(.text).render(player.window)
        let fault = try #require(interpreter.faults.first)
        #expect(fault.secondary == [])
        #expect(
            fault.notes == [
                "in row 0 of section 0, both counted from 0", "in record 1, counted from 0",
            ]
        )
    }

    /// A segue or an action that a record names is found before anything runs.
    @Test(arguments: ["perform", "send"])
    func soIsARecordThatNamesWhatThereIsNot(_ verb: String) {
        for form in Self.forms {
            let more = "    select: {\(verb): '{item.s}'}"
            let whole = Self.file(form.data, rows: "a", more: more)
            guard verb == "perform" else {
                let finding = whole.diagnostics.first { $0.code == .undeclaredAction }
                #expect(finding?.secondary.first?.label == "in this record", "\(form.data)")
                continue
            }
            #expect(!whole.hasErrors, "\(whole.diagnostics)")
            let data = form.data.replacing("{k: 5, s: d}", with: "{k: 5, s: nope}")
            guard data != form.data else { continue }
            let file = Self.file(data, rows: "a", more: more)
            let finding = file.diagnostics.first { $0.code == .undeclaredSegue }
            let texts = finding?.secondary.map { file.sources[$0.source].string(in: $0.range) }
            #expect(texts == ["{k: 5, s: nope}"])
        }
    }
}
