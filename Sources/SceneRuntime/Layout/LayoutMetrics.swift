/// What the fixed parts of a picture take, in points: one table for a medium.
package struct LayoutMetrics: Hashable, Sendable {
    /// The height of a line of text.
    package var line: Double

    /// The height of the rule between a bar and the screen.
    package var barRule: Double

    /// The width of the rule between master and detail.
    package var divider: Double

    /// The height of a line between two rows.
    package var separator: Double

    /// The room before a line between two rows.
    package var separatorInset: Double

    /// The width of the border of an inset group.
    package var border: Double

    /// The height of a rule or a border above or below a group of rows.
    package var groupEdge: Double

    /// The width of an inset group's border with the room outside it, on each side.
    package var cardInset: Double

    /// The width of the index of sections, with the room before it.
    package var sectionIndex: Double

    /// The width of a single mark: an editing control, a grip, a disclosure indicator.
    package var mark: Double

    /// The width between two marks, and between a mark and the edge that it is separated from.
    package var markGap: Double

    /// The width of the first label in the style `value2`.
    package var value2Label: Double

    /// The width of the frame around a whole picture, at each edge.
    package var frame: EdgeInsets

    /// The height of a cell whose content has no height of its own.
    package var framedCellHeight: Double

    /// The room at the left and the right of a cell's content, and between its parts.
    package var cellMargin: Double
}

extension LayoutMetrics {
    /// The height of what a row has at its upper or lower end.
    func height(of edge: CellAnatomy.Edge) -> Double {
        switch edge {
        case .none: 0
        case .separator: separator
        case .rule, .border: groupEdge
        }
    }

    /// What the parts take in a picture of text.
    package static let terminal = LayoutMetrics(
        line: 20,
        barRule: 20,
        divider: 8,
        separator: 20,
        separatorInset: 8,
        border: 8,
        groupEdge: 20,
        cardInset: 16,
        sectionIndex: 16,
        mark: 8,
        markGap: 8,
        value2Label: 96,
        frame: EdgeInsets(top: 20, left: 8, bottom: 20, right: 8),
        framedCellHeight: 44,
        cellMargin: 8
    )
}
