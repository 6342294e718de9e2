import SceneLanguage
import SceneRuntime

/// Assignments of rows that depend on more than their row: the controller carries them out by outlets.
struct MovedAssignments {
    /// An outlet from the controller to a view of one row.
    struct Outlet {
        var name: String
        var id: String
        var type: String
    }

    private(set) var outlets: [Outlet] = []

    /// Entries of the controller's `configureView`.
    private(set) var pairs: [YAMLPair] = []

    var isEmpty: Bool { outlets.isEmpty }

    /// The name of the outlet to an id, which is added where there is none.
    mutating func outlet(
        to id: String,
        as type: String,
        named name: @autoclosure () -> String
    ) -> String {
        if let known = outlets.first(where: { $0.id == id }) { return known.name }
        outlets.append(Outlet(name: name(), id: id, type: type))
        return outlets[outlets.count - 1].name
    }

    /// Adds an assignment to what an outlet leads to; an id has one outlet.
    mutating func add(
        _ path: [String],
        of id: String,
        as type: String,
        named name: @autoclosure () -> String,
        value: String
    ) {
        let outlet = outlet(to: id, as: type, named: name())
        let key = ([outlet] + path).joined(separator: ".")
        pairs.removeAll { $0.key == key }
        pairs.append(YAMLPair(key, .string(value)))
    }

    /// Whether an outlet has a name.
    func contains(_ name: String) -> Bool { outlets.contains { $0.name == name } }
}
