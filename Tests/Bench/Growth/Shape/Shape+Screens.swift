extension Shape {
    /// Scenes, the ways between them, and the views on one.
    static let screens = [
        Shape("scenes", [.validate, .render, .model]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) { "s\($0): {controller: view, view: [label: Hello]}" }
        },
        Shape("scenes in a chain", [.validate, .render]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: view, view: [button: {title: Go, segue: {show: s\(($0 + 1) % n)}}]}"
                }
        },
        Shape("scenes that nothing leads to", [.validate, .json]) { n in
            "initial: s0\nscenes:\n" + lines(n, 2) { "s\($0): {controller: view, title: T}" }
        },
        Shape("tabs", [.validate, .render]) { n in
            "initial: t\nscenes:\n  t: {controller: tabs, tabs: [\(list(n) { "s\($0)" })]}\n"
                + lines(n, 2) { "s\($0): {controller: view, title: T\($0), view: [label: Hello]}" }
        },
        Shape("segues of one scene", [.validate, .render]) { n in
            screen(
                "      - label: Hello\n",
                scene: "    segues:\n" + lines(n, 6) { "- {show: s, identifier: g\($0)}" }
            )
        },
        Shape("unwinding segues", [.validate, .render]) { n in
            screen(
                lines(n, 6) { "- button: {title: B, segue: {unwind: u\($0)}}" },
                scene: "    class: C\n",
                rest: code("    actions:\n" + lines(n, 6) { "u\($0): {log: Back}" })
            )
        },
        Shape("unwinding segues of many scenes", [.validate]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: view, class: C, leftItem: {title: A, segue: {show: s\(($0 + 1) % n)}}, "
                        + "rightItem: {title: B, segue: {unwind: u}}}"
                } + code("    actions: {u: {log: Back}}\n")
        },
        Shape("embedded scenes", [.validate, .render], from: 16, upTo: 200) { n in
            screen(lines(n, 6) { "- container: {segue: {embed: e\($0)}}" })
                + lines(n, 2) { "e\($0): {controller: view, view: [label: Hello]}" }
        },
        Shape("views in a column", [.validate, .render, .full, .tree, .spoken]) { n in
            screen(lines(n, 6) { "- label: Hello \($0)" })
        },
        Shape("views in a row", [.validate, .full]) { n in
            screen("      - row:\n" + lines(n, 10) { "- label: \($0 % 10)" })
        },
        Shape("rows of views", [.render, .full]) { n in
            screen(
                lines(n, 6) { "- row: [{label: {text: A\($0), weight: 1}}, {switch: {on: true}}]" }
            )
        },
        Shape("weights in a column", [.render]) { n in
            screen(lines(n, 6) { "- label: {text: A\($0), weight: 1}" })
        },
        Shape("views with frames", [.render]) { n in
            screen(lines(n, 6) { "- label: {text: A, frame: [0, \($0 % 400), 80, 20]}" })
        },
        Shape("views in a list on one line", [.validate]) { n in
            "scenes: {s: {controller: view, view: [\(list(n) { "label: A\($0)" })]}}\n"
        },
        Shape("tables in one scene", [.validate, .full]) { n in
            screen(
                lines(n, 6) { "- table: {id: t\($0), prototypes: [{identifier: P}]}" },
                scene: "    class: C\n",
                rest: code(
                    "    tables:\n"
                        + lines(n, 6) {
                            "t\($0): {rows: {count: 1}, cell: {identifier: P, set: {textLabel.text: A}}}"
                        }
                )
            )
        },
        Shape("tables of a class with outlets to them", [.validate]) { n in
            screen(
                lines(n, 6) { "- table: {id: t\($0), prototypes: [{identifier: P}]}" },
                scene: "    class: C\n    outlets: {\(list(n) { "o\($0): t\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "o\($0): TableView" })}\n    tables:\n"
                        + lines(n, 6) {
                            "t\($0): {rows: {count: 1}, cell: {identifier: P}, select: {log: A}}"
                        }
                )
            )
        },
        Shape("segments", [.validate, .full]) { n in
            screen("      - segmented: {segments: [\(list(n) { "S\($0)" })]}\n")
        },
        Shape("rows of a picker", [.validate, .full]) { n in
            screen("      - picker: {rows: [\(list(n) { "P\($0)" })]}\n")
        },
        Shape("styles", [.validate, .render]) { n in
            "styles:\n" + lines(n, 2) { "y\($0): {font: headline}" }
                + screen(lines(n, 6) { "- label: {text: A, styles: [y\($0)]}" })
        },
        Shape("styles of one view", [.validate, .render]) { n in
            "styles:\n" + lines(n, 2) { "y\($0): {font: headline}" }
                + screen("      - label: {text: A, styles: [\(list(n) { "y\($0)" })]}\n")
        },
        Shape("outlets", [.validate, .render]) { n in
            screen(
                lines(n, 6) { "- label: {id: l\($0), text: A}" },
                scene: "    class: C\n    outlets: {\(list(n) { "o\($0): l\($0)" })}\n",
                rest: code("    outlets: {\(list(n) { "o\($0): Label" })}\n")
            )
        },
        Shape("an outlet collection", [.validate, .full]) { n in
            screen(
                lines(n, 6) { "- label: {id: l\($0), text: A}" },
                scene: "    class: C\n    outlets: {o: [\(list(n) { "l\($0)" })]}\n",
                rest: code("    outlets: {o: \"[Label]\"}\n")
            )
        },
    ]
}
