package import SceneText

/// A value with the bytes that declare it.
package struct Located<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value

    /// Where it is.
    package var range: SourceRange

    /// Makes a located value.
    @inlinable
    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// Keeps a large or recursive definition behind a reference, so that it is never copied.
///
/// Parts are named as if there were no box. In a key path, which is put together anew each time that
/// it is used, the box has to be named too: `\.unboxed.id`.
@dynamicMemberLookup
package final class Box<Value: Sendable>: Sendable {
    /// The definition.
    package let unboxed: Value

    /// Boxes a definition.
    @inlinable
    package init(_ definition: consuming Value) { unboxed = definition }

    /// A part of the definition.
    @inlinable
    package subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> Part {
        unboxed[keyPath: part]
    }
}
