// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let plainView = ViewEntry(.view, class: "View", superclass: "", uikit: "UIView", ib: "view", "A plain view: a divider, a colour, an area for views with frames") {
        subviews
    }

    static let row = ViewEntry(.row, class: "RowView", uikit: "UIStackView", ib: "stackView", "Views side by side") {
        arranged
        alignment(.rowAlignment, "how views are aligned vertically")
        spacing
        distribution
        Entry.own("bar", .choice(.bar), "the kind of bar that the row looks like, in SVG", default: "none")
    }

    static let column = ViewEntry(.column, class: "ColumnView", uikit: "UIStackView", ib: "stackView", "Views one below the other") {
        arranged
        alignment(.columnAlignment, "how views are aligned horizontally")
        spacing
        distribution
    }

    static let spacer = ViewEntry(.spacer, class: "Spacer", uikit: nil, ib: nil, "Takes up the space that is left over; its weight is 1") {}

    static let anchor = ViewEntry(.anchor, class: "AnchorView", uikit: nil, ib: nil, "Pins each view to the edges that the view names") {
        subviews
    }

    static let scroll = ViewEntry(.scroll, class: "ScrollView", uikit: "UIScrollView", ib: "scrollView", "Content that may be larger than its frame") {
        subviews
        Entry.property("scrollEnabled", .boolean, "whether a person can scroll", default: "true", uikit: "isScrollEnabled")
        Entry.own("fitToWidth", .boolean, "gives the content the view's width", default: "true")
        Entry.own("fitToHeight", .boolean, "gives the content the view's height", default: "false")
    }

    static let tableView = ViewEntry(.table, class: "TableView", superclass: "ScrollView", uikit: "UITableView", ib: "tableView", "A table that is not its controller's whole view") {
        tableLooks()
        tableContent()
    }

    static let container = ViewEntry(.container, class: "ContainerView", uikit: "UIView", ib: "containerView", "An area that shows another scene") {
        Entry("segue", .segue, "the scene to show, as `{embed: ID}`", required: true) { $0.segue = $1 }
    }

    static let custom = ViewEntry(.custom, class: "View", uikit: "UIView", ib: "view", "A view of a class that a program registers") {
        Entry("class", .reference(.class), "the class", required: true, ib: "customClass") { $0.className = $1 }
        subviews
    }

    /// The views of a container.
    private static func views(_ summary: String, uikit: Key.Spelling) -> Entry<ViewDefinition> {
        Entry(Key("views", .views, summary, main: true, uikit: uikit, ib: "subviews")) { decoder, field, view in
            view.views = decoder.views(field, in: view.kind)
        }
    }

    private static var subviews: Entry<ViewDefinition> { views("the views inside", uikit: "subviews") }

    private static var arranged: Entry<ViewDefinition> {
        views("the views side by side, or one below the other", uikit: "arrangedSubviews")
    }

    private static var spacing: Entry<ViewDefinition> {
        Entry.property("spacing", .number(), "points between neighbours; if negative, they overlap in SVG", default: "8")
    }

    private static var distribution: Entry<ViewDefinition> {
        Entry.property("distribution", .choice(.distribution), "how the length is shared", default: "fill")
    }

    private static func alignment(_ choice: Choice, _ summary: String) -> Entry<ViewDefinition> {
        Entry.property("alignment", .choice(choice), summary, default: "fill")
    }
}
