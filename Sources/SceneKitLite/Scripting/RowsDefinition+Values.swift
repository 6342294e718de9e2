import SceneLanguage

extension RowsDefinition {
    /// What is computed for headers and footers.
    var titles: [ValueDefinition] {
        [header, footer, indexTitle].compactMap { $0 }
            + headViews.all(PropertyDefinition.self).compactMap { property in
                guard case .template(let template) = property.value else { return nil }
                return ValueDefinition(content: .template(template), range: property.range)
            }
    }

    /// What decides which rows there are.
    var selection: [ValueDefinition] {
        let origin: ValueDefinition? =
            switch self.origin {
            case .count(let value), .expression(let value): value
            case .data, .inline, nil: nil
            }
        return [origin, condition, sort, section, rows].compactMap { $0 }
    }
}

extension ValueDefinition {
    /// The names that the value is computed from.
    var names: [String] { expressions.flatMap(\.paths).map(\.root.name) }

    /// The fields of `item` that the value depends on; nil if it may be any of them.
    var itemFields: [String]? {
        var fields: [String] = []
        for path in expressions.flatMap(\.paths) where path.root.name == "item" {
            guard !path.members.isEmpty else { return nil }
            fields.append(path.members[0].name)
        }
        return fields
    }
}
