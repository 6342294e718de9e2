import SceneLanguage
import SceneText

extension CellDefinition {
    /// What keeps a conversion from rewriting the cell: ids that its views name besides outlets.
    var receiverReason: (message: String, range: SourceRange)? {
        for view in views {
            let sent = view.actions.flatMap(\.directed) + view.gestures.flatMap(\.actions.directed)
            if let action = sent.first(where: { $0.word == nil }) {
                return (
                    "an action is sent to '\(action.receiver.value)', which a conversion does not rewrite",
                    action.receiver.range
                )
            }
            if let gesture = view.gestures.first(where: { $0.segue != nil || $0.id != nil }) {
                return (
                    "a gesture has an id or a segue, which a conversion does not rewrite",
                    gesture.range
                )
            }
        }
        return nil
    }
}
