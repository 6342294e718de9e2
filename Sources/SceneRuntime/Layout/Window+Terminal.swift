import SceneText

extension Window {
    /// Makes a window of the size of a picture of text, the frame around the picture included.
    ///
    /// A column stands for 8 points, a line for 20. The frame takes a column or a line at each
    /// edge; what is left inside of it belongs to the root controller.
    public static func terminal(columns: Int, lines: Int) -> Window {
        guard columns >= 0 && lines >= 0 else {
            fatalError(
                "a window of \(columns) columns and \(lines) lines cannot be; use positive numbers"
            )
        }
        let medium = TerminalMedium()
        let size = GridSize(width: columns, height: lines)
        let window = Window(
            frame: medium.points(GridRect(origin: .zero, size: size)),
            measuring: LayoutEngine(medium: medium)
        )
        let frame = medium.metrics.frame
        window.contentInsets = EdgeInsets(
            top: Double(frame) * medium.unit.height,
            left: Double(frame) * medium.unit.width,
            bottom: Double(frame) * medium.unit.height,
            right: Double(frame) * medium.unit.width
        )
        return window
    }
}
