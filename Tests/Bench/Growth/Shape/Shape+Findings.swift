import Foundation

extension Shape {
    /// Findings of many kinds; all of them are printed as JSON.
    static let findings = [
        broken("unknown keys of one mapping") { n in
            screen("      - label: {text: A, \(list(n) { "k\($0): 1" })}\n")
        },
        broken("unknown keys of many mappings") { n in
            screen(lines(n, 6) { "- label: {text: A, k\($0): 1}" })
        },
        broken("misspelt keys") { n in screen(lines(n, 6) { _ in "- label: {txet: A}" }) },
        broken("unknown keys at the root") { n in lines(n, 0) { "k\($0): 1" } },
        broken("long unknown keys at the root") { n in
            lines(n, 0) { String(repeating: "k", count: 100) + "\($0): 1" }
        },
        broken("one key again and again") { n in
            screen("      - label: {\(list(n) { _ in "text: A" })}\n")
        },
        broken("keys that are there twice") { n in
            screen("      - label: {\(list(n) { "k\($0 / 2): A" })}\n")
        },
        broken("ids that are there twice") { n in
            screen(lines(n, 6) { "- label: {id: l\($0 / 2), text: A}" })
        },
        broken("one id again and again") { n in
            screen(lines(n, 6) { _ in "- label: {id: l, text: A}" })
        },
        broken("one identifier again and again") { n in
            "scenes:\n  s: {controller: table, table: {prototypes: [\(list(n) { _ in "{identifier: P}" })]}}\n"
        },
        Shape("one tag again and again", [.json]) { n in
            form(lines(n, 12) { _ in "- {tag: 5, text: A}" })
        },
        broken("values of the wrong type") { n in
            screen(lines(n, 6) { _ in "- label: {text: A, hidden: maybe}" })
        },
        broken("colours that no name is") { n in
            "colors:\n" + lines(n, 2) { "c\($0): red" }
                + screen(lines(n, 6) { "- label: {text: A, textColor: k\($0)}" })
        },
        broken("words that are not known") { n in
            screen(lines(n, 6) { _ in "- label: {text: A, textAlignment: centre}" })
        },
        broken("colours that are not known") { n in
            screen(lines(n, 6) { _ in "- label: {text: A, textColor: systemRde}" })
        },
        broken("kinds of view that are not known") { n in screen(lines(n, 6) { "- lable: A\($0)" })
        },
        broken("findings on one line") { n in
            "scenes: {s: {controller: view, view: [\(list(n) { _ in "label: {txet: A}" })]}}\n"
        },
        broken("braces that nothing closes", from: 5_000) { n in
            "scenes: {s: {controller: view, view: [\(list(n) { _ in "label: A" })\n"
        },
        broken("expressions that cannot be read") { n in
            screen(
                "      - label: {id: l}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    actions:\n"
                        + lines(n, 6) { "a\($0): {log: \"{1 +}\"}" }
                )
            )
        },
        broken("steps that cannot be read") { n in
            screen(
                "      - label: A\n",
                rest: "snapshots:\n  one: {do: [\(list(n) { _ in "selct 0 0" })]}\n"
            )
        },
        broken("steps that cannot be taken") { n in
            screen(
                "      - label: A\n",
                rest: "snapshots:\n  one: {do: [\(list(n) { _ in "tap b" })]}\n"
            )
        },
        broken("misspelt ids of steps") { n in
            screen(
                lines(n, 6) { "- button: {id: button\($0), title: B}" },
                rest: "snapshots:\n  one: {do: [\(list(n) { "tap buton\($0)" })]}\n"
            )
        },
        broken("misspelt tables of steps") { n in
            screen(
                lines(n, 6) { "- table: {id: table\($0), prototypes: [{identifier: P}]}" },
                rest: "snapshots:\n  one: {do: [\(list(n) { "select 0 0 in tabel\($0)" })]}\n"
            )
        },
        broken("misspelt segues of steps") { n in
            screen(
                "      - label: A\n",
                scene: "    segues:\n" + lines(n, 6) { "- {show: s, identifier: segue\($0)}" },
                rest: "snapshots:\n  one: {do: [\(list(n) { "segue sgue\($0)" })]}\n"
            )
        },
        broken("records that are no list") { n in rows(of: " {\(list(n) { "k\($0): 1" })}\n") },
    ]

    /// Names of each kind, each misspelt once for each that there is.
    static let nearMisses = [
        broken("misspelt ids of outlets") { n in outlets(n, id: { "l\($0)" }, target: { "ll\($0)" })
        },
        broken("long misspelt ids of outlets", from: 64) { n in
            outlets(n, id: { long + "\($0)" }, target: { "x" + long + "\($0)" })
        },
        broken("long ids that are far off", from: 64) { n in
            outlets(
                n,
                id: { long + "\($0)" },
                target: { String(repeating: "other", count: 20) + "\($0)" }
            )
        },
        broken("long ids that are off in the middle", from: 64) { n in
            outlets(n, id: { long + "\($0)" + long }, target: { long + "z\($0)zz" + long })
        },
        broken("ids without likeness") { n in
            outlets(n, id: { "l" + word($0 &* 7 &+ 1) }, target: { "t" + word($0 &* 11 &+ 5) })
        },
        broken("misspelt outlets") { n in
            outlets(n, id: { "l\($0)" }, target: { "l\($0)" }, name: { "outlte\($0)" })
        },
        broken("misspelt actions") { n in
            screen(
                lines(n, 6) { "- button: {title: B, actions: {touchUpInside: acton\($0)}}" },
                scene: "    class: C\n",
                rest: code("    actions:\n" + lines(n, 6) { "action\($0): {log: A}" })
            )
        },
        broken("misspelt receivers of actions") { n in
            screen(
                lines(n, 6) {
                    "- button: {id: b\($0), title: B, actions: {touchUpInside: {to: bb\($0), action: a}}}"
                }
            )
        },
        broken("misspelt scenes of segues") { n in
            "initial: scene0\nscenes:\n"
                + lines(n, 2) {
                    "scene\($0): {controller: view, view: [button: {title: B, segue: {show: sene\($0)}}]}"
                }
        },
        broken("misspelt scenes of tabs") { n in
            "initial: t\nscenes:\n  t: {controller: tabs, tabs: [\(list(n) { "sene\($0)" })]}\n"
                + lines(n, 2) { "scene\($0): {controller: view, title: T}" }
        },
        broken("misspelt classes") { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) { "s\($0): {controller: view, class: Clas\($0), title: T}" }
                + "classes:\n"
                + lines(n, 2) { "Class\($0): {superclass: ViewController}" }
        },
        broken("misspelt superclasses") { n in
            "scenes: {s: {controller: view, class: Class0, title: T}}\nclasses:\n"
                + lines(n, 2) {
                    "Class\($0): {superclass: \($0 == 0 ? "ViewController" : "Clas\($0)")}"
                }
        },
        broken("misspelt types of outlets") { n in
            "scenes: {s: {controller: view, class: K, title: T}}\nclasses:\n"
                + lines(n, 2) { "Class\($0): {superclass: View}" }
                + "  K: {superclass: ViewController, outlets: {\(list(n) { "o\($0): Clas\($0)?" })}}\n"
        },
        broken("misspelt styles") { n in
            "styles:\n" + lines(n, 2) { "style\($0): {font: headline}" }
                + screen(lines(n, 6) { "- label: {text: A, styles: [stile\($0)]}" })
        },
        broken("misspelt data") { n in
            "data:\n" + lines(n, 2) { "data\($0): [A]" }
                + "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: table, class: C\($0), table: {prototypes: [{identifier: P}]}}"
                } + "classes:\n"
                + lines(n, 2) {
                    "C\($0): {superclass: TableViewController, rows: dat\($0), cell: {identifier: P}}"
                }
        },
        broken("misspelt fields of records") { n in
            rows(
                of: "\n    - {\(list(n) { "field\($0): \($0)" })}\n",
                set: "textLabel.text: \"\((0..<n).map { "{item.feld\($0)}" }.joined())\""
            )
        },
        broken("misspelt fields of new records") { n in
            rows(
                of: "\n    - {\(list(n) { "field\($0): \($0)" })}\n",
                set: "textLabel.text: A",
                code:
                    "    actions: {a: {append: {data: d, item: {\(list(n) { "feld\($0): \($0)" })}}}}\n"
            )
        },
        broken("misspelt properties") { n in
            screen(
                "      - label: {id: l}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    properties: {\(list(n) { "value\($0): Int?" })}\n"
                        + "    configureView: {o.text: \"\((0..<n).map { "{vlue\($0)}" }.joined())\"}\n"
                )
            )
        },
        broken("misspelt paths of assignments") { n in
            screen(
                lines(n, 6) { "- label: {id: l\($0), text: A}" },
                scene: "    class: C\n    outlets: {\(list(n) { "label\($0): l\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "label\($0): Label" })}\n    configureView:\n"
                        + lines(n, 6) { "lable\($0).text: B" }
                )
            )
        },
        broken("misspelt identifiers of cells") { n in
            """
            scenes:
              s:
                controller: table
                class: C
                table:
                  prototypes:
            \(lines(n, 8) { "- {identifier: Cell\($0)}" })
            classes:
              C:
                superclass: TableViewController
                rows: {count: 1}
                cells:
            \(lines(n, 6) { $0 == n - 1 ? "- {identifier: Cel\($0)}" : "- {when: \"{row == \($0)}\", identifier: Cel\($0)}" })
            """
        },
        broken("misspelt segues in code") { n in
            screen(
                "      - label: A\n",
                scene: "    class: C\n    segues:\n"
                    + lines(n, 6) { "- {show: s, identifier: segue\($0)}" },
                rest: code(
                    "    prepare:\n" + lines(n, 6) { "sgue\($0): {p: \"1\"}" }
                        + "    properties: {p: String?}\n"
                )
            )
        },
        broken("misspelt tables of a class") { n in
            screen(
                lines(n, 6) { "- table: {id: table\($0), prototypes: [{identifier: P}]}" },
                scene: "    class: C\n",
                rest: code(
                    "    tables:\n"
                        + lines(n, 6) { "tabel\($0): {rows: {count: 1}, cell: {identifier: P}}" }
                )
            )
        },
        broken("misspelt actions of unwinding segues") { n in
            screen(
                lines(n, 6) { "- button: {title: B, segue: {unwind: acton\($0)}}" },
                scene: "    class: C\n",
                rest: code("    actions:\n" + lines(n, 6) { "action\($0): {log: A}" })
            )
        },
        broken(
            "misspelt columns",
            data: (
                "d.csv",
                { n in
                    "name," + (0..<n).map { "column\($0)" }.joined(separator: ",") + "\nA,"
                        + (0..<n).map { "\($0)" }.joined(separator: ",") + "\n"
                }
            )
        ) { n in rows(of: " {file: d.csv, types: {\(list(n) { "colum\($0): Int" })}}\n") },
    ]

    private static let long = String(repeating: "verylongname", count: 8)

    /// Letters that look random.
    private static func word(_ seed: Int) -> String {
        var state = UInt64(truncatingIfNeeded: seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
        var letters = ""
        for _ in 0..<12 {
            state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
            letters.unicodeScalars.append(Unicode.Scalar(UInt8(97 + state >> 33 % 26)))
        }
        return letters
    }

    /// A file with mistakes, which are printed as JSON and for people.
    private static func broken(
        _ name: String,
        from start: Int = 125,
        data: (name: String, text: @Sendable (Int) -> String)? = nil,
        _ text: @escaping @Sendable (Int) -> String
    ) -> Shape {
        Shape(name, [.validate, .json], from: start, broken: true, data: data, text: text)
    }

    /// A scene with labels, outlets that lead to them, and the class that declares these.
    private static func outlets(
        _ count: Int,
        id: (Int) -> String,
        target: (Int) -> String,
        name: (Int) -> String = { "outlet\($0)" }
    ) -> String {
        screen(
            lines(count, 6) { "- label: {id: \(id($0)), text: A}" },
            scene: "    class: C\n    outlets:\n"
                + lines(count, 6) { "\(name($0)): \(target($0))" },
            rest: code("    outlets:\n" + lines(count, 6) { "outlet\($0): Label?" })
        )
    }
}
