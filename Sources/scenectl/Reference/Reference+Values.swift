import SceneText

extension Reference {
    /// How values are written.
    static let valuePages = [expressions, formats, steps, colors, fonts]

    private static let expressions = ReferencePage(
        name: "expressions",
        synonyms: ["expression", "braces", "item", "operators", "nil"],
        title: "Expressions",
        summary: "What is in braces within a text is computed: `\"{item.name}\"`.",
        parts: [
            .text(
                """
                A text with an expression is quoted, as YAML takes an unquoted `{` for a mapping. A text that is one whole expression \
                keeps its type: `on: "{item.done}"` is a Bool. `{{` is a brace. There are no calls; [formats](formats) and \
                operations on lists follow `|`.
                """
            ),
            .example(
                ReferenceExample(
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
                )
            ),
            .terms(
                "written",
                "meaning",
                [
                    .init("item.name", "a field of a record, or a property of an object"),
                    .init("item['zip-code']", "a field whose name is no word"),
                    .init(
                        "item.fax?",
                        "a field that may be absent; then a text that is only this is nil"
                    ),
                    .init("contacts[0]", "an element of a list, by its position"),
                    .init("'text'  3  2.5  true  nil", "literals"),
                    .init("+ - * / %", "as in Swift: dividing Ints truncates"),
                    .init("== != < <= > >=", "comparisons"),
                    .init("&& || !", "logic"),
                    .init("a ? b : c", "one of two values; a space is before its ?"),
                    .init("a ?? b", "another value where the first is absent"),
                    .init("value | format", "a [format](formats), or an operation on a list"),
                ]
            ),
            .heading("Names"),
            .terms(
                "name",
                "where it is in scope",
                [
                    .init(
                        "row, section, count",
                        "where there is a row: its position, and how many its section has"
                    ),
                    .init("item", "where there is a row: its record"),
                    .init(
                        "group",
                        "where there is a row in a section of its own: its record, or `title` and `rows`"
                    ),
                    .init("sender", "in actions: what was touched"),
                    .init("outlets and properties", "in classes: those of the class"),
                    .init("data", "everywhere: the names under `data`"),
                ]
            ),
            .heading("Lists"),
            .terms(
                "written",
                "meaning",
                [
                    .init("list | count", "how many elements it has"),
                    .init("list | first", "the first; `last` is the last"),
                    .init("list | last", "the last"),
                    .init(
                        "goods | sum price * stock",
                        "the sum of an expression over all elements"
                    ),
                    .init("goods | min price", "the least"),
                    .init("goods | max price", "the greatest"),
                    .init("goods | where stock > 0", "the elements for which it is true"),
                    .init("goods | sorted name", "the elements in order"),
                    .init("names | joined ', '", "one text of all, with a separator"),
                    .init("names | contains 'Ada'", "whether it is among them, or in a text"),
                ]
            ),
        ]
    )

    private static let formats = ReferencePage(
        name: "formats",
        synonyms: ["format", "printf", "date-formats"],
        title: "Formats",
        summary: "A format makes a text of a value: `{item.price | %.2f}`.",
        parts: [
            .text(
                "They know no locale: names and separators are English, times are UTC. What is nil stays nil."
            ),
            .terms(
                "format",
                "what comes out",
                [
                    .init("%d  %5d  %05d", "an Int, with a least width"),
                    .init("%.2f  %5.1f", "a number with so many decimals"),
                    .init("%@  %x", "anything as text; an Int in hexadecimal"),
                    .init("uppercase", "`ADA`"),
                    .init("lowercase", "`ada`"),
                    .init("capitalized", "`Ada Lovelace`"),
                    .init(
                        "pattern '(###) ###'",
                        "a character of the text for each `#`: `(555) 010`"
                    ),
                    .init("number", "`1,234.5`"),
                    .init("percent", "`0.256` becomes `25.6%`"),
                    .init("bytes", "`1234567` becomes `1.2 MB`"),
                    .init("date d MMM yyyy", "a date in ISO 8601 becomes `14 Mar 2026`"),
                ]
            ),
            .example(
                ReferenceExample(
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
                )
            ),
        ]
    )

    private static let steps = ReferencePage(
        name: "steps",
        synonyms: ["step", "do"],
        title: "Steps",
        summary: "A step does what a person would do on the screen before it is drawn.",
        parts: [
            .text(
                """
                Snapshots list them in `do`, and `scenectl render` takes them as `--do STEP`. Sections and rows count from 0; a step \
                scrolls its row into view. `in ID` after a step names the table or the scene where there are several.
                """
            ),
            .terms(
                "step",
                "what it does",
                [
                    .init("select SECTION ROW", "touches a row"),
                    .init("deselect SECTION ROW", "touches a selected row again"),
                    .init("accessory SECTION ROW", "touches the detail button of a row"),
                    .init("tap ID", "touches a control or a bar item"),
                    .init("tap SECTION ROW ID", "touches a control in a row"),
                    .init(
                        "set ID VALUE",
                        "moves, switches, chooses or types: `set level 2.5`, `set name Ada`"
                    ),
                    .init("set SECTION ROW ID VALUE", "the same in a row"),
                    .init("edit on", "begins editing the table"),
                    .init("edit off", "ends it"),
                    .init("delete SECTION ROW", "deletes a row; outside editing, with a swipe"),
                    .init("delete selected", "deletes the rows that are marked"),
                    .init("insert SECTION ROW", "touches the plus of a row"),
                    .init("move SECTION ROW to SECTION ROW", "drags a row"),
                    .init("swipe SECTION ROW TITLE", "touches a swipe action of a row"),
                    .init("scroll to SECTION ROW", "brings a row into view"),
                    .init("index TITLE", "touches a title of the section index"),
                    .init("segue IDENTIFIER", "performs a segue, as code would"),
                    .init("back", "goes back, or dismisses"),
                    .init("tab NUMBER", "touches a tab, from 0"),
                    .init("rotate", "turns the screen"),
                    .init("reload", "reloads the table"),
                    .init("save NAME", "saves the state of the screen"),
                    .init("restore NAME", "restores it"),
                ]
            ),
            .example(
                ReferenceExample(
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
                )
            ),
        ]
    )

    private static let colors = ReferencePage(
        name: "colors",
        synonyms: ["colours", "color", "colour", "palette"],
        title: "Colours",
        summary: "A colour is a name of the system's palette, or red, green and blue.",
        parts: [
            .terms(
                "written",
                "meaning",
                [
                    .init("systemRed", "a colour of the system, which differs in the dark"),
                    .init(
                        "\"#F80\"",
                        "red, green and blue in hexadecimal; quoted, as `#` begins a comment"
                    ),
                    .init("\"#FF8800\"", "the same with two digits for each"),
                    .init("\"#FF880080\"", "with alpha: half of it"),
                    .init("\"#333333/#CCCCCC\"", "one for a light and one for a dark screen"),
                    .init("colors.accent", "a name under `colors` of the file"),
                ]
            ),
            .example(
                ReferenceExample(
                    """
                    colors: {accent: "#0A7A5A"}
                    scenes:
                      example:
                        controller: view
                        view:
                          - label: {text: Accent, textColor: colors.accent}
                          - label: {text: Warning, textColor: systemOrange, backgroundColor: "#FFF4E0"}
                    """
                )
            ),
            ReferencePage.Part.words("The palette", SystemColor.allCases.map(\.rawValue)),
            .text("Pictures have colours where a terminal shows them, or with `--color always`."),
        ]
    )

    private static let fonts = ReferencePage(
        name: "fonts",
        synonyms: ["font", "textstyle"],
        title: "Fonts",
        summary: "A font is a text style, or a family with a size in points.",
        parts: [
            .terms(
                "written",
                "meaning",
                [
                    .init("headline", "a text style, whose size follows what a person chose"),
                    .init("System 14", "the system's font in 14 points"),
                    .init("System-Bold 16", "the same in bold; `System-Italic 16` in italic"),
                    .init("Avenir 12", "another family"),
                ]
            ),
            .example(
                ReferenceExample(
                    views: """
                        - label: {text: A title, font: largeTitle}
                        - label: {text: A note, font: System-Italic 12}
                        """
                )
            ),
            ReferencePage.Part.words("Text styles", TextStyle.allCases.map(\.rawValue)),
        ]
    )
}
