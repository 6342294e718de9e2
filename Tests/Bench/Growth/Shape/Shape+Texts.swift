import Foundation

extension Shape {
    /// What YAML itself offers, and long texts.
    static let texts = [
        Shape("merges", [.validate, .render], upTo: 24_000) { n in
            "styles: {y: &m {text: A, font: headline, textColor: systemRed, hidden: false, alpha: 0.5}}\n"
                + screen(lines(n, 6) { _ in "- label: {<<: *m}" })
        },
        Shape("merges of a wide mapping", [.validate, .json], broken: true) { n in
            screen(
                "      - label: &a {\(list(n) { "k\($0): 1" })}\n"
                    + lines(49, 6) { _ in "- label: {<<: *a}" }
            )
        },
        Shape("a long list of merges", [.validate], upTo: 40_000) { n in
            screen(
                lines(n, 6) { "- label: &m\($0) {text: A, tag: \($0 + 1)}" }
                    + "      - label: {<<: [\(list(n) { "*m\($0)" })]}\n"
            )
        },
        Shape("merges of merges", [.validate], from: 40, upTo: 190) { n in
            screen(
                "      - label: &m0 {text: A}\n"
                    + lines(n, 6) { "- label: &m\($0 + 1) {<<: *m\($0), alpha: 0.5}" }
            )
        },
        Shape("anchors", [.validate, .nodes]) { n in
            screen(lines(n, 6) { "- label: &a\($0) {text: A}" })
        },
        Shape("anchors and aliases", [.validate, .render], upTo: 120_000) { n in
            screen(
                lines(n, 6) { "- label: &a\($0) {text: A}" } + lines(n, 6) { "- label: *a\($0)" }
            )
        },
        Shape("one anchor again and again", [.validate]) { n in
            screen(lines(n, 6) { _ in "- label: &a {text: A}" })
        },
        Shape("aliases of one anchor", [.validate, .render], upTo: 60_000) { n in
            screen("      - label: &a {text: A}\n" + lines(n, 6) { _ in "- label: *a" })
        },
        Shape("aliases without an anchor", [.validate, .json], broken: true) { n in
            screen(lines(n, 6) { "- label: *a\($0)" })
        },
        Shape("directives for tags", [.validate, .events], upTo: 1_000) { n in
            lines(n, 0) { "%TAG !t\($0)! tag:example.org,\($0):" } + "---\n"
                + screen("      - label: A\n")
        },
        Shape("tags", [.validate, .nodes]) { n in
            screen(lines(n, 6) { "- label: {text: !!str A\($0)}" })
        },
        Shape("tags that are not known", [.json], broken: true) { n in
            screen(lines(n, 6) { "- label: {text: !t A\($0)}" })
        },
        Shape("comments", [.validate, .nodes]) { n in
            screen(lines(n, 6) { "- label: A # the label number \($0)" })
        },
        Shape("comments that ignore findings", [.validate]) { n in
            screen(
                lines(n, 6) { _ in
                    "# scenectl:ignore duplicate-tag\n      - label: {text: A, tag: 5}"
                }
            )
        },
        Shape("comments that ignore nothing", [.validate]) { n in
            screen(lines(n, 6) { _ in "# scenectl:ignore duplicate-tag\n      - label: {text: A}" })
        },
        Shape("empty lines", [.validate], from: 100_000) { n in
            screen("      - label: A\n" + String(repeating: "\n", count: n) + "      - label: B\n")
        },
        Shape("documents", [.validate], broken: true) { n in
            screen("      - label: A\n") + lines(n, 0) { _ in "---\na: 1" }
        },
        Shape("a long label", [.validate, .render], from: 100_000) { n in
            screen("      - label: \(String(repeating: "x", count: n))\n")
        },
        Shape("a long label of words", [.validate, .render], from: 100_000) { n in
            screen("      - label: {text: \"\(String(repeating: "word ", count: n / 5))\"}\n")
        },
        Shape("a long label in Chinese", [.render], from: 50_000) { n in
            screen("      - label: \(String(repeating: "文", count: n))\n")
        },
        Shape("a long title of the scene", [.validate, .render], from: 50_000) { n in
            screen("      - label: A\n").replacing(
                "title: T",
                with: "title: " + String(repeating: "x", count: n)
            )
        },
        Shape("a long text of a row", [.render, .full, .spoken], from: 50_000) { n in
            form(
                "            - {style: value1, text: \(String(repeating: "x", count: n)), detail: B}\n"
            )
        },
        Shape("a long id", [.validate, .render], from: 50_000) { n in
            screen("      - label: {id: \(String(repeating: "x", count: n)), text: A}\n")
        },
        wrapped("words", "word "), wrapped("letters", "x"), wrapped("Chinese", "文"),
        wrapped("combining marks", "e\u{301}"), wrapped("joined emoji", "👩‍👩‍👧"), wrapped("flags", "🇳🇴"),
        wrapped("line breaks", "a\\n"), wrapped("spaces", " "),
        wrapped("marks on one letter", "\u{301}"),
        Shape("a long text in quotes", [.validate, .nodes], from: 100_000) { n in
            screen("      - label: \"\(String(repeating: "\\u0041", count: n / 6))\"\n")
        },
        Shape("a long text in a block", [.validate, .nodes], from: 100_000) { n in
            screen("      - label: |\n" + lines(n / 10, 10) { _ in "word word" })
        },
        Shape("a long folded text", [.validate, .nodes], from: 100_000) { n in
            screen("      - label: >\n" + lines(n / 10, 10) { _ in "word word" })
        },
        Shape("a long text with line breaks in a view", [.render, .full], from: 50_000) { n in
            screen(
                "      - textView:\n          height: 100\n          text: |\n"
                    + lines(n / 10, 12) { _ in "word word" }
            )
        },
    ]

    /// A label that wraps a long text.
    private static func wrapped(_ name: String, _ piece: String) -> Shape {
        Shape("a wrapped text of \(name)", [.render], from: 5_000) { n in
            screen(
                "      - label: {numberOfLines: 0, text: \"A\(String(repeating: piece, count: n))\"}\n"
            )
        }
    }
}
