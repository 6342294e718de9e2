/// Mistakes in what scenes and classes have to do with each other.
extension BeginnerMistakeTests {
    /// A list whose rows lead to a detail, with the segue of the row and a line of the class.
    private static func segue(_ segue: String, _ prepare: String, _ help: String) -> Mistake {
        Mistake(
            """
            initial: l
            scenes:
              l: {controller: table, class: L, table: {prototypes: [{identifier: c, segue: \(segue)}]}}
              d: {controller: view, class: D, view: [{label: {id: a, text: x}}]}
            classes:
              L:
                superclass: TableViewController
                rows: [{name: Ada}]
                cell: {identifier: c, set: {textLabel.text: "{item.name}"}}
                prepare: {\(prepare): {name: "{item.name}"}}
              D: {superclass: ViewController, properties: {name: {type: String, value: ""}}}
            """,
            "undeclared-segue",
            help
        )
    }

    static let ofScenes: [Mistake] = [
        segue("{show: d}", "1️⃣d2️⃣", "has no identifier: write '{show: d, identifier: d}'"),
        segue("{show: d, identifier: go}", "1️⃣d2️⃣", "it is called 'go' here"),
        segue("{show: d, identifier: go}", "1️⃣og2️⃣", "similar identifier exists: 'go'"),
        Mistake(
            """
            scenes:
              a: {controller: view, class: A, view: [{label: {id: l, text: "{1️⃣n2️⃣}"}}]}
            classes:
              A: {superclass: ViewController, properties: {n: {type: Int, value: 0}}}
            """,
            "unknown-name",
            "set it in the 'configureView' of 'A', through an outlet"
        ),
        Mistake(
            """
            scenes:
              l:
                controller: table
                class: L
                table: {prototypes: [{identifier: c, content: {label: "{1️⃣n2️⃣}"}}]}
            classes:
              L:
                superclass: TableViewController
                properties: {n: {type: Int, value: 0}}
                rows: {count: 1}
                cell: {identifier: c}
            """,
            "unknown-name",
            "set it under 'set' in the 'cell' of 'L'"
        ),
        Mistake(
            "data: {user: 1️⃣{name: Ada, age: 3}2️⃣}\nscenes: {a: {controller: view}}\n",
            "wrong-type",
            "write '{inline: {name: Ada, age: 3}}' for one record"
        ),
        Mistake(
            "data:\n  user:\n    1️⃣name: Ada\n    age: 32️⃣\nscenes: {a: {controller: view}}\n",
            "wrong-type",
            "put the fields below 'inline:'"
        ),
        .view(
            "label: Hi\n      1️⃣button2️⃣: OK",
            "misplaced-key",
            "'- label: Hi' and '- button: OK'"
        ),
        .view(
            "[{label: Hi, 1️⃣button2️⃣: {title: OK}}]",
            "misplaced-key",
            "'{label: Hi}' and '{button: …}'"
        ),
        .view("- label: {1️⃣text:Hi2️⃣}", "unknown-key", "put a space after ':': 'text: Hi'"),
        scene("1️⃣primary2️⃣: one", "unknown-key", "'master'"),
        scene("1️⃣searchController2️⃣: one", "unknown-key", "'table: {header: {searchBar: {…}}}'"),
        scene("1️⃣hidesBackButton2️⃣: true", "unknown-key", "remove the key"),
        scene("1️⃣isModalInPresentation2️⃣: true", "unknown-key", "remove the key"),
        Mistake(
            "scenes:\n  a: {controller: 1️⃣collection2️⃣}\n",
            "unknown-word",
            "there is no collection view"
        ),
        .view("- 1️⃣webView2️⃣: {height: 100}", "unknown-view", "reserves its space"),
        .view("- 1️⃣divider2️⃣:", "unknown-view", "'view: {height: 1, backgroundColor: separator}'"),
        .view("- button: {title: A, type: 1️⃣UIButtonTypeSystem2️⃣}", "unknown-word", "'system'"),
        .view("- label: {text: A, font: 1️⃣UIFontTextStyleHeadline2️⃣}", "bad-font", "'headline'"),
        .view("- label: {text: A, textColor: 1️⃣systemRedColor2️⃣}", "bad-color", "'systemRed'"),
        .view("- label: {text: A, textColor: 1️⃣FF00002️⃣}", "bad-color", "'#FF0000' in quotes"),
        Mistake(
            "colors: {accent: red}\nscenes:\n  a:\n    controller: view\n    view:\n"
                + "    - label: {text: A, textColor: 1️⃣accent2️⃣}\n",
            "bad-color",
            "'colors.accent'"
        ),
        .view(
            "- textField: {text: A, 1️⃣delegate2️⃣: self}",
            "unknown-key",
            "'actions: {editingChanged: …}'"
        ),
    ]

    /// A scene with a key of another kind of controller, or of none.
    private static func scene(_ key: String, _ code: String, _ help: String) -> Mistake {
        Mistake("scenes:\n  one:\n    controller: view\n    \(key)\n", code, help)
    }
}
