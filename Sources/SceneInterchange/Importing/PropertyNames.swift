import SceneLanguage
import SceneText

/// The properties of a shape by the attributes and parts that say them in a document.
struct PropertyNames: Sendable {
    struct Property: Sendable {
        /// The place of the key among those of its shape.
        let place: Int

        let key: Key

        /// The name in a document, after the parts that it is in.
        let path: [String]
    }

    private let properties: [String: [Property]]

    private init(_ shape: Shape) {
        let all = shape.keys.enumerated().compactMap { place, key -> Property? in
            guard key.isProperty, !Self.keptKeys.contains(key.name),
                let name = key.interfaceBuilderName
            else { return nil }
            return Property(place: place, key: key, path: Self.path(name))
        }
        properties = Dictionary(grouping: all) { $0.path[0] }
    }

    /// What is said by an attribute or a part of a name.
    subscript(name: String) -> [Property] { properties[name] ?? [] }

    /// What belongs to a part of an object is said by its path: `navigationItem/prompt`.
    static func path(_ name: String) -> [String] { name.split(separator: "/").map(String.init) }

    /// What a picture in text has no use for, or what is said otherwise.
    private static let keptKeys: Set<String> = [
        "opaque", "clipsToBounds", "frame", "autoresizing", "margins", "highlighted",
    ]

    /// The properties of a shape of the catalog.
    static func of(_ shape: Shape) -> PropertyNames {
        known[ObjectIdentifier(shape)] ?? PropertyNames(shape)
    }

    private static let known: [ObjectIdentifier: PropertyNames] = {
        let shapes = Shape.Name.allCases.map(Catalog.shape) + Catalog.views.map(\.shape)
        return Dictionary(firstOf: shapes.map { (ObjectIdentifier($0), PropertyNames($0)) })
    }()
}
