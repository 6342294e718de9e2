import SceneRuntime
import SceneText

/// What an assignment sets: a property of a living object, with the value that it had at first.
enum LivingTarget {
    case view(View, PropertyAccessor, original: ViewValue?)
    case item(BarButtonItem, property: String)
    case title(ViewController)

    /// The value of a cell in a section with checkmarks.
    case value(TableViewCell)

    /// What is checked in a section of a controller's table.
    case checked(ScriptedInstance, section: String)

    /// A property that a class of the file declares.
    case property(ScriptedInstance, name: String)

    /// Finds the target of a path, from the object where it starts; nil if it leads nowhere.
    ///
    /// A path leads nowhere when an outlet on its way is not connected.
    init?(_ path: [String], from root: AnyObject, _ accessors: AccessorTable) {
        var object = root
        var parts = path[...]
        while parts.count > 1, let name = parts.first {
            guard name != "accessibility" else { break }
            guard let next = Self.step(to: name, from: object) else { return nil }
            object = next
            parts = parts.dropFirst()
        }
        guard let name = parts.first else { return nil }
        if parts.count == 1, let script = ScriptedInstance.of(object),
            script.type.hasProperty(name)
        {
            self = .property(script, name: name)
            return
        }
        if parts.count == 1, let script = ScriptedInstance.of(object), script.hasSection(name) {
            self = .checked(script, section: name)
            return
        }
        switch object {
        case let cell as TableViewCell where parts.count == 1 && name == "value":
            self = .value(cell)
        case let view as View:
            let property = parts.count == 1 ? name : parts.joined(separator: ".")
            guard let accessor = accessors.accessor(of: property, for: view) else { return nil }
            self = .view(view, accessor, original: accessor.value(of: view))
        case let item as BarButtonItem: self = .item(item, property: name)
        case let controller as ViewController where name == "title": self = .title(controller)
        default: return nil
        }
    }

    private static func step(to name: String, from object: AnyObject) -> AnyObject? {
        if name.utf8.first == UInt8(ascii: "#") {
            return Int(name.dropFirst()).flatMap { (object as? View)?.viewWithTag($0) }
        }
        if let view = ScriptedInstance.of(object)?.outlet(name) { return view }
        return (object as? TableViewCell)?.part(named: name) ?? nil
    }

    /// Sets the value, and says whether the object takes it; nil gives back what it was at first.
    func set(_ value: DataValue) -> Bool {
        switch self {
        case .view(let view, let accessor, let original):
            if accessor.set(value, of: view) { return true }
            guard value.isNull, let original else { return false }
            return accessor.set(original, of: view)
        case .item(let item, let property): return item.setValue(value, ofProperty: property)
        case .title(let controller):
            controller.title = value.text
        case .value(let cell):
            cell.value = value.isNull ? nil : AnyHashable(value)
        case .checked(let instance, let section): instance.check(value, inSection: section)
        case .property(let instance, let name): instance.setProperty(name, to: value)
        }
        return true
    }

    /// The value that the property of a view has now.
    var value: ViewValue? {
        guard case .view(let view, let accessor, _) = self else { return nil }
        return accessor.value(of: view)
    }

    /// Gives the property the value that it had at first.
    func reset() {
        guard case .view(let view, let accessor, let original?) = self else { return }
        _ = accessor.set(original, of: view)
    }
}
