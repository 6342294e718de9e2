@testable import SceneText

extension TextCanvas {
    /// The lines as text, each ended by a newline and without white space at its end.
    func text(
        lines: Range<Int>? = nil,
        glyphSet: GlyphSet = .unicode,
        usesColor: Bool = false
    ) -> String {
        let lines = (lines ?? 0..<size.height).clamped(to: 0..<size.height)
        var writer = CanvasWriter(glyphSet: glyphSet, usesColor: usesColor)
        for line in lines { writer.append(self, line: line) }
        return writer.text
    }
}
