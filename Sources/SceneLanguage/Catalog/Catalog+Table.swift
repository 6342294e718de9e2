import SceneText

extension Catalog {
    static let table = Shape(
        "a table",
        "A table view: static with `sections:`, dynamic with `prototypes:`",
        keys: [
            Key("id", .identifier, "names the table for steps"),
            .property("tag", .integer(), "a number by which `viewWithTag` finds it", default: "0"),
        ] + tableKeys
    )

    /// The keys of a table, whether it is a whole view or a part of one.
    static let tableKeys: [Key] = [
        Key(
            "content",
            .choice(.tableContent),
            "says whether the table is static or dynamic",
            interfaceBuilder: "dataMode"
        ),
        Key(
            "style",
            .choice(.tableStyle),
            "the look, fixed at creation",
            default: "plain",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key(
            "prototypes",
            .list(.shape(.cell)),
            "the cells that rows are made from",
            interfaceBuilder: .same
        ),
        Key(
            "sections",
            .list(.shape(.section)),
            "the sections of a static table",
            interfaceBuilder: .same
        ),
        Key(
            "header",
            .body,
            "a view above the rows",
            uikit: "tableHeaderView",
            interfaceBuilder: "tableHeaderView"
        ),
        Key(
            "footer",
            .body,
            "a view below the rows",
            uikit: "tableFooterView",
            interfaceBuilder: "tableFooterView"
        ),
        Key(
            "selection",
            .choice(.selection),
            "how many rows can be selected",
            default: "single",
            uikit: "allowsMultipleSelection",
            interfaceBuilder: "allowsSelection"
        ),
        .property(
            "separatorStyle",
            .choice(.separatorStyle),
            "the lines between rows",
            default: "singleLine"
        ),
        .property("backgroundColor", .color, "the colour behind the rows"),
        .property(
            "rowHeight",
            .number(minimum: 0),
            "the height of rows in points",
            default: "by content"
        ),
        .property(
            "estimatedRowHeight",
            .number(minimum: 0),
            "the height of rows never seen",
            default: "44"
        ),
        Key(
            "index",
            .list(.text),
            "the titles of the section index of a static table",
            uikit: "sectionIndexTitles"
        ),
        .property(
            "editing",
            .boolean,
            "starts in editing mode",
            default: "false",
            uikit: "isEditing",
            interfaceBuilder: .absent
        ),
        .property(
            "allowsSelectionDuringEditing",
            .boolean,
            "keeps rows selectable while editing",
            default: "false"
        ),
        Key(
            "restorationIdentifier",
            .plainText,
            "the name under which state is saved",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key(
            "clearsSelection",
            .boolean,
            "clears the selection when the screen comes back",
            default: "true",
            uikit: "clearsSelectionOnViewWillAppear",
            interfaceBuilder: "clearsSelectionOnViewWillAppear"
        ),
    ]

    static let section = Shape(
        "a section",
        "Cells that are written out, or rows that data feeds",
        keys: [
            Key("name", .identifier, "the name by which code finds the section"),
            Key(
                "header",
                .either([.text, .body]),
                "a title or a view above",
                uikit: "titleForHeaderInSection",
                interfaceBuilder: "headerTitle"
            ),
            Key(
                "footer",
                .either([.text, .body]),
                "a title or a view below",
                uikit: "titleForFooterInSection",
                interfaceBuilder: "footerTitle"
            ),
            Key(
                "selectionMode",
                .choice(.sectionSelectionMode),
                "what a tap on a row does",
                default: "default"
            ),
            Key("cells", .list(.shape(.cell)), "the cells, one for each row"),
            Key(
                "rows",
                .either([.reference(.data), .shape(.rows), .list(.data)]),
                "the data of a fed section"
            ),
            Key(
                "cell",
                .list(.shape(.cellRule)),
                "the prototype of a fed section and how it is filled; a list with `when` for several"
            ),
        ]
    )

    static let cell = Shape(
        "a cell",
        "A prototype, or a row of a static table",
        keys: cellIdentity + cellContent + cellLook + cellConnections
    )

    private static let cellIdentity: [Key] = [
        Key("id", .identifier, "names the cell for outlets and steps"),
        .property(
            "tag",
            .integer(),
            "a number by which `viewWithTag` finds the cell",
            default: "0"
        ),
        Key(
            "identifier",
            .plainText,
            "the reuse identifier of a prototype",
            uikit: "reuseIdentifier",
            interfaceBuilder: "reuseIdentifier"
        ),
        Key(
            "class",
            .reference(.class),
            "the class of the cell",
            default: "TableViewCell",
            interfaceBuilder: "customClass"
        ),
    ]

    private static let cellContent: [Key] = [
        Key(
            "style",
            .choice(.cellStyle),
            "a predefined layout",
            default: "default, or custom with `content:`",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key("text", .text, "short for `textLabel: {text: …}`"),
        Key("detail", .text, "short for `detailTextLabel: {text: …}`"),
        Key("image", .text, "short for `imageView: {name: …}`"),
        Key(
            "textLabel",
            .part(.label),
            "the first label of a predefined style",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key(
            "detailTextLabel",
            .part(.label),
            "the second label of a predefined style",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key(
            "imageView",
            .part(.image),
            "the picture of a predefined style",
            uikit: .same,
            interfaceBuilder: .same
        ),
        Key(
            "content",
            .body,
            "the views of a custom cell",
            uikit: "contentView",
            interfaceBuilder: "contentView"
        ),
        Key("value", .data, "what the cell stands for in a section with checkmarks"),
        Key("checked", .boolean, "whether the cell is checked", default: "false"),
        Key("item", .data, "the record of the row, for `prepare`"),
    ]

    private static let cellLook: [Key] = [
        Key(
            "accessory",
            .either([.choice(.accessory), .view]),
            "a type or a view at the right",
            default: "none",
            uikit: "accessoryType",
            interfaceBuilder: "accessoryType"
        ),
        Key(
            "editingAccessory",
            .either([.choice(.accessory), .view]),
            "a type or a view at the right while editing",
            default: "none",
            uikit: "editingAccessoryType",
            interfaceBuilder: "editingAccessoryType"
        ),
        Key(
            "editingStyle",
            .choice(.editingStyle),
            "the control at the left while editing",
            default: "delete",
            uikit: .same
        ),
        .property(
            "showsReorderControl",
            .boolean,
            "shows a grip while editing",
            default: "false"
        ),
        .property(
            "shouldIndentWhileEditing",
            .boolean,
            "moves the content over while editing",
            default: "true"
        ),
        .property(
            "selectionStyle",
            .choice(.selectionStyle),
            "how a selected row looks",
            default: "default"
        ),
        .property(
            "indentationLevel",
            .integer(minimum: 0),
            "how far the content is indented",
            default: "0"
        ),
        .property(
            "indentationWidth",
            .number(minimum: 0),
            "points for each level",
            default: "10"
        ),
        Key(
            "height",
            .number(minimum: 0),
            "the height of the row in points",
            default: "by content",
            interfaceBuilder: "rowHeight"
        ),
        .property(
            "hidden",
            .boolean,
            "takes the cell out of the picture",
            default: "false",
            uikit: "isHidden"
        ),
        .property("alpha", .number(minimum: 0, maximum: 1), "how opaque it is drawn", default: "1"),
        .property("backgroundColor", .color, "the colour behind the cell"),
        Key("backgroundView", .view, "a view behind the cell", uikit: .same),
        Key(
            "selectedBackgroundView",
            .view,
            "a view behind the cell while it is selected",
            uikit: .same
        ),
        Key(
            "accessibility",
            .shape(.accessibility),
            "what a screen reader says",
            interfaceBuilder: "accessibilityConfiguration"
        ),
    ]

    private static let cellConnections: [Key] = [
        Key("outlets", .map(.list(.reference(.view))), "outlets of the cell's class, by name"),
        Key(
            "segue",
            .shape(.segue),
            "the scene that selecting the row leads to",
            interfaceBuilder: "selection"
        ),
        Key(
            "accessorySegue",
            .shape(.segue),
            "the scene that the detail button leads to",
            interfaceBuilder: "accessoryAction"
        ),
    ]
}
