/// A class with all that it inherits.
final class ResolvedClass {
    let name: String

    /// The nearest class of the runtime; nil where a superclass is unknown, a cycle or too far away.
    let runtime: RuntimeClass?

    /// The class as the file declares it; nil for a class of the runtime.
    let link: ClassLink?

    /// The superclass, when it is in the file.
    let superclass: ResolvedClass?

    /// The outlets, own and inherited; of two with one name the nearest counts.
    private(set) lazy var outlets = Members(merge { $0.outlets })

    /// The properties, own and inherited.
    private(set) lazy var properties = Members(merge { $0.properties })

    /// The actions, own and inherited.
    private(set) lazy var actions = Members(merge { $0.actions })

    init(_ link: ClassLink, superclass: ResolvedClass?, runtime: RuntimeClass?) {
        name = link.definition.name.value
        self.link = link
        self.superclass = superclass
        self.runtime = runtime
    }

    init(runtime: RuntimeClass) {
        name = runtime.name
        link = nil
        superclass = nil
        self.runtime = runtime
    }

    /// The class and its superclasses in the file, nearest first; none for a class of the runtime.
    var chain: ClassChain { ClassChain(self) }

    /// Whether all superclasses are known, so that what is not found does not exist.
    var isComplete: Bool { runtime != nil }

    /// Whether a program registers the class or one that it inherits from.
    var isSwift: Bool { chain.contains { $0.definition.isSwift } }

    /// What objects of the class are; nil where that is unknown.
    var role: RuntimeClass.Role? { runtime?.role }

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

    private func merge<Member: NamedDeclaration>(
        _ own: (ClassDefinition) -> [Member]
    ) -> [Member] {
        // Keys of one mapping differ, so only what is inherited can repeat a name.
        guard let link else { return [] }
        guard superclass != nil else { return own(link.definition.unboxed) }
        var seen: Set<String> = []
        return chain.flatMap { own($0.definition.unboxed) }
            .filter { seen.insert($0.name.value).inserted }
    }
}

/// A class of the file, as one of those that inherit from each other.
struct ClassLink {
    /// Its place among the classes of the file.
    let number: Int
    let definition: Box<ClassDefinition>
}

/// The classes of a file from one on, up to the first of its superclasses that is not in the file.
struct ClassChain: Sequence, IteratorProtocol {
    private var following: ResolvedClass?

    fileprivate init(_ first: ResolvedClass) { following = first }

    mutating func next() -> ClassLink? {
        guard let current = following, let link = current.link else { return nil }
        following = current.superclass
        return link
    }
}
