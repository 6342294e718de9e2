/// The accessors of classes of views, each class asked once.
///
/// A class builds its list each time that it is asked, which is too slow for every row.
package final class AccessorTable {
    private var lists: [ObjectIdentifier: [PropertyAccessor]] = [:]

    package init() {}

    /// The accessors of a view's class, those that others depend on first.
    package func accessors(of view: View) -> [PropertyAccessor] {
        let type = type(of: view)
        if let known = lists[ObjectIdentifier(type)] { return known }
        let list = type.propertyAccessors
        lists[ObjectIdentifier(type)] = list
        return list
    }

    /// The accessor of a property; nil when views of the class have none of that name.
    package func accessor(of name: String, for view: View) -> PropertyAccessor? {
        accessors(of: view).last { $0.name == name }
    }
}
