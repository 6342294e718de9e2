package import SceneText

/// Text as a medium: a unit is a column wide, which is 8 points, and a line high, which is 20.
package nonisolated final class TerminalMedium: Medium {
    /// The points of a column and of a line.
    package let unit = Size(width: 8, height: 20)

    /// What the parts of a picture take.
    package let metrics = LayoutMetrics()

    /// Rounded one by one, a label and a switch with one centre would be on two lines.
    package let readsFrames = true

    /// Makes the medium.
    package init() {}

    /// Any gap across takes a column at least; one down takes none when it is under half a line.
    package func gap(_ points: Double, along axis: Axis) -> Double {
        guard points > 0 else { return 0 }
        let gap = snapped(points, along: axis)
        return axis == .horizontal ? max(unit.width, gap) : gap
    }

    /// The columns and lines of a text; the fonts change neither.
    package func size(
        of text: String,
        parts: [AttributedText.Run],
        style: TextBlock.Style,
        font: Font,
        width: Double?
    ) -> Size {
        let columns = width.map { position($0, along: .horizontal) }
        return points(TextBlock.size(of: text, style: style, width: columns))
    }

    /// The columns of a text; the font does not change them.
    package func width(of text: String, font: Font?) -> Double {
        Double(DisplayWidth.columns(of: text)) * unit.width
    }

    /// The columns of a control or a picture, on a line below its prompt if it has one.
    package func size(of widget: Widget, font: Font?) -> Size {
        let columns = WidgetLine(widget).width
        guard columns > 0 else { return .zero }
        if case .search(_, _, let prompt, _, _) = widget, !prompt.isEmpty {
            return points(GridSize(width: columns, height: 2))
        }
        return points(GridSize(width: columns, height: 1))
    }

    /// The columns of what has to stay of a control or a picture.
    package func leastWidth(of widget: Widget, font: Font?) -> Double {
        Double(WidgetLine.leastWidth(of: widget)) * unit.width
    }
}
