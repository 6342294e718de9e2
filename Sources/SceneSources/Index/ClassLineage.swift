import SceneText

/// A class of the sources with its superclasses, as far as they can be followed.
package struct ClassLineage {
    /// One class: where it is declared, extended and implemented.
    struct Step {
        var name: String
        var sites: [SourceIndex.Site]
        var members: MemberTable
    }

    /// How the row of superclasses ends.
    package enum End: Sendable, Hashable {
        /// At a class of a framework that the table knows.
        case framework(String)

        /// At a class without a superclass.
        case root

        /// At a name that no source declares.
        case unknown(String)
    }

    /// The class itself first.
    var steps: [Step]

    package let end: End

    /// All protocols that the class or a superclass of it says it conforms to, as far as sources show.
    package let conformances: Set<String>

    /// Whether Objective-C sees all members.
    let exposesMembers: Bool

    /// The names of the classes that are the project's own, the class itself first.
    package var names: [String] { steps.map(\.name) }
}

/// Answers questions about an index, and remembers the classes that it was asked about.
///
/// One is for one thread.
package final class SourceLookup {
    package let index: SourceIndex
    private let lineages = Kept<Key, ClassLineage?>()
    private let memberTables = Kept<[SourceIndex.Site], MemberTable>()
    private let knownChains = Kept<Key, [[String]]?>()

    /// All selectors that any class of the sources has.
    private(set) lazy var selectors = Set(sitesBySelector.keys)

    /// The types that have a method for a selector.
    private(set) lazy var sitesBySelector = index.sitesBySelector

    private let knownDescendants = Kept<String, [String]>()
    private let families = Kept<Key, Set<String>>()
    let forwarding = Kept<Key, Bool>()
    let protocols = Kept<String, ProtocolFacts?>()

    /// The protocols that classes of the sources conform to, and those that the sources give to classes of frameworks.
    let closures = Kept<Key, ProtocolClosure>()
    let closuresOfExtensions = Kept<String, ProtocolClosure>()

    /// The other names of classes: `Bar` of `Foo` after `typealias Bar = Foo`.
    private lazy var otherNames = listedAliases()

    /// What extensions give to classes of frameworks.
    private let extensionTables = Kept<String, MemberTable>()

    /// The only protocol that has a constant of a name.
    private let protocolsWithConstant = Kept<String, String?>()

    struct Key: Hashable {
        var name: String
        var home: SourceHome
    }

    package init(_ index: SourceIndex) { self.index = index }

    /// As many superclasses as are followed: no real class has more, and a circle ends.
    private static let mostSuperclasses = 64

    /// The class of a name as a project sees it; nil where no source has one.
    package func lineage(of name: String, in home: SourceHome) -> ClassLineage? {
        lineages.value(of: Key(name: name, home: home)) { follow(name, home) }
    }

    private func follow(_ name: String, _ home: SourceHome) -> ClassLineage? {
        var steps: [ClassLineage.Step] = []
        var next: String? = name
        while let name = next, steps.count < Self.mostSuperclasses {
            let name = meaning(of: name, home)
            var sites = classSites(name, home)
            if let known = steps.first(where: { $0.name == name }) {
                // `class Label: Core.Label` inherits from a class of another module.
                sites = (index.classes[name] ?? []).filter { !known.sites.contains($0) }
            }
            guard !sites.isEmpty else {
                guard !steps.isEmpty else { return nil }
                return lineage(steps, end(name))
            }
            let all = sites + extensions(of: sites, named: name)
            steps.append(.init(name: name, sites: all, members: members(of: all)))
            next = superclass(of: sites, home)
        }
        return lineage(steps, .root)
    }

    /// The members of a class by what declares and extends it, which all its subclasses share.
    private func members(of sites: [SourceIndex.Site]) -> MemberTable {
        memberTables.value(of: sites) { MemberTable(sites, index) }
    }

    private func lineage(_ steps: [ClassLineage.Step], _ end: ClassLineage.End) -> ClassLineage {
        let sites = steps.flatMap(\.sites)
        return ClassLineage(
            steps: steps,
            end: end,
            conformances: Set(sites.flatMap { index.facts($0).inherited }),
            // An extension with '@objc' exposes what is in itself.
            exposesMembers: sites.contains {
                index.facts($0).kind == .class && index.facts($0).exposesMembers
            }
        )
    }

    /// What extends a class under either of its names, and no other class of the name that is nearer to it.
    private func extensions(of sites: [SourceIndex.Site], named name: String) -> [SourceIndex.Site]
    {
        var names: Set = [name]
        for site in sites {
            let facts = index.facts(site)
            names.insert(facts.name)
            if let other = facts.otherName { names.insert(other) }
        }
        return names.sorted().flatMap { name in
            extensions(named: name).filter { site in
                classSites(name, index.home(site)).contains(where: sites.contains)
            }
        }
    }

    /// What extends the classes of a name, also under an alias.
    func extensions(named name: String) -> [SourceIndex.Site] {
        let others = (otherNames[name] ?? []).flatMap { other in
            (index.extensions[other] ?? []).filter { index.facts($0).name == other }
        }
        return (index.extensions[name] ?? []) + others
    }

    private func end(_ name: String) -> ClassLineage.End {
        FrameworkClass.named(name) != nil ? .framework(name) : .unknown(name)
    }

    /// The declarations of a class: those of the asking project where it has any, else all.
    ///
    /// None, where a file of the asking targets is missing that would declare the class which is meant.
    func classSites(_ name: String, _ home: SourceHome) -> [SourceIndex.Site] {
        let sites = home.nearest(of: index.classes[name] ?? []) { index.home($0) }
        let isOwn = sites.contains { !index.home($0).targets.isDisjoint(with: home.targets) }
        return isOwn || !index.missing.mayDeclare(name, in: home) ? sites : []
    }

    /// What an alias means, or the name itself.
    private func meaning(of name: String, _ home: SourceHome) -> String {
        var name = name
        for _ in 0..<8 {
            guard index.classes[name] == nil else { return name }
            let last = SourceIndex.lastPart(name)
            if index.aliases[name] == nil, last != name, index.aliases[last] == nil {
                // `UIKit.UIView`, `Outer.Inner`.
                return last
            }
            guard let sites = index.aliases[name] ?? index.aliases[last],
                let site = home.nearest(of: sites, { index.home($0) }).first,
                let target = index.facts(site).inherited.first, target != name
            else { return name }
            name = target
        }
        return name
    }

    /// The aliases by the names of the classes that they mean.
    ///
    /// Each side of an `#if` may say another. A class that has the name of an alias is meant itself.
    private func listedAliases() -> [String: [String]] {
        var names: [String: [String]] = [:]
        for (alias, sites) in index.aliases.sorted(by: { $0.key < $1.key })
        where index.classes[alias] == nil {
            for site in sites where index.facts(site).name == alias {
                guard let target = index.facts(site).inherited.first else { continue }
                names[meaning(of: target, index.home(site)), default: []].append(alias)
            }
        }
        return names.mapValues { Set($0).sorted() }
    }

    /// The superclass that declarations name; nil where they name only protocols.
    private func superclass(of sites: [SourceIndex.Site], _ home: SourceHome) -> String? {
        for site in sites {
            let facts = index.facts(site)
            guard let first = facts.inherited.first else { continue }
            let name = meaning(of: first, home)
            if index.classes[name] != nil || FrameworkClass.named(name) != nil { return name }
            if index.protocolSites[name] != nil || Self.isProtocol(name) { continue }
            return name
        }
        return nil
    }

    /// Whether a name that no source declares is that of a protocol, as far as the name shows.
    static func isProtocol(_ name: String) -> Bool {
        knownProtocols.contains(name)
            || FrameworkClass.isOfFramework(name)
                && ["Delegate", "DataSource", "Coding", "Copying", "Protocol", "Providing"]
                    .contains(where: name.hasSuffix)
    }

    private static let knownProtocols: Set<String> = [
        "AnyObject", "class", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
        "Comparable", "CustomStringConvertible", "Identifiable", "ObservableObject", "Sendable",
        "Error", "Sequence", "Collection", "IteratorProtocol", "CaseIterable", "Any",
        "NSObjectProtocol",
    ]

    /// The members that extensions give to a class which no source declares.
    func extensionMembers(of name: String) -> MemberTable {
        extensionTables.value(of: name) { MemberTable(extensions(named: name), index) }
    }

    /// The protocol that has a constant of a name; nil where none or several have one.
    func onlyProtocol(withConstant name: String) -> String? {
        protocolsWithConstant.value(of: name) {
            let all = index.constants.owners(of: name).keys.filter {
                index.protocolSites[$0] != nil
            }
            return all.count == 1 ? all.first : nil
        }
    }

    // MARK: Chains

    /// The names of all ancestors of a class, itself and frameworks' among them.
    package func ancestors(of name: String, in home: SourceHome) -> (names: [String], isWhole: Bool)
    {
        guard let lineage = lineage(of: name, in: home) else {
            let names = Self.frameworkAncestors(of: name)
            return (names.isEmpty ? [name] : names, !names.isEmpty)
        }
        switch lineage.end {
        case .root: return (lineage.names, true)
        case .unknown(let name): return (lineage.names + [name], false)
        case .framework(let name):
            return (lineage.names + Self.frameworkAncestors(of: name), true)
        }
    }

    /// The ancestors of a class by each of its declarations, as targets may each have their own; nil where one cannot
    /// be followed to a framework.
    package func chains(of name: String, in home: SourceHome) -> [[String]]? {
        knownChains.value(of: Key(name: name, home: home)) {
            chains(of: name, in: home, isBelow: [])
        }
    }

    private func chains(
        of name: String,
        in home: SourceHome,
        isBelow: Set<String>
    ) -> [[String]]? {
        let name = meaning(of: name, home)
        let sites = classSites(name, home)
        guard !sites.isEmpty else {
            let known = Self.frameworkAncestors(of: name)
            return known.isEmpty ? nil : [known]
        }
        // `class Label: Core.Label` inherits from a class of another module.
        guard !isBelow.contains(name), isBelow.count < Self.mostSuperclasses else { return nil }
        var all: [[String]] = []
        for superclass in Set(sites.compactMap { superclass(of: [$0], home) }).sorted() {
            let above = chains(of: superclass, in: home, isBelow: isBelow.union([name]))
            guard let above, all.count < Self.mostSuperclasses else { return nil }
            all += above.map { [name] + $0 }
        }
        return all.isEmpty ? nil : all
    }

    /// A class of a framework with its superclasses; empty where the table has none of the name.
    package static func frameworkAncestors(of name: String) -> [String] {
        var names: [String] = []
        var next = FrameworkClass.named(name)
        while let known = next, names.count < mostSuperclasses {
            names.append(known.name)
            next = known.superclass.flatMap(FrameworkClass.named)
        }
        return names
    }

    /// The last parts of all names of a class, its ancestors and what inherits from it.
    func family(of type: String, in home: SourceHome) -> Set<String> {
        families.value(of: Key(name: type, home: home)) {
            let all = names(of: ancestors(of: type, in: home).names, in: home)
            return Set((all.sorted() + descendants(of: type)).map(SourceIndex.lastPart))
        }
    }

    /// The classes that inherit from one, at any depth.
    package func descendants(of name: String) -> [String] {
        knownDescendants.value(of: name) { findDescendants(of: name) }
    }

    private func findDescendants(of name: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            let names = [next] + (otherNames[next] ?? [])
            for site in names.flatMap({ index.subclasses[$0] ?? [] }) {
                let facts = index.facts(site)
                for name in [facts.name, SourceIndex.lastPart(facts.name)]
                    + [facts.otherName].compactMap(\.self)
                where seen.insert(name).inserted {
                    found.append(name)
                    waiting.append(name)
                }
            }
        }
        return found
    }
}
