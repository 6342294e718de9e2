import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Rows whose records keep what a person sets in them, and are shown elsewhere too: in the cell, and by
/// `configureView`.
@Suite struct KeptFieldLawTests {
    /// A kind of control, and what its records keep.
    private struct Control {
        var kind: String
        var property: String
        var values: [String]

        /// Ways to show what is kept, where `V` is.
        var shown: [String]
    }

    private static let controls = [
        Control(
            kind: "switch",
            property: "on",
            values: ["true", "false"],
            shown: ["{V ? 'on' : 'off'}", "{V ? item.name : 'none'}"]
        ),
        Control(
            kind: "stepper",
            property: "value",
            values: ["0", "3", "12"],
            shown: ["{V | %.0f}", "{item.name} × {V | %.0f}", "{V * 2 + 1 | %.1f}", "{V > 2}"]
        ),
        Control(
            kind: "slider",
            property: "value",
            values: ["0.5", "0.25"],
            shown: ["{V * 100 | %.0f} %", "{item.name}: {V}"]
        ),
        Control(
            kind: "textField",
            property: "text",
            values: ["Ada", "''", "'{{x}}'"],
            shown: ["{V}", "{V | uppercase} {item.name}", "{V == '' ? 'nobody' : V}"]
        ),
    ]

    private static func text(_ random: inout SeededGenerator) -> String? {
        guard let control = controls.randomElement(using: &random) else { return nil }
        let isGrouped = Bool.random(using: &random)
        let sections = isGrouped ? Int.random(in: 1...2, using: &random) : 1
        var lines: [String] = []
        var places: [String] = []
        for section in 0..<sections {
            if isGrouped { lines.append("    - title: Part \(section)\n      rows:") }
            for row in 0..<Int.random(in: 1...3, using: &random) {
                let value = control.values.randomElement(using: &random) ?? ""
                lines.append(
                    (isGrouped ? "        " : "    ")
                        + "- {name: Name \(section)\(row), kept: \(value)}"
                )
                places.append(
                    isGrouped ? "records[\(section)].rows[\(row)].kept" : "records[\(row)].kept"
                )
            }
        }
        func shown(_ path: String) -> String {
            let text = control.shown.randomElement(using: &random) ?? ""
            return text.replacing("V", with: path)
        }
        let follows = Int.random(in: 0..<3, using: &random) > 0
        let sum = places.randomElement(using: &random)
        let isSummed = Bool.random(using: &random)
        let summed = sum.map { shown($0).replacing("item.name", with: "'nobody'") } ?? ""
        return """
            data:
              records:
            \(lines.joined(separator: "\n"))
            scenes:
              s:
                controller: table
                class: C
                title: Records
                table:
                  style: grouped
                  header: {label: {id: sum}}
                  prototypes:
                    - identifier: RecordCell
                      class: RecordCell
                      content:
                        column:
                          - label: {id: name}
                          - \(control.kind): {id: input, actions: {valueChanged: "keep:"}}
                          - label: {id: echo}
                      outlets: {name: name, input: input, echo: echo}
                outlets: {sum: sum}
            classes:
              C:
                superclass: TableViewController
                outlets: {sum: Label}
                rows: \(isGrouped ? "{from: records, rows: '{group.rows}', header: '{group.title}'}" : "records")
                cell:
                  identifier: RecordCell
                  set:
                    name.text: "{item.name}"
                    input.\(control.property): "{item.kept}"
                    input.accessibility.label: "{item.name}"
            \(follows ? "        echo.text: \"\(shown("item.kept"))\"" : "")
                configureView: {sum.text: "\(isSummed ? summed : "Sum")"}
                actions:
                  "keep:":
                    - update: {data: records, set: {kept: "{sender.\(control.property)}"}}
            \(Bool.random(using: &random) ? "        - log: \"kept {row}\"" : "")
              RecordCell:
                superclass: TableViewCell
                outlets: {name: Label, input: \(control.kind.uppercasedFirst), echo: Label}
            """
            .replacing(
                "valueChanged",
                with: control.property == "text" ? "editingChanged" : "valueChanged"
            )
    }

    /// The cells do what the rows did, and so do the rows that they become once more.
    @Test(.slow, arguments: 1...UInt64(Int.cases(60)))
    func cellsDoWhatTheirRowsDid(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        guard let text = Self.text(&random) else { return }
        let rows = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        try #require(rows.diagnostics.map(\.message) == [], "\(text)")
        var current = rows
        for direction in [ConversionRequest.Direction.static, .dynamic] {
            let result = SceneConverter(ConversionRequest(direction)).convert(current)
            let errors = result.findings.filter { $0.severity == .error }.map(\.message)
            try #require(errors == [], "to \(direction):\n\(text)")
            let proof = ConversionProof(
                old: rows,
                new: result.file,
                tables: ["s"],
                widths: [40],
                lossyRows: [:],
                ConversionProof.Extent(steps: 30)
            )
            let difference = proof.differences().first { $0.loss == nil }
            #expect(difference?.diff == nil, "to \(direction):\n\(text)\n\(result.string)")
            current = result.file
        }
    }
}
