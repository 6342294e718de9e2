import SceneText

/// A class of Apple's frameworks, with what documents connect to it.
package struct FrameworkClass: Sendable {
    /// Its name in Objective-C: `NSOperation`.
    package var name: String

    /// Its name in Swift, where that is another: `Operation`.
    package var swiftName: String?

    /// Its superclass; nil for `NSObject` and other roots.
    package var superclass: String?

    /// Outlets and other properties that documents connect or set: `delegate`, `dataSource`, `textLabel`.
    package var outlets: Set<String>

    /// Methods that documents send as actions: `reloadData`, `toggleSidebar:`.
    package var actions: Set<String>

    /// The class of a name of either language; nil where none of a framework is known by it.
    package static func named(_ name: String) -> FrameworkClass? { FrameworkTable.classes[name] }

    /// The class of an element of documents: `UILabel` of `label`, and `WKInterfaceLabel` in one for a watch.
    package static func ofElement(_ name: String, onWatch: Bool = false) -> String? {
        onWatch ? ElementTable.classesOnWatch[name] : ElementTable.classes[name]
    }

    /// Whether a name is one of Apple's, in the table or by its prefix: `UITableViewDelegate`.
    ///
    /// Of a name that may be a project's as well, it says yes: what is not known of a framework is
    /// never a finding.
    package static func isOfFramework(_ name: String) -> Bool {
        FrameworkTable.classes[name] != nil || FrameworkPrefix.isOfApple(name)
    }

    /// Whether a name without a class in the table is one of Apple's, as those of protocols are.
    package static func mayBeProtocol(_ name: String) -> Bool {
        FrameworkTable.classes[name] == nil && FrameworkPrefix.isOfApple(name)
    }
}

extension FrameworkClass {
    /// Whether key-value coding finds a property for a key, whatever the case of its first letter.
    package func hasProperty(_ key: String) -> Bool {
        outlets.contains(key) || outlets.contains(key.lowercasedFirst)
    }

    /// Whether the class has a method of its own for a selector, among them the setters of its properties.
    package func responds(to selector: String) -> Bool {
        if actions.contains(selector) { return true }
        guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
        let key = String(selector.dropFirst(3).dropLast())
        return outlets.contains(key) || outlets.contains(key.lowercasedFirst)
    }

    /// The selectors that some class of the frameworks has, for actions that any class may take.
    package static let allActions: Set<String> = FrameworkTable.classes.values.reduce(into: []) {
        $0.formUnion($1.actions)
    }
}
