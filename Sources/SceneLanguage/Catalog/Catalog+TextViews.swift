import SceneText

extension Catalog {
    static let label = ViewEntry(
        .label,
        class: "Label",
        uikit: "UILabel",
        interfaceBuilder: "label",
        "Text on one or several lines",
        keys: [
            .property("text", .text, "the text", isMain: true),
            .property(
                "numberOfLines",
                .integer(minimum: 0),
                "how many lines at most; 0 for as many as it takes",
                default: "1"
            ),
            .property(
                "lineBreakMode",
                .choice(.lineBreak),
                "how text that does not fit is cut",
                default: "tail"
            ),
            .property(
                "highlighted",
                .boolean,
                "draws the highlighted variant",
                default: "false",
                uikit: "isHighlighted"
            ),
            .property(
                "highlightedTextColor",
                .color,
                "the colour of the text while highlighted",
                interfaceBuilder: "highlightedColor"
            ),
        ] + textKeys
    )

    package static let image = ViewEntry(
        .image,
        class: "ImageView",
        uikit: "UIImageView",
        interfaceBuilder: "imageView",
        "A picture, by the name of its file",
        keys: [
            .property(
                "name",
                .text,
                "the name of the picture",
                isMain: true,
                uikit: "image",
                interfaceBuilder: "image"
            ),
            .property(
                "highlightedName",
                .text,
                "the picture shown while highlighted",
                uikit: "highlightedImage",
                interfaceBuilder: "highlightedImage"
            ),
            .property(
                "highlighted",
                .boolean,
                "draws the highlighted variant",
                default: "false",
                uikit: "isHighlighted"
            ),
            .property(
                "contentMode",
                .choice(.contentMode),
                "how the picture fits its frame",
                default: "scaleToFill"
            ),
        ]
    )

    static let progress = ViewEntry(
        .progress,
        class: "ProgressView",
        uikit: "UIProgressView",
        interfaceBuilder: "progressView",
        "A bar that fills",
        keys: [
            .property(
                "progress",
                .number(minimum: 0, maximum: 1),
                "how far, from 0 to 1",
                default: "0",
                isMain: true
            ),
            .property("progressTintColor", .color, "the colour of the filled part"),
            .property("trackTintColor", .color, "the colour of the rest"),
        ]
    )

    static let activity = ViewEntry(
        .activity,
        class: "ActivityIndicatorView",
        uikit: "UIActivityIndicatorView",
        interfaceBuilder: "activityIndicatorView",
        "A sign that something is going on",
        keys: [
            .property(
                "animating",
                .boolean,
                "whether it turns",
                default: "false",
                isMain: true,
                uikit: "isAnimating"
            ),
            .property(
                "hidesWhenStopped",
                .boolean,
                "takes it out of the picture while it stands",
                default: "true"
            ),
            .property("color", .color, "the colour of the sign"),
        ]
    )

    static let textView = ViewEntry(
        .textView,
        class: "TextView",
        superclass: "ScrollView",
        uikit: "UITextView",
        interfaceBuilder: "textView",
        "Text of many lines that can be edited",
        keys: [
            .property("text", .text, "the text", isMain: true),
            .property(
                "editable",
                .boolean,
                "whether a person can change the text",
                default: "true",
                uikit: "isEditable"
            ),
            .property(
                "selectable",
                .boolean,
                "whether a person can select in the text",
                default: "true",
                uikit: "isSelectable"
            ),
        ] + textKeys
    )

    static let picker = ViewEntry(
        .picker,
        class: "PickerView",
        uikit: "UIPickerView",
        interfaceBuilder: "pickerView",
        "A wheel of rows to choose from",
        keys: [
            Key("rows", .list(.text), "the titles to choose from", isMain: true),
            Key("selectedRow", .integer(minimum: -1), "the chosen row, from 0", default: "0"),
        ]
    )
}
