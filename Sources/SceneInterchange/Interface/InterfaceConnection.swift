package import SceneText

/// An outlet, an action or a segue of a document.
package struct InterfaceConnection: Sendable {
    /// The kinds of connection.
    package enum Kind: String, Sendable {
        case outlet
        case collection = "outletCollection"
        case action
        case segue
    }

    package let kind: Kind

    /// The element of the connection.
    package let node: XMLNodeID

    /// The object that the connection belongs to: what has the outlet, or what sends the action.
    package let source: XMLNodeID

    /// The name of the outlet or action, or the kind of the segue.
    package let name: String

    /// The id of what it leads to.
    package let destination: String

    /// The event that sends an action.
    package let event: String?

    /// Where the connection is in the document.
    package let range: SourceRange

    /// All connections of a document in order.
    static func all(in tree: XMLTree) -> [Self] {
        tree.allElements.compactMap { node in
            guard let kind = Kind(rawValue: tree.name(node)), let group = tree.parent(node),
                tree.name(group) == "connections", let source = tree.parent(group),
                let destination = tree.value(node, "destination")
                    // So Cocoa says who receives an action.
                    ?? (kind == .action ? tree.value(node, "target") : nil)
            else { return nil }
            let name =
                switch kind {
                case .outlet, .collection: tree.value(node, "property")
                case .action: tree.value(node, "selector")
                case .segue: tree.value(node, "kind")
                }
            return Self(
                kind: kind,
                node: node,
                source: source,
                name: name ?? "",
                destination: destination,
                event: tree.value(node, "eventType"),
                range: tree.range(node)
            )
        }
    }
}
