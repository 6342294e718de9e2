import SceneText

/// A picture, by the name of its file.
open class ImageView: View, Highlightable {
    /// How a picture fits its frame.
    public nonisolated enum ContentMode: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case center
        case top
        case bottom
        case left
        case right
    }

    /// The name of the picture; nil for none.
    open var image: String? {
        didSet { didChange(image, from: oldValue, affects: .size) }
    }

    /// The name of the picture that shows while highlighted; nil for no change.
    open var highlightedImage: String?

    /// Whether the highlighted variant is drawn.
    open var isHighlighted = false

    override func showHighlighted(_ isOn: Bool) { isHighlighted = isOn }

    /// How the picture fits its frame.
    open var contentMode = ContentMode.scaleToFill

    /// A picture says so.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .image }

    package override var widget: Widget? { .image(image, contentMode) }

    /// The name shows where nothing else needs the space.
    override var stretching: Stretching { .alone }

    /// A picture is an icon; one with a height alone is as wide as it is high.
    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        var size = super.contentSize(width, height, in: layout)
        if image != nil, let height = self.height {
            size.width = max(size.width, layout.medium.length(height, along: .horizontal))
        }
        return size
    }

    /// Draws the highlighted variant in the room of the usual one.
    open override func draw(_ list: inout DisplayList) {
        let name = (isHighlighted ? highlightedImage : nil) ?? image
        if name != nil { list.add(.widget(.image(name, contentMode), ink)) }
    }

    /// A picture without a label is decoration.
    package override func spokenElements() -> [SpokenElement]? { super.spokenElements() ?? [] }

    /// A picture without a height is a line of text; as high as the row it would become a box.
    override var fillsHeightOfRow: Bool {
        height != nil || minimumHeight != nil || aspectRatio != nil
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { ImageView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("name", \ImageView.image, drawn: .text),
            PropertyAccessor("highlightedName", \ImageView.highlightedImage),
            PropertyAccessor("highlighted", \ImageView.isHighlighted),
            PropertyAccessor("contentMode", \ImageView.contentMode),
        ]
    }

    override var framedKind: ViewKind { .image }
}
