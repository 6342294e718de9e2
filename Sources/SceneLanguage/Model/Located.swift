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
