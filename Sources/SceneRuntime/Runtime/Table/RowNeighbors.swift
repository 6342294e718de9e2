/// What is directly above and below a row in its table.
public nonisolated struct RowNeighbors: Hashable, Sendable {
    /// What a row borders on.
    public nonisolated enum Neighbor: Hashable, Sendable {
        /// Nothing more: the table begins or ends here.
        case edge

        /// A row of the same section.
        case row

        /// A row of another section.
        case group

        /// A header or a footer, of a section or of the table.
        case view
    }

    /// What is above.
    public var above: Neighbor

    /// What is below.
    public var below: Neighbor

    /// A row on its own.
    public static let none = RowNeighbors(above: .edge, below: .edge)

    /// Makes a pair of neighbours.
    public init(above: Neighbor, below: Neighbor) {
        self.above = above
        self.below = below
    }
}

nonisolated extension TableGeometry {
    /// What a row of a section borders on; parts without a height do not count.
    func neighbors(section: Int, row: Int) -> RowNeighbors {
        RowNeighbors(
            above: row > 0 ? .row : neighbor(above: section),
            below: row + 1 < sections[section].rows.count ? .row : neighbor(below: section)
        )
    }

    private func neighbor(above section: Int) -> RowNeighbors.Neighbor {
        if sections[section].header > 0 { return .view }
        for other in sections[..<section].reversed() {
            if other.footer > 0 { return .view }
            if other.rows.count > 0 { return .group }
            if other.header > 0 { return .view }
        }
        return headerHeight > 0 ? .view : .edge
    }

    private func neighbor(below section: Int) -> RowNeighbors.Neighbor {
        if sections[section].footer > 0 { return .view }
        for other in sections[(section + 1)...] {
            if other.header > 0 { return .view }
            if other.rows.count > 0 { return .group }
            if other.footer > 0 { return .view }
        }
        return footerHeight > 0 ? .view : .edge
    }
}
