extension SourceLookup {
    /// The names of all classes, for help.
    package var classNames: [String] { index.classes.keys.sorted() }

    /// The methods that unwind segues may lead to.
    package var unwindSelectors: [String] { selectors.filter { $0.hasSuffix(":") }.sorted() }

    /// The numbers of the files that declare or extend a class.
    package func files(of type: String) -> [Int] {
        ((index.classes[type] ?? []) + (index.extensions[type] ?? [])).map { Int($0.file) }
    }

    /// Where the files belong that declare a class.
    package func homes(of type: String) -> [SourceHome] {
        (index.classes[type] ?? []).map(index.home)
    }

    /// Whether a class is declared in a source that is no library's.
    package func isOwnClass(_ type: String) -> Bool {
        (index.classes[type] ?? []).contains { !index.files[Int($0.file)].isVendored }
    }

    /// Whether a class is declared in Swift.
    package func isSwift(_ type: String, in home: SourceHome) -> Bool {
        guard let site = lineage(of: type, in: home)?.steps.first?.sites.first else {
            return false
        }
        return index.files[Int(site.file)].facts.language == .swift
    }

    /// Where a class is declared that Objective-C knows only together with its module; nil for others.
    package func swiftDeclaration(needingModule name: String, in home: SourceHome) -> SourcePlace? {
        let sites = classSites(name, home)
        guard let first = sites.first else { return nil }
        for site in sites {
            let facts = index.facts(site)
            guard index.files[Int(site.file)].facts.language == .swift, facts.otherName == nil
            else { return nil }
        }
        return SourcePlace(file: Int(first.file), range: index.facts(first).nameRange)
    }

    /// A class of Swift that no document finds by its name alone, with what it is in; nil for others.
    ///
    /// The runtime has those inside other types and generic ones under longer names.
    package func hiddenClass(_ name: String, in home: SourceHome) -> (
        place: SourcePlace, outer: String?
    )? {
        let sites = classSites(name, home)
        let isHidden = sites.allSatisfy { site in
            let facts = index.facts(site)
            return index.files[Int(site.file)].facts.language == .swift && facts.otherName == nil
                && (facts.name != name || !facts.parameters.isEmpty)
        }
        guard isHidden, let first = sites.first else { return nil }
        let facts = index.facts(first)
        return (
            SourcePlace(file: Int(first.file), range: facts.nameRange),
            facts.name == name ? nil : String(facts.name.dropLast(name.count + 1))
        )
    }
}

extension SourceLookup {
    /// All names of a class that is known whole, by which it may be an ancestor; nil for a protocol, a type
    /// parameter, and whatever else is in no source.
    package func declared(_ type: String, in home: SourceHome) -> Set<String>? {
        let name = SourceIndex.lastPart(type)
        if let step = lineage(of: name, in: home)?.steps.first { return names(of: step) }
        if index.protocolSites[name] != nil || index.aliases[name] != nil { return nil }
        return FrameworkClass.named(name).map { [$0.name] }
    }

    /// All names of the classes that an alias means; nil where one of them is not known whole.
    package func aliased(_ type: String, in home: SourceHome) -> Set<String>? {
        let sites = index.aliases[type] ?? []
        var all: Set<String> = []
        // Each side of an `#if` may say another.
        for site in home.nearest(of: sites, { index.home($0) }) {
            let facts = index.facts(site)
            guard facts.parameters.isEmpty, let target = facts.inherited.first, target != type,
                let names = declared(target, in: home)
            else { return nil }
            all.formUnion(names)
        }
        return all.isEmpty ? nil : all
    }

    /// Some names with the other names of their classes.
    package func names(of types: [String], in home: SourceHome) -> Set<String> {
        var all = Set(types)
        for type in types {
            guard let step = lineage(of: type, in: home)?.steps.first else { continue }
            all.formUnion(names(of: step))
        }
        return all
    }

    private func names(of step: ClassLineage.Step) -> Set<String> {
        var names: Set = [step.name]
        for site in step.sites {
            let facts = index.facts(site)
            names.insert(facts.name)
            if let other = facts.otherName { names.insert(other) }
        }
        return names
    }
}

extension SourceLookup {
    /// Whether a file that declares or extends a class has a text, where words were collected.
    package func mentions(_ text: String, in lineage: ClassLineage) -> Bool {
        lineage.steps.flatMap(\.sites).contains {
            index.files[Int($0.file)].facts.words.contains(text)
        }
    }
}

extension SourceLookup {
    /// Whether code may assign to a member of a class.
    ///
    /// What an unrelated class of the sources does with a member of its own does not count.
    package func assigns(_ name: String, of type: String, in home: SourceHome) -> Bool {
        if index.assigned.contains(name) { return true }
        guard let owners = index.assigners[name] else { return false }
        return family(of: type, in: home).contains(where: owners.contains)
    }
}
