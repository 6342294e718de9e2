/// A property of a class of views by its name in the catalog: how it is read and how it is set.
public struct PropertyAccessor {
    /// What a picture has of the value of a property.
    public nonisolated enum Depiction: Sendable {
        /// Its text as it is: another that is as wide changes nothing but the letters. Nothing is
        /// not the same as an empty text.
        case text

        /// Nothing.
        case nothing

        /// Anything may follow from it.
        case value
    }

    /// The name in the catalog.
    public let name: String

    /// What a picture of the view has of the value.
    public let depiction: Depiction

    private let read: (View) -> ViewValue?
    private let write: (View, ViewValue) -> Bool

    /// Makes the accessor of a property.
    ///
    /// The path is put together when it is first followed: a class has dozens of properties, of
    /// which a scene sets a few, and the type of each path would be looked up by its name.
    public init<Root: View, Value: PropertyConvertible>(
        _ name: String,
        _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Root, Value>,
        drawn depiction: Depiction = .value
    ) {
        self.name = name
        self.depiction = depiction
        read = { ($0 as? Root)?[keyPath: path()].propertyValue }
        write = { view, value in
            guard let root = view as? Root, let value = Value(propertyValue: value) else {
                return false
            }
            root[keyPath: path()] = value
            return true
        }
    }

    /// The value of the property; nil when the view has no such property.
    public func value(of view: View) -> ViewValue? { read(view) }

    /// Sets the property, and says whether the view takes the value.
    public func set(_ value: ViewValue, of view: View) -> Bool { write(view, value) }
}
