import SceneRuntime
import SceneText

/// Makes the picture of a window.
struct ScreenPicture {
    let glyphSet: GlyphSet
    let usesColor: Bool

    /// The picture of what the window shows, cut to its content.
    func render(_ window: Window) -> String {
        var painter = ScreenPainter(for: window, usesColor: usesColor)
        painter.paint(window)
        var writer = CanvasWriter(glyphSet: glyphSet, usesColor: usesColor)
        for line in painter.shownLines { writer.append(painter.canvas, line: line) }
        return writer.text
    }
}
