package import SceneText

/// The names that an expression can see, each with what is known of its value.
///
/// Validation implements it from what a scene declares. A data field is optional in its record:
/// any row may lack it.
package protocol Scope {
    /// The type of a name; nil when the name cannot be seen here.
    func type(of name: String) -> ValueType?

    /// The type of a property of a view or a controller; nil when it has none.
    ///
    /// The object is named as in `ValueType.object`.
    func type(ofProperty property: String, of object: String) -> ValueType?

    /// All names that can be seen, in the order in which a person should read them.
    var names: [NameIndex] { get }

    /// All properties of a view or a controller.
    func properties(of object: String) -> [NameIndex]

    /// Why a name that exists elsewhere cannot be seen here; nil when there is nothing to say.
    ///
    /// An example is `row` outside a cell.
    func reasonForAbsence(of name: String) -> String?

    /// What to do in place of naming it here; nil when there is nothing to say.
    func remedyForAbsence(of name: String) -> String?

    /// Why the value of a path is certain to be absent at a part of it, or is so for some rows; nil where it may be
    /// there.
    func certainAbsence(of path: ValuePath, at place: Int) -> String?

    /// What is written here for a path of other frameworks, such as `indexPath.row`.
    func spelling(ofPath parts: [String]) -> String?

    /// Our name for a property that other frameworks name differently.
    func spelling(ofProperty property: String, of object: String) -> String?
}

extension Scope {
    /// Knows of nothing.
    package func certainAbsence(of path: ValuePath, at place: Int) -> String? { nil }

    /// Nothing.
    package func spelling(ofPath parts: [String]) -> String? { nil }

    /// None.
    package func spelling(ofProperty property: String, of object: String) -> String? { nil }

    /// Says nothing.
    package func reasonForAbsence(of name: String) -> String? { nil }

    /// Nothing.
    package func remedyForAbsence(of name: String) -> String? { nil }
}
