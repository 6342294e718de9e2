/// Mistakes in YAML itself, in expressions and in steps.
extension BeginnerMistakeTests {
    static let ofYAML: [Mistake] = [
        .view("1️⃣-label2️⃣: Hello", "unknown-view", "put a space after '-': '- label'"),
        .view("1️⃣label:Hello2️⃣", "unknown-view", "put a space after ':': 'label: Hello'"),
        .view("- label: Hello\n      1️⃣-2️⃣label: World", "yaml-syntax", "write '- '"),
        .view("-1️⃣\u{A0}2️⃣label: a", "yaml-syntax", "write plain spaces"),
        .view(
            "- label:\n          text:1️⃣\u{A0}2️⃣a\n          width: 40",
            "yaml-syntax",
            "write plain spaces"
        ),
        .view(
            "- label:\n          text:1️⃣\u{200B}2️⃣a\n          width: 40",
            "yaml-syntax",
            "write a plain space"
        ),
        .view("- label: Hello\n      1️⃣-label2️⃣", "yaml-syntax", "put a space after '-'"),
        Mistake(
            "{\n  1️⃣// all of them2️⃣\n  \"scenes\": {\"one\": {\"controller\": \"view\"}}\n}\n",
            "yaml-syntax",
            "starts with '#'"
        ),
        Mistake(
            "{\"scenes\": { 1️⃣// all2️⃣\n  \"one\": {\"controller\": \"view\"}\n}}\n",
            "yaml-syntax",
            "starts with '#'"
        ),
        Mistake(
            "scenes:\n  1️⃣// one2️⃣\n  one: {controller: view}\n",
            "yaml-syntax",
            "starts with '#'"
        ),
        .view("- label: {text: 1️⃣“Hello, world”2️⃣}", "yaml-syntax", "\"Hello, world\""),
        .view("- label: {textColor: 1️⃣“red”2️⃣}", "yaml-syntax", "\"red\""),
        Mistake(
            "scenes:\n  one:\n1️⃣\u{A0}\u{A0}\u{A0}\u{A0}2️⃣controller: view\n",
            "yaml-syntax",
            "plain spaces"
        ),
        Mistake("scenes:\n  one:\n    controller:1️⃣\u{A0}2️⃣view\n", "yaml-syntax", "plain spaces"),
        .view("- label: {text: 1️⃣null2️⃣}", "wrong-type", "remove the key"),
        Mistake("scenes: 1️⃣null2️⃣\n", "wrong-type", "write each name below it"),
        Mistake("scenes:\n  one: 1️⃣null2️⃣\n", "wrong-type", "'controller: …'"),
        Mistake(
            "scenes:\n1️⃣<<<<<<< HEAD2️⃣\n  one: {controller: view}\n=======\n"
                + "  two: {controller: view}\n>>>>>>> other\n",
            "yaml-syntax",
            "remove the lines"
        ),
        Mistake(
            "storyboard:\n  1️⃣scenes2️⃣:\n    one: {controller: view}\n",
            "wrong-type",
            "to the top of the file"
        ),
        Mistake("scenes:\n  1️⃣- one: {controller: view}2️⃣\n", "wrong-type", "without '- '"),
        Mistake(
            "initial: one\nscenes:\n  1️⃣- name: one\n    controller: view2️⃣\n",
            "wrong-type",
            "'one:' instead of '- name: one'"
        ),
        Mistake(
            "scenes:\n  one: {controller: view, class: One}\nclasses:\n"
                + "  1️⃣- name: One\n    superclass: ViewController2️⃣\n",
            "wrong-type",
            "'One:' instead of '- name: One'"
        ),
        .view(
            "- label:\n          1️⃣- text: a\n          - font: title12️⃣",
            "wrong-type",
            "without '- ' before them, such as 'text:'"
        ),
        .view("- button: 1️⃣[{title: a}, {enabled: false}]2️⃣", "wrong-type", "without '[' and ']'"),
        .view("- label: a\n    1️⃣view2️⃣:\n      - label: b", "duplicate-key", "the items of both"),
        .view("- label: 'don1️⃣'2️⃣t'", "yaml-syntax", "\"don't\""),
        .view("- label: {text: 'don1️⃣'2️⃣t', width: 9}", "yaml-syntax", "\"don't\""),
        .view("- label: \"a 1️⃣\"2️⃣b\" c\"", "yaml-syntax", "'a \"b\" c'"),
        .view(
            "- label: {text: 1️⃣\"2️⃣a}\n      - label: {text: \"b\"}",
            "yaml-syntax",
            "on the same line"
        ),
        .view("- label: {text: a 1️⃣font2️⃣: title1}", "yaml-syntax", "','"),
        .view("- label: {text: \"a\" 1️⃣font2️⃣: title1}", "yaml-syntax", "','"),
        .view("- label: {text: Note1️⃣:2️⃣ read me}", "yaml-syntax", "\"Note: read me\""),
        .view("- label: > 1️⃣52️⃣ items", "yaml-syntax", "in quotes"),
        .view("- label: 1️⃣“Note: read me”2️⃣", "yaml-syntax", "\"Note: read me\""),
        .rows(
            "select: {log: \"{row == 1 ? 1️⃣\"2️⃣a\" : \"b\"}\"}",
            "yaml-syntax",
            "single quotes: 'a'"
        ),
        .view(
            "- label: {text: Hi} 1️⃣{2️⃣textColor: red}",
            "yaml-syntax",
            "put all keys in one '{…}'"
        ),
        .view("- column:\n          - label: A\n          1️⃣spacing2️⃣: 8", "yaml-syntax", "'views:'"),
        .view("- column:\n          spacing: 8\n          1️⃣-2️⃣ label: A", "yaml-syntax", "'views:'"),
        .view("- label: {text: A, width: 1️⃣100px2️⃣}", "wrong-type", "write 100"),
        .view("- label: {text: A, alpha: 1️⃣50%2️⃣}", "wrong-type", "write 0.5"),
        .view("- label: {text: A, height: 1️⃣50%2️⃣}", "wrong-type", "'weight' shares out"),
        .rows("editing: 1️⃣true2️⃣", "wrong-type", "write '{style: delete}'"),
        .rows("properties: {n: 1️⃣Int = 02️⃣}", "unknown-type", "'{type: Int, value: 0}'"),
        .table("cells:\n            1️⃣text: a2️⃣", "wrong-type", "start each item with '- '"),
    ]

    static let ofExpressions: [Mistake] = [
        .rows("select: {log: \"{items.count1️⃣(2️⃣)}\"}", "bad-expression", "'items | count'"),
        .rows("select: {log: \"{count1️⃣(2️⃣items)}\"}", "bad-expression", "'items | count'"),
        .rows(
            "select: {log: \"{item.name.uppercased1️⃣(2️⃣)}\"}",
            "bad-expression",
            "'item.name | uppercase'"
        ),
        .rows("select: {log: \"{item.name | 1️⃣upper2️⃣}\"}", "bad-format", "'uppercase'"),
        .rows("select: {log: \"{items.1️⃣count2️⃣}\"}", "unknown-field", "'items | count'"),
        .rows("select: {log: \"{row1️⃣:2️⃣.2f}\"}", "bad-expression", "'{row | %.2f}'"),
        .rows("select: {log: \"{row1️⃣,2️⃣ 2}\"}", "bad-expression", "%.2f"),
    ]

    static let ofSteps: [Mistake] = [
        .button(
            "button: {title: Go, actions: {touchUpInside: go}}",
            do: "1️⃣swipeLeft2️⃣ 0 0",
            "bad-step",
            "'delete SECTION ROW'"
        ),
        .button(
            "button: {title: Go, actions: {touchUpInside: go}}",
            do: "1️⃣assert2️⃣ a b",
            "bad-step",
            "'scenectl test'"
        ),
        .button(
            "button: {title: Go, actions: {touchUpInside: go}}",
            do: "tap 1️⃣Go2️⃣",
            "impossible-step",
            "give the button one, as in 'id: go'"
        ),
        .button(
            "button: {id: b, title: Go, actions: {touchUpInside: go}}",
            do: "tap 1️⃣Go2️⃣",
            "impossible-step",
            "which for this button is 'b'"
        ),
        .button(
            "button: {id: b, title: Go, actions: {touchUpInside: go}}",
            do: "\"tap b, 1️⃣back2️⃣\"",
            "bad-step",
            "write each step alone"
        ),
        .button(
            "button: {id: b, title: Go, actions: {touchUpInside: go}}",
            do: "1️⃣click2️⃣ b",
            "bad-step",
            "'tap'"
        ),
        .button(
            "label: {id: lab, text: x}",
            do: "tap 1️⃣lab2️⃣",
            "impossible-step",
            "{kind: tap, action: …}"
        ),
        .button(
            "label: {id: lab, text: x}",
            do: "set 1️⃣lab2️⃣ x",
            "impossible-step",
            "its value comes from the scene or its class"
        ),
        .button(
            "button: {id: off, title: x, enabled: false}",
            do: "tap 1️⃣off2️⃣",
            "impossible-step",
            "what enables it comes before"
        ),
        .button(
            "button: {id: hid, title: x, hidden: true}",
            do: "tap 1️⃣hid2️⃣",
            "impossible-step",
            "what shows it comes before"
        ),
    ]
}
