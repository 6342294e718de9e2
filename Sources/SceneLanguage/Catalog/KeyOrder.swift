package import SceneText

/// The order in which the keys of a cell or a view read best, for keys that are added to it.
package struct KeyOrder: Sendable {
    package let keys: [String]

    private init(_ keys: [String]) { self.keys = keys }

    /// The order in which the catalog lists the keys of a mapping.
    package init(_ shape: Shape) { self.init(shape.keys.map(\.name)) }

    /// What a cell is and says, how it looks, what is in it, its record, where it leads.
    package static let cell = KeyOrder(Catalog.shape(.cell))

    /// Who a class is, what it holds, where its rows come from, what it does.
    package static let classes = KeyOrder(Catalog.shape(.class))

    /// What a view is and shows, where it is, how it looks, what happens when it is touched, what is in it.
    package static func view(_ kind: ViewKind) -> KeyOrder {
        let keys = kind.entry.shape.keys
        let last = ["accessibility", "actions", "segue"] + Catalog.tableContentKeys + ["views"]
        let shown = keys.filter(\.isMain).map(\.name).filter { !last.contains($0) }
        let first = ["id", "tag", "class"] + shown + Catalog.placingKeys
        let others = keys.map(\.name).filter { !first.contains($0) && !last.contains($0) }
        return KeyOrder(first + others + last)
    }

    /// The keys within a key of a cell or a view.
    package static func inside(_ key: String) -> KeyOrder {
        CellPart.kind(of: key).map { view($0) }
            ?? KeyOrder(Catalog.shape(.accessibility).keys.map(\.name))
    }

    /// The keys that belong before another.
    package func keys(before key: String) -> [String] {
        Array(keys[..<(keys.firstIndex(of: key) ?? 0)])
    }

    /// Where a new key goes among others: after the last one that belongs before it.
    package func place(of key: String, among pairs: [YAMLPair]) -> Int {
        guard let rank = rank(of: key) else { return pairs.count }
        let last = pairs.lastIndex { self.rank(of: $0.key).map { $0 < rank } ?? false }
        return last.map { $0 + 1 } ?? 0
    }

    /// Entries in the order in which keys read best.
    package func sorted(_ pairs: [YAMLPair]) -> [YAMLPair] {
        pairs.enumerated()
            .sorted { first, second in
                let ranks = (rank(of: first.element.key), rank(of: second.element.key))
                return (ranks.0 ?? keys.count, first.offset) < (
                    ranks.1 ?? keys.count, second.offset
                )
            }
            .map(\.element)
    }

    /// A part of a cell has its place under its long name and under its short one.
    package func rank(of key: String) -> Int? {
        CellPart.shortKey(of: key).flatMap(keys.firstIndex) ?? keys.firstIndex(of: key)
    }
}
