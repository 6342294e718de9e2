import SceneInterchange

extension XMLTree {
    /// Whether a table or a cell is in an object, or is it.
    func holdsTable(_ object: XMLNodeID) -> Bool {
        let whole = range(object)
        return allElements.contains {
            ["tableView", "tableViewCell"].contains(name($0)) && whole.contains(range($0))
        }
    }
}
