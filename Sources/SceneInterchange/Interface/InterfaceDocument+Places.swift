extension InterfaceDocument {
    /// The controller of the scene that an object is in.
    package func controller(around node: XMLNodeID) -> XMLNodeID? {
        var next: XMLNodeID? = node
        while let node = next {
            if tree.isController(node) { return node }
            if tree.name(node) == "objects" {
                return tree.elements(node).first(where: tree.isController)
            }
            next = tree.parent(node)
        }
        return nil
    }
}
