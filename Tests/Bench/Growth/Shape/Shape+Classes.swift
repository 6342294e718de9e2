import Foundation

extension Shape {
    /// Classes: what they declare and do.
    static let classes = [
        Shape("classes", [.validate, .render]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) { "s\($0): {controller: view, class: C\($0), view: [label: A]}" }
                + "classes:\n"
                + lines(n, 2) { "C\($0): {superclass: ViewController, properties: {p: Int?}}" }
        },
        Shape("classes of one superclass", [.validate]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) { "s\($0): {controller: view, class: C\($0), view: [label: A]}" }
                + "classes:\n  B: {superclass: ViewController, actions: {a: {log: A}}}\n"
                + lines(n, 2) { "C\($0): {superclass: B}" }
        },
        Shape("scenes of one class", [.validate]) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: view, class: C, view: [label: {id: l\($0), text: A}], outlets: {o: l\($0)}}"
                }
                + "classes:\n  C: {superclass: ViewController, outlets: {o: Label}, configureView: {o.text: A}}\n"
        },
        Shape("labels without a text that code reads", [.validate], broken: true) { n in
            "initial: s0\nscenes:\n"
                + lines(n, 2) {
                    "s\($0): {controller: view, class: C\($0), view: [label: {id: l\($0)}], outlets: {o\($0): l\($0)}}"
                } + "classes:\n"
                + lines(n, 2) {
                    "C\($0): {superclass: ViewController, outlets: {o\($0): Label}, actions: {a: {log: \"{o\($0).text}\"}}}"
                }
        },
        Shape("cells of one class", [.validate, .full]) { n in
            form(
                lines(n, 12) {
                    "- {class: K, content: {label: {id: l\($0), text: A}}, outlets: {o: l\($0)}}"
                },
                rest: "classes:\n  K: {superclass: TableViewCell, outlets: {o: Label}}\n"
            )
        },
        Shape("actions", [.validate, .full]) { n in
            screen(
                lines(n, 6) { "- button: {title: B, actions: {touchUpInside: a\($0)}}" },
                scene: "    class: C\n",
                rest: code("    actions:\n" + lines(n, 6) { "a\($0): {log: A}" })
            )
        },
        Shape("actions that nothing sends", [.validate, .json]) { n in
            screen(
                "      - label: A\n",
                scene: "    class: C\n",
                rest: code("    actions:\n" + lines(n, 6) { "a\($0): {log: A}" })
            )
        },
        Shape("effects of an action", [.validate, .test]) { n in
            screen(
                "      - button: {id: b, title: B, actions: {touchUpInside: a}}\n",
                scene: "    class: C\n",
                rest: code(
                    "    properties: {p: {type: Int, value: 0}}\n    actions:\n      a:\n"
                        + lines(n, 8) { $0 % 2 == 0 ? "- log: A\($0)" : "- set: {p: \"{p + 1}\"}" }
                ) + "snapshots:\n  one: {do: [tap b], log: true}\n"
            )
        },
        Shape("swipe actions", [.validate]) { n in
            "scenes:\n  s: {controller: table, class: C, table: {prototypes: [{identifier: P}]}}\n"
                + code(
                    "    rows: {count: 5}\n    cell: {identifier: P}\n    swipe:\n"
                        + lines(n, 6) { "- {title: A\($0), actions: {log: A}}" },
                    superclass: "TableViewController"
                )
        },
        Shape("properties", [.validate, .render]) { n in
            screen(
                "      - label: {id: l, text: A}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    properties:\n"
                        + lines(n, 6) { "p\($0): {type: Int, value: \($0)}" }
                        + "    configureView: {o.text: \"\((0..<n).map { "{p\($0)}" }.joined())\"}\n"
                )
            )
        },
        Shape("assignments", [.validate, .full]) { n in
            screen(
                lines(n, 6) { "- label: {id: l\($0), text: A}" },
                scene: "    class: C\n    outlets: {\(list(n) { "o\($0): l\($0)" })}\n",
                rest: code(
                    "    outlets: {\(list(n) { "o\($0): Label" })}\n    configureView:\n"
                        + lines(n, 6) { "o\($0).text: B\($0)" }
                )
            )
        },
        Shape("segues that code prepares", [.validate]) { n in
            screen(
                "      - label: A\n",
                scene: "    class: C\n    segues:\n"
                    + lines(n, 6) { "- {show: z, identifier: g\($0)}" },
                rest: "  z: {controller: view, class: Z, title: Z}\n"
                    + code("    prepare:\n" + lines(n, 6) { "g\($0): {p: \"1\"}" })
                    + "  Z: {superclass: ViewController, properties: {p: String?}}\n"
            )
        },
        Shape("expressions", [.validate]) { n in
            screen(
                "      - label: {id: l, text: A}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    properties: {p: {type: Int, value: 1}}\n    actions:\n"
                        + lines(n, 6) {
                            "a\($0): {set: {p: \"{(p + \($0)) * 2 - (p > 3 ? 1 : p)}\"}}"
                        }
                )
            )
        },
        Shape("a text with many expressions", [.validate, .render]) { n in
            screen(
                "      - label: {id: l, text: A}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    configureView: {o.text: \"\((0..<n).map { "{\($0 % 10)} " }.joined())\"}\n"
                )
            )
        },
        Shape("formats", [.validate, .render]) { n in
            screen(
                "      - label: {id: l, text: A}\n",
                scene: "    class: C\n    outlets: {o: l}\n",
                rest: code(
                    "    outlets: {o: Label}\n    properties: {v: {type: Double, value: 1.5}}\n"
                        + "    configureView: {o.text: \"\((0..<n).map { "{v | %.\($0 % 9)f} " }.joined())\"}\n"
                )
            )
        },
        Shape("rules for cells", [.validate, .render]) { n in
            rows(of: "\n    - {name: A}\n").replacing(
                "cell: {identifier: P, set: {textLabel.text: \"{item.name}\"}}",
                with: "cells:\n"
                    + lines(n, 6) {
                        "- {when: \"{row == \($0 + 1)}\", identifier: P, set: {textLabel.text: A}}"
                    }
                    + "      - {identifier: P, set: {textLabel.text: B}}"
            )
        },
    ]

    /// Snapshots and the steps in them.
    static let playing = [
        Shape("snapshots", [.validate, .test]) { n in
            screen(
                "      - label: A\n",
                rest: "snapshots:\n" + lines(n, 2) { "p\($0): {width: 40}" }
            )
        },
        Shape("snapshots that differ in case", [.validate, .json], broken: true) { n in
            screen(
                "      - label: A\n",
                rest: "snapshots:\n"
                    + lines(n, 2) { ($0 % 2 == 0 ? "p" : "P") + "\($0 / 2): {width: 40}" }
            )
        },
        Shape("snapshots with steps", [.validate, .test]) { n in
            form(
                "            - {text: A, segue: {show: z}}\n",
                rest: "  z: {controller: view, title: Z}\nsnapshots:\n"
                    + lines(n, 2) { "p\($0): {do: [select 0 0], height: 12}" }
            )
        },
        Shape("presents in a row", [.validate, .test], from: 125) { n in
            screen(
                "      - button: {id: b, title: B, segue: {present: s}}\n",
                rest: "snapshots:\n  one: {do: [\(list(n) { _ in "tap b" })]}\n"
            )
        },
        Shape("pushes in a row", [.validate, .test], from: 125) { n in
            "initial: n\nscenes:\n  n: {controller: navigation, root: s}\n"
                + "  s: {controller: view, title: T, view: [button: {id: b, title: B, segue: {show: s}}]}\n"
                + "snapshots:\n  one: {do: [\(list(n) { _ in "tap b" })]}\n"
        },
        Shape("pushes and ways back", [.test], from: 125) { n in
            "initial: n\nscenes:\n  n: {controller: navigation, root: s}\n"
                + "  s: {controller: view, title: T, view: [button: {id: b, title: B, segue: {show: s}}]}\n"
                + "snapshots:\n  one: {do: [\(list(n) { $0 % 2 == 0 ? "tap b" : "back" })]}\n"
        },
        Shape("changes of the tab", [.test], from: 125) { n in
            "initial: t\nscenes:\n  t: {controller: tabs, tabs: [a, b]}\n"
                + "  a: {controller: view, title: A}\n  b: {controller: view, title: B}\n"
                + "snapshots:\n  one: {do: [\(list(n) { "tab \($0 % 2)" })]}\n"
        },
        Shape("taps that log", [.test], from: 125) { n in
            screen(
                "      - button: {id: b, title: B, actions: {touchUpInside: a}}\n",
                scene: "    class: C\n",
                // What actions may do in all is limited, so that each does something long.
                rest: code("    actions: {a: {log: \(String(repeating: "A", count: 400))}}\n")
                    + "snapshots:\n  one: {log: true, do: [\(list(n) { _ in "tap b" })]}\n"
            )
        },
        Shape("rows that steps delete", [.test], from: 125) { n in
            rows(
                of: " [\(list(n) { "{name: A\($0)}" })]\n",
                code: "    editing: {style: delete}\n"
            ) + "snapshots:\n  one: {do: [edit on, \(list(n - 1) { _ in "delete 0 0" })]}\n"
        },
        Shape("records that an action adds", [.test], from: 125) { n in
            rows(
                of: " [{name: A}]\n",
                code: "    actions: {a: {append: {data: d, item: {name: B}}}}\n"
            ).replacing(
                "    title: T\n",
                with: "    title: T\n    rightItem: {title: Add, id: b, action: a}\n"
            )
                + "snapshots:\n  one: {do: [\(list(n) { _ in "tap b" })]}\n"
        },
        Shape("rotations", [.test], from: 125) { n in
            form(lines(20, 12) { "- {text: Row \($0)}" })
                + "snapshots:\n  one: {do: [\(list(n) { _ in "rotate" })]}\n"
        },
        Shape("scrolling", [.test], from: 125) { n in
            form(lines(200, 12) { "- {text: Row \($0)}" })
                + "snapshots:\n  one: {do: [\(list(n) { "scroll to 0 \($0 * 37 % 200)" })]}\n"
        },
        Shape("patterns of redact", [.validate, .test]) { n in
            screen(
                lines(10, 6) { "- label: Text \($0)" },
                rest: "snapshots:\n  one: {redact: {\(list(n) { "\"A\($0)x+\": B" })}}\n"
            )
        },
    ]
}
