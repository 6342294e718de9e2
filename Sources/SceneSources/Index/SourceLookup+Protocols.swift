import SceneText

/// A protocol of the sources that Objective-C sees.
struct ProtocolFacts {
    /// All its names, without those of the types around it.
    var names: Set<String>

    /// What it asks for, with what it inherits.
    var members: [MemberFacts]

    /// Whether a library declares it.
    var isVendored: Bool
}

/// Some protocols with those that they inherit from, also under aliases.
struct ProtocolClosure {
    var names: Set<String>

    /// One of them that no source declares and is not Apple's.
    var open: String?

    /// Whether there are no more than are looked at.
    var isWhole = true
}

extension SourceLookup {
    /// Whether objects of a class conform to a protocol of the sources that Objective-C sees.
    ///
    /// It is missing only where the class has nothing that the protocol asks for: one that has its members serves
    /// without saying that it conforms.
    package func conformance(
        of type: String,
        to name: String,
        in home: SourceHome
    ) -> SourceAnswer<Void> {
        guard let expected = protocolFacts(named: SourceIndex.lastPart(name)) else {
            return .unknown(.absentClass(name))
        }
        let (ancestors, isWhole) = ancestors(of: type, in: home)
        guard isWhole, let root = ancestors.last, FrameworkClass.named(root) != nil else {
            return .unknown(.absentSuperclass(type))
        }
        guard !index.missing.hasSources(near: home) else { return .unknown(.missingFile) }
        // The sources may extend classes of frameworks, too.
        let closures =
            [ownClosure(of: type, in: home)]
            + ancestors.filter { !index.hasClass($0) }.map(closureOfExtensions)
        for closure in closures {
            guard closure.isWhole else { return .unknown(.absentClass(name)) }
            if expected.names.contains(where: closure.names.contains) { return .found(()) }
            // What a library declares may inherit from what it declares itself.
            if let open = closure.open, expected.isVendored { return .unknown(.absentClass(open)) }
        }
        return hasNothing(of: expected.members, type, home) ? .missing : .unknown(.runtime)
    }

    /// Whether members are asked for, and a class has none of them.
    private func hasNothing(of members: [MemberFacts], _ type: String, _ home: SourceHome) -> Bool {
        !members.isEmpty
            && members.allSatisfy { member in
                if member.kind == .property {
                    return outlet(member.name, of: type, in: home).isMissing
                }
                return Self.selectors(of: member).allSatisfy {
                    action($0, of: type, in: home).isMissing
                }
            }
    }

    // MARK: Reading

    /// As many declarations and members as are looked at for one protocol, and protocols for one class: no app has
    /// more.
    private static let most = 256

    private func protocolFacts(named name: String) -> ProtocolFacts? {
        protocols.value(of: name) { readProtocol(named: name) }
    }

    private func ownClosure(of type: String, in home: SourceHome) -> ProtocolClosure {
        closures.value(of: Key(name: type, home: home)) {
            closure(of: lineage(of: type, in: home)?.conformances ?? [])
        }
    }

    private func closureOfExtensions(of type: String) -> ProtocolClosure {
        closuresOfExtensions.value(of: type) {
            closure(
                of: extensions(named: type).flatMap { index.facts($0).inherited },
                atMost: .max
            )
        }
    }

    /// What is known of a protocol; nil for one that no source declares, that only Swift sees, or that has too much.
    private func readProtocol(named name: String) -> ProtocolFacts? {
        let sites = index.protocolSites[name] ?? []
        guard !sites.isEmpty, sites.count <= Self.most, sites.allSatisfy(isSeenByObjectiveC)
        else { return nil }
        let names = Set(sites.flatMap(names))
        let closure = closure(of: names)
        guard closure.isWhole else { return nil }
        var all: [MemberFacts] = []
        for site in closure.names.sorted().flatMap({ index.protocolSites[$0] ?? [] }) {
            let members = index.facts(site).members
            guard all.count + members.count <= Self.most else { return nil }
            all += members.filter { !$0.marks.contains(.isStatic) }
        }
        let isVendored = sites.contains { index.files[Int($0.file)].isVendored }
        return ProtocolFacts(names: names, members: all, isVendored: isVendored)
    }

    private func isSeenByObjectiveC(_ site: SourceIndex.Site) -> Bool {
        index.facts(site).exposesMembers
            || index.files[Int(site.file)].facts.language == .objectiveC
    }

    private func names(of site: SourceIndex.Site) -> [String] {
        let facts = index.facts(site)
        return [SourceIndex.lastPart(facts.name)] + [facts.otherName].compactMap(\.self)
    }

    /// What declares a protocol or another name of some; nil where that is too much.
    private func declarations(of name: String, atMost most: Int) -> [SourceIndex.Site]? {
        let (protocols, aliases) = (index.protocolSites[name] ?? [], index.aliases[name] ?? [])
        return max(protocols.count, aliases.count) <= most ? protocols + aliases : nil
    }

    /// All that follows from some protocols being conformed to.
    private func closure(of protocols: some Sequence<String>, atMost most: Int = most)
        -> ProtocolClosure
    {
        var waiting = Set(protocols.map(SourceIndex.lastPart)).sorted()
        var closure = ProtocolClosure(names: Set(waiting))
        while let next = waiting.popLast() {
            guard let sites = declarations(of: next, atMost: most),
                sites.reduce(closure.names.count, { $0 + index.facts($1).inherited.count }) <= most
            else {
                closure.isWhole = false
                break
            }
            let isKnown =
                !sites.isEmpty || index.hasClass(next) || Self.isProtocol(next)
                || FrameworkClass.isOfFramework(next)
            if !isKnown { closure.open = closure.open ?? next }
            for site in sites {
                // One has two names in Swift and Objective-C.
                let all = names(of: site) + index.facts(site).inherited
                for name in all.map(SourceIndex.lastPart)
                where closure.names.insert(name).inserted {
                    waiting.append(name)
                }
            }
        }
        return closure
    }
}
