/// Where the parts of a row are, in points from the top left of its cell; nil for absent ones.
///
/// Layout places the views of a cell by it, the painter draws the marks and lines of a cell by it.
package nonisolated struct CellAnatomy: Hashable, Sendable {
    /// What a row has at its upper or lower end, beside its content.
    package nonisolated enum Edge: Hashable, Sendable {
        /// Nothing, and no line for it.
        case none

        /// The line between two rows.
        case separator

        /// The end of a group that reaches from edge to edge.
        case rule

        /// The end of an inset group, with round corners.
        case border
    }

    /// What the row begins with.
    package var upperEdge = Edge.none

    /// What the row ends with.
    package var lowerEdge = Edge.none

    /// The line that the row begins with.
    package var upperLine: Rect?

    /// The line that the row ends with.
    package var lowerLine: Rect?

    /// The border of an inset group, as far as the row goes: its left and right columns are drawn.
    package var card: Rect?

    /// What belongs to the row between its edges: its background, its selection.
    package var body = Rect.zero

    /// The first column of the body, where a selected row has its mark.
    package var selectionMark = Rect.zero

    /// The control that deletes, inserts or marks the row.
    package var editingControl: Rect?

    /// The content view.
    package var content = Rect.zero

    /// The accessory at the right: a view, or the marks of a type.
    package var accessory: Rect?

    /// The grip to move the row by.
    package var reorderControl: Rect?
}

extension LayoutEngine {
    /// Where the parts of a cell of some size are.
    package func anatomy(of cell: TableViewCell, in size: Size) -> CellAnatomy {
        let table = cell.superview as? TableView
        // Asking for the window takes time, and text has no sides.
        let hasSides = medium.metrics.side > 0
        let sides = hasSides ? table?.coveredSides ?? .zero : .zero
        var anatomy = edges(of: cell).anatomy(in: size, clearOf: sides, medium: medium)
        if table?.showsSectionIndex == true {
            anatomy.body = anatomy.body.inset(right: medium.metrics.sectionIndex)
            anatomy.content = anatomy.content.inset(right: medium.metrics.sectionIndex)
        }
        let body = anatomy.body
        anatomy.selectionMark = body.inset(right: max(0, body.width - medium.metrics.mark))
        placeLines(of: &anatomy, in: size, inset: cell.separatorInset ?? table?.separatorInset)
        addLeftParts(of: cell, to: &anatomy)
        addRightParts(of: cell, to: &anatomy)
        return anatomy
    }

    private func placeLines(
        of anatomy: inout CellAnatomy,
        in size: Size,
        inset ownInset: EdgeInsets?
    ) {
        let body = anatomy.body
        let metrics = medium.metrics
        func line(_ edge: CellAnatomy.Edge, isUpper: Bool) -> Rect? {
            let height = metrics.height(of: edge)
            let y = isUpper ? 0 : size.height - height
            switch edge {
            case .none: return nil
            case .separator:
                // A separator begins where the content does; in text it ends there, too, on a card.
                let inset = metrics.separatorInset
                let start = anatomy.content.minX
                let line = Rect(x: start, y: y, width: body.maxX - start, height: height)
                guard let ownInset else {
                    let ends = medium.readsFrames && anatomy.card != nil
                    return line.inset(left: inset, right: ends ? inset : 0)
                }
                // In text it is as many columns as UIKit's own inset, which is 16 points, is there.
                let scale = medium.readsFrames ? inset / 16 : 1
                return line.inset(left: ownInset.left * scale, right: ownInset.right * scale)
            case .rule: return Rect(x: 0, y: y, width: size.width, height: height)
            case .border:
                return anatomy.card.map {
                    Rect(x: $0.minX, y: y, width: $0.width, height: height)
                }
            }
        }
        anatomy.upperLine = line(anatomy.upperEdge, isUpper: true)
        anatomy.lowerLine = line(anatomy.lowerEdge, isUpper: false)
    }

    private func addLeftParts(of cell: TableViewCell, to anatomy: inout CellAnatomy) {
        let mark = medium.metrics.mark
        // Without indentation the control takes the blank column in front of the content.
        let indent = cell.isIndentedForEditing ? medium.metrics.markGap : 0
        let room = anatomy.content
        if cell.isIndentedForEditing {
            anatomy.content = anatomy.content.within(EdgeInsets(left: indent + mark))
        }
        guard cell.visibleEditingStyle != .none || cell.isMarkVisible else { return }
        let control = Rect(
            x: room.minX + indent,
            y: middle(of: anatomy.body, for: medium.metrics.line),
            width: mark,
            height: medium.metrics.line
        )
        anatomy.editingControl = control.clipped(to: anatomy.body)
    }

    private func addRightParts(of cell: TableViewCell, to anatomy: inout CellAnatomy) {
        let metrics = medium.metrics
        let body = anatomy.body
        // What is at the left is not drawn over, however narrow the row.
        let room = anatomy.content
        var right = room.maxX
        if cell.isReorderControlVisible {
            right -= metrics.mark
            anatomy.reorderControl =
                Rect(
                    x: right,
                    y: middle(of: body, for: metrics.line),
                    width: metrics.mark,
                    height: metrics.line
                )
                .clipped(to: room)
        }
        if let size = accessorySize(of: cell, in: body.size) {
            // A view keeps its distance from the edge as content does; marks touch it.
            let isView = cell.visibleAccessoryView != nil
            if anatomy.reorderControl != nil {
                right -= metrics.markGap
            } else if isView {
                right -= metrics.cellMargin
            }
            right -= size.width
            anatomy.accessory =
                Rect(
                    origin: Point(x: right, y: middle(of: body, for: size.height)),
                    size: size
                )
                .clipped(to: room)
        }
        anatomy.content = room.within(EdgeInsets(right: room.maxX - right))
    }

    /// The size of the accessory that shows; nil if there is none.
    func accessorySize(of cell: TableViewCell, in body: Size) -> Size? {
        let metrics = medium.metrics
        if let view = cell.visibleAccessoryView {
            guard !view.isHidden else { return nil }
            if view.hasOwnFrame {
                var own = medium.snapped(view.frame).size
                // A control is framed with room for a finger, which text does not need.
                if view is Control {
                    let natural = contentSize(of: view, .upTo(own.width), .open).height
                    own.height = min(own.height, max(natural, medium.metrics.line))
                }
                return own
            }
            // The content keeps half of the row.
            return size(
                of: view,
                .upTo(max(metrics.mark, medium.half(body.width, along: .horizontal))),
                .open
            )
        }
        switch cell.visibleAccessoryType {
        case .none: return nil
        case .disclosureIndicator: return Size(width: metrics.disclosure, height: metrics.line)
        case .checkmark, .detailButton:
            return Size(width: metrics.mark, height: metrics.line)
        case .detailDisclosureButton:
            let width = metrics.mark + metrics.markGap + metrics.disclosure
            return Size(width: width, height: metrics.line)
        }
    }

    /// The upper edge of something vertically centred.
    private func middle(of rect: Rect, for height: Double) -> Double {
        rect.minY + medium.half(rect.height - height, along: .vertical)
    }
}
