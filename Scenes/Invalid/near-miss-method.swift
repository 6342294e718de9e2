import SceneKitLite

class NamesViewController: TableViewController {
    func tableView(_ tableView: TableView, didSelectRow indexPath: IndexPath) {}
}

