import SceneText

extension CellDefinition: MappingDraft, PropertyHolder {
    private static let contentKey = Catalog.cell.shape.keys.bits(of: ["content"])

    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(range: decoder.range(of: field), keyRange: field.keyRange)
    }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        if reading.seen & Self.contentKey == 0 {
            decoder.checkCustomStyle(of: self)
        } else if declaredStyle != nil || !parts.isEmpty {
            let content = decoder.keyRange(of: Self.contentKey, in: reading, Catalog.cell.shape)
            decoder.checkStyle(of: self, content)
        }
        var cell = self
        cell.content?.leave(to: constraints)
        return cell
    }
}

extension KeyReader where Value == [CellDefinition] {
    static var cells: KeyReader { .onlyList(.shape(Catalog.cell)) }
}

// MARK: - Views that a cell has by its style or around its content

extension Entry where Draft == CellDefinition {
    /// `text: Name`, which is short for `textLabel: {text: Name}`.
    static func short(
        _ name: String,
        of slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        _ key: @autoclosure @escaping @Sendable () -> Key.Name,
        _ summary: String
    ) -> Entry {
        Entry(Key(name, .text, summary, property: true)) { decoder, field, cell in
            guard let value = decoder.propertyValue(field, .text) else { return }
            let property = PropertyDefinition(
                value: value,
                key: key(),
                nameRange: field.keyRange,
                range: decoder.range(of: field)
            )
            decoder.add(property, to: slot, kind, of: &cell, field)
        }
    }

    /// A part with all of its properties: `textLabel: {text: Name}`.
    static func part(
        _ name: String,
        _ slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        _ summary: String
    ) -> Entry {
        Entry(Key(name, .part(kind), summary, uikit: .same, ib: .same)) { decoder, field, cell in
            decoder.readPart(slot, kind, of: &cell, field)
        }
    }

    /// A type of accessory, or a view.
    static func accessory(
        _ name: String,
        _ slot: CellPartDefinition.Slot,
        _ summary: String,
        uikit: Key.Spelling,
        ib: Key.Spelling
    ) -> Entry {
        let type = KeyType.either([.choice(.accessory), .view])
        let key = Key(name, type, summary, default: "none", property: true, uikit: uikit, ib: ib)
        return Entry(key) { decoder, field, cell in
            let text = decoder.tree.text(field.value)
            let isWord =
                decoder.tree.kind(field.value) == .scalar && Catalog.place(ofKind: text) == nil
                && !Catalog.views.contains { $0.uikit == text }
            if !isWord {
                decoder.readView(slot, of: &cell, field)
            } else if let property = decoder.property(field, as: .choice(.accessory)) {
                cell.properties.append(property)
            }
        }
    }

    /// A view behind the cell.
    static func background(
        _ name: String,
        _ slot: CellPartDefinition.Slot,
        _ summary: String
    ) -> Entry {
        Entry(Key(name, .view, summary, uikit: .same)) { decoder, field, cell in
            decoder.readView(slot, of: &cell, field)
        }
    }
}

extension SceneDecoder {
    /// Adds a property to a part of a cell, which may be there already.
    fileprivate func add(
        _ property: PropertyDefinition,
        to slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        of cell: inout CellDefinition,
        _ field: Field
    ) {
        if let place = cell.parts.firstIndex(where: { $0.slot == slot }) {
            if let other = cell.parts[place].view.properties[property.key] {
                reportTwice(name(of: field), slot, at: field.keyRange, with: other.nameRange)
            } else {
                cell.parts[place].view.properties.append(property)
            }
            return
        }
        let view = ViewDefinition(
            kind: kind,
            range: property.range,
            kindRange: field.keyRange,
            properties: [property]
        )
        // Where there is a text, a detail or an image most often follows.
        if cell.parts.isEmpty { cell.parts.reserveCapacity(2) }
        cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
    }

    fileprivate func readPart(
        _ slot: CellPartDefinition.Slot,
        _ kind: ViewKind,
        of cell: inout CellDefinition,
        _ field: Field
    ) {
        var view = view(kind.entry, field, range: range(of: field), in: nil)
        guard let short = cell.parts.firstIndex(where: { $0.slot == slot }) else {
            cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
            return
        }
        for property in cell.parts[short].view.properties {
            if let other = view.properties[property.key] {
                let name = name(of: field)
                reportTwice(name, slot, at: other.nameRange, with: property.nameRange)
            } else {
                view.properties.append(property)
            }
        }
        cell.parts[short].view = view
    }

    fileprivate func readView(
        _ slot: CellPartDefinition.Slot,
        of cell: inout CellDefinition,
        _ field: Field
    ) {
        guard let view = view(field, in: nil) else { return }
        cell.parts.append(CellPartDefinition(slot: slot, keyRange: field.keyRange, view: view))
    }

    private func reportTwice(
        _ name: String,
        _ slot: CellPartDefinition.Slot,
        at range: SourceRange,
        with other: SourceRange
    ) {
        reportConflict(
            "'\(name)' is set twice: once in '\(slot.rawValue)' and once in its short form",
            at: range,
            with: other
        )
    }

    /// A cell with content of its own is `custom` and has none of the predefined parts.
    fileprivate func checkStyle(of cell: CellDefinition, _ contentKey: SourceRange) {
        if let style = cell.declaredStyle, style.value != .custom {
            reportConflict(
                "a cell of the style '\(style.value.rawValue)' has no 'content'",
                at: contentKey,
                with: style.range,
                help: "remove 'style': a cell with content is custom"
            )
            return
        }
        reportPredefinedParts(of: cell, with: contentKey)
    }

    fileprivate func checkCustomStyle(of cell: CellDefinition) {
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
            help: "put a view into 'content' instead, or use a predefined style"
        )
    }
}
