package import SceneText

/// A class of the runtime that scenes, outlets and superclasses may name.
package struct RuntimeClass: Hashable, Sendable {
    /// What an object of a class is.
    package enum Role: Hashable, Sendable {
        case view
        case cell
        case barItem
        case constraint
        case gesture
        case controller(ControllerKind)
    }

    /// The name: UIKit's without the prefix.
    package let name: String

    /// The class that it inherits from; nil for a root.
    package let superclass: String?

    /// What its objects are.
    package let role: Role
}

extension Catalog {
    /// The classes of the runtime: controllers, cells, views.
    package static let runtimeClasses: [RuntimeClass] = {
        let controllers = ControllerKind.allCases.filter { $0 != .reference }.map(controllerClass)
        let others = [
            RuntimeClass(name: "TableViewCell", superclass: "View", role: .cell),
            RuntimeClass(name: "Control", superclass: "View", role: .view),
            RuntimeClass(name: "BarButtonItem", superclass: nil, role: .barItem),
            RuntimeClass(name: "LayoutConstraint", superclass: nil, role: .constraint),
            RuntimeClass(name: "GestureRecognizer", superclass: nil, role: .gesture),
        ]
        let gestures = GestureKind.allCases.map {
            RuntimeClass(name: $0.className, superclass: "GestureRecognizer", role: .gesture)
        }
        var seen: Set<String> = []
        let viewClasses = views.compactMap { entry -> RuntimeClass? in
            guard seen.insert(entry.className).inserted else { return nil }
            let superclass = entry.superclass.isEmpty ? nil : entry.superclass
            return RuntimeClass(name: entry.className, superclass: superclass, role: .view)
        }
        return controllers + others + gestures + viewClasses
    }()

    /// The class of a kind of controller.
    package static func controllerClass(_ kind: ControllerKind) -> RuntimeClass {
        switch kind {
        case .view: RuntimeClass(name: "ViewController", superclass: nil, role: .controller(kind))
        case .table: controller("TableViewController", kind)
        case .navigation: controller("NavigationController", kind)
        case .tabs: controller("TabBarController", kind)
        case .split: controller("SplitViewController", kind)
        // What the other storyboard has there is not known.
        case .reference: controllerClass(.view)
        }
    }

    private static func controller(_ name: String, _ kind: ControllerKind) -> RuntimeClass {
        RuntimeClass(name: name, superclass: "ViewController", role: .controller(kind))
    }

    private static let runtimeClassesByName = Dictionary(
        firstOf: runtimeClasses.map { ($0.name, $0) }
    )

    /// Whether a class of an app may have a name: UIKit's own controllers are called otherwise, so many apps have
    /// a `ViewController`.
    package static func mayDeclareClass(_ name: String) -> Bool {
        guard let role = runtimeClass(name)?.role else { return true }
        return if case .controller = role { true } else { false }
    }

    /// The class of a name.
    package static func runtimeClass(_ name: String) -> RuntimeClass? { runtimeClassesByName[name] }

    /// What a class of UIKit is called here; nil for any other name.
    package static func className(ofUIKit name: String) -> String? {
        if let view = views.first(where: { $0.uikit == name }) { return view.className }
        guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
        return runtimeClass(String(name.dropFirst(2)))?.name
    }
}
