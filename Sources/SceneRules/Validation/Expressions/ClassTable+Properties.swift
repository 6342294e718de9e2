import SceneLanguage
import SceneText

/// A property that an expression can read and an assignment can set.
struct ObjectProperty: Sendable {
    static let unknown = ObjectProperty(type: .unknown)

    var type: ValueType

    /// The entry of the catalog; nil for what a class of the file declares.
    var key: Key?
}

extension ObjectProperty {
    /// The properties of some keys, by name.
    ///
    /// Text without a default may be absent, as in UIKit.
    static func all(_ keys: [Key]) -> [String: ObjectProperty] {
        var all: [String: ObjectProperty] = [:]
        for key in keys where all[key.name] == nil {
            guard let type = key.type.valueType else { continue }
            let mayBeAbsent = type == .string && key.fallback == nil
            all[key.name] = ObjectProperty(type: mayBeAbsent ? type.optional : type, key: key)
        }
        return all
    }

    fileprivate static let ofAccessibility = all(Catalog.shape(.accessibility).keys)
}

extension ClassTable {
    /// The property of a name; nil when objects of the class have none.
    func property(_ name: String, of className: String) -> ObjectProperty? {
        if let resolved = self[className] { return resolved.property(name) }
        return className == Catalog.accessibilityClass
            ? ObjectProperty.ofAccessibility[name] : .unknown
    }

    /// The names of all properties, those of the file first; those of outlets too unless they are not connected yet.
    func propertyNames(of className: String, hasOutlets: Bool = true) -> [NameIndex] {
        let resolved = self[className]
        let own = resolved.map { [$0.propertyNames] + (hasOutlets ? [$0.outletNames] : []) } ?? []
        let keys = Catalog.propertyKeys(ofClass: resolved?.runtime?.name ?? className)
        return own + [NameIndex(keys.filter { $0.type.valueType != nil }.map(\.name))]
    }

    /// Our name for a property that other frameworks name differently.
    func spelling(of name: String, in className: String) -> String? {
        let runtime = self[className]?.runtime?.name ?? className
        if let path = Catalog.synonym(of: name, as: .property(of: runtime)) { return path }
        let keys = Catalog.propertyKeys(ofClass: runtime)
        if let key = keys.first(where: { $0.isSpelledElsewhere(name) && $0.type.valueType != nil })
        {
            return key.name
        }
        let shape = Catalog.views.first { $0.className == runtime }?.shape
        return shape?.spelling(of: name)
    }
}

extension ResolvedClass {
    /// The property of a name; nil when objects of the class have none.
    func property(_ name: String) -> ObjectProperty? {
        if let property = properties[name] { return ObjectProperty(type: property.valueType) }
        if let outlet = outlets[name] { return ObjectProperty(type: outlet.type.value.valueType) }
        return runtimeProperties[name] ?? (isOpen ? .unknown : nil)
    }

    /// Whether objects may have properties that nothing here declares.
    var isOpen: Bool { !isComplete || isSwift }
}

extension PropertyDeclaration {
    /// The type of the values; unknown where it was not understood.
    var valueType: ValueType { type?.value.valueType ?? .unknown }
}

extension OutletType {
    /// The type of what the outlet is connected to.
    var valueType: ValueType {
        let object = ValueType.object(className)
        if isCollection { return .list(object) }
        return isOptional ? object.optional : object
    }
}
