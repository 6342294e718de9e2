import SceneText

/// The members of a class and of what extends it, found by the outlet or the action that asks for them.
final class MemberTable {
    /// A member by its place among the facts.
    struct Entry {
        var site: SourceIndex.Site
        var member: Int
    }

    private struct Names {
        /// By the key that may ask for them; whether a member serves it, `serves` says.
        var keys: [String: [Entry]] = [:]
        var selectors: [String: [Entry]] = [:]
    }

    private let sites: [SourceIndex.Site]
    private let index: SourceIndex

    /// Of most classes only the names of their superclasses are asked for.
    private lazy var names = listedNames()

    init(_ sites: [SourceIndex.Site], _ index: SourceIndex) {
        self.sites = sites
        self.index = index
    }

    /// The names of all members, also of those that no document asks for.
    private(set) lazy var allNames = Set(
        sites.lazy.flatMap { [index] in index.facts($0).members }.map(\.name)
    )

    private func listedNames() -> Names {
        var names = Names()
        for site in sites {
            let isSinceSwift3 = index.files[Int(site.file)].labelsSelectors
            for (number, member) in index.facts(site).members.enumerated()
            where !member.marks.contains(.isStatic) {
                let entry = Entry(site: site, member: number)
                for key in Set(member.stems) {
                    names.keys[key, default: []].append(entry)
                }
                for selector in Set(SourceLookup.selectors(of: member, isSinceSwift3)) {
                    names.selectors[selector, default: []].append(entry)
                }
            }
        }
        return names
    }

    func facts(_ entry: Entry) -> MemberFacts { index.facts(entry.site).members[entry.member] }

    /// The members that respond to a selector.
    ///
    /// A method that a class of Objective-C declares responds to nothing where its implementation does not have it.
    func members(selector: String) -> [Entry] {
        let all = names.selectors[selector] ?? []
        return isImplemented && all.allSatisfy(isOnlyDeclared) ? [] : all
    }

    /// Whether an implementation is there that could have what is declared.
    private lazy var isImplemented = sites.contains { index.facts($0).kind == .implementation }

    private func isOnlyDeclared(_ entry: Entry) -> Bool {
        index.files[Int(entry.site.file)].facts.language == .objectiveC
            && index.facts(entry.site).kind == .class && facts(entry).kind == .method
    }

    /// The members that key-value coding finds for a key.
    ///
    /// It looks for `setName:`, whatever the case of the first letter, and then for the variables.
    func members(key: String) -> [Entry] {
        (names.keys[MemberFacts.stem(of: key)] ?? []).filter { facts($0).serves(key) }
    }
}

extension MemberFacts {
    /// The stems of the keys that the member may serve.
    package var stems: [String] {
        let stem = Self.stem(of: name)
        switch kind {
        case .property: return [stem] + (otherName.map { [Self.stem(of: $0)] } ?? [])
        case .variable:
            return stem.hasPrefix("is")
                ? [stem, String(stem.dropFirst(2)).lowercasedFirst] : [stem]
        case .method:
            guard stem.hasPrefix("set") else { return [] }
            return [String(stem.dropFirst(3).prefix { $0 != ":" }).lowercasedFirst]
        }
    }

    /// A name without the underscore before it and with its first letter in lower case.
    package static func stem(of name: String) -> String {
        (name.first == "_" ? String(name.dropFirst()) : name).lowercasedFirst
    }

    /// Whether key-value coding sets the member for a key, as it does for an outlet of that name.
    package func serves(_ key: String) -> Bool {
        switch kind {
        case .property:
            return name.lowercasedFirst == key.lowercasedFirst || otherName == key
                || name == "_\(key)" || key == "_\(name)"
        case .variable:
            let capital = key.uppercasedFirst
            return [key, "_\(key)", "is\(capital)", "_is\(capital)"].contains(name)
        case .method:
            let setter = "set\(key.uppercasedFirst)"
            return name == "\(setter):" || name == "_\(setter):"
                || name == setter && parameters.first?.label == "_"
        }
    }
}
