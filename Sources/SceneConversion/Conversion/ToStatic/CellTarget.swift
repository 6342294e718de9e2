import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// What an assignment of a row sets in the cell of a prototype.
struct CellTarget {
    /// Where in a cell a property is.
    enum Place {
        case cell

        /// A view that the cell has by its style.
        case slot(CellPartDefinition.Slot)
        case view(ViewDefinition, inFile: Bool)
    }

    let place: Place

    /// The property, with the groups that it is in.
    let path: [String]

    /// What the catalog says of its values.
    var type: KeyType?

    /// The value without what the prototype itself sets.
    var bare: ViewValue?

    private let view: View
    private let accessor: PropertyAccessor?

    /// The value that the prototype has.
    private let original: ViewValue?

    init(place: Place, path: [String], view: View, accessor: PropertyAccessor?) {
        self.place = place
        self.path = path
        self.view = view
        self.accessor = accessor
        original = accessor?.value(of: view)
    }

    /// What becomes of a property when a row sets it.
    enum Outcome {
        /// The cell is as the prototype is.
        case unchanged

        /// The property is not written.
        case absent
        case written(YAMLValue)

        /// The property does not take the value, or a scene cannot say it.
        case unfit
    }

    /// What setting a value comes to.
    func outcome(of value: DataValue) -> Outcome {
        guard let accessor else {
            return value.isNull ? .unchanged : .written(YAMLValue(value))
        }
        defer { _ = original.map { accessor.set($0, of: view) } }
        guard accessor.set(value, of: view) else { return value.isNull ? .unchanged : .unfit }
        let new = accessor.value(of: view)
        if new == original { return .unchanged }
        if new == bare { return .absent }
        return value.isNull ? .unfit : .written(YAMLValue(value, as: type))
    }

    /// The path from an outlet to the property, where the outlet is to the cell or to the view.
    var pathFromOutlet: [String] {
        guard case .slot(let slot) = place else { return path }
        return [slot.rawValue] + path
    }
}

/// A property that one cell has otherwise than its prototype; nil where it has none.
struct CellChange {
    let place: CellTarget.Place
    let path: [String]
    let value: YAMLValue?
}

extension CellTarget.Place {
    /// What the catalog says of the values of a property.
    func type(of path: [String]) -> KeyType? {
        let shape: Shape? =
            switch self {
            case .cell: Catalog.shape(.cell)
            case .slot(let slot): CellPart.kind(of: slot.rawValue)?.entry.shape
            case .view(let view, _): view.kind.entry.shape
            }
        guard path.count > 1 else { return path.first.flatMap { shape?.key($0)?.type } }
        return Catalog.shape(.accessibility).key(path[1])?.type
    }
}

extension YAMLValue {
    /// A value as a property of a type is written.
    init(_ value: DataValue, as type: KeyType?) {
        switch (type, value) {
        case (.text?, _): self = .template(value.text ?? "")
        case (.number?, .double(let number)):
            self = Int(exactly: number).map { .int($0) } ?? .double(number)
        case (.number?, .int), (.integer?, .int), (.boolean?, .bool): self.init(value)
        case (.list(let element)?, .list(let values)):
            self = .list(values.map { YAMLValue($0, as: element) })
        case (.frame?, .list), (nil, _): self.init(value)
        default: self = value.text.map { .string($0) } ?? YAMLValue(value)
        }
    }

    /// A text that stands for itself where expressions could stand.
    static func template(_ text: String) -> YAMLValue {
        .string(Template.escaped(text))
    }
}

extension Template {
    /// A text with its braces doubled, so that none begins an expression.
    static func escaped(_ text: String) -> String {
        String(text.flatMap { $0 == "{" || $0 == "}" ? [$0, $0] : [$0] })
    }
}
