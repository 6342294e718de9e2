import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Cells of one shape become rows of one prototype whatever they send, and cells again.
@Suite struct SentActionConversionTests {
    /// Rows of labels and controls, made at random, each of which sends one of a few actions or none.
    private struct Form {
        static let events = [
            "switch": "valueChanged", "stepper": "valueChanged", "textField": "editingDidEnd",
            "button": "touchUpInside",
        ]
        static let names = ["first", "\"second:\"", "\"third:event:\"", "\"fourth:\""]

        /// The controls of each cell with what they send, in sections.
        var sections: [[[(kind: String, action: String?)]]] = []

        init(_ random: inout SeededGenerator) {
            let kinds = Self.events.keys.sorted()
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let cells = (0..<Int.random(in: 2...5, using: &random)).map { _ in
                    (0..<(Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1)).map { _ in
                        let isSent = Int.random(in: 0..<5, using: &random) > 0
                        return (
                            kinds[Int.random(in: 0..<kinds.count, using: &random)],
                            isSent ? Self.names.randomElement(using: &random) : nil
                        )
                    }
                }
                sections.append(cells)
            }
        }

        /// What cells need to have in common to be rows of one prototype.
        var shapes: Set<[String]> {
            Set(sections.joined().map { $0.map { "\($0.kind) \($0.action != nil)" } })
        }

        var actions: [String?] { sections.joined().joined().map(\.action) }

        var text: String {
            var lines = ["scenes:", "  form:", "    controller: table", "    class: Form"]
            lines += ["    table:", "      sections:"]
            for (section, cells) in sections.enumerated() {
                lines.append("        - cells:")
                for (row, cell) in cells.enumerated() {
                    let views = cell.map { kind, action in
                        let sent = action.map { ", actions: {\(Self.events[kind] ?? ""): \($0)}" }
                        return ", {\(kind): {accessibility: {label: Entry}\(sent ?? "")}}"
                    }
                    let label = "{label: Row \(section) \(row)}"
                    lines.append("            - {content: [\(label)\(views.joined())]}")
                }
            }
            lines += ["classes:", "  Form:", "    superclass: TableViewController", "    actions:"]
            lines += ["      first: [{log: one}, {send: \"fourth:\"}]"]
            lines += Self.names.dropFirst().map { name in
                "      \(name): {log: \"\(name.filter(\.isLetter)) {sender.accessibility.label}\"}"
            }
            return lines.joined(separator: "\n") + "\n"
        }
    }

    @Test(.slow, arguments: 0..<24)
    func cellsOfOneShapeAreOnePrototype(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let form = Form(&random)
        let there = converted(form.text, to: .dynamic, allowsWarnings: true)
        #expect(there.notes.filter { $0.hasPrefix("error") } == [], "\(form.text)\(there.string)")
        let table = try #require(there.file.definition.scenes[0].table)
        #expect(table.prototypes?.count == form.shapes.count, "\(form.text)\(there.string)")
        #expect(there.pictureDifferences == [], "\(there.string)")

        let back = converted(there.string, to: .static, allowsWarnings: true)
        #expect(back.notes.filter { $0.hasPrefix("error") } == [], "\(there.string)\(back.string)")
        #expect(back.pictureDifferences == [], "\(back.string)")
        let sent = (back.file.definition.scenes[0].table?.writtenCells ?? []).flatMap(\.views)
            .filter { Form.events[$0.kind.rawValue] != nil }
            .map { $0.actions.first?.names.first?.value }
        #expect(sent == form.actions.map { $0?.replacing("\"", with: "") }, "\(back.string)")
        let again = converted(back.string, to: .dynamic, allowsWarnings: true)
        #expect(again.string == there.string, "\(back.string)")
    }

    private static func form(_ cells: String, _ classes: String = "") -> String {
        """
        scenes:
          form:
            controller: table
            class: Form
            table:
              sections:
                - cells:
        \(cells.split(separator: "\n").map { "            \($0)" }.joined(separator: "\n"))
        classes:
          Form:
            superclass: TableViewController
            actions: {one: {log: one}, two: {log: two}}
        \(classes)
        """
    }

    private static func prototypes(_ text: String) -> Int? {
        let result = converted(text, to: .dynamic, allowsWarnings: true)
        #expect(result.notes.filter { $0.hasPrefix("error") } == [])
        return result.file.definition.scenes[0].table?.prototypes?.count
    }

    /// What a cell's own class takes, several names for one event and named receivers stay apart.
    @Test(arguments: [
        (
            "class: Own, ", "one", "own",
            "  Own: {superclass: TableViewCell, actions: {own: {log: own}}}"
        ),
        ("", "one", "[one, two]", ""),
        ("", "one", "{to: controller, action: two}", ""),
    ])
    func whatNoRecordCanSayStaysApart(
        _ key: String,
        _ first: String,
        _ second: String,
        _ classes: String
    ) {
        let cells = [first, second].map { name in
            "- {\(key)content: {button: {title: Go, actions: {touchUpInside: \(name)}}}}"
        }
        #expect(Self.prototypes(Self.form(cells.joined(separator: "\n"), classes)) == 2)
    }

    @Test func aClassOfTheCellThatTakesNothingIsInNobodysWay() {
        let cells = ["one", "two"].map { name in
            "- {class: Own, content: {button: {title: Go, actions: {touchUpInside: \(name)}}}}"
        }
        let classes = "  Own: {superclass: TableViewCell, actions: {three: {log: own}}}"
        #expect(Self.prototypes(Self.form(cells.joined(separator: "\n"), classes)) == 1)
    }

    /// In CSV the rows of other prototypes have an empty text for the action.
    @Test func aTableSaysTheActionsToo() {
        let cells = ["one", "two"].map { name in
            "- {content: {button: {title: \(name), actions: {touchUpInside: \(name)}}}}"
        }
        let text = Self.form((cells + ["- {text: Last}"]).joined(separator: "\n"))
        let result = converted(text, to: .dynamic, allowsWarnings: true) {
            $0.dataPath = "form.csv"
        }
        #expect(result.notes.filter { $0.hasPrefix("error") } == [])
        #expect(result.pictureDifferences == [])
    }

    /// An action that does more than send what a record says stays, and cells carry what it asks for.
    @Test func anActionThatDoesMoreStays() {
        let result = converted(
            """
            data: {things: [{name: a, way: one}, {name: b, way: two}]}
            scenes:
              form:
                controller: table
                class: Form
                table:
                  prototypes:
                    - {identifier: Cell, content: {button: {title: Go, actions: {touchUpInside: "go:"}}}}
            classes:
              Form:
                superclass: TableViewController
                rows: things
                cell: {identifier: Cell, set: {accessibility.label: "{item.name}"}}
                actions:
                  "go:": [{log: going}, {send: "{item.way}"}]
                  one: {log: one}
                  two: {log: two}

            """,
            to: .static,
            allowsWarnings: true
        )
        #expect(result.notes.filter { $0.hasPrefix("error") } == [])
        #expect(result.pictureDifferences == [])
        #expect(result.string.contains("\"go:\": [{log: going}, {send: \"{item.way}\"}]"))
    }
}
