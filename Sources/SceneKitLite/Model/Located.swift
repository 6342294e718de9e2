/// A value with the bytes that declare it.
package struct Located<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value

    /// Where it stands.
    package var range: SourceRange

    /// Makes a located value.
    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// Keeps a large or recursive definition behind a reference.
package indirect enum Box<Value: Sendable>: Sendable {
    case box(Value)

    /// The definition.
    package var value: Value {
        switch self {
        case .box(let value): value
        }
    }
}
