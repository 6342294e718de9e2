import SceneLanguage
import SceneText

/// What views give on other screens, for pictures: constraints say it as the masks that come nearest.
extension SceneImporter {
    /// The flexible parts of views that have no masks of their own, in the words of the language.
    func masksByConstraints(of views: [ImportedView], in parent: XMLNodeID) -> [[String]] {
        guard saysMasks else { return views.map { _ in [] } }
        let size = frame(of: parent) ?? Box(x: 0, y: 0, width: 0, height: 0)
        let across = holds(
            of: views,
            in: parent,
            isRigid: { self.isRigid($0, "width", Self.ownWidths) }
        )
        let down = holds(
            of: views,
            in: parent,
            { $0.sideDown(of: $1) },
            isRigid: { self.isRigid($0, "height", nil) }
        )
        return zip(views, zip(across, down)).map { view, hold in
            guard mask(of: view.node).isEmpty else { return [] }
            let frame = view.piece.frame
            let words = [
                words(
                    hold.0,
                    isRigid: isRigid(view, "width", Self.ownWidths),
                    middle: frame.x + frame.width / 2 - size.width / 2,
                    ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]
                ),
                words(
                    hold.1,
                    isRigid: isRigid(view, "height", nil),
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

    /// Whether a view keeps its length on other screens: by a constraint, or because of what it is.
    private func isRigid(_ view: ImportedView, _ length: String, _ kinds: Set<ViewKind>?) -> Bool {
        let isFixed = constraints(of: view.node).contains { constraint in
            tree.value(constraint, "firstAttribute") == length
                && tree.attribute(constraint, "secondAttribute") == nil
                && tree.value(constraint, "relation") == nil
        }
        // What holds on to its length so much leaves changes to its neighbours.
        let axis = length == "width" ? "horizontal" : "vertical"
        let hugging = tree.value(view.node, "\(axis)HuggingPriority").flatMap(Double.init) ?? 250
        return isFixed || hugging >= 500
            || (kinds?.contains(view.piece.kind) ?? !Self.giving.contains(view.piece.kind))
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
