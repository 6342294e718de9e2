/// The classes that a file can name: its own by declaration, and those of the runtime.
struct ClassTable {
    /// The classes of the file in order.
    let definitions: [ClassDefinition]

    private let places: [String: Int]
    private let resolved: [String: ResolvedClass]

    init(_ definitions: [ClassDefinition]) {
        self.definitions = definitions
        var places: [String: Int] = [:]
        for (place, definition) in definitions.enumerated()
        where places[definition.name.value] == nil {
            places[definition.name.value] = place
        }
        var resolved: [String: ResolvedClass] = [:]
        for definition in definitions where resolved[definition.name.value] == nil {
            resolved[definition.name.value] = Self.resolve(definition, definitions, places)
        }
        self.places = places
        self.resolved = resolved
    }

    /// A class of the file or of the runtime; nil when there is none of that name.
    subscript(name: String) -> ResolvedClass? {
        resolved[name] ?? Catalog.runtimeClass(name).map { ResolvedClass(runtime: $0) }
    }

    /// The names of all classes, those of the file first.
    var names: [String] { definitions.map(\.name.value) + Catalog.runtimeClasses.map(\.name) }

    private static func resolve(
        _ definition: ClassDefinition,
        _ definitions: [ClassDefinition],
        _ places: [String: Int]
    ) -> ResolvedClass {
        var chain = [definition]
        var seen: Set = [definition.name.value]
        var next = definition.superclass?.value
        while let name = next, let place = places[name], seen.insert(name).inserted {
            chain.append(definitions[place])
            next = definitions[place].superclass?.value
        }
        let runtime = next.flatMap { places[$0] == nil ? Catalog.runtimeClass($0) : nil }
        return ResolvedClass(name: definition.name.value, chain: chain, runtime: runtime)
    }
}

/// A class with all that it inherits.
struct ResolvedClass {
    let name: String

    /// The class and its superclasses in the file, nearest first; empty for a class of the runtime.
    let chain: [ClassDefinition]

    /// The nearest class of the runtime; nil where a superclass is unknown or a cycle.
    let runtime: RuntimeClass?

    init(name: String, chain: [ClassDefinition], runtime: RuntimeClass?) {
        self.name = name
        self.chain = chain
        self.runtime = runtime
    }

    init(runtime: RuntimeClass) {
        self.init(name: runtime.name, chain: [], runtime: runtime)
    }

    /// Whether all superclasses are known, so that what is not found does not exist.
    var isComplete: Bool { runtime != nil }

    /// Whether a program registers the class or one that it inherits from.
    var isSwift: Bool { chain.contains(where: \.isSwift) }

    /// What objects of the class are; nil where that is unknown.
    var role: RuntimeClass.Role? { runtime?.role }

    /// The outlets, own and inherited; of two with one name the nearest counts.
    var outlets: [OutletDeclaration] { collect(\.outlets, by: \.name.value) }

    /// The properties, own and inherited.
    var properties: [PropertyDeclaration] { collect(\.properties, by: \.name.value) }

    /// The actions, own and inherited.
    var actions: [ActionDeclaration] { collect(\.actions, by: \.name.value) }

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

    private func collect<Part>(
        _ parts: (ClassDefinition) -> [Part],
        by name: (Part) -> String
    ) -> [Part] {
        var seen: Set<String> = []
        return chain.flatMap(parts).filter { seen.insert(name($0)).inserted }
    }
}
