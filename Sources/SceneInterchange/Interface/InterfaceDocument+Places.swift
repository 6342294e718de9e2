extension InterfaceDocument {
    /// The controller of the scene that an object is in.
    package func controller(around node: XMLNodeID) -> XMLNodeID? {
        for node in sequence(first: node, next: tree.parent) {
            if tree.isController(node) { return node }
            if tree.name(node) == "objects" {
                return tree.elements(node).first(where: tree.isController)
            }
        }
        return nil
    }
}
