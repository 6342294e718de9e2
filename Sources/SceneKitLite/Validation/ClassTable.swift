/// The classes that a file can name: its own by declaration, and those of the runtime.
struct ClassTable {
    /// The classes of the file in order.
    let definitions: [ClassDefinition]

    /// The first definition of each name.
    private let places: [String: Int]

    /// What the definitions come to, one for each.
    private let resolved: [ResolvedClass]

    init(_ definitions: [ClassDefinition]) {
        self.definitions = definitions
        let places = Dictionary(
            definitions.enumerated().lazy.map { ($0.element.name.value, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        self.places = places
        resolved = definitions.map { Self.resolve($0, definitions, places) }
    }

    /// A class of the file or of the runtime; nil when there is none of that name.
    subscript(name: String) -> ResolvedClass? {
        if let place = places[name] { return resolved[place] }
        return Catalog.runtimeClass(name).map { ResolvedClass(runtime: $0) }
    }

    /// The names of all classes, those of the file first.
    var names: [String] { definitions.map(\.name.value) + Catalog.runtimeClasses.map(\.name) }

    private static func resolve(
        _ definition: ClassDefinition,
        _ definitions: [ClassDefinition],
        _ places: [String: Int]
    ) -> ResolvedClass {
        var chain = [definition]
        var seen: Set<String> = []
        var next = definition.superclass?.value
        var runtime: RuntimeClass?
        while let name = next {
            guard let place = places[name] else {
                runtime = Catalog.runtimeClass(name)
                break
            }
            // A cycle has no class of the runtime at its end.
            guard name != definition.name.value, seen.insert(name).inserted else { break }
            chain.append(definitions[place])
            next = definitions[place].superclass?.value
        }
        return ResolvedClass(name: definition.name.value, chain: chain, runtime: runtime)
    }
}

/// A class with all that it inherits.
final class ResolvedClass {
    let name: String

    /// The class and its superclasses in the file, nearest first; empty for a class of the runtime.
    let chain: [ClassDefinition]

    /// The nearest class of the runtime; nil where a superclass is unknown or a cycle.
    let runtime: RuntimeClass?

    /// The outlets, own and inherited; of two with one name the nearest counts.
    let outlets: [OutletDeclaration]

    /// The properties, own and inherited.
    let properties: [PropertyDeclaration]

    /// The actions, own and inherited.
    let actions: [ActionDeclaration]

    init(name: String, chain: [ClassDefinition], runtime: RuntimeClass?) {
        self.name = name
        self.chain = chain
        self.runtime = runtime
        outlets = Self.merge(chain.map(\.outlets), by: \.name.value)
        properties = Self.merge(chain.map(\.properties), by: \.name.value)
        actions = Self.merge(chain.map(\.actions), by: \.name.value)
    }

    convenience init(runtime: RuntimeClass) {
        self.init(name: runtime.name, chain: [], runtime: runtime)
    }

    /// Whether all superclasses are known, so that what is not found does not exist.
    var isComplete: Bool { runtime != nil }

    /// Whether a program registers the class or one that it inherits from.
    var isSwift: Bool { chain.contains(where: \.isSwift) }

    /// What objects of the class are; nil where that is unknown.
    var role: RuntimeClass.Role? { runtime?.role }

    /// Whether the class is another or inherits from it.
    func inherits(from other: String) -> Bool {
        if name == other || chain.contains(where: { $0.name.value == other }) { return true }
        var next = runtime
        while let current = next {
            if current.name == other { return true }
            next = current.superclass.flatMap(Catalog.runtimeClass)
        }
        return false
    }

    private static func merge<Part>(_ lists: [[Part]], by name: (Part) -> String) -> [Part] {
        // Keys of one mapping differ, so only what is inherited can repeat a name.
        guard lists.count > 1 else { return lists.first ?? [] }
        var seen: Set<String> = []
        return lists.joined().filter { seen.insert(name($0)).inserted }
    }
}
