import SceneLanguage
import SceneText

/// Finds all parts of a kind in definitions, wherever they stand.
///
/// It walks whatever the definitions hold, so that no place can be forgotten.
enum DefinitionSearch {
    /// The parts of a type, in the order of the definitions; parts within parts are not looked for.
    static func all<Part>(_ type: Part.Type, in definition: Any) -> [Part] {
        var found: [Part] = []
        collect(definition, into: &found)
        return found
    }

    /// The places at which expressions name something by the first part of a path.
    static func uses(of name: String, in definition: Any) -> [SourceRange] {
        all(ValueExpression.self, in: definition).flatMap(\.paths)
            .filter { $0.root.name == name }
            .map { $0.root.range }
    }

    private static func collect<Part>(_ value: Any, into found: inout [Part]) {
        if let part = value as? Part {
            found.append(part)
            return
        }
        for child in Mirror(reflecting: value).children { collect(child.value, into: &found) }
    }
}
