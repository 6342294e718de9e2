import SceneLanguage
import SceneText

/// How far the font of a label or a text field may shrink.
extension SceneImporter {
    /// Says how far the font shrinks so that a text fits, and returns the keys of it.
    ///
    /// Interface Builder writes a least size, also where it forbids shrinking by `adjustsFontSizeToFit="NO"`.
    func addShrinking(
        of view: XMLNodeID,
        _ kind: ViewKind,
        to draft: inout NodeDraft
    ) -> Set<String> {
        guard kind == .label || kind == .textField else { return [] }
        for name in ["adjustsFontSizeToFit", "minimumScaleFactor", "minimumFontSize"] {
            noteUsual(view, name)
        }
        if tree.value(view, "adjustsFontSizeToFit") != "NO", let least = leastFont(of: view, kind) {
            draft.add("adjustsFontSizeToFitWidth", word: "true")
            draft.add(kind == .label ? "minimumScaleFactor" : "minimumFontSize", least)
        }
        return ["adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize"]
    }

    /// How small the font may become: of a label in parts of its size; nil if it keeps its size.
    private func leastFont(of view: XMLNodeID, _ kind: ViewKind) -> MadeNode? {
        let size = fontSize(view)
        if kind == .label, let factor = tree.attribute(view, "minimumScaleFactor") {
            guard let number = Double(tree.value(factor)), number > 0, number < 1 else {
                return nil
            }
            return .number(number, at: factor.valueRange)
        }
        guard let least = tree.attribute(view, "minimumFontSize"),
            let points = Double(tree.value(least)), points > 0, points < size
        else { return nil }
        let number = kind == .label ? (points / size * 1000).rounded() / 1000 : points
        return number > 0 ? .number(number, at: least.valueRange) : nil
    }
}
