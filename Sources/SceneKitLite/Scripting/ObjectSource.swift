import SceneLanguage
package import SceneRuntime
import SceneText

/// A view, a bar item or a controller as expressions see it: by the names of the catalog.
struct ObjectSource: PropertySource {
    let object: AnyObject

    func value(ofProperty name: String) -> ScopeValue? {
        if let own = ScriptedInstance.of(object)?.value(ofOwn: name) { return own }
        switch object {
        case let cell as TableViewCell:
            if let part = cell.part(named: name) { return Self.value(of: part) }
            return value(ofProperty: name, of: cell)
        case let view as View: return value(ofProperty: name, of: view)
        case let item as BarButtonItem: return item.value(ofProperty: name).map(ScopeValue.data)
        case let controller as ViewController:
            return name == "title" ? .data(controller.title.map(DataValue.string) ?? .null) : nil
        default: return nil
        }
    }

    private func value(ofProperty name: String, of view: View) -> ScopeValue? {
        if name == "accessibility" { return .object(AccessibilitySource(view: view)) }
        return view.value(forProperty: name).map { .data(DataValue($0)) }
    }

    /// What an outlet or a part of a cell refers to.
    static func value(of object: AnyObject?) -> ScopeValue {
        object.map { .object(ObjectSource(object: $0)) } ?? .data(.null)
    }
}

/// What a screen reader says about a view, as expressions see it.
private struct AccessibilitySource: PropertySource {
    let view: View

    func value(ofProperty name: String) -> ScopeValue? {
        view.value(forProperty: "accessibility.\(name)").map { .data(DataValue($0)) }
    }
}

extension TableViewCell {
    /// A view that the cell has by its style, by the name of the key; nil for other names.
    ///
    /// The inner value is nil if the style has no such part.
    package func part(named name: String) -> View?? {
        switch name {
        case "textLabel": .some(textLabel)
        case "detailTextLabel": .some(detailTextLabel)
        case "imageView": .some(imageView)
        case "backgroundView": .some(backgroundView)
        case "selectedBackgroundView": .some(selectedBackgroundView)
        default: nil
        }
    }
}

extension BarButtonItem {
    /// The value of a property as code sees it; nil when items have no such property.
    func value(ofProperty name: String) -> DataValue? {
        switch name {
        case "title": title.map(DataValue.string) ?? .null
        case "image": image.map(DataValue.string) ?? .null
        case "item": systemItem.map { .string($0.rawValue) } ?? .null
        case "enabled": .bool(isEnabled)
        default: nil
        }
    }

    /// Sets a property as code does, and says whether the item takes the value.
    func setValue(_ value: DataValue, ofProperty name: String) -> Bool {
        switch (name, value) {
        case ("title", .null): title = nil
        case ("title", _): title = value.text
        case ("image", .null): image = nil
        case ("image", _): image = value.text
        case ("item", .string(let word)): systemItem = SystemItem(rawValue: word)
        case ("enabled", .bool(let value)): isEnabled = value
        default: return false
        }
        return true
    }
}
