import Foundation

extension Shape {
    /// Static tables and those that data fills.
    static let tables = [
        Shape("cells", [.validate, .render, .full, .toDynamic, .model, .tree]) { n in
            form(lines(n, 12) { "- {text: Row \($0)}" })
        },
        Shape("cells of distinct shapes", [.validate, .full, .toDynamic], from: 64) { n in
            form(
                lines(n, 12) { number in
                    let bits = String(number, radix: 2)
                    return
                        "- {content: {row: [\(bits.map { $0 == "1" ? "label: A" : "spacer" }.joined(separator: ", "))]}}"
                }
            )
        },
        Shape("cells with outlets", [.validate, .render, .full, .toDynamic], from: 125) { n in
            form(
                lines(n, 12) { "- {content: {label: {id: l\($0), text: Row \($0)}}}" },
                scene: "    class: C\n    outlets: {\(list(n) { "o\($0): l\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "o\($0): Label" })}\n",
                    superclass: "TableViewController"
                )
            )
        },
        Shape("cells with outlets that code sets", [.validate, .toDynamic], from: 64) { n in
            form(
                lines(n, 12) { "- {content: {label: {id: l\($0), text: Row \($0)}}}" },
                scene: "    class: C\n    outlets: {\(list(n) { "o\($0): l\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "o\($0): Label" })}\n    configureView:\n"
                        + lines(n, 6) { "o\($0).text: B\($0)" },
                    superclass: "TableViewController"
                )
            )
        },
        Shape("cells with outlets that their actions set", [.toDynamic], from: 64) { n in
            form(
                lines(n, 12) {
                    "- {content: {row: [{label: {id: l\($0)}}, {switch: {id: s\($0), on: false, "
                        + "actions: {valueChanged: \"a\($0):\"}}}]}}"
                },
                scene:
                    "    class: C\n    outlets: {\(list(n) { "o\($0): l\($0), p\($0): s\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "o\($0): Label, p\($0): Switch" })}\n    actions:\n"
                        + lines(n, 6) {
                            "\"a\($0):\": {set: {o\($0).text: \"{p\($0).on ? 'A' : 'B'}\"}}"
                        },
                    superclass: "TableViewController"
                )
            )
        },
        Shape("cells with segues", [.validate, .full, .toDynamic], from: 125) { n in
            form(lines(n, 12) { "- {text: Row \($0), segue: {show: z}}" })
                + "  z: {controller: view, title: Z}\n"
        },
        Shape("cells with segues to scenes of their own", [.validate, .full, .toDynamic], from: 64)
        { n in
            form(lines(n, 12) { "- {text: Row \($0), segue: {show: z\($0)}}" })
                + lines(n, 2) { "z\($0): {controller: view, title: Z}" }
        },
        Shape("cells with actions", [.validate, .toDynamic], from: 64) { n in
            form(
                lines(n, 12) {
                    "- {content: {button: {id: b\($0), title: B\($0), actions: {touchUpInside: a\($0)}}}}"
                },
                scene: "    class: C\n",
                rest: code(
                    "    actions:\n" + lines(n, 6) { "a\($0): {log: A\($0)}" },
                    superclass: "TableViewController"
                )
            )
        },
        Shape("cells with ids and tags", [.validate, .full, .toDynamic], from: 125) { n in
            form(lines(n, 12) { "- {id: c\($0), tag: \($0 + 1), text: Row \($0)}" })
        },
        Shape("cells that steps select", [.toDynamic], from: 125) { n in
            form(
                lines(n, 12) { "- {text: Row \($0)}" },
                rest: "snapshots:\n  s:\n    do:\n" + lines(n, 6) { "- select 0 \($0)" }
            )
        },
        Shape("cells with switches", [.full, .spoken, .toDynamic], from: 125) { n in
            form(
                lines(n, 12) {
                    "- {text: Row \($0), accessory: {switch: {on: true, accessibility: {label: S\($0)}}}}"
                }
            )
        },
        Shape("sections", [.validate, .render, .full, .svg, .tree, .spoken, .toDynamic], from: 125)
        { n in
            "scenes:\n  s:\n    controller: table\n    title: T\n    table:\n      sections:\n"
                + lines(n, 8) { "- {header: H\($0), footer: F\($0), cells: [{text: Row \($0)}]}" }
        },
        Shape("sections without titles", [.full, .toDynamic], from: 125) { n in
            "scenes:\n  s:\n    controller: table\n    table:\n      style: grouped\n      sections:\n"
                + lines(n, 8) { "- {cells: [{text: Row \($0)}]}" }
        },
        Shape("rows by number", [.render, .full, .toStatic]) { n in
            """
            scenes:
              s: {controller: table, title: T, class: C, table: {prototypes: [{identifier: P}]}}
            classes:
              C:
                superclass: TableViewController
                rows: {count: \(n)}
                cell: {identifier: P, set: {textLabel.text: "Row {row}"}}

            """
        },
        Shape("records in the file", [.validate, .render, .full, .toStatic]) { n in
            rows(of: "\n" + lines(n, 4) { "- {name: N\($0), age: \($0 % 90)}" })
        },
        Shape("records with nested lists", [.validate, .full]) { n in
            rows(
                of: "\n" + lines(n, 4) { "- {title: T\($0), people: [{name: A}, {name: B}]}" },
                set: "textLabel.text: \"{item.name}\""
            ).replacing(
                "rows: d",
                with: "rows: {from: d, rows: \"{group.people}\", header: \"{group.title}\"}"
            )
        },
        Shape("records grouped by a field", [.validate, .full]) { n in
            rows(
                of: "\n" + lines(n, 4) { "- {name: N\($0), kind: K\($0 / 2)}" }
            ).replacing("rows: d", with: "rows: {from: d, section: \"{item.kind}\"}")
        },
        Shape("fields of a record", [.validate, .render]) { n in
            rows(of: "\n    - {name: A, \(list(n) { "f\($0): \($0)" })}\n")
        },
        Shape(
            "records of a JSON file",
            [.validate, .full, .toStatic],
            data: (
                "d.json",
                { n in
                    "[\n"
                        + (0..<n).map { "{\"name\": \"N\($0)\", \"age\": \($0 % 90)}" }.joined(
                            separator: ",\n"
                        ) + "\n]\n"
                }
            )
        ) { _ in rows(of: " {file: d.json}\n") },
        Shape(
            "records of a CSV file",
            [.validate, .full],
            data: (
                "d.csv",
                { n in
                    "name,age\n" + lines(n, 0) { "N\($0),\($0 % 90)" }
                }
            )
        ) { _ in rows(of: " {file: d.csv}\n") },
        Shape(
            "records of a YAML file",
            [.validate, .full],
            data: (
                "d.yaml",
                { n in
                    lines(n, 0) { "- {name: N\($0), age: \($0 % 90)}" }
                }
            )
        ) { _ in rows(of: " {file: d.yaml}\n") },
        Shape(
            "columns of a CSV file",
            [.validate, .full],
            data: (
                "d.csv",
                { n in
                    "name," + (0..<n).map { "c\($0)" }.joined(separator: ",") + "\nA,"
                        + (0..<n).map { "\($0)" }.joined(separator: ",") + "\n"
                }
            )
        ) { n in rows(of: " {file: d.csv, types: {\(list(n) { "c\($0): Int" })}}\n") },
        Shape(
            "a long field of a CSV file",
            [.validate, .render],
            from: 500_000,
            data: (
                "d.csv",
                { n in
                    "name,age\n" + String(repeating: "x", count: n) + ",1\n"
                }
            )
        ) { _ in rows(of: " {file: d.csv}\n") },
        Shape("prototypes", [.validate, .render]) { n in
            """
            scenes:
              s:
                controller: table
                title: T
                class: C
                table:
                  prototypes:
            \(lines(n, 8) { "- {identifier: P\($0), text: A\($0)}" })
            classes:
              C:
                superclass: TableViewController
                rows: {count: \(n)}
                cells:
            \(lines(n, 6) { $0 == n - 1 ? "- {identifier: P\($0)}" : "- {when: \"{row == \($0)}\", identifier: P\($0)}" })
            """
        },
        Shape("prototypes by an expression", [.validate, .render]) { n in
            """
            scenes:
              s:
                controller: table
                title: T
                class: C
                table:
                  prototypes:
            \(lines(n, 8) { "- {identifier: P\($0), text: A\($0)}" })
            classes:
              C:
                superclass: TableViewController
                rows: {count: 3}
                cell: {identifier: P1, set: {textLabel.text: A}}

            """
        },
        Shape("tables with prototypes of their own", [.validate]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: table, class: C\($0), table: {prototypes: [{identifier: P\($0)}]}}"
                } + "classes:\n"
                + lines(n, 2) {
                    "C\($0): {superclass: TableViewController, rows: {count: 1}, cell: {identifier: P\($0)}}"
                }
        },
        Shape("sections that data feeds", [.validate, .full]) { n in
            "data:\n  d: [{name: A}]\nscenes:\n  s:\n    controller: table\n    title: T\n    table:\n"
                + "      prototypes: [{identifier: P}]\n      sections:\n"
                + lines(n, 8) {
                    "- {header: H\($0), rows: d, cell: {identifier: P, set: {textLabel.text: \"{item.name}\"}}}"
                }
        },
        Shape("titles of an index", [.render, .full]) { n in
            rows(
                of: "\n" + lines(n, 4) { "- {name: N\($0), kind: K\($0)}" }
            ).replacing("rows: d", with: "rows: {from: d, section: \"{item.kind}\", index: true}")
        },
    ]
}

extension String {
    /// The text with the first of some words replaced.
    func replacing(_ word: String, with other: String) -> String {
        guard let range = range(of: word) else { return self }
        return replacingCharacters(in: range, with: other)
    }
}
