package import SceneText

// A table, a set a line where it fits.
// swift-format-ignore
extension Choice {
    static let tableStyle = Choice("table style", "plain", "grouped", "insetGrouped")
    static let selection = Choice("selection", "none", "single", "multiple")
    static let separatorStyle = Choice("separator style", [Word("none"), Word("singleLine", interfaceBuilder: "default")])
    static let separatorInsetReference = Choice("separator inset reference", "fromCellEdges", "fromAutomaticInsets")
    static let sectionSelectionMode = Choice("selection mode", "default", "singleCheckmark", "multipleCheckmarks")
    package static let accessory = Choice("accessory type", "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")
    package static let editingStyle = Choice("editing style", "none", "delete", "insert")
    static let selectionStyle = Choice("selection style", "none", "default", "blue", "gray")
    static let textAlignment = Choice("text alignment", "natural", "left", "center", "right", "justified")
    static let lineBreak = Choice("line break mode", [
        Word("tail", uikit: "byTruncatingTail", interfaceBuilder: "tailTruncation"),
        Word("middle", uikit: "byTruncatingMiddle", interfaceBuilder: "middleTruncation"),
        Word("head", uikit: "byTruncatingHead", interfaceBuilder: "headTruncation"),
        Word("clip", uikit: "byClipping", interfaceBuilder: "clip"),
        Word("wrap", uikit: "byWordWrapping", interfaceBuilder: "wordWrap"),
    ])
    static let contentMode = Choice("content mode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right")
    static let distribution = Choice("distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
    static let rowAlignment = Choice("row alignment", "fill", "top", "center", "bottom", "firstBaseline", "lastBaseline", "baseline")
    // Interface Builder calls the sides of a column as those of a row: both are one number to UIKit.
    static let columnAlignment = Choice("column alignment", [
        Word("fill"), Word("leading", interfaceBuilder: "top"), Word("center"), Word("trailing", interfaceBuilder: "bottom"),
    ])
    static let borderStyle = Choice("border style", "none", "line", "bezel", "roundedRect")
    static let keyboard = Choice("keyboard type", [
        Word("default"), Word("asciiCapable", interfaceBuilder: "alphabet"), Word("numbersAndPunctuation"), Word("URL"),
        Word("numberPad"), Word("phonePad"), Word("namePhonePad"), Word("emailAddress"), Word("decimalPad"), Word("twitter"),
        Word("webSearch"),
    ])
    static let returnKey = Choice(
        "return key type", "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue"
    )
    static let autocapitalization = Choice("autocapitalization type", "none", "words", "sentences", "allCharacters")
    static let clearButton = Choice("clear button mode", "never", "whileEditing", "unlessEditing", "always")
    static let datePickerMode = Choice("date picker mode", "time", "date", "dateAndTime", "countDownTimer")
    static let buttonType = Choice("button type", [
        Word("system", uikit: "roundedRect", interfaceBuilder: "roundedRect"), Word("custom"), Word("detailDisclosure"),
        Word("infoLight"), Word("infoDark"), Word("contactAdd"), Word("close"), Word("barItem"),
    ])
    static let autoresizing = Choice("autoresizing mask", [
        Word("flexibleLeftMargin", interfaceBuilder: "flexibleMinX"),
        Word("flexibleWidth", interfaceBuilder: "widthSizable"),
        Word("flexibleRightMargin", interfaceBuilder: "flexibleMaxX"),
        Word("flexibleTopMargin", interfaceBuilder: "flexibleMinY"),
        Word("flexibleHeight", interfaceBuilder: "heightSizable"),
        Word("flexibleBottomMargin", interfaceBuilder: "flexibleMaxY"),
    ])
    package static let swipeDirection = Choice("swipe direction", "right", "left", "up", "down")
    static let edge = Choice("edge", "top", "bottom", "left", "right", "all")
    static let accessibilityTrait = Choice(
        "accessibility trait", "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey",
        "staticText", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession", "adjustable",
        "allowsDirectInteraction", "causesPageTurn", "tabBar"
    )
    static let systemItem = Choice(
        "system item", "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search",
        "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
        "flexibleSpace", "fixedSpace"
    )
    static let inputSwitch = Choice("keyboard setting", "default", "no", "yes")
    static let keyboardAppearance = Choice("keyboard appearance", [
        Word("default"), Word("dark", interfaceBuilder: "alert"), Word("light"),
    ])
    static let buttonConfiguration = Choice(
        "button configuration", "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
        "borderedProminent"
    )
    static let cornerStyle = Choice("corner style", "dynamic", "fixed", "small", "medium", "large", "capsule")
    static let horizontalAlignment = Choice("horizontal alignment", "center", "left", "right", "fill", "leading", "trailing")
    static let verticalAlignment = Choice("vertical alignment", "center", "top", "bottom", "fill")
    static let activityStyle = Choice("activity style", "medium", "large", "whiteLarge", "white", "gray")
    static let progressStyle = Choice("progress style", "default", "bar")
    static let searchBarStyle = Choice("search bar style", "default", "prominent", "minimal")
    static let datePickerStyle = Choice("date picker style", "automatic", "wheels", "compact", "inline")
    static let dataDetector = Choice(
        "data detector", "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
        "lookupSuggestion"
    )
    static let bar = Choice("bar", "none", "navigationBar", "toolbar", "tabBar")
    static let barStyle = Choice("bar style", "default", "black")
    static let barItemStyle = Choice("bar item style", "plain", "done")
    static let systemTab = Choice(
        "system tab", "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads", "mostRecent", "mostViewed"
    )
    static let largeTitle = Choice("large title display mode", "automatic", "always", "never")
    static let presentationStyle = Choice(
        "presentation style", "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext", "popover", "none"
    )
    static let transitionStyle = Choice("transition style", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")
    package static let device = Device.choice
}

// MARK: Enumerations of the model

extension ControllerKind: WordSet {
    package static let choice = Choice(
        "controller kind",
        ControllerKind.self,
        uikit: [
            .view: "UIViewController", .table: "UITableViewController",
            .navigation: "UINavigationController", .tabs: "UITabBarController",
            .split: "UISplitViewController",
        ],
        ib: [
            .view: "viewController", .table: "tableViewController",
            .navigation: "navigationController", .tabs: "tabBarController",
            .split: "splitViewController", .reference: "viewControllerPlaceholder",
        ]
    )
}

extension GestureKind: WordSet {
    static let choice = Choice(
        "gesture",
        allCases.map { kind in
            Choice.Word(
                kind.rawValue,
                uikit: kind.uikitName,
                interfaceBuilder: kind.interfaceBuilderName
            )
        }
    )

    /// The class of UIKit without its prefix.
    package var className: String { rawValue.uppercasedFirst + "GestureRecognizer" }

    private var uikitName: String { "UI" + className }

    /// The element of a document; a long press is really spelled so.
    package var interfaceBuilderName: String {
        self == .longPress ? "pongPressGestureRecognizer" : rawValue + "GestureRecognizer"
    }
}

extension CellStyle: WordSet {
    static let choice = Choice(
        "cell style",
        CellStyle.self,
        ib: [
            .default: "IBUITableViewCellStyleDefault", .value1: "IBUITableViewCellStyleValue1",
            .value2: "IBUITableViewCellStyleValue2", .subtitle: "IBUITableViewCellStyleSubtitle",
        ]
    )
}

extension TableContent: WordSet {
    static let choice = Choice("table content", TableContent.self, ib: [.dynamic: "prototypes"])
}

extension Implementation: WordSet {
    static let choice = Choice("implementation", Implementation.self)
}

extension SwipeStyle: WordSet {
    static let choice = Choice("swipe style", SwipeStyle.self)
}

extension AlertStyle: WordSet {
    static let choice = Choice("alert style", AlertStyle.self)
}

extension AlertActionStyle: WordSet {
    static let choice = Choice("style of an action", AlertActionStyle.self)
}

extension SwipeEdge: WordSet {
    static let choice = Choice("edge of a row", SwipeEdge.self)
}

extension Device: WordSet {
    static let choice = Choice("device", Device.self)
}

extension SnapshotFormat: WordSet {
    static let choice = Choice("format", SnapshotFormat.self)
}

extension Appearance: WordSet {
    static let choice = Choice("appearance", Appearance.self)
}

extension GlyphSet: WordSet {
    static let choice = Choice("character set", GlyphSet.self)
}

extension ColumnType: WordSet {
    static let choice = Choice("column type", ColumnType.self)
}
