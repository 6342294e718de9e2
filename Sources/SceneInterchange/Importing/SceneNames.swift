import SceneLanguage
import SceneText

/// Gives the scenes and views of a document ids that a person would give, each once.
///
/// The ids of Interface Builder mean nothing to a person; these come from outlets, labels and titles, and
/// are the same in every run.
package struct SceneNames: Sendable {
    private var names = NumberedNames()

    /// Makes names of which none is taken.
    package init() {}

    /// The first of some names that makes an id, numbered where it is taken.
    mutating func id(for candidates: [String?], else fallback: String) -> String {
        names.name(candidates.lazy.compactMap { $0 }.compactMap(Self.id).first ?? fallback)
    }

    /// A text as an id: its words without blanks; nil where it has no letter that an id may have.
    static func id(of text: String) -> String? {
        if text.isIdentifier { return lowercasedFirst(text) }
        // A long text is not a name, but its beginning is.
        let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.prefix(4)
        var id = ""
        for word in words {
            id += id.isEmpty ? lowercasedFirst(word) : word.uppercasedFirst
        }
        guard id.count <= 40, id.isIdentifier else { return nil }
        return id
    }

    /// A name that begins in lower case: `MITNews` becomes `mitNews`.
    private static func lowercasedFirst(_ name: some StringProtocol) -> String {
        var capitals = name.prefix { $0.isUppercase }
        let rest = name.dropFirst(capitals.count)
        if capitals.count > 1, rest.first?.isLetter == true { capitals = capitals.dropLast() }
        return capitals.lowercased() + name.dropFirst(capitals.count)
    }

    /// The name of a controller's class as that of its scene: `PeopleViewController` is `people`.
    static func scene(ofClass name: String) -> String {
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) {
            let rest = name.dropLast(ending.count)
            return rest.isEmpty ? name : String(rest)
        }
        return name
    }
}
