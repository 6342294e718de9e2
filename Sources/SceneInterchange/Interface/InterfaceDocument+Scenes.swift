extension InterfaceDocument {
    /// What an outlet leads to in another scene, where nothing can be connected: each scene is loaded by itself.
    package func objectInAnotherScene(_ connection: InterfaceConnection) -> XMLNodeID? {
        guard connection.kind == .outlet || connection.kind == .collection,
            let object = object(connection.destination),
            let own = scene(around: connection.source), let other = scene(around: object),
            own != other
        else { return nil }
        return object
    }

    private func scene(around node: XMLNodeID) -> XMLNodeID? {
        var next = tree.parent(node)
        while let node = next {
            if tree.name(node) == "scene" { return node }
            next = tree.parent(node)
        }
        return nil
    }
}
