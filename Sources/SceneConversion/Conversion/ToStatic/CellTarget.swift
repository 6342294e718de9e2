import SceneKitLite
import SceneLanguage
import SceneRuntime
import SceneText

/// What an assignment of a row sets in the cell of a prototype.
struct CellTarget {
    let path: CellPath

    /// What the catalog says about its values.
    let type: KeyType?

    /// The value without what the prototype itself sets.
    let bare: ViewValue?

    private let view: View
    private let accessor: PropertyAccessor?

    /// The value that the prototype has.
    private let original: ViewValue?

    init(
        _ path: CellPath,
        _ type: KeyType?,
        of view: View,
        bare: View?,
        _ accessor: PropertyAccessor?
    ) {
        self.path = path
        self.type = type
        self.view = view
        self.accessor = accessor
        self.bare = bare.flatMap { accessor?.value(of: $0) }
        original = accessor?.value(of: view)
    }

    /// What a row that sets a value changes in the prototype; nil where the property does not take the value,
    /// or a scene cannot say it.
    func changes(setting value: DataValue) -> [CellChange]? {
        guard let accessor else {
            return value.isNull ? [] : [CellChange(path, YAMLValue(value))]
        }
        defer { _ = original.map { accessor.set($0, of: view) } }
        guard accessor.set(value, of: view) else { return value.isNull ? [] : nil }
        let new = accessor.value(of: view)
        // What the prototype limits, the row may have given other limits.
        if new?.isLimited(from: value) ?? false {
            return [CellChange(path, YAMLValue(value, as: type))]
        }
        if new == original { return [] }
        if new == bare { return [CellChange(path, nil)] }
        return value.isNull ? nil : [CellChange(path, YAMLValue(value, as: type))]
    }
}

extension ViewValue {
    /// Whether this is another number than was asked for.
    fileprivate func isLimited(from value: DataValue) -> Bool {
        let wanted: Double
        switch value {
        case .int(let number): wanted = Double(number)
        case .double(let number): wanted = number
        default: return false
        }
        switch self {
        case .integer(let number): return Double(number) != wanted
        case .number(let number): return number != wanted
        default: return false
        }
    }
}

/// A property in which a cell differs from its prototype; nil where it has none.
struct CellChange {
    let path: CellPath
    let value: YAMLValue?

    init(_ path: CellPath, _ value: YAMLValue?) {
        self.path = path
        self.value = value
    }

    /// A change of the cell itself.
    init(_ key: String, _ value: YAMLValue) { self.init(CellPath(.cell, [key]), value) }
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

    /// A text that is literal where expressions are allowed.
    static func template(_ text: String) -> YAMLValue {
        .string(text.withoutExpressions)
    }
}
