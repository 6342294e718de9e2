package import SceneText

/// The values that an expression can see by name, when it is evaluated.
///
/// It is to values what `Scope` is to types.
package protocol ValueScope {
    /// The value of a name; nil when it is not in scope.
    func value(of name: String) -> ScopeValue?

    /// Counts elements of a list that are about to be looked at, and says whether there may be so many.
    func mayLook(at elements: Int) -> Bool

    /// Whether a name that is absent is that of a row, and this is in none.
    func isRowless(_ name: String) -> Bool
}

extension ValueScope {
    /// As many as there are.
    package func mayLook(at elements: Int) -> Bool { true }

    /// In no place that knows of rows.
    package func isRowless(_ name: String) -> Bool { false }
}

/// What a name refers to.
package enum ScopeValue {
    /// A value, which may be null.
    case data(DataValue)

    /// A view or a controller, whose properties are all that an expression can ask for.
    case object(any PropertySource)
}

/// A view or a controller as an expression sees it.
package protocol PropertySource {
    /// What a property holds; nil when there is no such property.
    func value(ofProperty name: String) -> ScopeValue?
}
