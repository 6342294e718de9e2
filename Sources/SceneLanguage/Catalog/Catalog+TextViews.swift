// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let label = ViewEntry(.label, class: "Label", uikit: "UILabel", ib: "label", "Text on one or more lines") {
        Entry.property("text", .text, "the text", main: true)
        Entry.property("numberOfLines", .integer(minimum: 0), "the maximum number of lines; 0 for as many as needed", default: "1")
        Entry.property("lineBreakMode", .choice(.lineBreak), "how text that does not fit is truncated", default: "tail")
        textEntries
        Entry.property("adjustsFontSizeToFitWidth", .boolean, "shrinks the font of a single line that does not fit", default: "false", ib: "adjustsFontSizeToFit")
        Entry.property("minimumScaleFactor", .number(minimum: 0, maximum: 1), "the part of its size that the font keeps at least; at 0 it does not shrink", default: "0")
        Entry.property("highlighted", .boolean, "draws the highlighted variant", default: "false", uikit: "isHighlighted")
        Entry.property("highlightedTextColor", .color, "the colour of the text while highlighted", ib: "highlightedColor")
        attributedText
    }

    /// A text whose parts have looks of their own.
    private static var attributedText: Entry<ViewDefinition> {
        Entry("attributedText", .attributedText, "the text in parts, each with its own attributes", uikit: .same, ib: .same) { $0.attributedText = $1 }
    }

    static let run = KeyTable<RunDraft>(.run, "a part of a text", "A part of a text with its own attributes") {
        Entry("text", .plainText, "the text", required: true, ib: "content") { $0.text = $1 }
        Entry.property("font", .font, "the font", default: "that of the view", uikit: .absent, ib: "NSFont")
        Entry.property("textColor", .color, "the colour of the text", default: "that of the view", uikit: "foregroundColor", ib: "NSColor")
        Entry.property("backgroundColor", .color, "the colour behind the text", ib: "NSBackgroundColor")
        Entry.property("underline", .boolean, "whether the text is underlined", default: "false", uikit: "underlineStyle", ib: "NSUnderline")
        Entry.property("strikethrough", .boolean, "whether the text is struck through", default: "false", uikit: "strikethroughStyle", ib: "NSStrikethrough")
        Entry.property("link", .text, "what a tap on the text opens", ib: "NSLink")
        Entry.property("textAlignment", .choice(.textAlignment), "how the lines of the paragraph are aligned", default: "that of the view", uikit: "alignment", ib: "NSParagraphStyle/alignment")
        Entry.property("lineSpacing", .number(minimum: 0), "points between the lines of the paragraph", default: "0", ib: "NSParagraphStyle/lineSpacing")
    }

    package static let image = ViewEntry(.image, class: "ImageView", uikit: "UIImageView", ib: "imageView", "A picture, by the name of its file") {
        Entry.property("name", .text, "the name of the picture", main: true, uikit: "image", ib: "image")
        Entry.property("highlightedName", .text, "the picture shown while highlighted", uikit: "highlightedImage", ib: "highlightedImage")
        Entry.property("highlighted", .boolean, "draws the highlighted variant", default: "false", uikit: "isHighlighted")
        Entry.property("contentMode", .choice(.contentMode), "how the picture fits its frame", default: "scaleToFill")
    }

    static let progress = ViewEntry(.progress, class: "ProgressView", uikit: "UIProgressView", ib: "progressView", "A bar that fills") {
        Entry.property("progress", .number(minimum: 0, maximum: 1), "the progress, from 0 to 1", default: "0", main: true)
        Entry.property("progressTintColor", .color, "the colour of the filled part")
        Entry.property("trackTintColor", .color, "the colour of the rest")
        Entry.property("progressViewStyle", .choice(.progressStyle), "how thick it is", default: "default")
    }

    static let activity = ViewEntry(.activity, class: "ActivityIndicatorView", uikit: "UIActivityIndicatorView", ib: "activityIndicatorView", "A spinner that shows that something is in progress") {
        Entry.property("animating", .boolean, "whether it is spinning", default: "false", main: true, uikit: "isAnimating")
        Entry.property("hidesWhenStopped", .boolean, "hides it while it is not animating", default: "true")
        Entry.property("color", .color, "the colour of the indicator")
        Entry.property("style", .choice(.activityStyle), "how large it is", default: "medium")
    }

    static let textView = ViewEntry(.textView, class: "TextView", superclass: "ScrollView", uikit: "UITextView", ib: "textView", entered: "text", "Text of many lines that can be edited") {
        Entry.property("text", .text, "the text", main: true)
        Entry.property("editable", .boolean, "whether a person can change the text", default: "true", uikit: "isEditable")
        Entry.property("scrollEnabled", .boolean, "whether a person can scroll", default: "true", uikit: "isScrollEnabled")
        attributedText
        Entry.property("dataDetectorTypes", .list(.choice(.dataDetector)), "what in the text becomes a link")
        textInputTraits
        Entry.property("selectable", .boolean, "whether a person can select text", default: "true", uikit: "isSelectable")
        textEntries
    }

    static let picker = ViewEntry(.picker, class: "PickerView", uikit: "UIPickerView", ib: "pickerView", entered: "selectedRow", "A wheel of rows to choose from") {
        Entry.own("rows", .list(.text), "the titles to choose from", main: true)
        Entry.own("selectedRow", .integer(minimum: -1), "the chosen row, from 0", default: "0", limit: .within("rows"))
    }
}
