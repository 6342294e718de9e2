import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Reports objects that send the events of controls, and whose classes are views of another kind.
    ///
    /// UIKit asks the object to add the target of the event, which only controls do.
    func checkEvents(of document: ProjectDocument) {
        let tree = document.document.tree
        var told: Set<XMLNodeID> = []
        var areNone: [String: Bool] = [:]
        for connection in document.document.connections where connection.kind == .action {
            guard let event = connection.event,
                let name = tree.value(connection.source, "customClass"), !name.isEmpty,
                isNoControl(name, document, &areNone), told.insert(connection.source).inserted
            else { continue }
            report(
                .wrongClassKind,
                "the class '\(name)' is not a control, but the event '\(event)' needs one",
                at: mark(connection, "eventType", document, "loading this would end the app"),
                secondary: declaration(of: name, document, "it does not inherit from 'UIControl'"),
                helps: [
                    Help("let the class inherit from 'UIControl', or use a gesture in its place")
                ]
            )
        }
    }

    /// Whether a class is known whole, is one of views in each of its declarations, and takes no targets of events.
    private func isNoControl(
        _ name: String,
        _ document: ProjectDocument,
        _ known: inout [String: Bool]
    ) -> Bool {
        if let isNone = known[name] { return isNone }
        let chains = lookup.chains(of: name, in: document.home) ?? [[]]
        let method = "addTarget:action:forControlEvents:"
        let isNone =
            chains.allSatisfy { $0.contains("UIView") && !$0.contains("UIControl") }
            && lookup.action(method, of: name, in: document.home).isMissing
        known[name] = isNone
        return isNone
    }
}
