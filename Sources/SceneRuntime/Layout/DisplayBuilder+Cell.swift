import SceneText

extension DisplayBuilder {
    /// Adds a row: its lines, the views in it, and its marks.
    mutating func add(_ cell: TableViewCell, in rect: Rect, clip: Rect) {
        add(.content, at: rect, clip: clip)
        let anatomy = layout.anatomy(of: cell, in: rect.size)
        func place(_ part: Rect) -> Rect { part.offset(x: rect.minX, y: rect.minY) }
        addLine(anatomy.upperLine.map(place), anatomy.upperEdge, isUpper: true, clip: clip)
        addLine(anatomy.lowerLine.map(place), anatomy.lowerEdge, isUpper: false, clip: clip)
        if let card = anatomy.card {
            let ends = EdgeInsets(
                top: anatomy.upperEdge == .border ? medium.metrics.groupEdge : 0,
                bottom: anatomy.lowerEdge == .border ? medium.metrics.groupEdge : 0
            )
            add(.rule(.cardSides), at: place(card).within(ends), clip: clip)
        }
        addSubviews(of: cell, in: rect, clip: clip.intersection(place(anatomy.body)))
        if cell.isDrawnSelected {
            add(.mark(.selection), at: place(anatomy.selectionMark), clip: clip)
        }
        if let control = anatomy.editingControl {
            switch cell.visibleEditingStyle {
            case .none: break
            case .delete: add(.mark(.delete), at: place(control), clip: clip)
            case .insert: add(.mark(.insert), at: place(control), clip: clip)
            }
        }
        if let accessory = anatomy.accessory, cell.visibleAccessoryView == nil {
            addAccessory(cell.visibleAccessoryType, at: place(accessory), clip: clip)
        }
        if let grip = anatomy.reorderControl { add(.mark(.reorder), at: place(grip), clip: clip) }
    }

    private mutating func addLine(
        _ line: Rect?,
        _ edge: CellAnatomy.Edge,
        isUpper: Bool,
        clip: Rect
    ) {
        guard let line = line?.intersection(clip), !line.isEmpty else { return }
        switch edge {
        case .none: break
        case .separator: add(.rule(.separator), at: line, clip: clip)
        case .rule: add(.rule(.group), at: line, clip: clip)
        case .border: add(.rule(.cardEnd(isUpper: isUpper)), at: line, clip: clip)
        }
    }

    private mutating func addAccessory(
        _ type: TableViewCell.AccessoryType,
        at rect: Rect,
        clip: Rect
    ) {
        switch type {
        case .none: break
        case .disclosureIndicator: add(.mark(.disclosure), at: rect, clip: clip)
        case .checkmark: add(.mark(.checkmark), at: rect, clip: clip)
        case .detailButton: add(.mark(.detailButton), at: rect, clip: clip)
        case .detailDisclosureButton:
            add(.mark(.detailButton), at: rect, clip: clip)
            let step = medium.metrics.mark + medium.metrics.markGap
            add(.mark(.disclosure), at: rect.offset(x: step), clip: clip)
        }
    }
}
