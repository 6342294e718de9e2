import SceneLanguage
import SceneRuntime
import SceneText

extension ViewMaker {
    /// Sets what the scene gives by key paths, over all other properties as UIKit does; what the view does not
    /// have is kept with it.
    func set(_ attributes: [RuntimeAttributeDefinition], of view: View) {
        for attribute in attributes {
            guard let value = ViewValue(attribute.value.value) else { continue }
            let accessor = loader.accessors.accessor(of: attribute.property, for: view)
            if accessor?.set(value, of: view) == true { continue }
            view.runtimeAttributes.append((attribute.path.value, value))
        }
    }
}

extension [RuntimeAttributeDefinition] {
    /// The paths with their values, of what has no properties by name.
    var values: [(path: String, value: ViewValue)] {
        compactMap { attribute in
            ViewValue(attribute.value.value).map { (attribute.path.value, $0) }
        }
    }
}

extension ViewValue {
    /// Plain data as views take it; nil for a record.
    fileprivate init?(_ value: DataValue) {
        switch value {
        case .null: self = .nothing
        case .bool(let value): self = .boolean(value)
        case .int(let value): self = .integer(value)
        case .double(let value): self = .number(value)
        case .string(let value): self = .text(value)
        case .list(let values): self = .list(values.compactMap { ViewValue($0) })
        case .record: return nil
        }
    }
}
