import SceneText

extension Window {
    /// What lays the window out; for what a program measures, it stands in with a terminal.
    package var layout: LayoutEngine {
        measuring as? LayoutEngine ?? LayoutEngine(medium: TerminalMedium())
    }

    /// Makes the window as large as a number of units; without lines it stays as high as it is.
    package func resize(columns: Int, lines: Int? = nil) {
        var size = layout.medium.points(GridSize(width: columns, height: lines ?? 0))
        if lines == nil { size.height = frame.height }
        place(in: Rect(origin: .zero, size: size))
    }

    /// Makes a window of the size of a picture of text, the frame around the picture included.
    ///
    /// A column is 8 points, a line is 20. The frame takes a column or a line at each
    /// edge; what is left inside it belongs to the root controller.
    public static func terminal(columns: Int, lines: Int) -> Window {
        guard columns >= 0 && lines >= 0 else {
            fatalError(
                "a window of \(columns) columns and \(lines) lines is empty; use positive numbers"
            )
        }
        let medium = TerminalMedium()
        let window = Window(frame: .zero, measuring: LayoutEngine(medium: medium))
        window.resize(columns: columns, lines: lines)
        window.contentInsets = medium.metrics.frame
        return window
    }
}
