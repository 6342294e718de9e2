/// Finds what the classes of a file inherit, each class once.
struct ClassResolver {
    /// The classes that inherit from themselves: each circle once, from its first class on.
    private(set) var cycles: [[Box<ClassDefinition>]] = []

    /// The first classes on each way whose superclasses are more than there may be.
    private(set) var tooDeep: [Box<ClassDefinition>] = []

    private let definitions: [Box<ClassDefinition>]
    private let depthLimit: Int

    /// The superclass of each class that has one in the file.
    private let superclasses: [Int?]
    private var resolved: [ResolvedClass?]

    /// The walk on which each class was met, to know a way that comes back.
    private var walks: [Int?]

    /// How many classes each one leads through, itself included.
    private var depths: [Int]

    init(_ definitions: [Box<ClassDefinition>], _ places: NameTable, depthLimit: Int) {
        self.definitions = definitions
        self.depthLimit = depthLimit
        superclasses = definitions.map { $0.superclass.flatMap { places[$0.value] } }
        resolved = definitions.map { _ in nil }
        walks = definitions.map { _ in nil }
        depths = definitions.map { _ in 0 }
    }

    /// Resolves all classes.
    mutating func resolve() -> [ResolvedClass] {
        for start in definitions.indices {
            if superclasses[start] == nil {
                // Most classes inherit from the runtime at once.
                if resolved[start] == nil { resolve(start) }
            } else {
                resolve(wayFrom: start)
            }
        }
        return resolved.compactMap { $0 }
    }

    /// Resolves a class and those that it inherits from.
    private mutating func resolve(wayFrom start: Int) {
        var way: [Int] = []
        var next: Int? = start
        while let place = next, resolved[place] == nil, walks[place] == nil {
            walks[place] = start
            way.append(place)
            next = superclasses[place]
        }
        if let place = next, walks[place] == start, let first = way.firstIndex(of: place) {
            close(Array(way[first...]))
            way.removeSubrange(first...)
        }
        for place in way.reversed() { resolve(place) }
    }

    /// Takes in a class whose superclass is resolved.
    private mutating func resolve(_ place: Int) {
        let definition = definitions[place]
        let above = superclasses[place]
        let depth = above.map { depths[$0] + 1 } ?? 1
        depths[place] = depth
        if depth == depthLimit + 1 { tooDeep.append(definition) }
        let superclass =
            above.map { resolved[$0] }
            ?? definition.superclass.map { RuntimeClasses.shared[$0.value] } ?? nil
        resolved[place] = ResolvedClass(
            ClassLink(number: place, definition: definition),
            superclass: depth <= depthLimit ? superclass : nil
        )
    }

    /// Takes in classes that form a circle, of which none has a class of the runtime at its end.
    private mutating func close(_ circle: [Int]) {
        for place in circle {
            let link = ClassLink(number: place, definition: definitions[place])
            resolved[place] = ResolvedClass(link, superclass: nil)
            depths[place] = 1
        }
        let first = circle.enumerated().min { $0.element < $1.element }?.offset ?? 0
        cycles.append((circle[first...] + circle[..<first]).map { definitions[$0] })
    }
}
