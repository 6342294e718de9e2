/// The accessors of classes of views, each class asked once.
///
/// A class builds its list each time that it is asked, which is too slow for every row.
package final class AccessorTable {
    private var lists: [ObjectIdentifier: [PropertyAccessor]] = [:]
    private var places: [ObjectIdentifier: [String: Int]] = [:]

    package init() {}

    /// The accessors of a view's class, those that others depend on first.
    package func accessors(of view: View) -> [PropertyAccessor] {
        let type = type(of: view)
        if let known = lists[ObjectIdentifier(type)] { return known }
        let list = type.propertyAccessors
        lists[ObjectIdentifier(type)] = list
        places[ObjectIdentifier(type)] = Dictionary(
            list.enumerated().map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { _, last in last }
        )
        return list
    }

    /// The accessor of a property; nil when views of the class have none of that name.
    package func accessor(of name: String, for view: View) -> PropertyAccessor? {
        let list = accessors(of: view)
        return places[ObjectIdentifier(type(of: view))]?[name].map { list[$0] }
    }
}
