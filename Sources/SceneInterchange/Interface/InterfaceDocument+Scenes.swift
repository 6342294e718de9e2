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

    /// The element that a scene is in with all that belongs to it: `<scene>`, or an object of a xib.
    func element(of scene: Scene) -> XMLNodeID { self.scene(around: scene.object) ?? scene.object }

    private func scene(around node: XMLNodeID) -> XMLNodeID? {
        sequence(first: node, next: tree.parent).dropFirst().first { tree.name($0) == "scene" }
    }
}
