extension BarItemDefinition: MappingDraft, PropertyHolder {
    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(range: decoder.range(of: field))
    }
}

extension TabItemDefinition: EmptyDraft, PropertyHolder {}

extension KeyReader where Value == BarItemDefinition {
    /// An item of a navigation bar: a title, a system item, or a mapping.
    static var barItem: KeyReader {
        KeyReader(.either([.text, .shape(.barItem)])) { decoder, field in
            decoder.barItem(field)
        }
    }
}

extension SceneDecoder {
    fileprivate func barItem(_ field: Field) -> BarItemDefinition? {
        if tree.kind(field.value) == .mapping { return read(field, as: Catalog.barItem) }
        guard let text = plainText(field) else { return nil }
        var item = BarItemDefinition(range: text.range)
        if Choice.systemItem.contains(text.value) {
            item.systemItem = text
        } else if let value = propertyValue(field, .text) {
            let title = PropertyDefinition(
                value: value,
                key: .title,
                nameRange: text.range,
                range: text.range
            )
            item.properties = [title]
        }
        return item
    }
}
