import SceneLanguage
import SceneText

/// What views give on other screens, for pictures: constraints say it as the masks that come nearest.
extension SceneImporter {
    /// The flexible parts of views that have no masks of their own, in the words of the language.
    func masksByConstraints(of views: [ImportedView], in parent: XMLNodeID) -> [[String]] {
        guard saysMasks else { return views.map { _ in [] } }
        let size = frame(of: parent) ?? Box(x: 0, y: 0, width: 0, height: 0)
        let takers = takers(among: views, in: parent)
        let isRigidAcross = zip(views, takers).map { view, takes in
            isFixed(view.node, "width") || Self.ownWidths.contains(view.piece.kind)
                || takes.map { !$0 } ?? hugsFirmly(view, "horizontal")
        }
        let across = holds(of: views, in: parent, isRigid: isRigidAcross)
        let isRigidDown = views.map { view in
            isFixed(view.node, "height") || !Self.giving.contains(view.piece.kind)
                || hugsFirmly(view, "vertical")
        }
        let down = holds(
            of: views,
            in: parent,
            { $0.sideDown(of: $1) },
            isRigid: isRigidDown
        )
        return views.indices.map { index in
            let (view, hold) = (views[index], (across[index], down[index]))
            guard mask(of: view.node).isEmpty else { return [] }
            let frame = view.piece.frame
            let words = [
                words(
                    hold.0,
                    isRigid: isRigidAcross[index],
                    middle: frame.x + frame.width / 2 - size.width / 2,
                    ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]
                ),
                words(
                    hold.1,
                    isRigid: isRigidDown[index],
                    middle: frame.y + frame.height / 2 - size.height / 2,
                    ["flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"]
                ),
            ]
            return words.flatMap { $0 }
        }
    }

    /// The words for a hold: those of the room before, of the length and of the room after.
    private func words(
        _ hold: FramePiece.Hold,
        isRigid: Bool,
        middle: Double,
        _ words: [String]
    ) -> [String] {
        switch hold {
        case .leading: [words[2]]
        case .trailing: [words[0]]
        case .center: [words[0], words[2]]
        case .both where isRigid: [words[middle > 0 ? 0 : 2]]
        case .both: [words[1]]
        // What is tied to something in the middle is there, too.
        case .unknown: abs(middle) < 1 ? [words[0], words[2]] : [words[2]]
        }
    }

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

    /// Whether a view holds on to its length so much that it leaves changes to its neighbours.
    private func hugsFirmly(_ view: ImportedView, _ axis: String) -> Bool {
        hugging(view.node, axis) >= 500
    }

    /// How much a view holds on to the length of what it shows.
    func hugging(_ view: XMLNodeID, _ axis: String) -> Double {
        tree.number(view, "\(axis)HuggingPriority") ?? 250
    }

    /// What is as wide as it is by itself.
    private static let ownWidths: Set<ViewKind> = [
        .switch, .stepper, .activity,
    ]

    /// What takes the height that there is.
    private static let giving: Set<ViewKind> = [
        .view, .scroll, .table, .textView, .image, .container, .column, .custom,
    ]
}

extension ConstraintAttribute {
    /// The side down, named as the one across is that comes first or last.
    fileprivate func sideDown(of guide: ConstraintGuide?) -> ConstraintSide? {
        // The guides of old controllers are the bars themselves, at the ends of the view.
        if guide == .topLayoutGuide { return .leading }
        if guide == .bottomLayoutGuide { return .trailing }
        return switch self {
        case .top, .topMargin: .leading
        case .bottom, .bottomMargin: .trailing
        case .centerY, .centerYWithinMargins: .center
        default: nil
        }
    }
}
