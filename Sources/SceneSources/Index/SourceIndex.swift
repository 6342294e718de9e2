/// All declarations of a folder of sources, by name.
package struct SourceIndex: Sendable {
    /// Where a type is declared.
    struct Site: Sendable, Hashable {
        var file: Int32
        var type: Int32
    }

    package let files: [SourceFile]

    /// What belongs to the sources and the documents beside them, and was not found.
    package let missing: MissingFiles

    /// Classes by both of their names, and nested ones by the last part of theirs, too.
    private(set) var classes: [String: [Site]] = [:]

    /// Extensions and categories, and what implements a class, by its name.
    private(set) var extensions: [String: [Site]] = [:]

    /// Protocols by their names.
    private(set) var protocolSites: [String: [Site]] = [:]

    /// Names that mean other names.
    private(set) var aliases: [String: [Site]] = [:]

    /// Structures and enumerations, which are no classes of documents.
    package private(set) var values: Set<String> = []

    /// The classes that name one as their superclass.
    private(set) var subclasses: [String: [Site]] = [:]

    /// The classes that say that they conform to a protocol, themselves or in an extension.
    private(set) var conformers: [String: Set<String>] = [:]

    /// The protocols from which others inherit.
    private(set) var refined: Set<String> = []

    private(set) var constants = ConstantTable()

    /// The names that something is assigned to, whatever has them.
    private(set) var assigned: Set<String> = []

    /// The types whose own code assigns to a name, by the last parts of theirs.
    private(set) var assigners: [String: Set<String>] = [:]

    package init(_ files: [SourceFile], missing: MissingFiles = MissingFiles()) {
        self.files = files
        self.missing = missing
        for (number, file) in files.enumerated() {
            for (index, type) in file.facts.types.enumerated() {
                add(type, Site(file: Int32(number), type: Int32(index)))
            }
            for constant in file.facts.constants { constants.add(constant, file: number) }
            for name in file.facts.assigned where file.facts.ownAssigned[name] == nil {
                assigned.insert(name)
            }
            for (name, types) in file.facts.ownAssigned {
                assigners[name, default: []].formUnion(types.map(Self.lastPart))
            }
        }
        // What the extension of a protocol or of a class out of sight assigns to, any class may have.
        for (name, types) in assigners
        where !types.allSatisfy({ classes[$0] != nil || values.contains($0) }) {
            assigned.insert(name)
        }
    }

    private mutating func add(_ type: TypeFacts, _ site: Site) {
        let names = Self.names(of: type)
        if type.kind == .class || type.kind == .extension {
            for name in type.inherited {
                conformers[Self.lastPart(name), default: []].insert(Self.lastPart(type.name))
            }
        }
        switch type.kind {
        case .class:
            for name in names { classes[name, default: []].append(site) }
            if let superclass = type.inherited.first {
                subclasses[Self.lastPart(superclass), default: []].append(site)
            }
        case .extension, .implementation:
            for name in names { extensions[name, default: []].append(site) }
        case .protocol:
            refined.formUnion(type.inherited.map(Self.lastPart))
            for name in names { protocolSites[name, default: []].append(site) }
        case .alias: for name in names { aliases[name, default: []].append(site) }
        case .structure, .enumeration: values.formUnion(names)
        }
    }

    /// The names that a type is found by.
    private static func names(of type: TypeFacts) -> [String] {
        var names = [type.name]
        let last = lastPart(type.name)
        if last != type.name { names.append(last) }
        if let other = type.otherName, !names.contains(other) { names.append(other) }
        return names
    }

    /// The last part of a name: `Inner` of `Outer.Inner`.
    static func lastPart(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// All texts and names of the sources, where they were collected, also as accessors are named.
    package var words: Set<String> {
        var words: Set<String> = []
        for file in files { words.formUnion(file.facts.words) }
        return words.union(words.lazy.map(Self.accessor))
    }

    /// A text as generated code names it: `showDetails` of `Show-details`, without a difference in case.
    package static func accessor(of text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    /// The names of the methods that selectors in code lead to, without their parameters.
    package var namedSelectors: Set<String> {
        var names: Set<String> = []
        for file in files {
            for use in file.facts.uses where use.kind == .selector {
                for case .literal(let text) in use.values { names.insert(Self.baseName(text)) }
                for case .name(let path) in use.values {
                    if let last = path.last { names.insert(Self.baseName(last)) }
                }
            }
        }
        return names
    }

    /// The name of a method or selector up to its first parameter.
    package static func baseName(_ name: String) -> String {
        String(name.prefix { $0 != ":" && $0 != "(" })
    }

    /// Whether the sources declare a protocol of a name.
    package func hasProtocol(_ name: String) -> Bool { protocolSites[name] != nil }

    /// Whether the sources declare a class of a name.
    package func hasClass(_ name: String) -> Bool { classes[name] != nil }

    /// Whether the sources declare another name of a type by a name.
    package func hasAlias(_ name: String) -> Bool { aliases[name] != nil }

    func facts(_ site: Site) -> TypeFacts {
        files[Int(site.file)].facts.types[Int(site.type)]
    }

    /// The classes and extensions that have a method for a selector.
    var sitesBySelector: [String: [Site]] {
        var sites: [String: [Site]] = [:]
        for (number, file) in files.enumerated() {
            for (place, type) in file.facts.types.enumerated() where type.kind != .protocol {
                for member in type.members where member.kind == .method {
                    for selector in SourceLookup.selectors(of: member) {
                        sites[selector, default: []].append(
                            Site(file: Int32(number), type: Int32(place))
                        )
                    }
                }
            }
        }
        return sites
    }

    func home(_ site: Site) -> SourceHome { files[Int(site.file)].home }
}
