/// What the style of a table puts above and below a row, and beside it.
///
/// Between two rows there is a line. A group that reaches from edge to edge has a rule above and
/// below, where the edges of the table do not serve as rules themselves. An inset group has a border
/// of its own all around.
struct CellEdges: Hashable {
    let upper: CellAnatomy.Edge
    let lower: CellAnatomy.Edge
    let isInset: Bool
    let upperHeight: Double
    let lowerHeight: Double

    /// The lines that the edges take.
    var height: Double { upperHeight + lowerHeight }

    init(of cell: TableViewCell, in table: TableView?, metrics: LayoutMetrics) {
        let (upper, lower) = Self.edges(of: cell.neighbors, in: table)
        self.upper = upper
        self.lower = lower
        isInset = table?.style == .insetGrouped
        upperHeight = metrics.height(of: upper)
        lowerHeight = metrics.height(of: lower)
    }

    private static func edges(
        of neighbors: RowNeighbors,
        in table: TableView?
    ) -> (upper: CellAnatomy.Edge, lower: CellAnatomy.Edge) {
        guard let table else { return (.none, .none) }
        let separator: CellAnatomy.Edge = table.separatorStyle == .none ? .none : .separator
        switch table.style {
        case .plain:
            let isAboveRow = neighbors.below == .row || neighbors.below == .group
            return (.none, isAboveRow ? separator : .none)
        case .grouped:
            func edge(_ neighbor: RowNeighbors.Neighbor) -> CellAnatomy.Edge {
                neighbor == .view || neighbor == .group ? .rule : .none
            }
            let isAboveRow = neighbors.below == .row
            return (edge(neighbors.above), isAboveRow ? separator : edge(neighbors.below))
        case .insetGrouped:
            return (
                neighbors.above == .row ? .none : .border,
                neighbors.below == .row ? separator : .border
            )
        }
    }

    /// The body of a row between its edges.
    func anatomy(in size: Size, clearOf sides: EdgeInsets, medium: any Medium) -> CellAnatomy {
        let metrics = medium.metrics
        var anatomy = CellAnatomy()
        anatomy.upperEdge = upper
        anatomy.lowerEdge = lower
        // A card with hardly any space gives up its insets rather than its content.
        let side =
            isInset
            ? min(metrics.cardInset, medium.half(size.width - metrics.mark, along: .horizontal)) : 0
        let whole = Rect(origin: .zero, size: size)
        let room = isInset ? whole.within(sides) : whole
        anatomy.body = room.within(
            EdgeInsets(top: upperHeight, left: side, bottom: lowerHeight, right: side)
        )
        if side > 0 {
            anatomy.card = room.inset(left: side - metrics.border, right: side - metrics.border)
        }
        // What fills the screen from side to side does so with its surface alone.
        anatomy.content = isInset ? anatomy.body : anatomy.body.within(sides)
        return anatomy
    }
}

extension LayoutEngine {
    /// What is above, below and beside the content of a cell where it is now.
    func edges(of cell: TableViewCell) -> CellEdges {
        CellEdges(of: cell, in: cell.superview as? TableView, metrics: medium.metrics)
    }
}
