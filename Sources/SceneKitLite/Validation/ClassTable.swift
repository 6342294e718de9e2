/// The classes that a file can name: its own by declaration, and those of the runtime.
///
/// A class, because everything that looks names up holds it.
final class ClassTable: Sendable {
    /// The classes of the file in order.
    let definitions: [Box<ClassDefinition>]

    /// The classes that inherit from themselves: each circle once, from its first class on.
    let cycles: [[Box<ClassDefinition>]]

    /// The first classes on each way whose superclasses are more than there may be.
    let tooDeep: [Box<ClassDefinition>]

    /// How many classes of a file may inherit from each other in a row.
    let depthLimit: Int

    /// What the definitions come to, one for each.
    let resolved: [ResolvedClass]

    /// Whether a class of the file has the name of one of the runtime, which is reported.
    let hidesRuntime: Bool

    /// How many actions the classes before each one declare.
    let firstActions: [Int]

    /// How many actions all classes declare.
    let actionCount: Int

    /// The first class of each name.
    private let places: NameTable

    init(_ definitions: [Box<ClassDefinition>], depthLimit: Int) {
        self.definitions = definitions
        self.depthLimit = depthLimit
        var places = NameTable(capacity: definitions.count)
        var hidesRuntime = false
        var firstActions: [Int] = []
        firstActions.reserveCapacity(definitions.count)
        var count = 0
        for place in definitions.indices {
            let name = definitions[place].unboxed.name.value
            _ = places.insert(name, place)
            if RuntimeClasses.shared[name] != nil { hidesRuntime = true }
            firstActions.append(count)
            count += definitions[place].unboxed.actions.count
        }
        var resolver = ClassResolver(definitions, places, depthLimit: depthLimit)
        resolved = resolver.resolve()
        self.places = places
        self.hidesRuntime = hidesRuntime
        self.firstActions = firstActions
        actionCount = count
        cycles = resolver.cycles
        tooDeep = resolver.tooDeep
    }

    /// A class of the file or of the runtime; nil when there is none of that name.
    subscript(name: String) -> ResolvedClass? {
        if let place = places[name] { return resolved[place] }
        return RuntimeClasses.shared[name]
    }

    /// The class that an object is said to have: nearly always one of the runtime.
    func object(_ name: String) -> ResolvedClass? {
        if !hidesRuntime, let known = RuntimeClasses.shared[name] { return known }
        return self[name]
    }

    /// The names of all classes, those of the file first.
    var names: [String] {
        definitions.map(\.unboxed.name.value) + Catalog.runtimeClasses.map(\.name)
    }
}
