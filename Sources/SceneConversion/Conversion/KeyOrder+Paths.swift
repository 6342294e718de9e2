import SceneLanguage

extension KeyOrder {
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
}
