/// A closed set of words that a key takes, such as the accessory types of a cell.
package struct Choice: Sendable {
    /// One word of the set, and how others call it.
    package struct Word: Hashable, Sendable {
        /// The word that scene files use.
        package let name: String

        /// UIKit's case name where it differs.
        package let uikit: String?

        /// Interface Builder's attribute value where it differs.
        package let interfaceBuilder: String?

        init(_ name: String, uikit: String? = nil, interfaceBuilder: String? = nil) {
            self.name = name
            self.uikit = uikit
            self.interfaceBuilder = interfaceBuilder
        }
    }

    /// What the set is called in documents and messages: `accessory type`.
    package let name: String

    /// The words, in the order in which documents list them.
    package let words: [Word]

    init(_ name: String, _ words: [Word]) {
        self.name = name
        self.words = words
    }

    init(_ name: String, _ words: String...) {
        self.init(name, words.map { Word($0) })
    }

    /// The name of the set with its article: `an accessory type`.
    var phrase: String { "aeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)" }

    /// Whether a word belongs to the set.
    package func contains(_ word: String) -> Bool { words.contains { $0.name == word } }

    /// The word that bytes are; nil where they are none of the set.
    func word(_ bytes: borrowing [UInt8], in range: Range<Int>) -> String? {
        let written = bytes.span.extracting(range)
        let place = words.indices.first { words[$0].name.isWritten(as: written) }
        return place.map { words[$0].name }
    }

    /// The word that UIKit, Interface Builder or other tools spell otherwise; in Swift it starts with a
    /// point.
    package func word(spelledElsewhere spelling: String) -> String? {
        let swift = spelling.hasPrefix(".") ? String(spelling.dropFirst()) : nil
        return words.first { word in
            word.uikit == spelling || word.interfaceBuilder == spelling
                || swift == word.uikit ?? word.name
        }?.name ?? Catalog.synonym(of: swift ?? spelling, as: .word(of: name))
    }
}

extension Choice: Hashable {
    /// Two sets are the same when their names are.
    package static func == (left: Choice, right: Choice) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Choice {
    static let controller = Choice(
        "controller kind",
        [
            Word("view", uikit: "UIViewController", interfaceBuilder: "viewController"),
            Word("table", uikit: "UITableViewController", interfaceBuilder: "tableViewController"),
            Word(
                "navigation",
                uikit: "UINavigationController",
                interfaceBuilder: "navigationController"
            ),
            Word("tabs", uikit: "UITabBarController", interfaceBuilder: "tabBarController"),
            Word("split", uikit: "UISplitViewController", interfaceBuilder: "splitViewController"),
        ]
    )
    static let tableStyle = Choice("table style", "plain", "grouped", "insetGrouped")
    static let tableContent = Choice(
        "table content",
        [Word("dynamic", interfaceBuilder: "prototypes"), Word("static")]
    )
    static let selection = Choice("selection", "none", "single", "multiple")
    static let separatorStyle = Choice(
        "separator style",
        [Word("none"), Word("singleLine", interfaceBuilder: "default")]
    )
    static let sectionSelectionMode = Choice(
        "selection mode",
        "default",
        "singleCheckmark",
        "multipleCheckmarks"
    )
    static let cellStyle = Choice(
        "cell style",
        [
            Word("default", interfaceBuilder: "IBUITableViewCellStyleDefault"),
            Word("value1", interfaceBuilder: "IBUITableViewCellStyleValue1"),
            Word("value2", interfaceBuilder: "IBUITableViewCellStyleValue2"),
            Word("subtitle", interfaceBuilder: "IBUITableViewCellStyleSubtitle"),
            Word("custom"),
        ]
    )
    static let accessory = Choice(
        "accessory type",
        "none",
        "disclosureIndicator",
        "detailDisclosureButton",
        "checkmark",
        "detailButton"
    )
    package static let editingStyle = Choice("editing style", "none", "delete", "insert")
    static let selectionStyle = Choice("selection style", "none", "default", "blue", "gray")
    static let textAlignment = Choice(
        "text alignment",
        "natural",
        "left",
        "center",
        "right",
        "justified"
    )
    static let lineBreak = Choice(
        "line break mode",
        [
            Word("tail", uikit: "byTruncatingTail", interfaceBuilder: "tailTruncation"),
            Word("middle", uikit: "byTruncatingMiddle", interfaceBuilder: "middleTruncation"),
            Word("head", uikit: "byTruncatingHead", interfaceBuilder: "headTruncation"),
            Word("clip", uikit: "byClipping", interfaceBuilder: "clip"),
            Word("wrap", uikit: "byWordWrapping", interfaceBuilder: "wordWrap"),
        ]
    )
    static let contentMode = Choice(
        "content mode",
        "scaleToFill",
        "scaleAspectFit",
        "scaleAspectFill",
        "center",
        "top",
        "bottom",
        "left",
        "right"
    )
    static let rowAlignment = Choice(
        "row alignment",
        "fill",
        "top",
        "center",
        "bottom",
        "firstBaseline",
        "lastBaseline",
        "baseline"
    )
    static let columnAlignment = Choice(
        "column alignment",
        "fill",
        "leading",
        "center",
        "trailing"
    )
    static let borderStyle = Choice("border style", "none", "line", "bezel", "roundedRect")
    static let keyboard = Choice(
        "keyboard type",
        [
            Word("default"), Word("asciiCapable", interfaceBuilder: "alphabet"),
            Word("numbersAndPunctuation"), Word("URL"), Word("numberPad"), Word("phonePad"),
            Word("namePhonePad"), Word("emailAddress"), Word("decimalPad"), Word("twitter"),
            Word("webSearch"),
        ]
    )
    static let returnKey = Choice(
        "return key type",
        "default",
        "go",
        "google",
        "join",
        "next",
        "route",
        "search",
        "send",
        "yahoo",
        "done",
        "emergencyCall",
        "continue"
    )
    static let autocapitalization = Choice(
        "autocapitalization type",
        "none",
        "words",
        "sentences",
        "allCharacters"
    )
    static let clearButton = Choice(
        "clear button mode",
        "never",
        "whileEditing",
        "unlessEditing",
        "always"
    )
    static let datePickerMode = Choice(
        "date picker mode",
        "time",
        "date",
        "dateAndTime",
        "countDownTimer"
    )
    static let buttonType = Choice(
        "button type",
        [
            Word("system", uikit: "roundedRect", interfaceBuilder: "roundedRect"), Word("custom"),
            Word("detailDisclosure"), Word("infoLight"), Word("infoDark"), Word("contactAdd"),
            Word("close"),
        ]
    )
    static let autoresizing = Choice(
        "autoresizing mask",
        [
            Word("flexibleLeftMargin", interfaceBuilder: "flexibleMinX"),
            Word("flexibleWidth", interfaceBuilder: "widthSizable"),
            Word("flexibleRightMargin", interfaceBuilder: "flexibleMaxX"),
            Word("flexibleTopMargin", interfaceBuilder: "flexibleMinY"),
            Word("flexibleHeight", interfaceBuilder: "heightSizable"),
            Word("flexibleBottomMargin", interfaceBuilder: "flexibleMaxY"),
        ]
    )
    static let edge = Choice("edge", "top", "bottom", "left", "right", "all")
    static let accessibilityTrait = Choice(
        "accessibility trait",
        [
            Word("button"), Word("link"), Word("header"), Word("searchField"), Word("image"),
            Word("selected"), Word("playsSound"), Word("keyboardKey"), Word("staticText"),
            Word("summaryElement"), Word("notEnabled"), Word("updatesFrequently"),
            Word("startsMediaSession"), Word("adjustable"), Word("allowsDirectInteraction"),
            Word("causesPageTurn"), Word("tabBar"),
        ]
    )
    static let systemItem = Choice(
        "system item",
        "done",
        "cancel",
        "edit",
        "save",
        "add",
        "compose",
        "reply",
        "action",
        "organize",
        "bookmarks",
        "search",
        "refresh",
        "stop",
        "camera",
        "trash",
        "play",
        "pause",
        "rewind",
        "fastForward",
        "undo",
        "redo",
        "close"
    )
    static let implementation = Choice("implementation", "scene", "swift")
    package static let device = Choice("device", "phone", "landscape", "tablet")
    static let format = Choice("format", "text", "tree", "accessibility", "json")
    static let characters = Choice("character set", "unicode", "ascii")
    static let columnType = Choice("column type", "String", "Int", "Double", "Bool")
}

extension String {
    fileprivate func isWritten(as bytes: Span<UInt8>) -> Bool {
        let own = utf8Span.span
        guard own.count == bytes.count else { return false }
        for place in own.indices where own[place] != bytes[place] { return false }
        return true
    }
}
