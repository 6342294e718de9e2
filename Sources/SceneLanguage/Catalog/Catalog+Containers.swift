import SceneText

extension Catalog {
    static let plainView = ViewEntry(
        .view,
        class: "View",
        superclass: "",
        uikit: "UIView",
        interfaceBuilder: "view",
        "A plain view: a divider, a colour, a place for frames",
        keys: [subviews]
    )

    static let row = ViewEntry(
        .row,
        class: "RowView",
        uikit: "UIStackView",
        interfaceBuilder: "stackView",
        "Views side by side",
        keys: [arranged, spacing, alignment(.rowAlignment, "how views stand in the height")]
    )

    static let column = ViewEntry(
        .column,
        class: "ColumnView",
        uikit: "UIStackView",
        interfaceBuilder: "stackView",
        "Views one below the other",
        keys: [arranged, spacing, alignment(.columnAlignment, "how views stand in the width")]
    )

    static let spacer = ViewEntry(
        .spacer,
        class: "Spacer",
        uikit: nil,
        interfaceBuilder: nil,
        "Takes the room that is left; its weight is 1",
        keys: []
    )

    static let anchor = ViewEntry(
        .anchor,
        class: "AnchorView",
        uikit: nil,
        interfaceBuilder: nil,
        "Holds each view at the edges that the view names",
        keys: [subviews]
    )

    static let scroll = ViewEntry(
        .scroll,
        class: "ScrollView",
        uikit: "UIScrollView",
        interfaceBuilder: "scrollView",
        "Content that may be larger than its frame",
        keys: [
            subviews,
            Key("fitToWidth", .boolean, "gives the content the view's width", default: "true"),
            Key(
                "fitToHeight",
                .boolean,
                "gives the content the view's height",
                default: "false"
            ),
        ]
    )

    static let tableView = ViewEntry(
        .table,
        class: "TableView",
        superclass: "ScrollView",
        uikit: "UITableView",
        interfaceBuilder: "tableView",
        "A table that is not its controller's whole view",
        keys: tableKeys
    )

    static let container = ViewEntry(
        .container,
        class: "ContainerView",
        uikit: "UIView",
        interfaceBuilder: "containerView",
        "The place of another scene",
        keys: [
            Key("segue", .shape(.segue), "the scene to show, as `{embed: ID}`", isRequired: true)
        ]
    )

    static let custom = ViewEntry(
        .custom,
        class: "View",
        uikit: "UIView",
        interfaceBuilder: "view",
        "A view of a class that a program registers",
        keys: [
            Key(
                "class",
                .reference(.class),
                "the class",
                isRequired: true,
                interfaceBuilder: "customClass"
            ),
            subviews,
        ]
    )

    private static let subviews = Key(
        "views",
        .views,
        "the views inside",
        isMain: true,
        uikit: "subviews",
        interfaceBuilder: "subviews"
    )

    private static let arranged = Key(
        "views",
        .views,
        "the views side by side, or one below the other",
        isMain: true,
        uikit: "arrangedSubviews",
        interfaceBuilder: "subviews"
    )

    private static let spacing = Key.property(
        "spacing",
        .number(minimum: 0),
        "points between neighbours",
        default: "8"
    )

    private static func alignment(_ choice: Choice, _ summary: String) -> Key {
        .property("alignment", .choice(choice), summary, default: "fill")
    }
}
