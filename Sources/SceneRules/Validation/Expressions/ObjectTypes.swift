import SceneLanguage
import SceneText

/// The properties of objects: of views by the catalog, of the file's classes by declaration.
struct ObjectTypes {
    let classes: ClassTable

    /// A property that an expression can read and an assignment can set.
    struct Property {
        var type: ValueType

        /// The entry of the catalog; nil for what a class of the file declares.
        var key: Key?
    }

    /// The property of a name; nil when objects of the class have none.
    func property(_ name: String, of className: String) -> Property? {
        if let resolved = classes[className] { return resolved.property(name) }
        return className == Catalog.accessibilityClass
            ? RuntimeProperties.ofAccessibility[name] : Property(type: .unknown)
    }

    /// The names of all properties, those of the file first.
    func names(of className: String) -> [NameIndex] {
        let resolved = classes[className]
        let own = resolved.map { [$0.propertyNames, $0.outletNames] } ?? []
        let keys = Catalog.propertyKeys(ofClass: resolved?.runtime?.name ?? className)
        return own + [NameIndex(keys.filter { $0.type.valueType != nil }.map(\.name))]
    }

    /// Our name for a property that others call so.
    func spelling(of name: String, in className: String) -> String? {
        let runtime = classes[className]?.runtime?.name ?? className
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

/// The properties that objects of a class of the runtime have, each with its type.
struct RuntimeProperties: Sendable {
    private let all: [(name: String, property: ObjectTypes.Property)]

    static let none = RuntimeProperties([])
    static let ofAccessibility = RuntimeProperties(Catalog.shape(.accessibility).keys)

    /// Text without a default may be absent, as in UIKit.
    init(_ keys: [Key]) {
        all = keys.compactMap { key in
            guard let type = key.type.valueType else { return nil }
            let mayBeAbsent = type == .string && key.fallback == nil
            return (key.name, .init(type: mayBeAbsent ? type.optional : type, key: key))
        }
    }

    /// The property of a name; nil when there is none.
    subscript(name: String) -> ObjectTypes.Property? {
        for place in all.indices where all[place].name == name { return all[place].property }
        return nil
    }
}

extension ResolvedClass {
    /// The property of a name; nil when objects of the class have none.
    func property(_ name: String) -> ObjectTypes.Property? {
        if let place = properties.place(of: name) {
            return ObjectTypes.Property(type: properties[place].valueType)
        }
        if let place = outlets.place(of: name) {
            return ObjectTypes.Property(type: outlets[place].type.value.valueType)
        }
        if let property = runtimeProperties[name] { return property }
        return isOpen ? ObjectTypes.Property(type: .unknown) : nil
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
