import SceneLanguage

/// The properties that the code of a file sets, and of which views, as far as the file alone says it.
struct CodeChanges: Sendable {
    /// The properties whose views are told apart; any other counts for all of them.
    private static let ofSingleViews: Set = [
        "alpha", "enabled", "hidden", "segments", "userInteraction",
    ]

    /// The ids of the views of which a property is set.
    private var ids: [String: Set<String>] = [:]

    /// The properties that are set of what has no outlet, which may be any view.
    private var ofAnything: Set<String> = []

    init(_ index: SceneIndex) {
        var targets: [Substring: [String]] = [:]
        for outlet in index.owners.lazy.flatMap(\.outlets) {
            targets[outlet.name.value[...], default: []] += outlet.targets.map(\.value)
        }
        for path in Set(index.file.classes.flatMap(\.setPaths) + index.fedPaths) {
            let parts = path.split(separator: ".", maxSplits: 1)
            if parts.count == 2, Self.ofSingleViews.contains(String(parts[1])),
                let named = targets[parts[0]]
            {
                // The ids in a view file are outlets without being connected.
                ids[String(parts[1]), default: []].formUnion(named + [String(parts[0])])
            } else {
                addEnds(of: path)
            }
        }
    }

    /// Notes what a path may set: its last part, which may have points of its own.
    private mutating func addEnds(of path: String) {
        var end = path[...]
        ofAnything.insert(path)
        while let point = end.firstIndex(of: ".") {
            end = end[end.index(after: point)...]
            ofAnything.insert(String(end))
        }
    }

    /// Whether a property of this name may be set of some view.
    func maySet(_ name: String) -> Bool { ofAnything.contains(name) || ids[name] != nil }

    /// Whether a property of this name may be set of a view, which code finds by its id if it has an outlet.
    func maySet(_ name: String, of id: String?) -> Bool {
        ofAnything.contains(name) || id.map { ids[name]?.contains($0) ?? false } ?? false
    }
}
