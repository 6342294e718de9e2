/// The classes that a file can name: its own by declaration, and those of the runtime.
struct ClassTable {
    /// The classes of the file in order.
    let definitions: [ClassDefinition]

    /// The classes that inherit from themselves: each circle once, from its first class on.
    let cycles: [[ClassDefinition]]

    /// The first classes on each way whose superclasses are more than there may be.
    let tooDeep: [ClassDefinition]

    /// How many classes of a file may inherit from each other in a row.
    let depthLimit: Int

    /// The first definition of each name.
    private let places: [String: Int]

    /// What the definitions come to, one for each.
    private let resolved: [ResolvedClass]

    init(_ definitions: [ClassDefinition], depthLimit: Int) {
        self.definitions = definitions
        self.depthLimit = depthLimit
        let places = Dictionary(
            definitions.enumerated().lazy.map { ($0.element.name.value, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        self.places = places
        var resolver = ClassResolver(definitions, places, depthLimit: depthLimit)
        resolved = resolver.resolve()
        cycles = resolver.cycles
        tooDeep = resolver.tooDeep
    }

    /// A class of the file or of the runtime; nil when there is none of that name.
    subscript(name: String) -> ResolvedClass? {
        if let place = places[name] { return resolved[place] }
        return Catalog.runtimeClass(name).map { ResolvedClass(runtime: $0) }
    }

    /// The names of all classes, those of the file first.
    var names: [String] { definitions.map(\.name.value) + Catalog.runtimeClasses.map(\.name) }
}

/// A class with all that it inherits.
final class ResolvedClass {
    let name: String

    /// The nearest class of the runtime; nil where a superclass is unknown, a cycle or too far away.
    let runtime: RuntimeClass?

    private let definition: ClassDefinition?
    private let superclass: ResolvedClass?

    /// The class and its superclasses in the file, nearest first; empty for a class of the runtime.
    private(set) lazy var chain: [ClassDefinition] = {
        var chain: [ClassDefinition] = []
        var next: ResolvedClass? = self
        while let link = next {
            if let definition = link.definition { chain.append(definition) }
            next = link.superclass
        }
        return chain
    }()

    /// The outlets, own and inherited; of two with one name the nearest counts.
    private(set) lazy var outlets = Self.merge(chain.map(\.outlets), by: \.name.value)

    /// The properties, own and inherited.
    private(set) lazy var properties = Self.merge(chain.map(\.properties), by: \.name.value)

    /// The actions, own and inherited.
    private(set) lazy var actions = Self.merge(chain.map(\.actions), by: \.name.value)

    init(_ definition: ClassDefinition, superclass: ResolvedClass?, runtime: RuntimeClass?) {
        name = definition.name.value
        self.definition = definition
        self.superclass = superclass
        self.runtime = runtime
    }

    init(runtime: RuntimeClass) {
        name = runtime.name
        definition = nil
        superclass = nil
        self.runtime = runtime
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
