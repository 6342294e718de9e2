import SceneText

extension Catalog {
    static let button = ViewEntry(
        .button,
        class: "Button",
        superclass: "Control",
        uikit: "UIButton",
        interfaceBuilder: "button",
        events: Event.presses,
        "A title or a picture to tap",
        keys: [
            .property("title", .text, "the text of the button", isMain: true),
            .property("image", .text, "the name of a picture beside or in place of the title"),
            .property(
                "type",
                .choice(.buttonType),
                "the look of the button",
                default: "system",
                uikit: "buttonType",
                interfaceBuilder: "buttonType"
            ),
            .property("titleColor", .color, "the colour of the title"),
            .property(
                "selected",
                .boolean,
                "draws the selected variant",
                default: "false",
                uikit: "isSelected"
            ),
            .property(
                "highlighted",
                .boolean,
                "draws the highlighted variant",
                default: "false",
                uikit: "isHighlighted"
            ),
            .property(
                "font",
                .font,
                "the font of the title",
                default: "System 15",
                interfaceBuilder: "fontDescription"
            ),
        ]
    )

    static let switchControl = ViewEntry(
        .switch,
        class: "Switch",
        superclass: "Control",
        uikit: "UISwitch",
        interfaceBuilder: "switch",
        events: Event.values,
        "On or off",
        keys: [
            .property(
                "on",
                .boolean,
                "whether it is on",
                default: "false",
                isMain: true,
                uikit: "isOn"
            ),
            .property("onTintColor", .color, "the colour while it is on"),
        ]
    )

    static let slider = ViewEntry(
        .slider,
        class: "Slider",
        superclass: "Control",
        uikit: "UISlider",
        interfaceBuilder: "slider",
        events: Event.values,
        "A value on a track",
        keys: [
            .property("value", .number(), "where the thumb is", default: "0", isMain: true),
            .property(
                "minimumValue",
                .number(),
                "the value at the left end",
                default: "0",
                interfaceBuilder: "minValue"
            ),
            .property(
                "maximumValue",
                .number(),
                "the value at the right end",
                default: "1",
                interfaceBuilder: "maxValue"
            ),
            .property(
                "continuous",
                .boolean,
                "sends `valueChanged` while the thumb moves",
                default: "true",
                uikit: "isContinuous"
            ),
        ]
    )

    static let stepper = ViewEntry(
        .stepper,
        class: "Stepper",
        superclass: "Control",
        uikit: "UIStepper",
        interfaceBuilder: "stepper",
        events: Event.values,
        "A value that goes up and down in steps",
        keys: [
            .property("value", .number(), "the value", default: "0", isMain: true),
            .property("minimumValue", .number(), "the least value", default: "0"),
            .property("maximumValue", .number(), "the greatest value", default: "100"),
            .property("stepValue", .number(minimum: 0), "what one tap adds", default: "1"),
            .property(
                "wraps",
                .boolean,
                "goes on at the other end",
                default: "false"
            ),
        ]
    )

    static let segmented = ViewEntry(
        .segmented,
        class: "SegmentedControl",
        superclass: "Control",
        uikit: "UISegmentedControl",
        interfaceBuilder: "segmentedControl",
        events: Event.values,
        "Titles side by side, one of them chosen",
        keys: [
            .property("segments", .list(.text), "the titles", isMain: true),
            .property(
                "selectedSegmentIndex",
                .integer(minimum: -1),
                "the chosen title, from 0; -1 for none",
                default: "-1"
            ),
        ]
    )

    static let pages = ViewEntry(
        .pages,
        class: "PageControl",
        superclass: "Control",
        uikit: "UIPageControl",
        interfaceBuilder: "pageControl",
        events: Event.values,
        "Dots, one for each page",
        keys: [
            .property("numberOfPages", .integer(minimum: 0), "how many dots", default: "0"),
            .property(
                "currentPage",
                .integer(minimum: 0),
                "the dot that stands out, from 0",
                default: "0",
                isMain: true
            ),
            .property(
                "hidesForSinglePage",
                .boolean,
                "draws nothing for a single page",
                default: "false"
            ),
        ]
    )

    static let textField = ViewEntry(
        .textField,
        class: "TextField",
        superclass: "Control",
        uikit: "UITextField",
        interfaceBuilder: "textField",
        events: Event.edits,
        "A line of text to type",
        keys: [
            .property("text", .text, "the text", isMain: true),
            .property("placeholder", .text, "what shows while there is no text"),
            .property(
                "borderStyle",
                .choice(.borderStyle),
                "the frame around the text",
                default: "none"
            ),
            .property(
                "secureTextEntry",
                .boolean,
                "shows dots in place of the text",
                default: "false",
                uikit: "isSecureTextEntry"
            ),
            .property("keyboardType", .choice(.keyboard), "the keyboard", default: "default"),
            .property("returnKeyType", .choice(.returnKey), "the return key", default: "default"),
            .property(
                "autocapitalizationType",
                .choice(.autocapitalization),
                "what is capitalised",
                default: "sentences"
            ),
            .property(
                "clearButtonMode",
                .choice(.clearButton),
                "when a button to clear the text shows",
                default: "never"
            ),
        ] + textKeys
    )

    static let searchBar = ViewEntry(
        .searchBar,
        class: "SearchBar",
        superclass: "Control",
        uikit: "UISearchBar",
        interfaceBuilder: "searchBar",
        events: Event.edits,
        "A line to search with",
        keys: [
            .property("text", .text, "the text"),
            .property("placeholder", .text, "what shows while there is no text", isMain: true),
            .property("prompt", .text, "a line above the field"),
            .property(
                "showsCancelButton",
                .boolean,
                "shows a button to end the search",
                default: "false"
            ),
        ]
    )

    static let datePicker = ViewEntry(
        .datePicker,
        class: "DatePicker",
        superclass: "Control",
        uikit: "UIDatePicker",
        interfaceBuilder: "datePicker",
        events: Event.values,
        "A date or a time to choose",
        keys: [
            .property("date", .date, "the date, as ISO 8601", isMain: true),
            .property(
                "mode",
                .choice(.datePickerMode),
                "what can be chosen",
                default: "dateAndTime",
                uikit: "datePickerMode",
                interfaceBuilder: "datePickerMode"
            ),
            .property("minimumDate", .date, "the first date, as ISO 8601"),
            .property("maximumDate", .date, "the last date, as ISO 8601"),
        ]
    )
}
