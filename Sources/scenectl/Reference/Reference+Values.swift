import SceneText

extension Reference {
    /// How values are written.
    static let valuePages = [expressions, formats, steps, colors, fonts]

    private static let expressions = ReferencePage(
        name: "expressions",
        synonyms: ["expression", "braces", "item", "operators", "nil"],
        title: "Expressions",
        summary: "Text in braces is an expression, whose value is computed: `\"{item.name}\"`.",
        parts: [
            .text(
                """
                Quote a text with an expression, because YAML reads an unquoted `{` as a mapping. A text that is \
                nothing but an expression keeps its type: `on: "{item.done}"` is a Bool. Write `{{` for a brace. \
                There are no function calls; [formats](formats) and list operations follow `|`. Texts of a \
                screen and its bars follow the data that they show, until code sets them.
                """
            ),
            .example(
                """
                data:
                  goods: [{name: Tea, price: 4.5, stock: 3}, {name: Milk, price: 1.25, stock: 0}]
                scenes:
                  goods:
                    controller: table
                    class: GoodsController
                    table: {prototypes: [{identifier: Good, style: subtitle}]}
                classes:
                  GoodsController:
                    superclass: TableViewController
                    rows: {from: goods, footer: "{goods | sum price * stock | %.2f} in all"}
                    cell:
                      identifier: Good
                      set:
                        textLabel.text: "{row + 1}. {item.name}"
                        detailTextLabel.text: "{item.stock > 0 ? item.price : nil}"
                        accessory: "{item.stock > 0 ? 'checkmark' : 'none'}"
                """
            ),
            .terms(
                "written",
                "meaning",
                [
                    "item.name": "a field of a record, or a property of an object",
                    "item['zip-code']": "a field whose name is not a word",
                    "item.fax?":
                        "a field that may be absent; a text that is only this is then nil. In `item.home?.fax`, `home` may be absent",
                    "contacts[0]": "an element of a list, by its position",
                    "'text'  3  2.5  true  nil": "literals",
                    "+ - * / %": "as in Swift: dividing Ints truncates",
                    "== != < <= > >=": "comparisons",
                    "&& || !": "logic",
                    "a ? b : c": "one of two values, with a space before the `?`",
                    "a ?? b": "the second value if the first is absent",
                    "value | format": "a [format](formats), or an operation on a list",
                ]
            ),
            .heading("Names"),
            .terms(
                "name",
                "where it is in scope",
                [
                    "row, section, count":
                        "in rows: the position of the row, and the number of rows in its section; `section` and `count` in headers and footers, too",
                    "item": "in rows: the record of the row",
                    "group":
                        "in rows that are grouped into sections: the record of the section, or its `title` and `rows`",
                    "sender": "in actions: the view or item that was touched",
                    "outlets and properties": "in a class: its own outlets and properties",
                    "data": "everywhere: the names under `data`",
                ]
            ),
            .heading("Lists"),
            .terms(
                "written",
                "meaning",
                [
                    "list | count": "the number of elements",
                    "list | first": "the first element",
                    "list | last": "the last element",
                    "goods | sum price * stock": "the sum of an expression for all elements",
                    "goods | min price": "the least value",
                    "goods | max price": "the greatest value",
                    "goods | where stock > 0": "the elements for which the expression is true",
                    "goods | sorted name": "the elements, sorted by an expression",
                    "goods | map name":
                        "the value of an expression for each element; `goods | map name | last`",
                    "names | joined ', '": "all elements as one text, with a separator",
                    "names | contains 'Ada'":
                        "whether a list has an element, or a text contains another in capital or small letters",
                ]
            ),
        ]
    )

    private static let formats = ReferencePage(
        name: "formats",
        synonyms: ["format", "printf", "date-formats"],
        title: "Formats",
        summary: "A format turns a value into text: `{item.price | %.2f}`.",
        parts: [
            .text(
                "Formats do not depend on the locale: names and separators are English, and times are UTC. Nil stays nil."
            ),
            .terms(
                "format",
                "what comes out",
                [
                    "%d  %5d  %05d": "an Int, with a minimum width",
                    "%.2f  %5.1f": "a number with that many decimals",
                    "%@  %x": "anything as text; an Int in hexadecimal",
                    "uppercase": "`ADA`",
                    "lowercase": "`ada`",
                    "capitalized": "`Ada Lovelace`",
                    "pattern '(###) ###'": "one character of the text for each `#`: `(555) 010`",
                    "number": "`1,234.5`",
                    "percent": "`0.256` becomes `25.6%`",
                    "bytes": "`1234567` becomes `1.2 MB`",
                    "date d MMM yyyy": "a date in ISO 8601 becomes `14 Mar 2026`",
                ]
            ),
            .example(
                """
                data:
                  files: [{name: report, size: 1234567, share: 0.256, changed: 2026-03-14}]
                scenes:
                  files:
                    controller: table
                    class: FilesController
                    table: {prototypes: [{identifier: File, style: subtitle}]}
                classes:
                  FilesController:
                    superclass: TableViewController
                    rows: files
                    cell:
                      identifier: File
                      set:
                        textLabel.text: "{item.name | capitalized}, {item.size | bytes}"
                        detailTextLabel.text: "{item.share | percent} on {item.changed | date d MMM yyyy}"
                """
            ),
        ]
    )

    /// What each step does, by how it is written.
    static let stepTerms: KeyValuePairs = [
        "select SECTION ROW": "touches a row",
        "deselect SECTION ROW": "touches a selected row again",
        "accessory SECTION ROW": "touches the detail button of a row",
        "tap ID": "touches a control, a bar item, or a button of an alert",
        "tap SECTION ROW ID": "touches a control in a row",
        "tap header SECTION ID": "touches a control above a section",
        "tap footer SECTION ID": "touches a control below a section",
        "press ID": "holds a finger on a view that recognises a long press",
        "press SECTION ROW ID": "the same in a row",
        "press header SECTION ID": "the same above a section",
        "press footer SECTION ID": "the same below a section",
        "set ID VALUE":
            "changes a control or types into it: `set level 2.5`, `set name Ada`",
        "set SECTION ROW ID VALUE": "the same in a row",
        "set header SECTION ID VALUE": "the same above a section",
        "set footer SECTION ID VALUE": "the same below a section",
        "return ID": "presses the return key in a text field or a search bar",
        "return SECTION ROW ID": "the same in a row",
        "edit on": "begins editing the table",
        "edit off": "stops editing the table",
        "delete SECTION ROW": "deletes a row, with a swipe if the table is not being edited",
        "delete selected": "deletes the selected rows",
        "insert SECTION ROW": "touches the plus button of a row",
        "move SECTION ROW to SECTION ROW": "drags a row",
        "swipe SECTION ROW TITLE": "touches a swipe action of a row",
        "swipe ID DIRECTION":
            "moves a finger over a view that recognises swipes: `swipe photo left`",
        "scroll to SECTION ROW": "brings a row into view",
        "index TITLE": "touches a title of the section index",
        "segue IDENTIFIER": "performs a segue, as code would",
        "back": "goes back, or dismisses",
        "tab NUMBER": "touches a tab, from 0",
        "rotate": "rotates the screen",
        "reload": "reloads the table",
        "save NAME": "saves the state of the screen",
        "restore NAME": "restores the saved state",
    ]

    /// What `set` takes of views that a person changes, by their kinds.
    static let enteredValues: KeyValuePairs = [
        "textField": typedText, "textView": typedText, "searchBar": typedText,
        "switch": "`true` or `false`", "slider": "a number in its range",
        "stepper": "a number in its range that taps can reach",
        "segmented": "a title, or a number from 0", "picker": "a title, or a number from 0",
        "pages": "a number from 0",
        "datePicker":
            "a date in its range, `2024-05-31`, or with a time, `2024-05-31T18:30`",
    ]

    private static let typedText =
        "a text; quotes around it are not typed, and an empty pair of quotes clears the field"

    private static let steps = ReferencePage(
        name: "steps",
        synonyms: ["step", "do"],
        title: "Steps",
        summary: "A step does what a person would do on the screen before it is drawn.",
        parts: [
            .text(
                """
                Snapshots list steps in `do`, and `scenectl render` takes them as `--do STEP`. Sections and rows are \
                counted from 0, and a step scrolls its row into view. If there are several tables or scenes, add `in \
                ID` to name one. Typing in a field goes on until another field is typed into or the screen goes, as the \
                keyboard stays.
                """
            ),
            .terms(
                "step",
                "what it does",
                stepTerms
            ),
            .terms("of", "what `set` takes", enteredValues),
            .example(
                """
                scenes:
                  plan:
                    controller: table
                    class: PlanController
                    table: {prototypes: [{identifier: Step, showsReorderControl: true}]}
                classes:
                  PlanController:
                    superclass: TableViewController
                    rows: [Wake up, Work, Rest]
                    cell: {identifier: Step, set: {textLabel.text: "{item}"}}
                    editing: {style: delete, move: true}
                snapshots:
                  moved: {do: [edit on, move 0 2 to 0 0, delete 0 1]}
                """
            ),
        ]
    )

    private static let colors = ReferencePage(
        name: "colors",
        synonyms: ["colours", "color", "colour", "palette", "UIColor"],
        title: "Colours",
        summary: "A colour is a name from the system's palette, or an RGB value.",
        parts: [
            .terms(
                "written",
                "meaning",
                [
                    "systemRed": "a colour of the system, which differs in dark mode",
                    "\"#F80\"":
                        "red, green and blue in hexadecimal; it must be quoted, because `#` begins a comment",
                    "\"#FF8800\"": "the same, with two digits each",
                    "\"#FF880080\"": "with an alpha value, here about a half",
                    "\"#333333/#CCCCCC\"":
                        "one colour for a light screen and one for a dark screen",
                    "colors.accent": "a name under `colors` in the file",
                ]
            ),
            .example(
                """
                colors: {accent: "#0A7A5A"}
                scenes:
                  example:
                    controller: view
                    view:
                      - label: {text: Accent, textColor: colors.accent}
                      - label: {text: Warning, textColor: systemOrange, backgroundColor: "#FFF4E0"}
                """
            ),
            ReferencePage.Part.words("The palette", SystemColor.allCases.map(\.rawValue)),
            .text("Pictures are coloured if the terminal supports it, or with `--color always`."),
        ]
    )

    private static let fonts = ReferencePage(
        name: "fonts",
        synonyms: ["font", "textstyle", "UIFont"],
        title: "Fonts",
        summary: "A font is a text style, or a family with a size in points.",
        parts: [
            .terms(
                "written",
                "meaning",
                [
                    "headline": "a text style, whose size follows the person's setting",
                    "System 14": "the system font at 14 points",
                    "System-Bold 16": "the system font in bold; `System-Italic 16` is italic",
                    "System-Light 16":
                        "other weights are `System-UltraLight`, `-Thin`, `-Light`, `-Medium`, `-Semibold`, `-Heavy` and `-Black`",
                    "Avenir 12": "another family; `Avenir-Heavy 12` is one of its faces",
                ]
            ),
            .example(
                views: """
                    - label: {text: A title, font: largeTitle}
                    - label: {text: A note, font: System-Italic 12}
                    """
            ),
            ReferencePage.Part.words("Text styles", TextStyle.allCases.map(\.rawValue)),
        ]
    )
}
