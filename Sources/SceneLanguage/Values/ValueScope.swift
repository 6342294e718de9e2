package import SceneText

/// The values that an expression can see by name, when it is evaluated.
///
/// It is to values what `Scope` is to types.
package protocol ValueScope {
    /// What a name stands for; nil when the name cannot be seen here.
    func value(of name: String) -> ScopeValue?
}

/// What a name stands for.
package enum ScopeValue {
    /// A value, which may be null.
    case data(DataValue)

    /// A view or a controller, of which an expression can only ask properties.
    case object(any PropertySource)
}

/// A view or a controller as an expression sees it.
package protocol PropertySource {
    /// What a property holds; nil when there is no such property.
    func value(ofProperty name: String) -> ScopeValue?
}
