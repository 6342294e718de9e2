package import SceneRuntime
package import SceneText

extension PropertyAccessor {
    /// Sets the property to a value of code, and says whether the view takes it.
    ///
    /// A property that holds text takes what has a text: whole numbers, numbers and truth values.
    package func set(_ value: DataValue, of view: View) -> Bool {
        guard let natural = ViewValue(value) else { return false }
        if set(natural, of: view) { return true }
        guard let text = value.text else { return false }
        return set(.text(text), of: view)
    }
}

extension ViewValue {
    /// A value of code as views take it; nil for a record, which no property holds.
    fileprivate init?(_ value: DataValue) {
        switch value {
        case .null: self = .nothing
        case .bool(let value): self = .boolean(value)
        case .int(let value): self = .integer(value)
        case .double(let value): self = .number(value)
        case .string(let value): self = .text(value)
        case .record: return nil
        case .list(let values):
            let numbers = values.compactMap(\.number)
            if numbers.count == 4, values.count == 4 {
                self = .frame(
                    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                )
                return
            }
            let elements = values.compactMap(ViewValue.init)
            guard elements.count == values.count else { return nil }
            self = .list(elements)
        }
    }
}

extension DataValue {
    /// The value of a property as code sees it: words, colours and fonts are text.
    package init(_ value: ViewValue) {
        switch value {
        case .nothing: self = .null
        case .boolean(let value): self = .bool(value)
        case .integer(let value): self = .int(value)
        case .number(let value): self = .double(value)
        case .text(let text), .word(let text): self = .string(text)
        case .color(let color): self = .string(color.description)
        case .font(let font): self = .string(font.description)
        case .insets(let insets):
            self = .record(
                Record([
                    (name: "top", value: .double(insets.top)),
                    (name: "left", value: .double(insets.left)),
                    (name: "bottom", value: .double(insets.bottom)),
                    (name: "right", value: .double(insets.right)),
                ])
            )
        case .frame(let frame):
            self = .list(
                [frame.minX, frame.minY, frame.width, frame.height].map(DataValue.double)
            )
        case .list(let values): self = .list(values.map(DataValue.init))
        }
    }
}
