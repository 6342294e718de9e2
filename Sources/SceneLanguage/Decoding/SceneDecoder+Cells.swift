import SceneText

extension SceneDecoder {
    /// Decodes a list of cells.
    func cells(_ field: Field) -> [Box<CellDefinition>] {
        guard tree.kind(field.value) == .sequence else {
            reportWrongType(field.value, expected: "a list of cells", for: field.name)
            return []
        }
        var cells: [Box<CellDefinition>] = []
        cells.reserveCapacity(tree.count(field.value))
        let outer = enter(nil)
        for item in items(of: field.value) { cells.append(Box(cell(item))) }
        leave(to: outer)
        return cells
    }

    private func cell(_ node: YAMLNodeID) -> CellDefinition {
        let range = tree.range(node)
        let owner = tree.kind(node) == .mapping ? firstKeyRange(of: node) : range
        var cell = CellDefinition(range: range, keyRange: owner)
        decode(node, into: &cell)
        return cell
    }

    private func decode(_ node: YAMLNodeID, into cell: inout CellDefinition) {
        var contentKey: SourceRange?
        for field in fields(of: node, as: .cell, owner: cell.keyRange) {
            switch field.keyword {
            case .id: cell.id = identifier(field.value, for: field.name)
            case .identifier: cell.identifier = plainText(field.value, for: field.name)
            case .class: cell.className = plainText(field.value, for: field.name)
            case .style: cell.declaredStyle = cellStyle(field)
            case .content:
                contentKey = field.keyRange
                cell.content = body(field.value)
            case .value: cell.value = dataValue(field.value).map { Box($0) }
            case .item: cell.item = dataValue(field.value).map { Box($0) }
            case .outlets: cell.outlets = outlets(field.value)
            case .segue: cell.segue = segue(field.value, keyRange: field.keyRange)
            case .accessorySegue:
                cell.accessorySegue = segue(field.value, keyRange: field.keyRange)
            default: decodePart(field, into: &cell)
            }
        }
        if let contentKey { checkStyle(of: cell, contentKey) } else { checkCustomStyle(of: cell) }
    }

    private func cellStyle(_ field: Field) -> Located<CellStyle>? {
        guard let word = choice(field.value, of: .cellStyle, for: field.name),
            let style = CellStyle(rawValue: word.value)
        else { return nil }
        return Located(style, at: word.range)
    }

    private func decodePart(_ field: Field, into cell: inout CellDefinition) {
        switch field.keyword {
        case .text: decodeShort(field, .textLabel, .label, .text, into: &cell)
        case .detail: decodeShort(field, .detailTextLabel, .label, .text, into: &cell)
        case .image: decodeShort(field, .imageView, .image, .name, into: &cell)
        case .textLabel: decodeLong(field, .textLabel, .label, into: &cell)
        case .detailTextLabel: decodeLong(field, .detailTextLabel, .label, into: &cell)
        case .imageView: decodeLong(field, .imageView, .image, into: &cell)
        case .accessory: decodeAccessory(field, .accessory, into: &cell)
        case .editingAccessory: decodeAccessory(field, .editingAccessory, into: &cell)
        case .backgroundView: decodeSlot(field, .backgroundView, into: &cell)
        case .selectedBackgroundView: decodeSlot(field, .selectedBackgroundView, into: &cell)
        case .editingStyle:
            if let property = property(field, as: .choice(.editingStyle)) {
                cell.properties.append(property)
            }
        default:
            if let property = property(field) { cell.properties.append(property) }
        }
    }

    /// Decodes `text: Name`, which is short for `textLabel: {text: Name}`.
    private func decodeShort(
        _ field: Field,
        _ slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        _ word: Word,
        into cell: inout CellDefinition
    ) {
        guard let value = propertyValue(field.value, .text, for: field.name) else { return }
        let property = PropertyDefinition(
            value: value,
            word: word,
            nameRange: field.keyRange,
            range: tree.range(field.value)
        )
        if let place = cell.parts.firstIndex(where: { $0.slot == slot }) {
            if let other = cell.parts[place].view.properties[word.text] {
                reportTwice(field.name, slot, at: field.keyRange, with: other.nameRange)
            } else {
                cell.parts[place].view.properties.append(property)
            }
            return
        }
        let view = ViewDefinition(
            kind: kind,
            range: tree.range(field.value),
            kindRange: field.keyRange,
            properties: [property]
        )
        // Where there is a text, a detail or an image most often follows.
        if cell.parts.isEmpty { cell.parts.reserveCapacity(2) }
        cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
    }

    private func decodeLong(
        _ field: Field,
        _ slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        into cell: inout CellDefinition
    ) {
        var view = ViewDefinition(
            kind: kind,
            range: tree.range(field.value),
            kindRange: field.keyRange
        )
        decode(field.value, as: ShapeNumber(kind), owner: field.keyRange, into: &view)
        guard let short = cell.parts.firstIndex(where: { $0.slot == slot }) else {
            cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
            return
        }
        for property in cell.parts[short].view.properties {
            if let other = view.properties[property.name] {
                reportTwice(field.name, slot, at: other.nameRange, with: property.nameRange)
            } else {
                view.properties.append(property)
            }
        }
        cell.parts[short].view = view
    }

    private func reportTwice(
        _ name: String,
        _ slot: CellPartDefinition.Slot,
        at range: SourceRange,
        with other: SourceRange
    ) {
        reportConflict(
            "'\(name)' is set twice: once in '\(slot.rawValue)' and once by its short form",
            at: range,
            with: other
        )
    }

    private func decodeAccessory(
        _ field: Field,
        _ slot: CellPartDefinition.Slot,
        into cell: inout CellDefinition
    ) {
        let isWord =
            tree.kind(field.value) == .scalar
            && Catalog.place(ofKind: tree.text(field.value)) == nil
        guard isWord else {
            decodeSlot(field, slot, into: &cell)
            return
        }
        if let property = property(field, as: .choice(.accessory)) {
            cell.properties.append(property)
        }
    }

    private func decodeSlot(
        _ field: Field,
        _ slot: CellPartDefinition.Slot,
        into cell: inout CellDefinition
    ) {
        guard let view = view(field.value) else { return }
        cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
    }

    /// A cell with content of its own is `custom` and has none of the predefined parts.
    private func checkStyle(of cell: CellDefinition, _ contentKey: SourceRange) {
        if let style = cell.declaredStyle, style.value != .custom {
            reportConflict(
                "a cell of the style '\(style.value.rawValue)' has no 'content'",
                at: contentKey,
                with: style.range,
                help: "leave 'style' out: a cell with content is custom"
            )
            return
        }
        reportPredefinedParts(of: cell, with: contentKey)
    }

    private func checkCustomStyle(of cell: CellDefinition) {
        guard let style = cell.declaredStyle, style.value == .custom else { return }
        reportPredefinedParts(of: cell, with: style.range)
    }

    private func reportPredefinedParts(of cell: CellDefinition, with other: SourceRange) {
        let predefined: [CellPartDefinition.Slot] = [.textLabel, .detailTextLabel, .imageView]
        guard let part = cell.parts.first(where: { predefined.contains($0.slot) }) else { return }
        reportConflict(
            "a custom cell has no '\(part.slot.rawValue)'",
            at: part.keyRange,
            with: other,
            help: "put a view into 'content' in its place, or use a predefined style"
        )
    }
}
