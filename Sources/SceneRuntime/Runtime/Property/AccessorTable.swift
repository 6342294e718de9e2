/// The accessors of classes of views, each class asked once.
///
/// A class builds its list each time that it is asked, which is too slow for every row.
package final class AccessorTable {
    private struct List {
        let type: View.Type

        /// The accessors of the class, those that others depend on first.
        let accessors: [PropertyAccessor]

        /// The place of each by its name: that of the class before that of its superclass.
        let places: [String: Int]

        init(_ type: View.Type) {
            self.type = type
            accessors = type.propertyAccessors
            places = Dictionary(accessors.enumerated().map { ($1.name, $0) }) { $1 }
        }
    }

    /// The lists of the classes that were asked for, which are few.
    private var lists: [List] = []

    package init() {}

    private func list(of view: View) -> List {
        let type = type(of: view)
        if let known = lists.first(where: { $0.type == type }) { return known }
        let list = List(type)
        lists.append(list)
        return list
    }

    /// The accessor of a property; nil when views of the class have none of that name.
    package func accessor(of name: String, for view: View) -> PropertyAccessor? {
        let list = list(of: view)
        return list.places[name].map { list.accessors[$0] }
    }

    /// The accessors that values are for, with these values, those that others depend on first.
    ///
    /// Of several values for one accessor it is the first.
    package func accessors<Value>(
        for values: [Value],
        of view: View,
        named name: (Value) -> String
    ) -> [(accessor: PropertyAccessor, value: Value)] {
        let list = list(of: view)
        var found: [(place: Int, value: Value)] = []
        for value in values {
            guard let place = list.places[name(value)] else { continue }
            if !found.contains(where: { $0.place == place }) { found.append((place, value)) }
        }
        found.sort { $0.place < $1.place }
        return found.map { (list.accessors[$0.place], $0.value) }
    }
}
