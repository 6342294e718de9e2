extension SourceLookup {
    /// What a text in code may be; nil where it cannot be followed.
    ///
    /// Each constant of the name counts, the nearest ones alone where some are near: those of the same
    /// function or file, then of the type around and its superclasses, then of the type that is named.
    package func texts(
        of value: TextValue,
        in file: Int,
        enclosing: String?,
        depth: Int = 0
    ) -> [String]? {
        switch value {
        case .literal(let text): return [text]
        case .unknown: return nil
        case .typeName(let name):
            guard ["Self", "self"].contains(name) else { return [SourceIndex.lastPart(name)] }
            return enclosing.map { [SourceIndex.lastPart($0)] }
        case .name(let path):
            guard depth < 8 else { return nil }
            return texts(ofName: path, in: file, enclosing, depth)
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
        }
        guard let last = path.last else { return nil }
        let owners = Array(path.dropLast())
        let isOwn = owners.isEmpty || ["self", "Self"].contains(owners[0]) && owners.count == 1
        var candidates = index.constants[last] ?? []
        if isOwn {
            let near = candidates.filter {
                $0.file == file && ($0.constant.isLocal || $0.constant.path.count == 1)
            }
            let own = candidates.filter {
                !$0.constant.isLocal && isMember($0.constant.path, of: enclosing, file)
            }
            let global = candidates.filter { !$0.constant.isLocal && $0.constant.path.count == 1 }
            candidates = !near.isEmpty ? near : !own.isEmpty ? own : global
        } else {
            candidates = candidates.filter { Self.ends($0.constant.path, owners) }
            if candidates.isEmpty, let type = owners.last, type.first?.isUppercase == true {
                // A member that a superclass or a protocol of the type has.
                return inheritedTexts(last, of: type, file, depth)
            }
        }
        guard !candidates.isEmpty else {
            guard isOwn, let enclosing else { return nil }
            return inheritedTexts(last, of: enclosing, file, depth)
        }
        return merged(candidates, enclosing, depth)
    }

    /// The texts of several constants of one name; nil where one of them cannot be followed.
    private func merged(
        _ candidates: [(file: Int, constant: TextConstant)],
        _ enclosing: String?,
        _ depth: Int
    ) -> [String]? {
        var all: [String] = []
        for (file, constant) in candidates {
            let around = constant.path.dropLast().joined(separator: ".")
            guard
                let texts = texts(
                    of: constant.value,
                    in: file,
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
        let home = index.files[file].home
        var owners = ancestors(of: type, in: home).names
        if let lineage = lineage(of: type, in: home) {
            owners += conformances(of: lineage).sorted()
        }
        let found = (index.constants[name] ?? []).filter { candidate in
            !candidate.constant.isLocal && candidate.constant.path.count > 1
                && owners.contains(candidate.constant.path[candidate.constant.path.count - 2])
        }
        guard let first = found.first else {
            // A protocol extension whose protocol the class conforms to out of sight: all say the same, or nothing can be told.
            let anywhere = (index.constants[name] ?? []).filter { candidate in
                !candidate.constant.isLocal && candidate.constant.path.count > 1
                    && index.protocolSites[
                        candidate.constant.path[candidate.constant.path.count - 2]
                    ] != nil
            }
            guard let only = anywhere.first, anywhere.count == 1 else { return nil }
            return texts(of: only.constant.value, in: only.file, enclosing: type, depth: depth + 1)
        }
        return texts(of: first.constant.value, in: first.file, enclosing: type, depth: depth + 1)
    }

    /// Whether a constant belongs to a type, to one around it, or to a superclass of it.
    private func isMember(_ path: [String], of enclosing: String?, _ file: Int) -> Bool {
        guard let enclosing, path.count > 1 else { return false }
        let owner = path.dropLast().joined(separator: ".")
        if enclosing == owner || enclosing.hasPrefix("\(owner).") { return true }
        let names = ancestors(of: enclosing, in: index.files[file].home).names
        return names.contains(owner)
    }

    /// Whether the names before the last one of a path end with some.
    private static func ends(_ path: [String], _ owners: [String]) -> Bool {
        path.dropLast().suffix(owners.count).elementsEqual(owners)
            || owners.count == 1 && path.dropLast().last == owners[0]
    }
}
