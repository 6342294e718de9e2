public import SceneText

/// What a window shows, in points, from back to front: what is between the frames of views and any
/// picture of them.
///
/// A view adds what it shows in its own coordinates, from its top left.
public nonisolated struct DisplayList: Hashable, Sendable {
    /// What was added.
    package private(set) var items: [DisplayItem] = []

    /// Where the view that is drawn is in the window, on the grid of the medium.
    var place = Rect.zero

    /// The part of the window beyond which nothing of the view shows.
    var clip = Rect.zero

    /// The colour behind what is drawn, as it is by itself within the innermost view with an alpha.
    var backdrop: Color?

    /// The views around what is drawn that let something through, from the outermost.
    var veils: [Veil] = []

    /// A view with an alpha, and the colour behind it.
    nonisolated struct Veil: Hashable, Sendable {
        let alpha: Double
        let backdrop: Color?
    }

    /// How round the corners of the colour or the picture are that is drawn.
    var cornerRadius = 0.0

    /// What is drawn as a whole with what is around it, from the outermost.
    private var layers: [DisplayItem.Layer] = []

    /// How many layers there were so far.
    private var layerCount = 0

    /// The id of the view that is drawn.
    var identifier: String?

    /// What a screen reader says of it.
    var voice: String?

    /// Whether labels of tables have the sizes and greys of their roles.
    var showsRoles = false

    /// Makes an empty list.
    package init() {}

    /// The rectangle of the view that is drawn, as large as the medium shows it.
    public var bounds: Rect { Rect(origin: .zero, size: place.size) }

    /// Adds a text of one line; without a rectangle it fills the view.
    public mutating func addText(
        _ string: String,
        font: Font? = nil,
        color: Color? = nil,
        alignment: TextAlignment = .natural,
        in rect: Rect? = nil
    ) {
        let style = TextBlock.Style(alignment: alignment)
        add(.text(.init(string: string, font: font, color: color, style: style)), in: rect)
    }

    /// Adds a shape of one colour.
    public mutating func addFill(_ color: Color, in rect: Rect? = nil) {
        add(.fill(color), in: rect)
    }

    /// Adds a picture by its name.
    public mutating func addImage(named name: String, tint: Color? = nil, in rect: Rect? = nil) {
        add(.widget(.image(name), .init(tint: tint)), in: rect)
    }

    /// Lets what comes next be drawn as a whole.
    mutating func beginLayer(_ effect: DisplayItem.Layer.Effect) {
        layers.append(.init(number: layerCount, effect: effect))
        layerCount += 1
    }

    /// Ends the innermost layer.
    mutating func endLayer() { layers.removeLast() }

    /// Adds anything that can be shown.
    mutating func add(_ content: DisplayItem.Content, in rect: Rect? = nil) {
        let rect = rect?.offsetBy(dx: place.minX, dy: place.minY) ?? place
        items.append(
            DisplayItem(
                content: veils.isEmpty ? content : veiled(content),
                rect: rect,
                clip: clip,
                backdrop: seen(backdrop),
                cornerRadius: cornerRadius,
                layers: layers,
                identifier: identifier,
                voice: voice
            )
        )
    }
}
