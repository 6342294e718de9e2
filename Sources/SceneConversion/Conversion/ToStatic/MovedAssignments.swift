import SceneLanguage

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

    /// The places of outlets by the ids that they lead to, those of entries by their keys, and the names of
    /// outlets.
    private var outletPlaces: [String: Int] = [:]
    private var pairPlaces: [String: Int] = [:]
    private var names: Set<String> = []

    var isEmpty: Bool { outlets.isEmpty }

    /// The name of the outlet to an id, which is added where there is none.
    mutating func outlet(
        to id: String,
        as type: String,
        named name: @autoclosure () -> String
    ) -> String {
        if let place = outletPlaces[id] { return outlets[place].name }
        let name = name()
        outletPlaces[id] = outlets.count
        names.insert(name)
        outlets.append(Outlet(name: name, id: id, type: type))
        return name
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
        let pair = YAMLPair(key, .string(value))
        if let place = pairPlaces[key] {
            pairs[place] = pair
        } else {
            pairPlaces[key] = pairs.count
            pairs.append(pair)
        }
    }

    /// Whether an outlet has a name.
    func contains(_ name: String) -> Bool { names.contains(name) }
}
