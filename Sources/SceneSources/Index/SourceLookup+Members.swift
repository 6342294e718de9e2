import SceneText

/// What serves an outlet, an action or a key.
package enum MemberMatch: Sendable {
    /// A member of a class of the sources.
    case member(SourceMember)

    /// A member of a framework's class.
    case framework
}

/// A member of a type, and where it is.
package struct SourceMember: Sendable {
    package var facts: MemberFacts

    /// The class or extension that it is in.
    package var type: String

    package var place: SourcePlace

    /// Whether Objective-C sees it, which is what connects outlets and sends actions.
    package var isVisible: Bool
}

extension SourceLookup {
    // MARK: Questions

    /// What serves an outlet, or another key, of a class.
    package func outlet(
        _ name: String,
        of type: String,
        in home: SourceHome
    ) -> SourceAnswer<MemberMatch> {
        let answer = search(type, home) {
            $0.members(key: name)
        } framework: {
            $0.hasProperty(name)
        }
        return answer.isMissing && takesAnyKey(type, home) ? .unknown(.ownKeys(type)) : answer
    }

    /// Whether a class does something of its own with the keys that it has no property for.
    private func takesAnyKey(_ type: String, _ home: SourceHome) -> Bool {
        let selectors = ["setValue:forKey:", "setValue:forUndefinedKey:"]
        return lineage(of: type, in: home)?.steps.contains { step in
            selectors.contains { !step.members.members(selector: $0).isEmpty }
        } ?? false
    }

    /// The method that an action is sent to.
    package func action(
        _ selector: String,
        of type: String,
        in home: SourceHome
    ) -> SourceAnswer<MemberMatch> {
        let answer = search(type, home) {
            $0.members(selector: selector)
        } framework: {
            $0.responds(to: selector)
        }
        return answer.isMissing && forwardsMessages(type, home) ? .unknown(.ownKeys(type)) : answer
    }

    /// Whether a class does something of its own with the messages that it has no method for.
    private func forwardsMessages(_ type: String, _ home: SourceHome) -> Bool {
        forwarding.value(of: Key(name: type, home: home)) {
            let methods = ["forwardingTarget", "forwardInvocation:", "resolveInstanceMethod:"]
            return members(of: type, home).contains { methods.contains($0.name) }
        }
    }

    /// The selectors of a member: of a method its own, of a property its setter.
    package static func selectors(of member: MemberFacts, _ isSinceSwift3: Bool = false) -> [String]
    {
        // A name for Objective-C is used in place of the one that follows from Swift's.
        if member.kind == .method, let other = member.otherName { return [other] }
        return switch member.kind {
        case .variable: []
        case .property:
            member.marks.contains(.readOnly) ? [] : ["set\(member.name.uppercasedFirst):"]
        case .method where member.name.hasSuffix(":") || member.parameters.isEmpty:
            [member.name]
        case .method:
            SwiftSelector.all(
                name: member.name,
                labels: member.parameters.map(\.label),
                isSinceSwift3: isSinceSwift3
            )
        }
    }

    /// Whether any class at all has a method, of the project or of a framework.
    package func anyClass(respondsTo selector: String) -> Bool {
        selectors.contains(selector) || FrameworkClass.allActions.contains(selector)
    }

    /// The first method for a selector, where only Swift sees all that classes have; nil where Objective-C sees one.
    package func hiddenMethod(_ selector: String) -> SourceMember? {
        guard !FrameworkClass.allActions.contains(selector) else { return nil }
        var first: SourceMember?
        for site in sitesBySelector[selector] ?? [] {
            let answer = action(selector, of: index.facts(site).name, in: index.home(site))
            guard case .found(.member(let member)) = answer, !member.isVisible else { return nil }
            first = first ?? member
        }
        return first
    }

    // MARK: Searching

    /// Looks for a member in a class, its superclasses, and what extends them.
    private func search(
        _ type: String,
        _ home: SourceHome,
        _ members: (MemberTable) -> [MemberTable.Entry],
        framework: (FrameworkClass) -> Bool
    ) -> SourceAnswer<MemberMatch> {
        guard let lineage = lineage(of: type, in: home) else {
            let ancestors = Self.frameworkAncestors(of: type)
            guard !ancestors.isEmpty else { return .unknown(.absentClass(type)) }
            if let match = match(ancestors, members, framework) { return .found(match) }
            return index.missing.mayExtend(ancestors) ? .unknown(.missingFile) : .missing
        }
        var hidden: SourceMember?
        for step in lineage.steps {
            for entry in members(step.members) {
                let member = member(entry, of: step.members, lineage)
                if member.isVisible { return .found(.member(member)) }
                hidden = hidden ?? member
            }
        }
        let ancestors: [String] =
            switch lineage.end {
            case .framework(let name): Self.frameworkAncestors(of: name)
            case .unknown(let name): [name]
            case .root: []
            }
        if let match = match(ancestors, members, framework) { return .found(match) }
        if case .unknown(let name) = lineage.end { return .unknown(.absentSuperclass(name)) }
        if index.missing.mayExtend(lineage.names + ancestors)
            || index.missing.hasSources(near: home) && lineage.steps.contains(where: isBare)
        {
            return .unknown(.missingFile)
        }
        if let hidden { return .found(.member(hidden)) }
        return macro(on: lineage).map { .unknown(.macro($0)) } ?? .missing
    }

    /// The first of what may be macros of a class: an attribute that is no type of the sources, as a global actor is.
    private func macro(on lineage: ClassLineage) -> String? {
        lineage.steps.lazy.flatMap(\.sites).flatMap { self.index.facts($0).macros }
            .first { !self.index.hasClass($0) && !self.index.values.contains($0) }
    }

    /// Whether a class of Objective-C is declared in a header and implemented nowhere.
    private func isBare(_ step: ClassLineage.Step) -> Bool {
        step.sites.allSatisfy {
            index.files[Int($0.file)].facts.language == .objectiveC
                && index.facts($0).kind != .implementation
        }
    }

    /// Looks for a member in classes of frameworks and in the extensions that sources give them.
    private func match(
        _ ancestors: [String],
        _ members: (MemberTable) -> [MemberTable.Entry],
        _ framework: (FrameworkClass) -> Bool
    ) -> MemberMatch? {
        for name in ancestors {
            if let known = FrameworkClass.named(name), framework(known) { return .framework }
            let table = extensionMembers(of: name)
            if let entry = members(table).first { return .member(member(entry, of: table, nil)) }
        }
        return nil
    }

    /// The property of a class or a superclass of it, whoever sees it.
    package func property(
        _ name: String,
        of type: String,
        in home: SourceHome
    ) -> SourceMember? {
        guard let lineage = lineage(of: type, in: home) else { return nil }
        for step in lineage.steps {
            let all = step.members.members(key: name)
            if let entry = all.first(where: { step.members.facts($0).name == name }) {
                return member(entry, of: step.members, lineage)
            }
        }
        return nil
    }

    private func member(
        _ entry: MemberTable.Entry,
        of table: MemberTable,
        _ lineage: ClassLineage?
    ) -> SourceMember {
        let type = index.facts(entry.site)
        let facts = table.facts(entry)
        return SourceMember(
            facts: facts,
            type: type.name,
            place: SourcePlace(file: Int(entry.site.file), range: facts.range),
            isVisible: isVisible(facts, of: type, at: entry.site, lineage)
        )
    }

    /// Whether Objective-C sees a member.
    private func isVisible(
        _ member: MemberFacts,
        of type: TypeFacts,
        at site: SourceIndex.Site,
        _ lineage: ClassLineage?
    ) -> Bool {
        let file = index.files[Int(site.file)]
        guard file.facts.language == .swift else { return true }
        if member.marks.contains(.hidden) { return false }
        if !member.marks.isDisjoint(with: .visible) { return true }
        // An extension with `@objc` exposes all that is in it, a class with `@objcMembers` only what others see.
        if type.kind == .extension, type.exposesMembers { return true }
        let isPrivate = member.marks.contains(.isPrivate)
        // Before Swift 4 every member of such a class was visible.
        if file.infersVisibility { return !isPrivate }
        guard let lineage else { return false }
        return lineage.exposesMembers && !isPrivate
            || isRequired(member, by: lineage.conformances)
    }

    /// Whether a protocol that Objective-C sees asks for a member.
    private func isRequired(_ member: MemberFacts, by protocols: Set<String>) -> Bool {
        protocols.contains { name in
            guard let sites = index.protocolSites[name] else {
                return FrameworkProtocol.mayAsk(for: member, name)
                    || index.missing.mayDeclare(name)
            }
            return sites.contains { site in
                let facts = index.facts(site)
                let isSwift = index.files[Int(site.file)].facts.language == .swift
                return (facts.exposesMembers || !isSwift)
                    && facts.members.contains { $0.name == member.name }
            }
        }
    }

    // MARK: Names for help

    /// The outlets that a class of the sources has, with those of its superclasses.
    package func outletNames(of type: String, in home: SourceHome) -> [String] {
        members(of: type, home).filter { $0.marks.contains(.outlet) }.map(\.name)
    }

    /// The selectors that a class of the sources responds to.
    package func selectors(of type: String, in home: SourceHome) -> [String] {
        guard let lineage = lineage(of: type, in: home) else { return [] }
        return lineage.steps.flatMap(\.sites).flatMap { site in
            let isSinceSwift3 = index.files[Int(site.file)].labelsSelectors
            return index.facts(site).members.filter { $0.kind == .method }
                .flatMap { Self.selectors(of: $0, isSinceSwift3) }
        }
    }

    /// The method of a class that had a selector before Swift 3.
    package func method(before3 selector: String, of type: String, in home: SourceHome)
        -> MemberFacts?
    {
        members(of: type, home).first {
            $0.kind == .method && ($0.parameters.first?.label ?? "_") != "_"
                && Self.selectors(of: $0).contains(selector)
        }
    }

    package func members(of type: String, _ home: SourceHome) -> [MemberFacts] {
        guard let lineage = lineage(of: type, in: home) else { return [] }
        return lineage.steps.flatMap(\.sites).flatMap { index.facts($0).members }
    }

    /// Where a class is declared, for the second place of a finding.
    package func declaration(of type: String, in home: SourceHome) -> SourcePlace? {
        let site = lineage(of: type, in: home)?.steps.first?.sites.first
        return site.map { SourcePlace(file: Int($0.file), range: index.facts($0).headRange) }
    }
}

extension MemberFacts.Marks {
    /// What makes a member of Swift visible to Objective-C.
    fileprivate static let visible: Self = [
        .outlet, .action, .segueAction, .inspectable, .exposed, .managed, .override, .dynamic,
    ]
}

extension SourceLookup {
    /// The members that the declarations and extensions of a class have, without those of its superclasses.
    package func ownMembers(of type: String, in home: SourceHome) -> [SourceMember] {
        guard let lineage = lineage(of: type, in: home), let step = lineage.steps.first else {
            return []
        }
        return step.sites.flatMap { site in
            let facts = index.facts(site)
            return facts.members.map {
                SourceMember(
                    facts: $0,
                    type: facts.name,
                    place: SourcePlace(file: Int(site.file), range: $0.range),
                    isVisible: true
                )
            }
        }
    }

    /// The outlets among them.
    package func ownOutlets(of type: String, in home: SourceHome) -> [SourceMember] {
        ownMembers(of: type, in: home).filter {
            $0.facts.kind == .property && $0.facts.marks.contains(.outlet)
        }
    }

    /// The type that a class or a superclass of it declares an outlet with; nil where none does.
    package func outletType(_ name: String, of type: String) -> String? {
        members(of: type, SourceHome()).first { $0.kind == .property && $0.name == name }?.type
    }

    /// The properties that a class of the sources has, with those of its superclasses.
    package func propertyNames(of type: String, in home: SourceHome) -> [String] {
        members(of: type, home).filter { $0.kind == .property }.map(\.name)
    }
}
