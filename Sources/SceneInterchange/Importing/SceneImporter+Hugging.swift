import SceneLanguage
import SceneText

/// What the texts of a row hold on to, and leave to others.
extension SceneImporter {
    /// Whether each view is a label that takes the rest of its row, or leaves it to another label there.
    ///
    /// Nothing is known of it where the width of a label follows from that of another view.
    func takers(among views: [ImportedView], in parent: XMLNodeID) -> [Bool?] {
        let takers = FramePiece.takers(among: views.map(\.piece))
        guard takers.contains(where: { $0 != nil }) else { return takers }
        let ids = Set(
            zip(views, takers).filter { $1 != nil }.compactMap { tree.value($0.0.node, "id") }
        )
        let isShared = constraints(of: parent).contains { constraint in
            tree.value(constraint, "firstAttribute") == "width"
                && tree.value(constraint, "secondAttribute") == "width"
                && ["firstItem", "secondItem"].contains { name in
                    tree.value(constraint, name).map(ids.contains) ?? false
                }
        }
        return isShared ? takers.map { _ in nil } : takers
    }

    /// Whether a constraint gives a view its length.
    func isFixed(_ view: XMLNodeID, _ length: String) -> Bool {
        constraints(of: view).contains { constraint in
            tree.value(constraint, "firstAttribute") == length
                && tree.attribute(constraint, "secondAttribute") == nil
                && tree.value(constraint, "relation") == nil
        }
    }

    /// How much a view holds on to the length of what it shows.
    func hugging(_ view: XMLNodeID, _ axis: String) -> Double {
        tree.number(view, "\(axis)HuggingPriority") ?? 250
    }
}
