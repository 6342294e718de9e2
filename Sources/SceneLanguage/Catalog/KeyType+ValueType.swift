import SceneText

extension KeyType {
    /// The type of the values that code reads and sets; nil where a key holds no such value.
    package var valueType: ValueType? {
        switch self {
        case .text, .choice, .color, .font, .date: .string
        case .integer: .int
        case .number: .double
        case .boolean, .always: .bool
        case .frame, .extent: .list(.double)
        case .insets, .offsets, .data: .unknown
        case .list(let element): element.valueType.map { .list($0) }
        case .computed(let type): type.valueType
        case .part(let kind): .object(kind.className)
        case .shape(.accessibility): .object(Catalog.accessibilityClass)
        case .view: .object(ViewKind.view.className)
        case .either(let types): types.lazy.compactMap(\.valueType).first
        default: nil
        }
    }

    /// The sets of words that a value may be from.
    package var choices: [Choice] {
        switch self {
        case .choice(let choice): [choice]
        case .list(let type), .onlyList(let type), .map(_, let type), .computed(let type):
            type.choices
        case .either(let types): types.flatMap(\.choices)
        default: []
        }
    }

    /// The type that a word or a number has to fit: the first of several that has values.
    package var plainType: KeyType {
        guard case .either(let types) = self else { return self }
        return types.first { $0.valueType != nil } ?? self
    }
}

extension Catalog {
    /// The name under which expressions know what a screen reader says of a view.
    package static let accessibilityClass = "Accessibility"

    /// The keys of the properties that objects of a class of the runtime have.
    ///
    /// The short forms of a cell are spellings of its parts' properties, and none of its own.
    package static func propertyKeys(ofClass name: String) -> [Key] {
        switch name {
        case accessibilityClass: return shape(.accessibility).keys
        case "TableViewCell": return cellPropertyKeys
        case "BarButtonItem": return shape(.barItem).keys
        case "LayoutConstraint": return shape(.constraint).keys
        case "Control": return commonViewKeys
        default:
            if let entry = views.first(where: { $0.className == name }) { return entry.shape.keys }
            guard case .controller = runtimeClass(name)?.role else { return [] }
            return shape(.scene).keys.filter(\.type.isPlain)
        }
    }

    private static let cellPropertyKeys = shape(.cell).keys.filter {
        !["text", "detail", "image", "item"].contains($0.name)
    }
}
