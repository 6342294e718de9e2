import SceneText

extension Catalog {
    static let file = Shape(
        "a scene file",
        "A storyboard, or one view with `view:`",
        keys: [
            Key("storyboard", .plainText, "the name of the storyboard"),
            Key("initial", .reference(.scene), "the scene that comes first"),
            Key("data", .map(.either([.shape(.data), .data])), "the data that classes use"),
            Key("styles", .map(.properties), "named sets of properties"),
            Key("scenes", .map(.shape(.scene)), "what is on the screen and what is connected"),
            Key("view", .body, "the one view of a view file"),
            Key("classes", .map(.shape(.class)), "what code would do"),
            Key("snapshots", .map(.shape(.snapshot)), "the pictures that golden tests compare"),
        ]
    )

    static let data = Shape(
        "data",
        "A data file, or data written in place",
        keys: [
            Key("file", .plainText, "a JSON, CSV or YAML file, relative to the scene file"),
            Key("types", .map(.choice(.columnType)), "the types of a CSV file's columns"),
            Key("inline", .data, "the data itself"),
        ]
    )

    static let scene = Shape(
        "a scene",
        "One controller with what it shows",
        keys: [
            Key("controller", .choice(.controller), "the kind of controller", isRequired: true),
            Key(
                "class",
                .reference(.class),
                "the class of the controller",
                interfaceBuilder: "customClass"
            ),
            .property("title", .text, "the title in a bar or a tab"),
            Key("view", .body, "what a view controller shows"),
            Key(
                "table",
                .shape(.table),
                "the table of a table controller",
                uikit: "tableView",
                interfaceBuilder: "tableView"
            ),
            Key(
                "root",
                .reference(.scene),
                "the first scene of a navigation controller",
                uikit: "rootViewController",
                interfaceBuilder: "rootViewController"
            ),
            Key(
                "tabs",
                .list(.reference(.scene)),
                "the scenes of a tab bar controller",
                uikit: "viewControllers",
                interfaceBuilder: "viewControllers"
            ),
            Key(
                "master",
                .reference(.scene),
                "the left scene of a split view controller",
                interfaceBuilder: "masterViewController"
            ),
            Key(
                "detail",
                .reference(.scene),
                "the right scene of a split view controller",
                interfaceBuilder: "detailViewController"
            ),
            Key("outlets", .map(.list(.reference(.view))), "outlets of the class, by name"),
            Key("segues", .list(.shape(.segue)), "segues that code performs"),
            Key(
                "leftItem",
                .either([.text, .shape(.barItem)]),
                "the item at the left of the bar",
                uikit: "leftBarButtonItem",
                interfaceBuilder: "leftBarButtonItem"
            ),
            Key(
                "rightItem",
                .either([.text, .shape(.barItem)]),
                "the item at the right of the bar",
                uikit: "rightBarButtonItem",
                interfaceBuilder: "rightBarButtonItem"
            ),
        ]
    )

    static let barItem = Shape(
        "a bar item",
        "A title or a system item in a navigation bar",
        keys: [
            Key(
                "item",
                .choice(.systemItem),
                "a system item",
                uikit: "systemItem",
                interfaceBuilder: "systemItem"
            ),
            .property("title", .text, "a title in place of a system item"),
            Key("id", .identifier, "names the item for outlets and steps"),
            .property(
                "enabled",
                .boolean,
                "whether it can be tapped",
                default: "true",
                uikit: "isEnabled"
            ),
            Key("action", .list(.plainText), "the action that a tap sends"),
            Key("segue", .shape(.segue), "the scene that a tap leads to"),
        ]
    )

    static let segue = Shape(
        "a segue",
        "A way to another scene: one kind with its target",
        keys: [
            Key(
                "show",
                .reference(.scene),
                "pushes the scene, or presents it",
                uikit: .same,
                interfaceBuilder: .same
            ),
            Key(
                "showDetail",
                .reference(.scene),
                "replaces the detail of a split view",
                uikit: .same,
                interfaceBuilder: .same
            ),
            Key(
                "present",
                .reference(.scene),
                "presents the scene over this one",
                interfaceBuilder: "presentation"
            ),
            Key(
                "embed",
                .reference(.scene),
                "shows the scene in a container view",
                interfaceBuilder: .same
            ),
            Key(
                "unwind",
                .plainText,
                "goes back to the scene whose class has the action",
                interfaceBuilder: .same
            ),
            Key(
                "identifier",
                .plainText,
                "the name by which code knows the segue",
                uikit: .same,
                interfaceBuilder: .same
            ),
        ]
    )

    /// The fewest columns and lines of a screen: one, and the frame around it.
    package static let leastScreenSide = 3

    static let snapshot = Shape(
        "a snapshot",
        "A picture that a golden test compares",
        keys: [
            Key("scene", .reference(.scene), "the scene to draw", default: "the initial one"),
            Key("do", .list(.step), "what a person does first"),
            Key("device", .choice(.device), "the size of the screen", default: "phone"),
            Key(
                "width",
                .integer(minimum: leastScreenSide, maximum: Limits().screenColumns),
                "columns, frame included"
            ),
            Key(
                "height",
                .integer(minimum: leastScreenSide, maximum: Limits().screenLines),
                "lines, frame included"
            ),
            Key("full", .boolean, "draws every row and all that scrolls", default: "false"),
            Key("style", .choice(.characters), "the characters to draw with", default: "unicode"),
            Key("format", .list(.choice(.format)), "the renderings to compare", default: "text"),
            Key("data", .map(.plainText), "files in place of the declared data"),
            Key("log", .boolean, "prints what was logged under the picture", default: "false"),
            Key(
                "redact",
                .map(.plainText),
                "regular expressions, and what takes the place of what they match"
            ),
        ]
    )
}
