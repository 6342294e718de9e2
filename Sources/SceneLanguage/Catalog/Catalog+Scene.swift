// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let file = KeyTable<SceneFileDefinition>(
        .file, "a scene file", "A storyboard, additions to one of Interface Builder's, or a single view",
        Alternatives(
            [["scenes"], ["interface"]], "the scenes are either here or in the documents of 'interface'",
            help: "'convert --to scene' writes the scenes of a document as a scene file"
        ),
        Alternatives(
            [["scenes", "interface"], ["view"]], "a file has either 'scenes' or 'view'",
            help: "move the view into a file of its own and name it with '{file: …}'",
            orElse: .init(
                message: "a scene file needs the key 'scenes', and a view file the key 'view'",
                help: "add 'scenes:' with one scene, such as 'welcome: {controller: view}'"
            )
        )
    ) {
        Entry("storyboard", .plainText, "the name of the storyboard") { $0.storyboard = $1 }
        Entry("interface", .list(.plainText), "the storyboards and xibs that have the scenes") { $0.interface = $1 }
        Entry("canvas", .extent, "the size of the screen that frames are relative to, `[width, height]` in points", default: "[320, 560]") { $0.canvas = $1 }
        Entry("initial", .list(.reference(.scene)), "the scene that comes first") { $0.initial = $1 }
        Entry("data", .map(.names, .dataDefinition), "the data that classes use") { $0.data = $1 }
        Entry("colors", .map(.identifiers, to: .color) { ColorDefinition(name: $0, color: $1) }, "named colours, as in an asset catalog") { $0.colors = $1 }
        Entry("styles", .map(.names, .shape(style)), "named sets of properties") { $0.styles = $1 }
        Entry("scenes", .scenes, "the screens and their connections") { $0.scenes = $1 }
        Entry("view", .body, "the one view of a view file") { $0.view = $1 }
        Entry("classes", .map(.classes, .shape(classes)), "what code would do") { $0.classes = $1 }
        Entry("snapshots", .snapshots, "the pictures that `scenectl test` compares") { $0.snapshots = $1 }
    }

    static let data = KeyTable<DataDraft>(
        .data, "data", "A data file, or data written in place",
        Alternatives(
            [["file"], ["inline"]], "data is either in a 'file' or 'inline'",
            orElse: .init(message: "data needs 'file' or 'inline'", help: nil)
        )
    ) {
        Entry("file", .plainText, "a JSON, CSV or YAML file, relative to the scene file") { $0.file = $1 }
        Entry("types", .map(.columns, to: .choice(ColumnType.self)) { ColumnTypeDefinition(column: $0, type: $1) }, "the types of a CSV file's columns") { $0.types = $1 }
        Entry("inline", .data, "the data itself") { $0.inline = $1 }
    }

    static let scene = KeyTable<SceneDraft>(
        .scene, "a scene", "One controller with its content",
        Alternatives([["leftItem"], ["leftItems"]], "a scene has either 'leftItem' or 'leftItems'"),
        Alternatives([["rightItem"], ["rightItems"]], "a scene has either 'rightItem' or 'rightItems'")
    ) {
        Entry("controller", .choice(ControllerKind.self), "the kind of controller", required: true) { $0.kind = $1 }
        Entry("class", .reference(.class), "the class of the controller", ib: "customClass") { $0.className = $1 }
        Entry("storyboardIdentifier", .plainText, "the name that code instantiates the scene by", ib: .same) { $0.storyboardIdentifier = $1 }
        Entry("objectID", .plainText, "the id of the controller in Interface Builder's document") { $0.objectID = $1 }
        Entry.property("title", .text, "the title in a bar or a tab")
        Entry.property("navigationTitle", .text, "the title in a navigation bar", default: "that of 'title'", ib: "navigationItem/title")
        Entry("titleView", .view, "a view in place of the title in a navigation bar, shown as its text", uikit: .same, ib: .same) { $0.titleView = $1 }
        Entry.property("prompt", .text, "a line above the title in a navigation bar", ib: "navigationItem/prompt")
        Entry.property("largeTitleDisplayMode", .choice(.largeTitle), "whether the title has a line of its own, if the navigation controller prefers large titles", default: "automatic", ib: "navigationItem/largeTitleDisplayMode")
        Entry("tabBarItem", .shape(tabItem), "the item in a tab bar, if it is more than the title", uikit: .same, ib: .same) { $0.tabBarItem = $1 }
        Entry("leftItem", .barItem, "the item at the left of the bar", uikit: "leftBarButtonItem", ib: "leftBarButtonItem") { $0.leftItems = [$1] }
        Entry("leftItems", .onlyList(.barItem), "the items at the left of the bar, starting at the edge", uikit: "leftBarButtonItems", ib: "leftBarButtonItems") { $0.leftItems = $1 }
        Entry("rightItem", .barItem, "the item at the right of the bar", uikit: "rightBarButtonItem", ib: "rightBarButtonItem") { $0.rightItems = [$1] }
        Entry("rightItems", .onlyList(.barItem), "the items at the right of the bar, starting at the edge", uikit: "rightBarButtonItems", ib: "rightBarButtonItems") { $0.rightItems = $1 }
        Entry("backItem", .barItem, "the back button of the next screen", uikit: "backBarButtonItem", ib: "backBarButtonItem") { $0.backItem = $1 }
        Entry("toolbarItems", .onlyList(.barItem), "the items of the bar at the bottom of a navigation controller", uikit: .same, ib: .same) { $0.toolbarItems = $1 }
        Entry.property("prefersLargeTitles", .boolean, "gives titles in a navigation controller a line of their own", default: "false", ib: "navigationBar/largeTitles")
        Entry.property("navigationBarHidden", .boolean, "hides the bar of a navigation controller", default: "false", uikit: "isNavigationBarHidden")
        Entry.property("barStyle", .choice(.barStyle), "whether the bar of a navigation or tab bar controller is light or dark, in SVG", default: "default", ib: "navigationBar/barStyle")
        Entry.property("barTintColor", .color, "the colour of the bar of a navigation or tab bar controller, in SVG", default: "that of 'barStyle'", ib: "navigationBar/barTintColor")
        Entry.property("tintColor", .color, "the colour of buttons in the bar of a navigation or tab bar controller, in SVG", default: "systemBlue", ib: "navigationBar/tintColor")
        Entry.property("titleColor", .color, "the colour of titles in the bar of a navigation controller, in SVG", default: "that of 'barStyle'", ib: "navigationBar/titleTextAttributes/textColor")
        Entry.property("toolbarHidden", .boolean, "hides the bar at the bottom of a navigation controller", default: "true", uikit: "isToolbarHidden")
        Entry.property("hidesBottomBarWhenPushed", .boolean, "hides the bars at the bottom while the scene is pushed", default: "false")
        Entry.property("modalPresentationStyle", .choice(.presentationStyle), "how the scene is presented", default: "automatic")
        Entry.property("modalTransitionStyle", .choice(.transitionStyle), "the animation with which the scene is presented", default: "coverVertical")
        Entry("canvas", .extent, "the size of the screen that frames are relative to", default: "that of the file") { $0.canvas = $1 }
        Entry.property("backgroundColor", .color, "the background colour of a view controller's view", default: "systemBackground", ib: "view/backgroundColor")
        Entry("runtimeAttributes", .runtimeAttributes, "values that Interface Builder sets by key path, such as `layer.cornerRadius`", ib: "userDefinedRuntimeAttributes") { $0.runtimeAttributes = $1 }
        Entry("root", .reference(.scene), "the first scene of a navigation controller", uikit: "rootViewController", ib: "rootViewController") { $0.root = $1 }
        Entry("tabs", .tabs, "the scenes of a tab bar controller", uikit: "viewControllers", ib: "viewControllers") { $0.tabs = $1 }
        Entry("master", .reference(.scene), "the left scene of a split view controller", ib: "masterViewController") { $0.master = $1 }
        Entry("detail", .reference(.scene), "the right scene of a split view controller", ib: "detailViewController") { $0.detail = $1 }
        Entry("storyboard", .plainText, "the name of the storyboard that a reference leads to", uikit: "name", ib: "storyboardName") { $0.storyboard = $1 }
        Entry("identifier", .plainText, "the identifier of the scene in that storyboard; without one, its initial scene", uikit: .same, ib: "referencedIdentifier") { $0.identifier = $1 }
        Entry("bundle", .plainText, "the bundle that has the storyboard, if it is not the app's", uikit: .same, ib: "bundleIdentifier") { $0.bundle = $1 }
        Entry("view", .body, "the content of a view controller") { $0.view = $1 }
        Entry("table", .shape(table), "the table of a table controller", uikit: "tableView", ib: "tableView") { $0.table = $1 }
        Entry("gestureRecognizers", .onlyList(.shape(gesture)), "the gestures that the view of the scene recognises") { $0.gestures = $1 }
        Entry("constraints", .constraints, "relations between the edges and sizes of the views in the scene") { $0.constraints = $1 }
        Entry("outlets", .outlets, "outlets of the class, by name") { $0.outlets = $1 }
        Entry("segues", .controllerSegues, "segues that code performs") { $0.segues = $1 }
    }

    static let barItem = KeyTable<BarItemDefinition>(
        .barItem, "a bar item", "A title, a picture or a system item in a bar",
        Alternatives([["item"], ["title", "image"]], "a bar item has either 'item' or 'title' and 'image'"),
        Alternatives(
            [["item", "title", "image"], ["view"]], "a bar item with a 'view' has no other words",
            orElse: .init(
                message: "a bar item needs the key 'item', 'title', 'image' or 'view'",
                help: "'item' is a system item such as 'add', 'title' a text"
            )
        )
    ) {
        Entry("item", .choice(.systemItem), "a system item", uikit: "systemItem", ib: "systemItem") { $0.systemItem = $1 }
        Entry.property("title", .text, "a title in place of a system item")
        Entry.property("image", .text, "the name of a picture in place of a title")
        Entry("view", .view, "a view in place of a title, shown as its text", uikit: "customView", ib: "customView") { $0.view = $1 }
        Entry("id", .identifier, "names the item for outlets and steps") { $0.id = $1 }
        Entry.property("style", .choice(.barItemStyle), "the look of the item", default: "plain")
        Entry.property("enabled", .boolean, "whether it can be tapped", default: "true", uikit: "isEnabled")
        Entry.property("tintColor", .color, "the colour of the item", default: "that of the bar")
        Entry.property("width", .number(minimum: 0), "the width in points, such as that of a fixed space", default: "0")
        Entry("runtimeAttributes", .runtimeAttributes, "values that Interface Builder sets by key path, such as `layer.cornerRadius`", ib: "userDefinedRuntimeAttributes") { $0.runtimeAttributes = $1 }
        Entry("action", .sentActions, "the action that a tap sends") { $0.actions = $1.names; $0.directed = $1.directed }
        Entry("segue", .segue, "the scene that a tap leads to") { $0.segue = $1 }
    }

    static let tabItem = KeyTable<TabItemDefinition>(
        .tabItem, "a tab", "The item of a scene in a tab bar",
        Alternatives([["item"], ["title", "image"]], "a tab has either 'item' or 'title' and 'image'")
    ) {
        Entry("item", .choice(.systemTab), "a tab of the system", uikit: "systemItem", ib: "systemItem") { $0.systemItem = $1 }
        Entry.property("title", .text, "the title", default: "that of the scene")
        Entry.property("image", .text, "the name of a picture")
        Entry.property("badge", .text, "a number or a word that draws attention", uikit: "badgeValue", ib: "badgeValue")
    }

    static let segue = KeyTable<SegueDraft>(
        .segue, "a segue", "A transition to another scene: one kind with its destination",
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
        Entry("identifier", .plainText, "the name that code performs the segue by", uikit: .same, ib: .same) { $0.identifier = $1 }
        Entry("class", .plainText, "the app's own segue class", ib: "customClass") { $0.className = $1 }
        Entry("modalPresentationStyle", .choice(.presentationStyle), "how the scene is presented", default: "that of the scene", ib: .same) { $0.presentationStyle = $1 }
        Entry("modalTransitionStyle", .choice(.transitionStyle), "the animation with which the scene is presented", default: "that of the scene", ib: .same) { $0.transitionStyle = $1 }
        Entry("creation", .plainText, "the method that makes the scene's controller, an `@IBSegueAction`", ib: "destinationCreationSelector") { $0.creation = $1 }
        Entry("animates", .boolean, "whether the transition is animated", default: "true", ib: .same) { $0.animates = $1 }
    }

    /// The fewest columns and lines of a screen: one, and the frame around it.
    package static let leastScreenSide = 3

    static let snapshot = KeyTable<SnapshotDefinition>(
        .snapshot, "a snapshot", "A picture that `scenectl test` compares",
        Alternatives([["device"], ["width"]], "a snapshot has either 'device' or 'width'", .reportingValue)
    ) {
        Entry("scene", .reference(.scene), "the scene to draw", default: "the initial one") { $0.scene = $1 }
        Entry("do", .list(.step), "the steps to do first") { $0.steps = $1 }
        Entry("device", .choice(Device.self), "the size of the screen", default: "phone") { $0.device = $1 }
        drawingEntries
        Entry("data", .replacements(of: .data), "files in place of the declared data") { $0.data = $1 }
        Entry("log", .flag, "prints the log below the picture", default: "false") { $0.printsLog = $1 }
        Entry("redact", .replacements(of: .patterns), "regular expressions, and what replaces each match") { $0.redactions = $1 }
    }
}
