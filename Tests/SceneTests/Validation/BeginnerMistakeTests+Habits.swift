/// What people write out of habit, from UIKit, from Swift and from other notations.
extension BeginnerMistakeTests {
    /// A button with the given actions on a screen whose class has `tapped:`.
    private static func tapped(_ actions: String, _ code: String, _ help: String) -> Mistake {
        Mistake(
            """
            scenes:
              a: {controller: view, class: A, view: {button: {title: A, \(actions)}}}
            classes:
              A: {superclass: ViewController, actions: {"tapped:": {log: hi}}}
            """,
            code,
            help
        )
    }

    /// A class whose only action is declared in some way.
    private static func declared(_ action: String, _ code: String, _ help: String) -> Mistake {
        Mistake(
            """
            scenes:
              a: {controller: view, class: A, view: {button: {title: A, actions: {touchUpInside: "go:"}}}}
            classes:
              A:
                superclass: ViewController
                actions:
                  \(action)
            """,
            code,
            help
        )
    }

    /// Some lines of a class with rows, whose data is `people`, that prepares a segue.
    private static func prepared(_ line: String, _ code: String, _ help: String) -> Mistake {
        Mistake(
            """
            initial: l
            data: {people: [{name: Ada}]}
            scenes:
              l: {controller: table, class: L, table: {prototypes: [{identifier: c, segue: {show: d, identifier: d}}]}}
              d: {controller: view, class: D, view: [{label: {id: a, text: x}}]}
            classes:
              L:
                superclass: TableViewController
                \(line)
              D: {superclass: ViewController, properties: {person: Record?}}
            """,
            code,
            help
        )
    }

    /// A property of a class.
    private static func property(_ type: String, _ code: String, _ help: String) -> Mistake {
        Mistake(
            """
            scenes:
              a: {controller: view, class: A}
            classes:
              A: {superclass: ViewController, properties: {x: \(type)}}
            """,
            code,
            help
        )
    }

    static let ofActions: [Mistake] = [
        tapped("actions: 1️⃣\"tapped:\"2️⃣", "wrong-type", "'{touchUpInside: \"tapped:\"}'"),
        tapped("actions: 1️⃣[\"tapped:\"]2️⃣", "wrong-type", "[\"tapped:\"]"),
        tapped("actions: 1️⃣\"touchUpInside: tapped:\"2️⃣", "wrong-type", "\"tapped:\""),
        tapped("1️⃣onTap2️⃣: \"tapped:\"", "unknown-key", "'actions: {touchUpInside: \"tapped:\"}'"),
        declared("1️⃣go(_ sender: Any)2️⃣: {log: hi}", "yaml-syntax", "write \"go:\""),
        declared("1️⃣func go(_ sender: Any)2️⃣: {log: hi}", "yaml-syntax", "write \"go:\""),
        declared("{1️⃣go(_ sender: Any)2️⃣: {log: hi}}", "yaml-syntax", "write \"go:\""),
        declared("1️⃣\"go(_:)\"2️⃣: {log: hi}", "bad-action-name", "write \"go:\""),
        declared(
            "1️⃣go(_ sender: Any, forEvent event: UIEvent)2️⃣: {log: hi}",
            "yaml-syntax",
            "write \"go:event:\""
        ),
    ]

    static let ofPlaces: [Mistake] = [
        .view("{1️⃣text2️⃣: A, label: B}", "misplaced-key", "'label: B' is its 'text' already"),
        .view("{label: {text: B}, 1️⃣text2️⃣: A}", "misplaced-key", "'label' has 'text' already"),
        .view("{label: {text: B}, 1️⃣width2️⃣: 40}", "misplaced-key", "between the braces of 'label'"),
        .view(
            "row: [{label: B}]\n      1️⃣spacing2️⃣: 40",
            "misplaced-key",
            "write 'row: {views: …, spacing: …}'"
        ),
        .view("{1️⃣backgroundColor2️⃣: red}", "unknown-view", "'view: {backgroundColor: …}'"),
        .view("{1️⃣numberOfLines2️⃣: 2}", "unknown-view", "'label: {numberOfLines: …}'"),
        .table("cells: [{1️⃣label2️⃣: a}]", "unknown-key", "'content: {label: …}'"),
        .table("cells: [{1️⃣UILabel2️⃣: a}]", "unknown-key", "'content: {label: …}'"),
        Mistake(
            """
            scenes:
              a:
                controller: view
                class: A
                view: {label: {id: name, text: A}}
                outlets:
                  1️⃣- nameLabel: name2️⃣
            classes: {A: {superclass: ViewController, outlets: {nameLabel: Label}}}
            """,
            "wrong-type",
            "without '- ' before them, such as 'nameLabel:'"
        ),
        Mistake(
            """
            scenes:
              nav:
                controller: navigation
                root: 1️⃣{controller: view}2️⃣
            """,
            "wrong-type",
            "declare it under 'scenes:'"
        ),
        .view("- label: {text: A, textColor: 1️⃣{red: 1}2️⃣}", "wrong-type", "'systemRed'"),
        Mistake(
            "scenes:\n  a:\n    controller: view\n    1️⃣navigationItem2️⃣: {title: A}\n",
            "unknown-key",
            "'title', 'leftItem' and 'rightItem'"
        ),
        Mistake(
            "scenes:\n  a: {controller: split, 1️⃣viewControllers2️⃣: [a, a]}\n",
            "unknown-key",
            "'master' and 'detail'"
        ),
        Mistake(
            """
            initial: s
            scenes:
              s: {controller: split, 1️⃣style2️⃣: doubleColumn, master: a, detail: b}
              a: {controller: view}
              b: {controller: view}
            """,
            "unknown-key",
            "remove the key"
        ),
        Mistake("scenes:\n  a:\n    1️⃣controller:view2️⃣\n", "wrong-type", "'controller: view'"),
    ]

    /// A comma ends a text without quotes between braces.
    static let ofCommas: [Mistake] = [
        .view("- label: {text: Hello, 1️⃣world2️⃣}", "unknown-key", "quotes: \"Hello, world\""),
        .view("- label: {text: 'Hello', 1️⃣world2️⃣}", "unknown-key", "quotes: \"Hello, world\""),
        .view("- {label: Hello, 1️⃣world2️⃣}", "unknown-key", "quotes: \"Hello, world\""),
        .view("- label: {text: a, 1️⃣b2️⃣, c,d, width: 40}", "unknown-key", "\"a, b, c,d\""),
        .view("- button: {title: Yes, 1️⃣do it2️⃣}", "yaml-syntax", "quotes: \"Yes, do it\""),
        .view("- label: {text: Hello, 1️⃣textColor2️⃣ red}", "yaml-syntax", "write ':'"),
        .table("cells: [{text: Hello, 1️⃣world2️⃣}]", "unknown-key", "quotes: \"Hello, world\""),
    ]

    static let ofWords: [Mistake] = [
        // What may be a key, or follows no text in the author's own words, is no piece of a text.
        .view("- label: {text: Hello, 1️⃣bold2️⃣}", "unknown-key", "System-Bold"),
        .view("- segmented: {segments: A, 1️⃣B2️⃣}", "unknown-key", "takes 'segments'"),
        .view("- button: {1️⃣titleLabel2️⃣: Go}", "unknown-key", "'title'"),
        .view("- button: {1️⃣setTitle2️⃣: Go}", "unknown-key", "'title'"),
        Mistake(
            """
            1️⃣initialViewController2️⃣: a
            scenes:
              a: {controller: view}
            """,
            "unknown-key",
            "'initial'"
        ),
        Mistake(
            """
            scenes:
              a: {controller: view, rightItem: {1️⃣barButtonSystemItem2️⃣: add}}
            """,
            "unknown-key",
            "'item'"
        ),
        Mistake(
            """
            scenes:
              l: {controller: table, class: L, table: {1️⃣prototypeCells2️⃣: [{identifier: c}]}}
            classes:
              L: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: c}}
            """,
            "unknown-key",
            "'prototypes'"
        ),
        .rows("select: {1️⃣deleteRows2️⃣: {data: items, at: \"{row}\"}}", "unknown-key", "'remove'"),
        .rows("select: {1️⃣popViewController2️⃣: true}", "unknown-key", "an unwind segue"),
        .rows("select: 1️⃣save2️⃣", "wrong-type", "write '{send: save}'"),
        .table(
            "cells: [{text: a, accessory: 1️⃣UILabel2️⃣}]",
            "unknown-view",
            "it is called 'label'"
        ),
        property("1️⃣[Person]2️⃣", "wrong-type", "write 'List'"),
        property("1️⃣[String: Int]2️⃣", "wrong-type", "write 'Record'"),
        property("1️⃣CGFloat2️⃣", "unknown-type", "write 'Double'"),
        property("1️⃣NSString2️⃣", "unknown-type", "write 'String'"),
        property("1️⃣\"[String]?\"2️⃣", "unknown-type", "write 'List?'"),
        prepared(
            "rows: 1️⃣people.count2️⃣\n    cell: {identifier: c}",
            "unknown-data",
            "it is called 'people' here"
        ),
        prepared(
            """
            rows: people
                cell: {identifier: c}
                prepare: {d: {person: 1️⃣item2️⃣}}
            """,
            "type-mismatch",
            "in braces and quotes: \"{item}\""
        ),
        prepared(
            "rows: people\n    cell: {identifier: c, set: {textLabel.text: 1️⃣[sale]2️⃣}}",
            "type-mismatch",
            "in quotes: \"[sale]\""
        ),
        .view("- label: {text: 1️⃣[sale]2️⃣}", "wrong-type", "in quotes: \"[sale]\""),
        .button(
            "button: {title: Go, actions: {touchUpInside: go}}",
            do: "tap 1️⃣back2️⃣",
            "impossible-step",
            "write 'back' alone"
        ),
    ]
}
