/// The units that the fixed parts of a picture take: one table for a medium.
package struct LayoutMetrics: Hashable, Sendable {
    /// The height of a line of text.
    package var line: Int

    /// The height of the rule between a bar and the screen.
    package var barRule: Int

    /// The width of the rule between master and detail.
    package var divider: Int

    /// The height of a line between two rows.
    package var separator: Int

    /// The room before a line between two rows.
    package var separatorInset: Int

    /// The width of the border of an inset group.
    package var border: Int

    /// The height of a rule or a border above or below a group of rows.
    package var groupEdge: Int

    /// The width of an inset group's border with the room outside of it, on each side.
    package var cardInset: Int

    /// The width of the index of sections, with the room before it.
    package var sectionIndex: Int

    /// The width of a single mark: an editing control, a grip, a disclosure indicator.
    package var mark: Int

    /// The width between two marks, and between a mark and the edge that it keeps away from.
    package var markGap: Int

    /// The width of the first label in the style `value2`.
    package var value2Label: Int

    /// The width of the frame around a whole picture, at each edge.
    package var frame: Int

    /// The height of a cell whose content has no height of its own, in points.
    package var framedCellHeight: Double

    /// The points at the left and the right of a cell's content, and between its parts.
    package var cellMargin: Double
}

extension LayoutMetrics {
    /// The height of what a row has at its upper or lower end.
    func height(of edge: CellAnatomy.Edge) -> Int {
        switch edge {
        case .none: 0
        case .separator: separator
        case .rule, .border: groupEdge
        }
    }

    /// What the parts take in a picture of text.
    package static let terminal = LayoutMetrics(
        line: 1,
        barRule: 1,
        divider: 1,
        separator: 1,
        separatorInset: 1,
        border: 1,
        groupEdge: 1,
        cardInset: 2,
        sectionIndex: 2,
        mark: 1,
        markGap: 1,
        value2Label: 12,
        frame: 1,
        framedCellHeight: 44,
        cellMargin: 8
    )
}
