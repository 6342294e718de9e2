/// A value that few things have: kept apart, so that what may have it stays small.
///
/// Definitions are kept in lists and handed around; what they hold in place is copied with them.
@propertyWrapper
package struct Rare<Value: Sendable>: Sendable {
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box?

    @inlinable
    package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

    @inlinable package var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }
}

extension Rare: CustomReflectable {
    /// Outlines show the value as if it were held in place.
    package var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
