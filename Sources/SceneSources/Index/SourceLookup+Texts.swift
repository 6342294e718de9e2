extension SourceLookup {
    /// What a text in code may be; nil where it cannot be followed.
    ///
    /// Each constant of the name counts, the nearest ones alone where some are near: those of the type
    /// around and its superclasses, then those of the same file. In Objective-C, a name alone is none of a type.
    package func texts(
        of value: TextValue,
        in file: Int,
        enclosing: String?,
        depth: Int = 0
    ) -> [String]? {
        switch value {
        case .literal(let text): return [text]
        case .parameter, .unknown: return nil
        case .typeName(let name):
            guard ["Self", "self"].contains(name) else { return [SourceIndex.lastPart(name)] }
            return enclosing.flatMap(ownNames)
        case .name(let path):
            guard depth < 8 else { return nil }
            return texts(ofName: path, in: file, enclosing, depth)
        }
    }

    /// Whether a type is a protocol of the sources.
    package func isProtocol(_ type: String?) -> Bool { type.map(index.hasProtocol) ?? false }

    /// Whether a bundle is not certainly the app's: documents of another may be in no folder that is read.
    package func isForeign(_ bundle: IdentifierUse.Bundle, in file: Int) -> Bool {
        switch bundle {
        case .app: false
        case .ofClass(let name): lineage(of: name, in: index.files[file].home) == nil
        // Others than packages may give the name to any bundle.
        case .module: index.files[file].home.module == nil
        case .other: true
        }
    }

    private func texts(
        ofName path: [String],
        in file: Int,
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        var path = path
        if path.last == "rawValue" || path.last == "identifier" && path.count > 2 {
            path.removeLast()
            // An enumeration that asks for its own may be any of its cases.
            if path.isEmpty || path == ["self"] {
                let own = SourceIndex.lastPart(enclosing ?? "")
                let cases = index.constants.cases(of: own)
                return cases.isEmpty ? nil : merged(cases, enclosing, depth)
            }
        }
        guard let name = path.popLast() else { return nil }
        guard let type = path.last, !["self", "Self"].contains(type) || path.count > 1 else {
            guard path.isEmpty else { return texts(ofMember: name, in: file, enclosing, depth) }
            return texts(ofOwn: name, in: file, enclosing, depth)
        }
        let named = index.constants.members(name, of: type).filter {
            path.count == 1 || $0.constant.path.dropLast().suffix(path.count).elementsEqual(path)
        }
        if !named.isEmpty {
            return merged(nearest(named, path.count, in: file, enclosing), enclosing, depth)
        }
        guard type.first?.isUppercase == true else {
            return path.filter { $0 != "self" }.count == 1
                ? texts(of: name, ofProperty: type, in: file, enclosing, depth) : nil
        }
        // A member that a superclass or a protocol of the type has.
        return inheritedTexts(name, of: type, file, depth)
    }

    /// The texts of a constant of another object, by the property that has it: `model.cellIdentifier`.
    private func texts(
        of name: String,
        ofProperty property: String,
        in file: Int,
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        guard let enclosing, !index.assigned.contains(name), index.assigners[name] == nil,
            let found = self.property(property, of: enclosing, in: index.files[file].home)?.facts,
            !found.isCollection, let type = found.type.map(SourceIndex.lastPart)
        else { return nil }
        if index.hasProtocol(type) { return textsOfConformers(name, of: type, depth) }
        let own = [type] + descendants(of: type)
        let all = own.flatMap { index.constants.members(name, of: $0) }
        if !all.isEmpty { return merged(all, type, depth) }
        return inheritedTexts(name, of: type, file, depth)
    }

    /// The texts of all classes that conform to a protocol; nil where one has none of its own.
    private func textsOfConformers(_ name: String, of type: String, _ depth: Int) -> [String]? {
        guard !index.refined.contains(type), index.constants.members(name, of: type).isEmpty else {
            return nil
        }
        var all: [ConstantTable.Entry] = []
        for conformer in (index.conformers[type] ?? []).sorted() {
            let own = index.constants.members(name, of: conformer)
            guard !own.isEmpty else { return nil }
            all += own
            for other in descendants(of: conformer) {
                all += index.constants.members(name, of: other)
            }
        }
        return all.isEmpty ? nil : merged(all, nil, depth)
    }

    /// Those of some constants that are in a type of the class around, or of the file; all where none is.
    ///
    /// Many classes have a type with the same name: `Identifiers.cell`.
    private func nearest(
        _ named: [ConstantTable.Entry],
        _ count: Int,
        in file: Int,
        _ enclosing: String?
    ) -> [ConstantTable.Entry] {
        guard named.count > 1 else { return named }
        let around = (enclosing ?? "").split(separator: ".")
        for length in (0...around.count).reversed() {
            let own = named.filter { entry in
                let owner = entry.constant.path.dropLast(1 + count)
                return owner.count == length && (length > 0 || entry.file == file)
                    && owner.elementsEqual(around.prefix(length)) { $0 == $1 }
            }
            if !own.isEmpty { return own }
        }
        return named
    }

    /// A name without anything before it: the nearest constant counts.
    private func texts(
        ofOwn name: String,
        in file: Int,
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        let near = index.constants.near(name, in: file)
        let isSwift = index.files[file].facts.language == .swift
        guard !near.isEmpty else {
            if let texts = texts(ofMember: name, in: file, enclosing, depth) { return texts }
            guard !isSwift || !isMember(name, of: enclosing, in: file) else { return nil }
            let all = index.constants.global(name)
            return all.isEmpty ? nil : merged(all, enclosing, depth)
        }
        let nearest = merged(near, enclosing, depth)
        guard isSwift, isMember(name, of: enclosing, in: file) else { return nearest }
        // What the type itself has in this file comes first. Whether what it has from elsewhere can be seen here is
        // not known, so that it counts only where both are the same.
        let texts = texts(ofMember: name, in: file, enclosing, depth)
        let isOwn = (enclosing ?? "").split(separator: ".").contains { type in
            index.constants.members(name, of: String(type)).contains { $0.file == file }
        }
        return isOwn || texts == nearest ? texts : nil
    }

    /// Whether a type around has something of a name, which Swift finds before what is outside all types.
    private func isMember(_ name: String, of enclosing: String?, in file: Int) -> Bool {
        (enclosing ?? "").split(separator: ".").contains { type in
            !index.constants.members(name, of: String(type)).isEmpty
                || lineage(of: String(type), in: index.files[file].home)?.steps.contains {
                    $0.members.allNames.contains(name)
                } ?? false
        }
    }

    /// A name that the type around may have itself, or from a superclass or a protocol.
    private func texts(
        ofMember name: String,
        in file: Int,
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        for type in (enclosing ?? "").split(separator: ".").reversed() {
            var own = index.constants.members(name, of: String(type))
            if own.isEmpty {
                guard index.hasProtocol(String(type)) else { continue }
                if let texts = textsOfConformers(name, of: String(type), depth) { return texts }
                continue
            }
            // Whoever conforms to a protocol may have another.
            if index.hasProtocol(String(type)) { return nil }
            // A subclass may have another.
            for type in descendants(of: String(type)) {
                own += index.constants.members(name, of: type)
            }
            return merged(own, enclosing, depth)
        }
        return enclosing.flatMap { inheritedTexts(name, of: $0, file, depth) }
    }

    /// The texts of all constants of a name, whatever type has them.
    package func texts(ofAny name: String) -> Set<String> {
        var all: Set<String> = []
        for (owner, entries) in index.constants.owners(of: name) {
            for entry in entries {
                let value = entry.constant.value
                all.formUnion(texts(of: value, in: entry.file, enclosing: owner) ?? [])
            }
        }
        return all
    }

    /// The names that `self` may have in a type: its own and those of its subclasses, or those of the classes that
    /// conform to a protocol; nil where it may be any that inherits from a class of a framework.
    private func ownNames(_ type: String) -> [String]? {
        let name = SourceIndex.lastPart(type)
        if index.hasProtocol(name) {
            let own = (index.conformers[name] ?? []).filter(index.hasClass)
            let all = own.union(own.flatMap(descendants)).sorted()
            return all.isEmpty ? nil : all
        }
        guard index.hasClass(name) || index.values.contains(name) else { return nil }
        return [name] + descendants(of: type)
    }

    /// The texts of several constants of one name; nil where one of them cannot be followed.
    private func merged(
        _ candidates: [ConstantTable.Entry],
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        var all: [String] = []
        for candidate in candidates {
            let around = candidate.constant.path.dropLast().joined(separator: ".")
            guard
                let texts = texts(
                    of: candidate.constant.value,
                    in: candidate.file,
                    enclosing: around.isEmpty ? enclosing : around,
                    depth: depth + 1
                )
            else { return nil }
            for text in texts where !all.contains(text) { all.append(text) }
        }
        return all
    }

    /// A constant that a class has from a superclass, a protocol or an extension of one.
    ///
    /// `Self` in it means the class that is asked.
    private func inheritedTexts(
        _ name: String,
        of type: String,
        _ file: Int,
        _ depth: Int
    ) -> [String]? {
        let all = index.constants.owners(of: name)
        guard !all.isEmpty else { return nil }
        let home = index.files[file].home
        var owners = ancestors(of: type, in: home).names
        if let lineage = lineage(of: type, in: home) {
            owners += lineage.conformances.sorted()
        }
        // A class may conform to a protocol out of sight.
        let owner = owners.first(where: all.keys.contains) ?? onlyProtocol(withConstant: name)
        guard let owner, let first = all[owner]?.first,
            !worksOut(name, type, before: owner, home)
        else { return nil }
        return texts(of: first.constant.value, in: first.file, enclosing: type, depth: depth + 1)
    }

    /// Whether a class has a member of its own in place of what a superclass or a protocol gives.
    private func worksOut(_ name: String, _ type: String, before owner: String, _ home: SourceHome)
        -> Bool
    {
        (lineage(of: type, in: home)?.steps ?? []).prefix { $0.name != owner }.contains {
            $0.members.allNames.contains(name)
        }
    }
}
