import SceneInterchange
import SceneSources
import SceneText

/// An outlet that a document connects and its class does not have.
struct MissingOutlet {
    var connection: InterfaceConnection
    var type: String
    var document: ProjectDocument
}

/// An outlet that no document connects, and where its class is used.
struct LooseOutlet {
    var member: SourceMember
    var type: String
    var user: Annotation
}

/// The names of outlets that documents connect.
private struct ConnectedKeys {
    /// They by what members may have in common with them.
    private var keys: [String: Set<String>] = [:]

    mutating func insert(_ key: String) {
        keys[MemberFacts.stem(of: key), default: []].insert(key)
    }

    /// Whether one of them is served by a member.
    func hasKey(of member: MemberFacts) -> Bool {
        member.stems.contains { keys[$0]?.contains(where: member.serves) ?? false }
    }
}

/// The outlets that no document connects, among which is that of a connection if code renamed it.
private struct RenamedOutlets {
    /// Those of one type, by their names.
    typealias Group = (type: String, outlets: [String: LooseOutlet])

    private struct Owner: Hashable {
        var type: String
        var isOfCollections: Bool
    }

    private var groups: [Owner: [Group]] = [:]

    init(_ all: [LooseOutlet]) {
        let owners = Dictionary(grouping: all) {
            Owner(type: $0.type, isOfCollections: $0.member.facts.isCollection)
        }
        groups = owners.mapValues { outlets in
            let types = Dictionary(grouping: outlets) { $0.member.facts.type ?? "" }
            return types.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map {
                type,
                outlets in
                let names = outlets.map { ($0.member.facts.name, $0) }
                return (type, Dictionary(names) { first, _ in first })
            }
        }
    }

    /// Those of a class, by their types.
    func groups(of type: String, ofCollections isOfCollections: Bool) -> [Group] {
        groups[Owner(type: type, isOfCollections: isOfCollections)] ?? []
    }
}

extension ProjectCheck {
    /// Reports outlets that classes do not have, and those that code takes for granted and no document connects.
    ///
    /// One that was renamed in code is both under two names, and reported once. One that nothing uses is a matter of
    /// taste.
    func checkOutlets(listsUnused: Bool) {
        let unconnected = unconnectedOutlets()
        let candidates = RenamedOutlets(unconnected)
        var told: Set<SourcePlace> = []
        for outlet in undeclared {
            let near = names.nearest(
                to: outlet.connection.name,
                in: .outlets(of: outlet.type),
                outlet.document.home
            )
            let meant = meant(by: outlet, near, among: candidates)
            if let meant { told.insert(meant.member.place) }
            report(finding(outlet, near, meant))
        }
        let loose = unconnected.filter { !told.contains($0.member.place) }
        let checked = checked(loose)
        for (outlet, isChecked) in zip(loose, checked) where isChecked != nil || listsUnused {
            reportUnconnected(outlet, isChecked)
        }
    }

    /// Whether code uses each of some outlets only where it is not nil; nil where nothing uses it.
    private func checked(_ outlets: [LooseOutlet]) -> [Bool?] {
        let names = Set(outlets.map(\.member.facts.name))
        guard !names.isEmpty else { return [] }
        var uses: [String: [(file: Int, use: SwiftNameUse)]] = [:]
        for (file, source) in content.index.files.enumerated()
        where source.facts.language == .swift {
            let bytes = content.texts[content.fileIDs[file]].bytes
            for use in SwiftReader.uses(of: names, in: bytes) {
                uses[use.name, default: []].append((file, use))
            }
        }
        var files: [String: Set<Int>] = [:]
        return outlets.map { outlet in
            let own =
                files[outlet.type]
                ?? Set(
                    ([outlet.type] + lookup.descendants(of: outlet.type)).flatMap(lookup.files)
                )
            files[outlet.type] = own
            let all = (uses[outlet.member.facts.name] ?? []).filter {
                !$0.use.isOwn || own.contains($0.file)
            }
            return all.isEmpty ? nil : all.allSatisfy(\.use.isChecked)
        }
    }

    /// The outlet that a connection was made for, if it was renamed: one of its class that nothing connects, of the
    /// similar name or the only one whose type fits.
    private func meant(
        by outlet: MissingOutlet,
        _ near: String?,
        among unconnected: RenamedOutlets
    ) -> LooseOutlet? {
        let connection = outlet.connection
        guard let node = outlet.document.document.object(connection.destination) else { return nil }
        let object = DocumentObject(node, in: outlet.document.document)
        let isCollection = connection.kind == .collection
        let family = lookup.lineage(of: outlet.type, in: outlet.document.home)?.names ?? []
        var only: LooseOutlet?
        var count = 0
        for name in family {
            for (type, outlets) in unconnected.groups(of: name, ofCollections: isCollection)
            where !fit(type, object, outlet.document).isMissing {
                if let near, let alike = outlets[near] { return alike }
                only = only ?? outlets.values.first
                count += outlets.count
            }
        }
        return count == 1 ? only : nil
    }

    private func finding(
        _ outlet: MissingOutlet,
        _ near: String?,
        _ meant: LooseOutlet?
    ) -> Diagnostic {
        let (name, type) = (outlet.connection.name, outlet.type)
        let renamed = meant.map { [mark($0.member.place, "no document connects this outlet")] }
        let finding = Diagnostic(
            .undeclaredOutlet,
            "'\(type)' has no outlet '\(name)'",
            at: mark(
                outlet.connection,
                "property",
                outlet.document,
                outlet.document.isOfCocoa
                    ? "it would stay unconnected" : "loading this would end the app"
            ),
            secondary: renamed ?? declaration(of: type, outlet.document),
            helps: near.map { [Help("an outlet with a similar name exists: '\($0)'")] } ?? []
        )
        return weighed(finding, outlet.document)
    }

    /// The outlets that code takes for granted and no document connects.
    private func unconnectedOutlets() -> [LooseOutlet] {
        var connected: [String: ConnectedKeys] = [:]
        /// What is connected in objects whose class is in a missing file, and may inherit from any.
        var inherited = ConnectedKeys()
        var users: [String: Annotation] = [:]
        var homes: [String: SourceHome] = [:]
        for document in content.documents {
            let tree = document.document.tree
            for node in tree.allElements {
                guard let place = tree.attribute(node, "customClass")?.valueRange,
                    let type = tree.value(node, "customClass"),
                    let lineage = lookup.lineage(of: type, in: document.home)
                else { continue }
                for name in lineage.names where users[name] == nil {
                    users[name] = Annotation(tree.source, place)
                    homes[name] = document.home
                }
            }
            for connection in document.document.connections {
                guard connection.kind == .outlet || connection.kind == .collection else { continue }
                let object = DocumentObject(connection.source, in: document.document)
                let loaders = object.isOwner ? self.loaders(of: document) : []
                for type in [object.type].compactMap(\.self) + loaders {
                    let ancestors = lookup.ancestors(of: type, in: document.home)
                    for name in ancestors.names {
                        connected[name, default: .init()].insert(connection.name)
                    }
                    if !ancestors.isWhole, missing.hasSources(near: document.home) {
                        inherited.insert(connection.name)
                    }
                }
            }
        }
        return users.sorted(by: { $0.key < $1.key }).flatMap { type, user -> [LooseOutlet] in
            guard let home = homes[type], !makesItsView(type, home), !missing.mayExtend([type])
            else { return [] }
            return lookup.ownOutlets(of: type, in: home).filter { member in
                !missing.hasDocuments(near: content.index.files[member.place.file].home)
                    && member.facts.optionality == .implicitlyUnwrapped
                    && member.facts.marks.isDisjoint(with: [.hasValue, .override])
                    && !content.index.files[member.place.file].isVendored
                    && !inherited.hasKey(of: member.facts)
                    && connected[type]?.hasKey(of: member.facts) != true
                    && !lookup.assigns(member.facts.name, of: type, in: home)
            }.map { LooseOutlet(member: $0, type: type, user: user) }
        }
    }

    private func reportUnconnected(_ outlet: LooseOutlet, _ isChecked: Bool?) {
        let (member, user) = (outlet.member, outlet.user)
        let label =
            switch isChecked {
            case true?: "it stays nil, so code that uses it with '?' never runs"
            case false?: "using it without a check would end the app"
            case nil: "nothing uses it"
            }
        report(
            .neverConnectedOutlet,
            "no document connects the outlet '\(member.facts.name)' of '\(outlet.type)'",
            at: mark(member.place, label),
            secondary: [
                Annotation(user.source, user.range, label: "the class is used here")
            ]
        )
    }
}
