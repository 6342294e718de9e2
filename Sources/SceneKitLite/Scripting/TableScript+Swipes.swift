import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

/// What a swiped row offers, by the rules of its class.
extension TableScript {
    /// What a swipe offers at an edge of a row; nil if the class says nothing of the row.
    func swipeConfiguration(
        _ edge: SwipeEdge,
        at indexPath: IndexPath,
        in table: TableView
    ) -> SwipeActionsConfiguration? {
        let actions = swipes(ofRowAt: indexPath, in: table)
            .filter { $0.swipe.edge?.value ?? .trailing == edge }
            .map { _, swipe, title in
                let isDestructive = swipe.style?.value == .destructive
                return ContextualAction(
                    style: isDestructive ? .destructive : .normal,
                    title: title
                ) { [unowned self, unowned table] _, _, done in
                    run(swipe.effects, at: indexPath, in: table)
                    done(true)
                }
            }
        return actions.isEmpty ? nil : SwipeActionsConfiguration(actions: actions)
    }

    /// Whether a row may offer something: one that shows no record has only what needs none.
    func canSwipe(at indexPath: IndexPath, in table: TableView) -> Bool {
        guard !rules.swipe.isEmpty else { return false }
        let row = interpreter.row(at: indexPath, in: table)
        return rules.swipe.contains { $0.isOffered(by: row) }
    }

    /// The swipe actions of a row with their titles, which tell them apart.
    func swipes(
        ofRowAt indexPath: IndexPath,
        in table: TableView
    ) -> [(number: Int, swipe: SwipeDefinition, title: String)] {
        guard !rules.swipe.isEmpty, let instance else { return [] }
        let row = interpreter.row(at: indexPath, in: table)
        let scope = instance.scope(row: row, sender: table.cellForRow(at: indexPath))
        var offered: [(number: Int, swipe: SwipeDefinition, title: String)] = []
        var known: Set<[Substring]> = []
        for (number, swipe) in rules.swipe.enumerated() where swipe.isOffered(by: row) {
            if let condition = swipe.condition,
                interpreter.value(of: condition, in: scope) != .bool(true)
            {
                continue
            }
            guard let value = swipe.title,
                let title = interpreter.value(of: value, in: scope)?.text
            else { continue }
            let words = title.words
            if words.isEmpty {
                reportTitle("the title of a swipe action is empty", of: value, in: scope)
            } else if !known.insert(words).inserted {
                reportTitle("two swipe actions are called '\(title)'", of: value, in: scope)
            } else {
                offered.append((number, swipe, title))
            }
        }
        return offered
    }

    private func reportTitle(_ message: String, of title: ValueDefinition, in scope: ScriptScope) {
        interpreter.report(
            Diagnostic(.unfitValue, message, at: interpreter.place(title.range)),
            in: scope
        )
    }
}

extension SwipeDefinition {
    fileprivate func isOffered(by row: RowContext?) -> Bool { row?.item != nil || !needsRecord }
}

extension String {
    /// The words of a title, between which a step has one blank whatever the title has.
    var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
