package import SceneText

/// The views that a cell has by its style, as its keys name them.
package enum CellPart {
    /// The parts by the short keys that set their main property.
    private static let parts = [
        "text": "textLabel", "detail": "detailTextLabel", "image": "imageView",
    ]

    /// The parts by their long names.
    package static let names = parts.values.sorted()

    /// The part that a short key means; nil for any other key.
    package static func part(of key: String) -> String? { parts[key] }

    /// The kind of view that a key means, long or short; nil for other keys.
    package static func kind(of key: String) -> ViewKind? {
        let name = parts[key] ?? key
        guard case .part(let kind)? = Catalog.shape(.cell).key(name)?.type else { return nil }
        return kind
    }

    /// The property that a short key sets; nil for a long one.
    package static func short(_ key: String) -> String? {
        parts[key].flatMap(kind)?.mainKey
    }

    /// The short key for a part; nil for any other key.
    package static func shortKey(of part: String) -> String? {
        parts.first { $0.value == part }?.key
    }
}

extension ViewKind {
    /// The property that a scalar or a list in place of the view's keys sets.
    package var mainKey: String? { entry.shape.mainKey?.name }
}
