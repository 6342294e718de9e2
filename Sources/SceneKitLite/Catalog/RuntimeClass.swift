/// A class of the runtime that scenes, outlets and superclasses may name.
public struct RuntimeClass: Hashable, Sendable {
    /// What an object of a class is.
    public enum Role: Hashable, Sendable {
        case view
        case cell
        case barItem
        case controller(ControllerKind)
    }

    /// The name: UIKit's without the prefix.
    public let name: String

    /// The class that it inherits from; nil for a root.
    public let superclass: String?

    /// What its objects are.
    public let role: Role
}

extension Catalog {
    /// The classes of the runtime: controllers, cells, views.
    public static let runtimeClasses: [RuntimeClass] = {
        let controllers = [
            RuntimeClass(name: "ViewController", superclass: nil, role: .controller(.view)),
            RuntimeClass(
                name: "TableViewController",
                superclass: "ViewController",
                role: .controller(.table)
            ),
            RuntimeClass(
                name: "NavigationController",
                superclass: "ViewController",
                role: .controller(.navigation)
            ),
            RuntimeClass(
                name: "TabBarController",
                superclass: "ViewController",
                role: .controller(.tabs)
            ),
            RuntimeClass(
                name: "SplitViewController",
                superclass: "ViewController",
                role: .controller(.split)
            ),
        ]
        let others = [
            RuntimeClass(name: "TableViewCell", superclass: "View", role: .cell),
            RuntimeClass(name: "Control", superclass: "View", role: .view),
            RuntimeClass(name: "BarButtonItem", superclass: nil, role: .barItem),
        ]
        var seen: Set<String> = []
        let viewClasses = views.compactMap { entry -> RuntimeClass? in
            guard seen.insert(entry.className).inserted else { return nil }
            let superclass = entry.superclass.isEmpty ? nil : entry.superclass
            return RuntimeClass(name: entry.className, superclass: superclass, role: .view)
        }
        return controllers + others + viewClasses
    }()

    /// The class of a name.
    public static func runtimeClass(_ name: String) -> RuntimeClass? {
        runtimeClasses.first { $0.name == name }
    }
}
