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
        let sites = protocols(named: name)
        guard !sites.isEmpty, sites.allSatisfy(isSeenByObjectiveC) else {
            return .unknown(.absentClass(name))
        }
        let (ancestors, isWhole) = ancestors(of: type, in: home)
        guard isWhole, let root = ancestors.last, FrameworkClass.named(root) != nil else {
            return .unknown(.absentSuperclass(type))
        }
        guard !index.missing.hasSources(near: home) else { return .unknown(.missingFile) }
        var said = lineage(of: type, in: home)?.conformances ?? []
        // The sources may extend classes of frameworks, too.
        for ancestor in ancestors where index.classes[ancestor] == nil {
            for site in extensions(named: ancestor) { said.formUnion(index.facts(site).inherited) }
        }
        let all = closure(of: said)
        let expected = sites.reduce(into: Set<String>()) { $0.formUnion(names(of: $1)) }
        guard all.names.isDisjoint(with: expected) else { return .found(()) }
        // What a library declares may inherit from what it declares itself.
        if let open = all.open, sites.contains(where: { index.files[Int($0.file)].isVendored }) {
            return .unknown(.absentClass(open))
        }
        return hasNothing(of: expected, type, home) ? .missing : .unknown(.runtime)
    }

    private func protocols(named name: String) -> [SourceIndex.Site] {
        index.protocolSites[SourceIndex.lastPart(name)] ?? []
    }

    private func isSeenByObjectiveC(_ site: SourceIndex.Site) -> Bool {
        index.facts(site).exposesMembers
            || index.files[Int(site.file)].facts.language == .objectiveC
    }

    /// All names of a protocol, without those of the types around it.
    private func names(of site: SourceIndex.Site) -> [String] {
        let facts = index.facts(site)
        return [SourceIndex.lastPart(facts.name)] + [facts.otherName].compactMap(\.self)
    }

    /// Some protocols with those that they inherit from, also under aliases, and one of them that no source declares
    /// and is not Apple's.
    private func closure(of protocols: some Sequence<String>) -> (names: Set<String>, open: String?)
    {
        var waiting = Set(protocols.map(SourceIndex.lastPart)).sorted()
        var names = Set(waiting)
        var open: String?
        while let next = waiting.popLast() {
            let sites = (index.protocolSites[next] ?? []) + (index.aliases[next] ?? [])
            let isKnown =
                !sites.isEmpty || index.hasClass(next) || Self.isProtocol(next)
                || FrameworkClass.isOfFramework(next)
            if !isKnown { open = open ?? next }
            for site in sites {
                // One has two names in Swift and Objective-C.
                let all = self.names(of: site) + index.facts(site).inherited
                for name in all.map(SourceIndex.lastPart) where names.insert(name).inserted {
                    waiting.append(name)
                }
            }
        }
        return (names, open)
    }

    /// Whether some protocols ask for something, and a class has none of it.
    private func hasNothing(of protocols: Set<String>, _ type: String, _ home: SourceHome) -> Bool {
        let sites = closure(of: protocols).names.sorted().flatMap { index.protocolSites[$0] ?? [] }
        let members = sites.flatMap { index.facts($0).members }.filter {
            !$0.marks.contains(.isStatic)
        }
        return !members.isEmpty
            && members.allSatisfy { member in
                if member.kind == .property {
                    return outlet(member.name, of: type, in: home).isMissing
                }
                return Self.selectors(of: member).allSatisfy {
                    action($0, of: type, in: home).isMissing
                }
            }
    }
}
