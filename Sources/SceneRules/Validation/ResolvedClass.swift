package import SceneLanguage
import SceneText

/// A class with all that it inherits.
package final class ResolvedClass: Sendable {
    package let name: String

    /// The nearest class of the runtime; nil where a superclass is unknown, a cycle or too far away.
    package let runtime: RuntimeClass?

    /// The kind of the class's objects; nil where that is unknown.
    package let role: RuntimeClass.Role?

    /// Whether all superclasses are known, so that a member that is not found does not exist.
    let isComplete: Bool

    /// Whether a program registers the class or one that it inherits from.
    package let isSwift: Bool

    /// The properties that objects have from the class of the runtime.
    var runtimeProperties: [String: ObjectProperty] {
        if let runtimeClass { return runtimeClass.runtimeProperties }
        return foundRuntimeProperties.value {
            runtime.map { ObjectProperty.all(Catalog.propertyKeys(ofClass: $0.name)) } ?? [:]
        }
    }

    /// The class as the file declares it; nil for a class of the runtime.
    package let link: ClassLink?

    /// The superclass, when it is in the file.
    let superclass: ResolvedClass?

    /// The nearest class of the runtime, for a class of the file.
    private let runtimeClass: ResolvedClass?

    /// The outlets, own and inherited; of two with one name the nearest counts.
    package let outlets: Members<OutletDeclaration>

    /// The properties, own and inherited.
    package let properties: Members<PropertyDeclaration>

    /// The actions, own and inherited.
    package let actions: Members<ActionDeclaration>

    /// The names of the outlets, among which misspelt ones are looked for.
    var outletNames: NameIndex { names.outlets }

    /// The names of the properties.
    var propertyNames: NameIndex { names.properties }

    /// The names of the actions.
    var actionNames: NameIndex { names.actions }

    private struct Names {
        let outlets: NameIndex
        let properties: NameIndex
        let actions: NameIndex
    }

    private var names: Names {
        foundNames.value {
            Names(outlets: outlets.names, properties: properties.names, actions: actions.names)
        }
    }

    /// The indices of the actions in `actions`, by their names without colons.
    private var actionBases: [String: [Int]] {
        foundActionBases.value {
            Dictionary(grouping: actions.indices) { actions[$0].name.value.actionBase }
        }
    }

    /// What the class and its superclasses say of the table of an id, nearest first.
    func rules(ofTable id: String?) -> [TableRulesDefinition] {
        let rules = foundTableRules.value {
            Dictionary(grouping: chain.flatMap(\.definition.tables), by: \.table.value)
                .mapValues { $0.map(\.rules) }
        }
        return id.flatMap { rules[$0] } ?? []
    }

    private let foundRuntimeProperties = Once<[String: ObjectProperty]>()
    private let foundTableRules = Once<[String: [TableRulesDefinition]]>()
    private let foundActionBases = Once<[String: [Int]]>()
    private let foundNames = Once<Names>()

    /// Takes in a class of the file whose superclass, a class of the file or of the runtime, is known
    /// or does not count; one that is only guessed is not known.
    init(_ link: ClassLink, superclass: ResolvedClass?, isKnown: Bool = true) {
        let definition = link.definition
        name = definition.name.value
        self.link = link
        runtime = superclass?.runtime
        role = superclass?.role
        isComplete = isKnown && superclass?.isComplete ?? false
        isSwift = definition.isSwift || superclass?.isSwift ?? false
        runtimeClass = superclass?.link == nil ? superclass : superclass?.runtimeClass
        self.superclass = superclass?.link == nil ? nil : superclass
        outlets = Members(definition.outlets, inheriting: superclass?.outlets)
        properties = Members(definition.properties, inheriting: superclass?.properties)
        actions = Members(definition.actions, inheriting: superclass?.actions)
    }

    fileprivate init(runtime: RuntimeClass) {
        name = runtime.name
        link = nil
        superclass = nil
        self.runtime = runtime
        role = runtime.role
        isComplete = true
        isSwift = false
        runtimeClass = nil
        outlets = Members([])
        properties = Members([])
        actions = Members([])
    }

    /// The class and its superclasses in the file, nearest first; none for a class of the runtime.
    package var chain: ClassChain { ClassChain(self) }

    /// The actions, own before inherited, whose name without colons is given.
    func actions(based base: String) -> [ActionDeclaration] {
        (actionBases[base] ?? []).map { actions[$0] }
    }

    /// The nearest declaration of an action: the class, and the index in its own list.
    func declaration(
        ofAction name: String
    ) -> (owner: ResolvedClass, link: ClassLink, index: Int)? {
        var next: ResolvedClass? = self
        while let current = next, let link = current.link,
            let index = current.actions.index(of: name)
        {
            // Own actions come first.
            if index < link.definition.actions.count { return (current, link, index) }
            next = current.superclass
        }
        return nil
    }

    /// Whether the class is another or inherits from it.
    func inherits(from other: String) -> Bool {
        if name == other { return true }
        if chain.contains(where: { $0.definition.name.value == other }) { return true }
        var next = runtime
        while let current = next {
            if current.name == other { return true }
            next = current.superclass.flatMap(Catalog.runtimeClass)
        }
        return false
    }
}

extension ResolvedClass {
    /// The classes of the runtime by name, the same for all files.
    static let ofRuntime = Dictionary(
        uniqueKeysWithValues: Catalog.runtimeClasses.map { ($0.name, ResolvedClass(runtime: $0)) }
    )
}

/// A class of the file, as one of those that inherit from each other.
package struct ClassLink: Sendable {
    /// Its index among the classes of the file.
    let number: Int
    package let definition: ClassDefinition
}

/// The classes of a file from one on, up to the first of its superclasses that is not in the file.
package struct ClassChain: Sequence, IteratorProtocol {
    private var following: ResolvedClass?

    /// No classes.
    static let none = ClassChain(nil)

    fileprivate init(_ first: ResolvedClass?) { following = first }

    package mutating func next() -> ClassLink? {
        guard let current = following, let link = current.link else { return nil }
        following = current.superclass
        return link
    }
}
