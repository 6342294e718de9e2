public import FoundationEssentials
public import SceneText

/// What a row offers when it is swiped, in order.
public final class SwipeActionsConfiguration {
    /// The actions, the one at the edge of the row first.
    public let actions: [ContextualAction]

    /// Whether a long swipe does the first, which steps never do.
    public var performsFirstActionWithFullSwipe = true

    /// Makes a configuration of actions; without any the row cannot be swiped.
    public init(actions: [ContextualAction]) { self.actions = actions }
}

/// One thing that a swiped row offers.
public final class ContextualAction {
    /// What an action does to its row.
    public nonisolated enum Style: String, CaseIterable, Hashable, Sendable {
        case normal

        /// Deletes something.
        case destructive
    }

    /// What the action does, with the view of its row; it says with its last argument whether it did it.
    public typealias Handler = (
        _ action: ContextualAction, _ sourceView: View,
        _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// What the action does to its row.
    public let style: Style

    /// The title of the button, which screen readers say.
    public var title: String?

    /// The name of a picture on the button, which is shown as text if there is no title.
    public var image: String?

    /// The colour of the button.
    public var backgroundColor: Color?

    /// What the action does.
    public let handler: Handler

    /// Makes an action of a style.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

extension TableView {
    /// What a swipe shows of a row, the actions at its right edge first.
    ///
    /// A row without actions of its own can be deleted, if the data source lets it be. Nothing can be
    /// swiped while the table is edited, nor a row that cannot be edited.
    public func swipeActions(forRowAt indexPath: IndexPath) -> [ContextualAction] {
        let trailing = trailingSwipeActions(forRowAt: indexPath) ?? deletion(ofRowAt: indexPath)
        return trailing + leadingSwipeActions(forRowAt: indexPath)
    }

    /// Swipes a row and touches the action of a title.
    @discardableResult
    public func touchSwipeAction(_ title: String, forRowAt indexPath: IndexPath) -> Bool {
        guard hasRow(at: indexPath) else { return false }
        if cellForRow(at: indexPath) == nil { scrollToRow(at: indexPath, at: .none) }
        guard let action = swipeActions(forRowAt: indexPath).first(where: { $0.title == title }),
            let cell = shownCell(at: indexPath)
        else { return false }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        action.handler(action, cell) { _ in }
        delegate?.tableView(self, didEndEditingRowAt: hasRow(at: indexPath) ? indexPath : nil)
        return true
    }

    /// The actions at the right edge that the delegate gives a row; nil leaves it to be deleted.
    package func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [ContextualAction]? {
        guard canSwipe(indexPath) else { return [] }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)?
            .actions
    }

    fileprivate func leadingSwipeActions(forRowAt indexPath: IndexPath) -> [ContextualAction] {
        guard canSwipe(indexPath) else { return [] }
        return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)?
            .actions ?? []
    }

    private func canSwipe(_ indexPath: IndexPath) -> Bool {
        !isEditing && hasRow(at: indexPath) && canEdit(indexPath)
    }

    private func deletion(ofRowAt indexPath: IndexPath) -> [ContextualAction] {
        guard editingStyle(forRowAt: indexPath) == .delete else { return [] }
        let title = delegate?.tableView(
            self,
            titleForDeleteConfirmationButtonForRowAt: indexPath
        )
        return [
            ContextualAction(style: .destructive, title: title ?? "Delete") {
                [unowned self] _, _, done in
                editor(ofRowAt: indexPath)?.tableView(self, commit: .delete, forRowAt: indexPath)
                done(true)
            }
        ]
    }
}

extension TableViewCell {
    /// The swipe actions that the delegate gives the row that the cell is on the screen for.
    package var swipeActions: [ContextualAction] {
        guard let table = superview as? TableView, let indexPath = table.indexPath(for: self) else {
            return []
        }
        let trailing = table.trailingSwipeActions(forRowAt: indexPath) ?? []
        return trailing + table.leadingSwipeActions(forRowAt: indexPath)
    }
}
