import SceneText

extension Catalog {
    static let classShape = Shape(
        "a class",
        "What the code of a controller or a cell would declare and do",
        keys: [
            Key(
                "superclass",
                .reference(.class),
                "a class of the file or of the runtime",
                isRequired: true
            ),
            Key(
                "implementation",
                .choice(.implementation),
                "`swift` for a class that a program registers",
                default: "scene"
            ),
            Key("outlets", .map(.outletType), "outlets and their types"),
            Key(
                "properties",
                .map(.either([.propertyType, .shape(.property)])),
                "properties and their types"
            ),
            Key("tables", .map(.shape(.tableRules)), "rules for tables that are named by their id"),
            Key(
                "prepare",
                .map(.map(.expression)),
                "what a segue hands to its destination, by identifier"
            ),
            Key("shouldPerform", .map(.expression), "whether a segue is performed, by identifier"),
            Key("configureView", .map(.expression), "what is set on load and on each change"),
            Key("actions", .map(.list(.shape(.effect))), "what each action does"),
        ] + tableRuleKeys
    )

    static let property = Shape(
        "a property",
        "A property with a start value",
        keys: [
            Key("type", .propertyType, "the type", isRequired: true, isMain: true),
            Key("value", .data, "the value to start with"),
        ]
    )

    static let tableRules = Shape(
        "the rules of a table",
        "The rows of one of several tables",
        keys: tableRuleKeys
    )

    private static let tableRuleKeys: [Key] = [
        Key(
            "rows",
            .either([.reference(.data), .shape(.rows), .list(.data)]),
            "where the rows come from"
        ),
        Key("cell", .shape(.cellRule), "the prototype of all rows and how it is filled"),
        Key("cells", .list(.shape(.cellRule)), "several prototypes, each `when` something holds"),
        Key("willDisplay", .map(.expression), "what is set just before a cell shows"),
        Key("editing", .shape(.editing), "what can be inserted, deleted and moved"),
        Key("select", .list(.shape(.effect)), "what selecting a row does"),
        Key("deselect", .list(.shape(.effect)), "what deselecting a row does"),
        Key("accessoryTapped", .list(.shape(.effect)), "what the detail button does"),
    ]

    static let rows = Shape(
        "rows",
        "Rows by number, or rows in sections",
        keys: [
            Key(
                "count",
                .either([.integer(minimum: 0, maximum: Limits().countedRows), .expression]),
                "so many rows"
            ),
            Key(
                "from",
                .either([.reference(.data), .expression, .list(.data)]),
                "the data, by name or as an expression"
            ),
            Key("section", .expression, "groups rows by a value"),
            Key("rows", .expression, "the rows within each record"),
            Key("header", .expression, "the title above a section", default: "the group's title"),
            Key("footer", .expression, "the title below a section"),
            Key("index", .boolean, "shows a section index", default: "false"),
            Key("name", .expression, "names rows, so that state survives changed data"),
        ]
    )

    static let cellRule = Shape(
        "a cell rule",
        "The prototype of a row and what is set on it",
        keys: [
            Key(
                "identifier",
                .plainText,
                "the reuse identifier of the prototype",
                isRequired: true
            ),
            Key("when", .expression, "the rows that the rule is for"),
            Key("set", .map(.expression), "properties of the cell, its outlets and tags"),
            Key("height", .either([.number(minimum: 0), .expression]), "the height of the row"),
        ]
    )

    static let editing = Shape(
        "editing",
        "What a person can do to the rows",
        keys: [
            Key(
                "style",
                .either([.choice(.editingStyle), .expression]),
                "none, delete or insert, for each row",
                default: "delete"
            ),
            Key(
                "move",
                .either([.boolean, .expression]),
                "whether rows can be moved",
                default: "false"
            ),
            Key("insert", .map(.expression), "the record that an insert adds"),
        ]
    )

    static let effect = Shape(
        "an effect",
        "One thing that an action does",
        keys: [
            Key("set", .map(.expression), "sets properties"),
            Key("configure", .boolean, "runs `configureView`"),
            Key("log", .text, "writes a line to the log"),
            Key("perform", .plainText, "performs a segue"),
            Key("append", .shape(.append), "adds a record to data"),
            Key("remove", .shape(.remove), "removes a record from data"),
            Key("move", .shape(.move), "moves a record within data"),
            Key("reload", .boolean, "reloads the tables"),
        ]
    )

    static let append = Shape(
        "append",
        "Adds a record to data",
        keys: [
            Key("data", .reference(.data), "the data", isRequired: true),
            Key("item", .map(.expression), "the record", isRequired: true),
            Key("section", .expression, "the group that it joins"),
        ]
    )

    static let remove = Shape(
        "remove",
        "Removes a record from data",
        keys: [
            Key("data", .reference(.data), "the data", isRequired: true),
            Key(
                "at",
                .either([.integer(minimum: 0), .expression]),
                "its place, from 0",
                isRequired: true
            ),
        ]
    )

    static let move = Shape(
        "move",
        "Moves a record within data",
        keys: [
            Key("data", .reference(.data), "the data", isRequired: true),
            Key(
                "from",
                .either([.integer(minimum: 0), .expression]),
                "its place, from 0",
                isRequired: true
            ),
            Key(
                "to",
                .either([.integer(minimum: 0), .expression]),
                "its new place, from 0",
                isRequired: true
            ),
        ]
    )
}
