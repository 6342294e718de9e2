/// The accessors of classes of views, each class asked once.
///
/// A class builds its list each time that it is asked, which is too slow for every row.
package final class AccessorTable {
    private struct List {
        let type: View.Type

        /// The accessors of the class, those that others depend on first.
        let accessors: [PropertyAccessor]

        /// The place of one by its name: that of the class before that of its superclass.
        ///
        /// They are few: most tables are asked for less than it takes to put their names in order.
        func place(of name: String) -> Int? { accessors.lastIndex { $0.name == name } }
    }

    /// The lists of the classes that were asked for, which are few.
    private var lists: [List] = []

    package init() {}

    private func list(of view: View) -> List {
        let type = type(of: view)
        if let known = lists.first(where: { $0.type == type }) { return known }
        let list = List(type: type, accessors: type.propertyAccessors)
        lists.append(list)
        return list
    }

    /// The accessor of a property; nil when views of the class have none of that name.
    package func accessor(of name: String, for view: View) -> PropertyAccessor? {
        let list = list(of: view)
        return list.place(of: name).map { list.accessors[$0] }
    }

    /// The accessors of properties, those that others depend on first, each with the number of its name.
    ///
    /// Of several names of one accessor it is the first.
    package func accessors(
        named names: [String],
        of view: View
    ) -> [(accessor: PropertyAccessor, number: Int)] {
        let list = list(of: view)
        var numbers: [Int: Int] = [:]
        for (number, name) in names.enumerated() {
            guard let place = list.place(of: name), numbers[place] == nil else { continue }
            numbers[place] = number
        }
        return numbers.sorted { $0.key < $1.key }.map { (list.accessors[$0.key], $0.value) }
    }
}
