extension View {
    /// The accessor of a property by its name in the catalog; nil when views of the class have none.
    public class func propertyAccessor(named name: String) -> PropertyAccessor? {
        propertyAccessors.last { $0.name == name }
    }

    /// The value of a property by its name in the catalog; nil when the view has no such property.
    public func value(forProperty name: String) -> ViewValue? {
        type(of: self).propertyAccessor(named: name)?.value(of: self)
    }

    /// Sets a property by its name in the catalog, and says whether the view takes the value.
    @discardableResult
    public func setValue(_ value: ViewValue, forProperty name: String) -> Bool {
        type(of: self).propertyAccessor(named: name)?.set(value, of: self) ?? false
    }
}
