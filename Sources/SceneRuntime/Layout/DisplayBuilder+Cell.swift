import SceneText

extension DisplayBuilder {
    /// Adds a row: its lines, the views in it, and its marks.
    mutating func add(_ cell: TableViewCell, in rect: Rect) {
        add(.content, at: rect)
        let anatomy = layout.anatomy(of: cell, in: rect.size)
        func place(_ part: Rect) -> Rect { part.offset(x: rect.minX, y: rect.minY) }
        let row = DisplayItem.Row(
            style: (cell.superview as? TableView)?.style ?? .plain,
            beginsCard: anatomy.upperEdge == .border,
            endsCard: anatomy.lowerEdge == .border,
            isSelected: cell.isDrawnSelected,
            color: cell.backgroundColor
        )
        // A separator is on the colour of its row.
        var surface = anatomy.body
        if anatomy.lowerEdge == .separator { surface.size.height = rect.height - surface.minY }
        add(.surface(.row(row)), at: place(surface))
        let color = (cell.superview as? TableView)?.lineColor
        addLine(anatomy.upperLine.map(place), anatomy.upperEdge, color, isUpper: true)
        addLine(line(below: cell, anatomy).map(place), anatomy.lowerEdge, color, isUpper: false)
        if let card = anatomy.card {
            let ends = EdgeInsets(
                top: anatomy.upperEdge == .border ? medium.metrics.groupEdge : 0,
                bottom: anatomy.lowerEdge == .border ? medium.metrics.groupEdge : 0
            )
            add(.rule(.cardSides), at: place(card).within(ends))
        }
        clipping(to: place(anatomy.body)) { $0.addSubviews(of: cell, in: rect) }
        if cell.isDrawnSelected {
            add(.mark(.selection), at: place(anatomy.selectionMark))
        }
        if let control = anatomy.editingControl {
            switch cell.visibleEditingStyle {
            case .none:
                let tint = cell.isMarked ? cell.tintColor : nil
                add(.mark(cell.isMarked ? .marked : .unmarked, tint: tint), at: place(control))
            case .delete: add(.mark(.delete), at: place(control))
            case .insert: add(.mark(.insert), at: place(control))
            }
        }
        if let accessory = anatomy.accessory, cell.visibleAccessoryView == nil {
            addAccessory(cell.visibleAccessoryType, tint: cell.tintColor, at: place(accessory))
        }
        if let grip = anatomy.reorderControl { add(.mark(.reorder), at: place(grip)) }
    }

    /// The line that a row ends with: on a screen a separator begins where the text of the row does.
    private func line(below cell: TableViewCell, _ anatomy: CellAnatomy) -> Rect? {
        guard list.showsRoles, anatomy.lowerEdge == .separator, let line = anatomy.lowerLine,
            (cell.separatorInset ?? (cell.superview as? TableView)?.separatorInset) == nil
        else { return anatomy.lowerLine }
        let parts = cell.shownParts
        let label = parts.textLabel ?? parts.detailTextLabel
        let start =
            cell.contentView.frame.minX + (label?.frame.minX ?? medium.metrics.separatorInset)
        return line.inset(left: min(max(0, start - line.minX), line.width))
    }

    private mutating func addLine(
        _ line: Rect?,
        _ edge: CellAnatomy.Edge,
        _ color: Color?,
        isUpper: Bool
    ) {
        guard let line = line?.intersection(list.clip), !line.isEmpty else { return }
        switch edge {
        case .none: break
        case .separator: add(.rule(.separator(color)), at: line)
        case .rule: add(.rule(.group(color)), at: line)
        case .border: add(.rule(.cardEnd(isUpper: isUpper)), at: line)
        }
    }

    private mutating func addAccessory(
        _ type: TableViewCell.AccessoryType,
        tint: Color?,
        at rect: Rect
    ) {
        switch type {
        case .none: break
        case .disclosureIndicator: add(.mark(.disclosure), at: rect)
        case .checkmark: add(.mark(.checkmark, tint: tint), at: rect)
        case .detailButton: add(.mark(.detailButton, tint: tint), at: rect)
        case .detailDisclosureButton:
            add(.mark(.detailButton, tint: tint), at: rect)
            let step = medium.metrics.mark + medium.metrics.markGap
            add(.mark(.disclosure), at: rect.offset(x: step))
        }
    }
}
