/// What the fixed parts of a picture take, in points: one table for a medium, by default for text.
package nonisolated struct LayoutMetrics: Hashable, Sendable {
    /// The height of a line of text.
    package var line = 20.0

    /// The least height of a row, without the lines above and below it.
    package var rowHeight = 20.0

    /// What bars take, each with the rule between it and the screen.
    package var bars = BarMetrics(line: 20, divider: 8)

    /// Whether the title of a tab is beside its picture rather than below.
    package var hasWideTabs = false

    /// The room above and below the content of a row.
    package var cellPadding = 0.0

    /// The room above and below the title of a section.
    package var headPadding = 0.0

    /// The room above the title of a section that is a group.
    package var groupHeadPadding = 0.0

    /// The height of the rule between a bar and the screen.
    package var barRule = 20.0

    /// The height of a line between two rows.
    package var separator = 20.0

    /// The room before a line between two rows.
    package var separatorInset = 8.0

    /// The width of the border of an inset group.
    package var border = 8.0

    /// The height of a rule or a border above or below a group of rows.
    package var groupEdge = 20.0

    /// The space around groups of rows.
    package var sectionSpacing = SectionSpacing(between: 20)

    /// The width of an inset group's border with the room outside it, on each side.
    package var cardInset = 16.0

    /// The width of the index of sections, with the room before it.
    package var sectionIndex = 16.0

    /// The width of a single mark: an editing control, a grip, a disclosure indicator.
    package var mark = 8.0

    /// The width between two marks, and between a mark and the edge that it is separated from.
    package var markGap = 8.0

    /// The width of a disclosure indicator with the margin after it, and the room that the content keeps before it.
    package var disclosure = 8.0
    package var disclosureGap = 8.0

    /// The width of the first label in the style `value2`.
    package var value2Label = 96.0

    /// The width of the frame around a whole picture, at each edge.
    package var frame = EdgeInsets(top: 20, left: 8, bottom: 20, right: 8)

    /// The height of a cell whose content has no height of its own.
    package var framedCellHeight = 44.0

    /// The room at the left and the right of a cell's content, and of what is in a bar.
    package var cellMargin = 8.0

    /// What the camera and the round corners take at either side of the screen.
    package var side = 0.0

    /// The room between the parts of a cell, beside the titles of tabs, and beside what an alert says.
    package var partGap = 8.0
}

nonisolated extension LayoutMetrics {
    /// The height of what a row has at its upper or lower end.
    func height(of edge: CellAnatomy.Edge) -> Double {
        switch edge {
        case .none: 0
        case .separator: separator
        case .rule, .border: groupEdge
        }
    }
}
