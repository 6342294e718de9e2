import SceneLanguage
import SceneText

/// The outline of a scene file: what it declares, and in scenes and classes what these do.
struct DocumentSymbols {
    private let tree: YAMLTree

    /// What is declared, in the order of the file.
    private let sites: [NameSite]

    init(_ tree: YAMLTree, _ names: NameSites) {
        self.tree = tree
        sites = names.sites.filter(\.isDeclaration)
    }

    /// The numbers of the protocol for what is in each part of a file.
    private static let kinds = [
        "scenes": 2, "classes": 5, "data": 18, "styles": 20, "colors": 20, "snapshots": 14,
    ]

    func values(_ places: TextPlaces) -> [DataValue] {
        guard let root = tree.root else { return [] }
        return tree.entries(root).flatMap { part -> [DataValue] in
            guard let kind = Self.kinds[tree.text(of: part.symbol)], !tree.isAlias(part.value)
            else {
                return []
            }
            return tree.entries(part.value).map { entry in
                let whole = tree.range(of: entry).indices
                let start = max(whole.lowerBound, Int(tree.range(entry.value).start))
                let inner = sites[firstSite(from: start)...].prefix {
                    $0.range.lowerBound < whole.upperBound
                }
                return Self.value(
                    tree.text(of: entry.symbol),
                    kind,
                    whole,
                    tree.range(entry.key).indices,
                    places,
                    inner.map { Self.value($0, places) }
                )
            }
        }
    }

    /// The number of the first site that is not before a byte.
    private func firstSite(from offset: Int) -> Int {
        var (low, high) = (0, sites.count)
        while low < high {
            let middle = (low + high) / 2
            if sites[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func value(_ site: NameSite, _ places: TextPlaces) -> DataValue {
        let kind =
            switch site.kind {
            case .outlet, .property: 7
            case .action: 6
            case .segue: 24
            default: 20
            }
        return value(site.name, kind, site.range, site.range, places, [])
    }

    private static func value(
        _ name: String,
        _ kind: Int,
        _ range: Range<Int>,
        _ selection: Range<Int>,
        _ places: TextPlaces,
        _ children: [DataValue]
    ) -> DataValue {
        .object([
            "name": .string(name.isEmpty ? "–" : name), "kind": .int(kind),
            "range": places.range(range), "selectionRange": places.range(selection),
            "children": .list(children),
        ])
    }
}
