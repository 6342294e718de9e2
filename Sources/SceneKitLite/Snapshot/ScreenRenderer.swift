public import SceneRuntime
public import SceneText

/// Turns what a window shows into text, in one of several formats.
///
/// The size of the picture follows from the window: its frame goes around the window's content, so
/// that a picture of 40 × 28 is one of a window of 38 columns and 26 lines.
public struct ScreenRenderer: Hashable, Sendable {
    /// What the screen is turned into.
    public var format: SnapshotFormat

    /// The characters that pictures are made of.
    public var glyphSet: GlyphSet

    /// Whether weight, faintness and colour are drawn, as escape sequences of a terminal.
    public var usesColor: Bool

    /// Whether an SVG picture is that of a dark screen.
    public var isDark = false

    /// Whether an SVG picture is as light or dark as the page that it becomes a part of.
    package var followsPage = false

    /// Whether an SVG picture says the ids of views and what is spoken of them.
    package var namesViews = true

    /// Makes a renderer.
    public init(
        _ format: SnapshotFormat = .text,
        glyphSet: GlyphSet = .unicode,
        usesColor: Bool = false
    ) {
        self.format = format
        self.glyphSet = glyphSet
        self.usesColor = usesColor
    }

    /// What the window shows now; a screen with less content than its height is cut to its content.
    public func render(_ window: Window) -> String {
        window.layoutIfNeeded()
        switch format {
        case .text: return picture(of: window)
        case .tree:
            var tree = TreeRenderer()
            return tree.render(window)
        case .accessibility:
            var speech = SpeechRenderer()
            return speech.render(window, dash: glyphSet == .ascii ? "-" : "—")
        case .json:
            var tree = TreeRenderer()
            return tree.renderJSON(window)
        case .svg:
            return SVGPainter.picture(
                of: window,
                look: followsPage ? .page : isDark ? .dark : .light,
                namesViews: namesViews
            )
        }
    }

    /// Hands out what the window shows with all that scrolls, piece by piece.
    ///
    /// A picture of a million rows is never in memory as a whole: the tables are scrolled through.
    /// The other formats are of living views, so for them the window is made as high as it takes.
    public func renderFull(_ window: Window, into output: (String) -> Void) {
        writeFull(window, to: { output(String(decoding: $0, as: UTF8.self)) })
    }

    /// Hands out the same as bytes, for those who would only take the text apart again.
    package func writeFull(_ window: Window, to output: ([UInt8]) -> Void) {
        window.layoutIfNeeded()
        switch format {
        case .text:
            writeFullPicture(of: window, to: output)
        case .tree, .accessibility, .json, .svg:
            let stretch = WindowStretch(window) { $0.shownScrollViews }
            defer { stretch.undo() }
            output(Array(render(window).utf8))
        }
    }
}
