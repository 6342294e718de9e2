import SceneLanguage
import SceneText

/// The order in which the keys of a cell or a view read best, for keys that are added to it.
struct KeyOrder {
    private let keys: [String]

    private init(_ keys: [String]) { self.keys = keys }

    /// What a cell is and says, how it looks, what is in it, its record, where it leads.
    static let cell: KeyOrder = {
        var keys = Catalog.shape(.cell).keys.map(\.name)
        // What is long comes after what a line says.
        let last = ["content", "item"]
        keys.removeAll { last.contains($0) }
        keys.insert(contentsOf: last, at: keys.firstIndex(of: "outlets") ?? keys.endIndex)
        return KeyOrder(keys)
    }()

    /// Who a class is, what it holds, where its rows come from, what it does.
    static let classes: KeyOrder = {
        let rules = Catalog.shape(.tableRules).keys.map(\.name)
        let first = ["superclass", "implementation", "outlets", "properties"] + rules
        return KeyOrder(first + Catalog.shape(.class).keys.map(\.name))
    }()

    /// What a view is, what it shows, how, and what happens when it is touched.
    static func view(_ kind: ViewKind) -> KeyOrder {
        let keys = kind.entry.shape.keys
        let first = ["id", "tag"] + keys.filter(\.isMain).map(\.name)
        let last = ["accessibility", "actions", "segue", "views"]
        let others = keys.map(\.name).filter { !first.contains($0) && !last.contains($0) }
        return KeyOrder(first + others + last)
    }

    /// The keys within a key of a cell or a view.
    static func inside(_ key: String) -> KeyOrder {
        CellPart.kind(of: key).map { view($0) }
            ?? KeyOrder(Catalog.shape(.accessibility).keys.map(\.name))
    }

    /// The keys that belong before another.
    func keys(before key: String) -> [String] { Array(keys[..<(keys.firstIndex(of: key) ?? 0)]) }

    /// Where a new key goes among others: after the last one that belongs before it.
    func place(of key: String, among pairs: [YAMLPair]) -> Int {
        guard let rank = rank(of: key) else { return pairs.count }
        let last = pairs.lastIndex { self.rank(of: $0.key).map { $0 < rank } ?? false }
        return last.map { $0 + 1 } ?? 0
    }

    /// Entries in the order in which keys read best.
    func sorted(_ pairs: [YAMLPair]) -> [YAMLPair] {
        pairs.enumerated()
            .sorted { first, second in
                let ranks = (rank(of: first.element.key), rank(of: second.element.key))
                return (ranks.0 ?? keys.count, first.offset) < (
                    ranks.1 ?? keys.count, second.offset
                )
            }
            .map(\.element)
    }

    /// Properties of a cell in the order in which its keys read best; those of its content come together.
    func sorted(_ paths: [CellPath], of views: [ViewDefinition]) -> [CellPath] {
        /// View by view: what limits a value is set before it, and what is said about it after.
        func rankInViews(_ path: CellPath) -> (Int, Int) {
            guard case .view(let number) = path.place else { return (-1, 0) }
            let kind = views[number].kind
            let isEntered = path.keys[0] == kind.entry.entered?.name
            let rank = KeyOrder.view(kind).keys.firstIndex(of: path.keys[0]) ?? 0
            return (number, path.keys[0] == "accessibility" ? 2000 : isEntered ? 1000 : rank)
        }
        func rank(of path: CellPath) -> Int {
            let key =
                switch path.place {
                case .cell: path.keys[0]
                case .part(let slot): slot.rawValue
                case .view: "content"
                }
            return self.rank(of: key) ?? keys.count
        }
        return paths.enumerated()
            .sorted { one, other in
                let ranks = (rank(of: one.element), rank(of: other.element))
                guard ranks.0 == ranks.1 else { return ranks.0 < ranks.1 }
                let (first, second) = (rankInViews(one.element), rankInViews(other.element))
                return (first.0, first.1, one.offset) < (second.0, second.1, other.offset)
            }
            .map(\.element)
    }

    /// A part of a cell has its place under its long name and under its short one.
    private func rank(of key: String) -> Int? {
        CellPart.shortKey(of: key).flatMap(keys.firstIndex) ?? keys.firstIndex(of: key)
    }
}
