import SceneLanguage
import SceneRuntime

/// The texts outside rows that show data, and what is done when it changes.
final class DataFollowers {
    private struct Follower {
        let template: Template
        let names: Set<String>
        weak var owner: AnyObject?
        let update: (DataValue) -> Bool
    }

    private var followers: [Follower] = []

    /// The tables whose headers or footers have changed.
    private var tables: [TableView] = []

    /// Notes a text of an object, if it shows data.
    func add(_ template: Template, for owner: AnyObject, _ update: @escaping (DataValue) -> Bool) {
        let names = Set(template.expressions.flatMap(\.paths).map(\.root.name))
        guard !names.isEmpty else { return }
        followers.append(
            Follower(template: template, names: names, owner: owner, update: update)
        )
    }

    /// Notes that headers or footers of a table have changed.
    func askForHeads(of table: TableView) {
        if tables.last !== table { tables.append(table) }
    }

    /// Computes the texts again that show data of some names, and forgets those that are not wanted any more.
    func follow(_ names: Set<String>, _ value: (Template) -> DataValue?) {
        followers.removeAll { follower in
            guard follower.owner != nil else { return true }
            guard !names.isDisjoint(with: follower.names) else { return false }
            return value(follower.template).map(follower.update) == false
        }
        // An update without changes asks for headers and footers again.
        for table in tables { table.performBatchUpdates(nil) }
        tables = []
    }
}
