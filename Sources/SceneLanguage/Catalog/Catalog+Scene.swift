// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let file = KeyTable<SceneFileDefinition>(
        .file, "a scene file", "A storyboard, or one view with `view:`",
        Alternatives(
            [["scenes"], ["view"]], "a file has either 'scenes' or 'view'",
            help: "move the view into a file of its own and name it with '{file: …}'",
            orElse: .init(
                message: "a scene file needs the key 'scenes', and a view file the key 'view'",
                help: "add 'scenes:' with one scene, such as 'welcome: {controller: view}'"
            )
        )
    ) {
        Entry("storyboard", .plainText, \.storyboard, "the name of the storyboard")
        Entry("initial", .list(.reference(.scene)), \.initial, "the scene that comes first")
        Entry("data", .map(.names, .dataDefinition), \.data, "the data that classes use")
        Entry("styles", .map(.names, .shape(style)), \.styles, "named sets of properties")
        Entry("scenes", .scenes, \.scenes, "what is on the screen and what is connected")
        Entry("view", .body, \.view, "the one view of a view file")
        Entry("classes", .map(.classes, .shape(classes)), \.classes, "what code would do")
        Entry("snapshots", .snapshots, \.snapshots, "the pictures that golden tests compare")
    }

    static let data = KeyTable<DataDraft>(
        .data, "data", "A data file, or data written in place",
        Alternatives(
            [["file"], ["inline"]], "data is either in a 'file' or 'inline'",
            orElse: .init(message: "data needs 'file' or 'inline'", help: nil)
        )
    ) {
        Entry("file", .plainText, \.file, "a JSON, CSV or YAML file, relative to the scene file")
        Entry("types", .map(.columns, to: .choice(ColumnType.self)) { ColumnTypeDefinition(column: $0, type: $1) }, \.types, "the types of a CSV file's columns")
        Entry("inline", .data, \.inline, "the data itself")
    }

    static let scene = KeyTable<SceneDraft>(.scene, "a scene", "One controller with what it shows") {
        Entry("controller", .choice(ControllerKind.self), \.kind, "the kind of controller", required: true)
        Entry("class", .reference(.class), \.scene.className, "the class of the controller", ib: "customClass")
        Entry.property("title", .text, "the title in a bar or a tab")
        Entry("view", .body, \.view, "what a view controller shows")
        Entry("table", .shape(table), \.table, "the table of a table controller", uikit: "tableView", ib: "tableView")
        Entry("root", .reference(.scene), \.root, "the first scene of a navigation controller", uikit: "rootViewController", ib: "rootViewController")
        Entry("tabs", .tabs, \.tabs, "the scenes of a tab bar controller", uikit: "viewControllers", ib: "viewControllers")
        Entry("master", .reference(.scene), \.master, "the left scene of a split view controller", ib: "masterViewController")
        Entry("detail", .reference(.scene), \.detail, "the right scene of a split view controller", ib: "detailViewController")
        Entry("outlets", .outlets, \.scene.outlets, "outlets of the class, by name")
        Entry("segues", .controllerSegues, \.scene.segues, "segues that code performs")
        Entry("leftItem", .barItem, \.scene.leftItem, "the item at the left of the bar", uikit: "leftBarButtonItem", ib: "leftBarButtonItem")
        Entry("rightItem", .barItem, \.scene.rightItem, "the item at the right of the bar", uikit: "rightBarButtonItem", ib: "rightBarButtonItem")
    }

    static let barItem = KeyTable<BarItemDefinition>(
        .barItem, "a bar item", "A title or a system item in a navigation bar",
        Alternatives(
            [["item"], ["title"]], "a bar item has either 'item' or 'title'",
            orElse: .init(
                message: "a bar item needs the key 'item' or 'title'",
                help: "'item' is a system item such as 'add', 'title' a text"
            )
        ),
        Alternatives(
            [["action"], ["segue"]], "a bar item has either 'action' or 'segue'",
            help: "an action performs a segue by 'perform'"
        )
    ) {
        Entry("item", .choice(.systemItem), \.systemItem, "a system item", uikit: "systemItem", ib: "systemItem")
        Entry.property("title", .text, "a title in place of a system item")
        Entry("id", .identifier, \.id, "names the item for outlets and steps")
        Entry.property("enabled", .boolean, "whether it can be tapped", default: "true", uikit: "isEnabled")
        Entry("action", .list(.plainText), \.actions, "the action that a tap sends")
        Entry("segue", .segue, \.segue, "the scene that a tap leads to")
    }

    static let segue = KeyTable<SegueDraft>(
        .segue, "a segue", "A way to another scene: one kind with its target",
        Alternatives(
            oneOf: SegueKind.allCases.map(\.rawValue), "a segue has one kind",
            orElse: .init(message: "a segue needs one of \(SegueKind.allCases.map(\.rawValue).quotedList)", help: nil)
        )
    ) {
        Entry.kind(.show, .reference(.scene), "pushes the scene, or presents it", uikit: .same, ib: .same)
        Entry.kind(.showDetail, .reference(.scene), "replaces the detail of a split view", uikit: .same, ib: .same)
        Entry.kind(.present, .reference(.scene), "presents the scene over this one", ib: "presentation")
        Entry.kind(.embed, .reference(.scene), "shows the scene in a container view", ib: .same)
        Entry.kind(.unwind, .plainText, "goes back to the scene whose class has the action", ib: .same)
        Entry("identifier", .plainText, \.identifier, "the name by which code knows the segue", uikit: .same, ib: .same)
    }

    /// The fewest columns and lines of a screen: one, and the frame around it.
    package static let leastScreenSide = 3

    static let snapshot = KeyTable<SnapshotDefinition>(
        .snapshot, "a snapshot", "A picture that a golden test compares",
        Alternatives([["device"], ["width"]], "a snapshot has either 'device' or 'width'", .reportingValue)
    ) {
        Entry("scene", .reference(.scene), \.scene, "the scene to draw", default: "the initial one")
        Entry("do", .list(.step), \.steps, "what a person does first")
        Entry("device", .choice(Device.self), \.device, "the size of the screen", default: "phone")
        Entry("width", .integer(minimum: leastScreenSide, maximum: Limits().screenColumns), \.width, "columns, frame included")
        Entry("height", .integer(minimum: leastScreenSide, maximum: Limits().screenLines), \.height, "lines, frame included")
        Entry("full", .flag, \.isFull, "draws every row and all that scrolls", default: "false")
        Entry("style", .choice(GlyphSet.self), \.characters, "the characters to draw with", default: "unicode")
        Entry("format", .list(.choice(SnapshotFormat.self)), \.formats, "the renderings to compare", default: "text")
        Entry("data", .replacements(of: .data), \.data, "files in place of the declared data")
        Entry("log", .flag, \.printsLog, "prints what was logged under the picture", default: "false")
        Entry("redact", .replacements(of: .patterns), \.redactions, "regular expressions, and what replaces each match")
    }
}
