import SceneLanguage
import SceneText

/// Finds what the classes of a file inherit, each class once.
struct ClassResolver {
    /// The classes that inherit from themselves: each circle once, from its first class on.
    private(set) var cycles: [[ClassDefinition]] = []

    /// The first classes on each way whose superclasses are more than there may be.
    private(set) var tooDeep: [ClassDefinition] = []

    private let links: [ClassLink]
    private let names: ClassNames
    private let depthLimit: Int

    /// What classes are used as, by their names.
    private let roles: [String: String]
    private var resolved: [ResolvedClass?]

    /// How many classes each one leads through, itself included, where it is more than one.
    private var depths: [Int: Int] = [:]

    init(
        _ links: [ClassLink],
        _ names: ClassNames,
        depthLimit: Int,
        roles: [String: String] = [:]
    ) {
        self.roles = roles
        self.links = links
        self.names = names
        self.depthLimit = depthLimit
        resolved = [ResolvedClass?](repeating: nil, count: links.count)
    }

    /// Resolves all classes.
    mutating func resolve() -> [ResolvedClass] {
        for start in links.indices where resolved[start] == nil {
            switch superclass(of: start) {
            case .ofFile: resolve(wayFrom: start)
            case .ofRuntime(let superclass): resolve(start, superclass)
            case nil: resolve(start, likelySuperclass(of: start), isKnown: isSpelling(start))
            }
        }
        return resolved.compactMap { $0 }
    }

    /// The class of the runtime that a superclass which does not exist most likely means: the one of
    /// nearly that name, or the one as which the class is used.
    private func likelySuperclass(of number: Int) -> ResolvedClass? {
        let definition = links[number].definition
        let name =
            definition.superclass.flatMap { nearest(to: $0.value) } ?? roles[definition.name.value]
        return name.flatMap { ResolvedClass.ofRuntime[$0] }
    }

    /// Whether the name of the superclass leads to a class of the runtime.
    private func isSpelling(_ number: Int) -> Bool {
        links[number].definition.superclass.map { nearest(to: $0.value) != nil } ?? false
    }

    /// The class of the runtime that a name surely means.
    private func nearest(to name: String) -> String? {
        let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
        return Catalog.runtimeClasses.map(\.name).first {
            NearestName.isOneSlip(from: plain, to: $0)
        }
    }

    private func superclass(of number: Int) -> ClassNames.Found? {
        guard let name = links[number].definition.superclass?.value else { return nil }
        // Where a program has a class of the same name, that is the one that it inherits from.
        return ResolvedClass.ofRuntime[name].map { .ofRuntime($0) } ?? names.find(name)
    }

    /// Resolves a class and those of the file that it inherits from.
    private mutating func resolve(wayFrom start: Int) {
        var way: [Int] = []
        var seen: Set<Int> = []
        var next = start
        var end: ResolvedClass?
        var depth = 0
        var isKnown = true
        search: while true {
            if let known = resolved[next] {
                (end, depth) = (known, depths[next] ?? 1)
                break
            }
            guard seen.insert(next).inserted else {
                // The chain comes back: what is before it is resolved on top of the circle.
                let first = way.firstIndex(of: next) ?? 0
                close(Array(way[first...]))
                way.removeSubrange(first...)
                (end, depth) = (resolved[next], 1)
                break
            }
            way.append(next)
            switch superclass(of: next) {
            case .ofFile(let number): next = number
            case .ofRuntime(let superclass):
                end = superclass
                break search
            case nil:
                (end, isKnown) = (likelySuperclass(of: next), isSpelling(next))
                break search
            }
        }
        for number in way.reversed() {
            depth += 1
            if depth > 1 { depths[number] = depth }
            if depth == depthLimit + 1 { tooDeep.append(links[number].definition) }
            resolve(number, depth <= depthLimit ? end : nil, isKnown: isKnown)
            isKnown = true
            end = resolved[number]
        }
    }

    /// Adds a class whose superclass is resolved, or does not matter.
    private mutating func resolve(
        _ number: Int,
        _ superclass: ResolvedClass?,
        isKnown: Bool = true
    ) {
        resolved[number] = ResolvedClass(links[number], superclass: superclass, isKnown: isKnown)
    }

    /// Takes in classes that form a circle, none of which ends at a class of the runtime.
    private mutating func close(_ circle: [Int]) {
        for number in circle { resolve(number, nil) }
        let first = circle.enumerated().min { $0.element < $1.element }?.offset ?? 0
        cycles.append((circle[first...] + circle[..<first]).map { links[$0].definition })
    }
}
