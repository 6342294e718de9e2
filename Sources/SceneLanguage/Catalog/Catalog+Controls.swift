// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let button = ViewEntry(.button, class: "Button", superclass: "Control", uikit: "UIButton", ib: "button", events: Event.presses, "A title or a picture to tap") {
        Entry.property("title", .text, "the text of the button", main: true)
        Entry.property("image", .text, "the name of a picture beside the title or in its place")
        Entry.property("backgroundImage", .text, "the name of a picture that fills the button behind the title")
        Entry.property("type", .choice(.buttonType), "the look of the button", default: "system", uikit: "buttonType", ib: "buttonType")
        Entry.property("titleColor", .color, "the colour of the title")
        Entry.property("selected", .boolean, "draws the selected variant", default: "false", uikit: "isSelected")
        Entry.property("highlighted", .boolean, "draws the highlighted variant", default: "false", uikit: "isHighlighted")
        Entry.property("font", .font, "the font of the title", default: "System 15", ib: "fontDescription")
        Entry.property("configuration", .choice(.buttonConfiguration), "the style of UIKit's configuration", ib: "configuration/style")
        Entry.property("cornerStyle", .choice(.cornerStyle), "the corners of what the configuration has behind the title, in SVG", default: "dynamic", ib: "configuration/cornerStyle")
        Entry.property("contentHorizontalAlignment", .choice(.horizontalAlignment), "where the title is in a wide button", default: "center")
        Entry.property("contentVerticalAlignment", .choice(.verticalAlignment), "where the title is in a tall button", default: "center")
        Entry.property("contentEdgeInsets", .offsets, "space around title and picture, in points", default: "0")
        Entry.property("titleEdgeInsets", .offsets, "how the title is moved, in points", default: "0")
        Entry.property("imageEdgeInsets", .offsets, "how the picture is moved, in points", default: "0")
        Entry.property("states", .shape(.buttonStates), "the looks in its other states", uikit: .absent, ib: .absent)
    }

    static let buttonStates = KeyTable<PropertyGroup>(.buttonStates, "the states of a button", "The looks of a button in states other than normal") {
        Entry.property("selected", .shape(.buttonState), "while it is selected", uikit: .absent)
        Entry.property("highlighted", .shape(.buttonState), "while it is touched", uikit: .absent)
        Entry.property("disabled", .shape(.buttonState), "while it does not respond", uikit: .absent)
    }

    static let buttonState = KeyTable<PropertyGroup>(.buttonState, "a state of a button", "The differences from the normal state") {
        Entry.property("title", .text, "the title", uikit: .absent)
        Entry.property("image", .text, "the name of the picture", uikit: .absent)
        Entry.property("backgroundImage", .text, "the name of the picture behind the title", uikit: .absent)
        Entry.property("titleColor", .color, "the colour of the title", uikit: .absent)
    }

    /// What the keyboard is told about a text.
    @EntryList<ViewDefinition> private static var inputTraits: [Entry<ViewDefinition>] {
        Entry.property("secureTextEntry", .boolean, "shows dots in place of the text", default: "false", uikit: "isSecureTextEntry", ib: "textInputTraits/secureTextEntry")
        Entry.property("keyboardType", .choice(.keyboard), "the keyboard", default: "default", ib: "textInputTraits/keyboardType")
        Entry.property("returnKeyType", .choice(.returnKey), "the return key", default: "default", ib: "textInputTraits/returnKeyType")
        Entry.property("autocapitalizationType", .choice(.autocapitalization), "what is capitalised", default: "sentences", ib: "textInputTraits/autocapitalizationType")
        Entry.property("autocorrectionType", .choice(.inputSwitch), "whether mistakes are corrected", default: "default", ib: "textInputTraits/autocorrectionType")
        Entry.property("spellCheckingType", .choice(.inputSwitch), "whether mistakes are marked", default: "default", ib: "textInputTraits/spellCheckingType")
        Entry.property("keyboardAppearance", .choice(.keyboardAppearance), "the look of the keyboard", default: "default", ib: "textInputTraits/keyboardAppearance")
        Entry.property("enablesReturnKeyAutomatically", .boolean, "whether the return key is disabled while there is no text", default: "false", ib: "textInputTraits/enablesReturnKeyAutomatically")
        Entry.property("textContentType", .text, "the kind of text, such as `username`", ib: "textInputTraits/textContentType")
        Entry.property("smartDashesType", .choice(.inputSwitch), "whether two hyphens become a dash", default: "default", ib: "textInputTraits/smartDashesType")
        Entry.property("smartQuotesType", .choice(.inputSwitch), "whether quotes are curled", default: "default", ib: "textInputTraits/smartQuotesType")
        Entry.property("smartInsertDeleteType", .choice(.inputSwitch), "whether spaces around words are tidied", default: "default", ib: "textInputTraits/smartInsertDeleteType")
    }

    static let textInputTraits = inputTraits

    static let switchControl = ViewEntry(.switch, class: "Switch", superclass: "Control", uikit: "UISwitch", ib: "switch", events: Event.values, entered: "on", "On or off") {
        Entry.property("on", .boolean, "whether it is on", default: "false", main: true, uikit: "isOn")
        Entry.property("onTintColor", .color, "the colour while it is on")
        Entry.property("thumbTintColor", .color, "the colour of the thumb")
    }

    static let slider = ViewEntry(.slider, class: "Slider", superclass: "Control", uikit: "UISlider", ib: "slider", events: Event.values, entered: "value", "A value on a track") {
        Entry.property("value", .number(), "where the thumb is", default: "0", main: true, limit: .between("minimumValue", "maximumValue"))
        Entry.property("minimumValue", .number(), "the value at the left end", default: "0", limit: .atMost("maximumValue"), ib: "minValue")
        Entry.property("maximumValue", .number(), "the value at the right end", default: "1", ib: "maxValue")
        Entry.property("continuous", .boolean, "sends `valueChanged` while the thumb moves", default: "true", uikit: "isContinuous")
        Entry.property("minimumTrackTintColor", .color, "the colour of the track before the thumb")
        Entry.property("maximumTrackTintColor", .color, "the colour of the track after the thumb")
        Entry.property("thumbTintColor", .color, "the colour of the thumb")
    }

    static let stepper = ViewEntry(.stepper, class: "Stepper", superclass: "Control", uikit: "UIStepper", ib: "stepper", events: Event.values, entered: "value", "A value that goes up and down in steps") {
        Entry.property("value", .number(), "the value", default: "0", main: true, limit: .between("minimumValue", "maximumValue"))
        Entry.property("minimumValue", .number(), "the least value", default: "0", limit: .atMost("maximumValue"))
        Entry.property("maximumValue", .number(), "the greatest value", default: "100")
        Entry.property("stepValue", .number(above: 0), "what one tap adds", default: "1")
        Entry.property("wraps", .boolean, "continues from the other end", default: "false")
    }

    static let segmented = ViewEntry(.segmented, class: "SegmentedControl", superclass: "Control", uikit: "UISegmentedControl", ib: "segmentedControl", events: Event.values, entered: "selectedSegmentIndex", "Titles side by side, one of them chosen") {
        Entry.property("segments", .list(.text), "the titles", main: true)
        Entry.property("images", .list(.text), "the names of pictures, each in place of a title that is empty", ib: .absent)
        Entry.property("momentary", .boolean, "whether a segment is selected only while it is touched", default: "false", uikit: "isMomentary")
        Entry.property("apportionsSegmentWidthsByContent", .boolean, "whether segments are as wide as their titles", default: "false")
        Entry.property("selectedSegmentIndex", .integer(minimum: -1), "the chosen title, from 0; -1 for none", default: "-1", limit: .within("segments"))
    }

    static let pages = ViewEntry(.pages, class: "PageControl", superclass: "Control", uikit: "UIPageControl", ib: "pageControl", events: Event.values, entered: "currentPage", "Dots, one for each page") {
        Entry.property("numberOfPages", .integer(minimum: 0), "the number of dots", default: "0")
        Entry.property("currentPage", .integer(minimum: 0), "the current page, from 0", default: "0", main: true, limit: .within("numberOfPages"))
        Entry.property("hidesForSinglePage", .boolean, "draws nothing for a single page", default: "false")
    }

    static let textField = ViewEntry(.textField, class: "TextField", superclass: "Control", uikit: "UITextField", ib: "textField", events: Event.edits, entered: "text", "A line of text to type") {
        Entry.property("text", .text, "the text", main: true)
        Entry.property("placeholder", .text, "shown while there is no text")
        Entry.property("borderStyle", .choice(.borderStyle), "the frame around the text", default: "none")
        Entry.property("adjustsFontSizeToFitWidth", .boolean, "shrinks the font of text that does not fit", default: "false", ib: "adjustsFontSizeToFit")
        Entry.property("minimumFontSize", .number(minimum: 0), "the least size of the font when it shrinks", default: "0")
        textInputTraits
        Entry.property("clearsOnBeginEditing", .boolean, "whether a touch empties the field", default: "false")
        Entry.property("clearButtonMode", .choice(.clearButton), "when a button to clear the text appears", default: "never")
        textEntries
    }

    static let searchBar = ViewEntry(.searchBar, class: "SearchBar", superclass: "Control", uikit: "UISearchBar", ib: "searchBar", events: Event.edits, entered: "text", "A field to search with") {
        Entry.property("text", .text, "the text")
        Entry.property("placeholder", .text, "shown while there is no text", main: true)
        Entry.property("prompt", .text, "a line above the field")
        Entry.property("showsCancelButton", .boolean, "shows a button to end the search", default: "false")
        Entry.property("searchBarStyle", .choice(.searchBarStyle), "the look of the bar", default: "default")
        Entry.property("barTintColor", .color, "the colour of the bar")
        textInputTraits
    }

    static let refreshControl = ViewEntry(.refreshControl, class: "RefreshControl", superclass: "Control", uikit: "UIRefreshControl", ib: "refreshControl", events: Event.values, "A control that asks for new rows when the table is pulled down") {
        Entry.property("title", .text, "the words below it", main: true, uikit: "attributedTitle", ib: "attributedTitle")
        Entry.property("refreshing", .boolean, "whether it is refreshing", default: "false", uikit: "isRefreshing", ib: .absent)
    }

    static let datePicker = ViewEntry(.datePicker, class: "DatePicker", superclass: "Control", uikit: "UIDatePicker", ib: "datePicker", events: Event.values, entered: "date", "A date or a time to choose") {
        Entry.property("date", .date, "the date, as ISO 8601", main: true, limit: .between("minimumDate", "maximumDate"))
        Entry.property("mode", .choice(.datePickerMode), "what can be chosen", default: "dateAndTime", uikit: "datePickerMode", ib: "datePickerMode")
        Entry.property("minuteInterval", .integer(minimum: 1, maximum: 30), "the minutes between selectable times", default: "1")
        Entry.property("style", .choice(.datePickerStyle), "the look of the picker", default: "automatic", uikit: "preferredDatePickerStyle")
        Entry.property("minimumDate", .date, "the first date, as ISO 8601", limit: .atMost("maximumDate"))
        Entry.property("maximumDate", .date, "the last date, as ISO 8601")
    }
}
