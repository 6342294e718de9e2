import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints a row: its lines, its marks, and the views in it.
    mutating func paint(_ cell: TableViewCell, in rect: GridRect, clip: GridRect) {
        let anatomy = layout.anatomy(of: cell, in: rect.size)
        func place(_ part: GridRect) -> GridRect { part.offset(x: rect.minX, y: rect.minY) }
        paintLine(anatomy.upperLine.map(place), anatomy.upperEdge, isUpper: true, clip: clip)
        paintLine(anatomy.lowerLine.map(place), anatomy.lowerEdge, isUpper: false, clip: clip)
        let body = place(anatomy.body)
        if let card = anatomy.card {
            paintSides(of: place(card), beside: anatomy, clip: clip)
        }
        paintSubviews(of: cell, in: rect, clip: clip.intersection(body))
        if cell.isDrawnSelected {
            let style = attributes(.bold, .blue)
            canvas.fill(place(anatomy.selectionMark), with: .selection, style: style, clip: clip)
        }
        if let control = anatomy.editingControl {
            paintEditingControl(of: cell, at: place(control).origin, clip: clip)
        }
        if let accessory = anatomy.accessory, cell.visibleAccessoryView == nil {
            paintAccessory(cell.visibleAccessoryType, at: place(accessory).origin, clip: clip)
        }
        if let grip = anatomy.reorderControl {
            let style = style(isFaint: true)
            canvas.write(.reorder, at: place(grip).origin, style: style, clip: clip)
        }
    }

    private mutating func paintLine(
        _ line: GridRect?,
        _ edge: CellAnatomy.Edge,
        isUpper: Bool,
        clip: GridRect
    ) {
        guard let line = line?.intersection(clip), !line.isEmpty else { return }
        let style = style(isFaint: true)
        switch edge {
        case .none: break
        case .separator: canvas.fill(line, with: .separator, style: style, clip: clip)
        case .rule: canvas.drawRule(line.columns, line: line.minY, clip: clip)
        case .border:
            let side: Strokes = isUpper ? .down : .up
            canvas.drawRule(line.inset(left: 1, right: 1).columns, line: line.minY, clip: clip)
            let left = line.origin
            canvas.draw([.rounded, side, .right], at: left, clip: clip)
            canvas.draw(
                [.rounded, side, .left],
                at: GridPoint(x: line.maxX - 1, y: left.y),
                clip: clip
            )
        }
    }

    /// Paints the sides of a card, but for the lines that have its corners.
    private mutating func paintSides(
        of card: GridRect,
        beside anatomy: CellAnatomy,
        clip: GridRect
    ) {
        let sides = card.inset(
            top: anatomy.upperEdge == .border ? 1 : 0,
            bottom: anatomy.lowerEdge == .border ? 1 : 0
        )
        for line in sides.lines {
            for column in [card.minX, card.maxX - 1] {
                canvas.draw(.vertical, at: GridPoint(x: column, y: line), clip: clip)
            }
        }
    }

    private mutating func paintEditingControl(
        of cell: TableViewCell,
        at point: GridPoint,
        clip: GridRect
    ) {
        switch cell.visibleEditingStyle {
        case .none: break
        case .delete: canvas.write(.delete, at: point, style: colored(.red), clip: clip)
        case .insert: canvas.write(.insert, at: point, style: colored(.green), clip: clip)
        }
    }

    private mutating func paintAccessory(
        _ type: TableViewCell.AccessoryType,
        at point: GridPoint,
        clip: GridRect
    ) {
        let faint = style(isFaint: true)
        switch type {
        case .none: break
        case .disclosureIndicator: canvas.write(.disclosure, at: point, style: faint, clip: clip)
        case .checkmark: canvas.write(.checkmark, at: point, style: colored(.blue), clip: clip)
        case .detailButton:
            canvas.write(.detailButton, at: point, style: colored(.blue), clip: clip)
        case .detailDisclosureButton:
            canvas.write(.detailButton, at: point, style: colored(.blue), clip: clip)
            let next = GridPoint(x: point.x + 2, y: point.y)
            canvas.write(.disclosure, at: next, style: faint, clip: clip)
        }
    }

    private func colored(_ color: TerminalColor) -> TextAttributes { attributes([], color) }
}
