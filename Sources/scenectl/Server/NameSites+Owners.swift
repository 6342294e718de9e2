import SceneLanguage
import SceneText

/// What a name belongs to, so that names of unrelated classes and screens are not taken for one.
enum NameOwner: Hashable {
    /// A class: of those that inherit from each other the first.
    case type(String)

    /// The class of the cells with a reuse identifier.
    case cell(String)

    /// The class of any cell.
    case anyCell

    /// The classes of the scenes that a segue leads to.
    case destination(String)

    /// The scene or the prototype that starts at a byte.
    case screen(Int)

    /// Something that is not in the file.
    case unknown
}

extension NameSites {
    /// Whose names are read; nothing where any may be meant.
    struct Scope {
        /// Whose outlets and properties.
        var outlets: Set<NameOwner> = []

        /// Whose outlets and properties are set by paths.
        var paths: Set<NameOwner> = []

        /// Who takes actions.
        var receivers: Set<NameOwner> = []

        /// Whose ids.
        var screen: Set<NameOwner> = []

        /// Goes into what is of a class.
        mutating func enter(_ type: String) {
            outlets = [.type(type)]
            paths = outlets
            receivers = outlets
        }

        /// Whose name of a kind it is.
        func owners(of kind: NameSite.Kind) -> Set<NameOwner> {
            switch kind {
            case .outlet, .property: outlets
            case .action: receivers
            case .view: screen
            default: []
            }
        }
    }

    /// The classes of scenes and cells, and where segues lead.
    struct Links {
        var superclasses: [String: String] = [:]
        var scenes: [String: String] = [:]
        var contained: [String: [String]] = [:]
        var cells: [String: Set<String>] = [:]
        var targets: [String: Set<String>] = [:]
    }

    private func text(_ key: String, in node: YAMLNodeID) -> String? {
        guard tree.kind(node) == .mapping, let value = tree.value(for: key, in: node),
            tree.kind(value) == .scalar
        else { return nil }
        return tree.text(value)
    }

    // MARK: Walking

    mutating func enterScene(_ id: String, _ node: YAMLNodeID) {
        links.scenes[id] = text("class", in: node)
        if tree.kind(node) == .mapping {
            let tabs = tree.value(for: "tabs", in: node)
            links.contained[id] =
                ["root", "master", "detail"].compactMap { text($0, in: node) }
                + (tabs.map { tree.kind($0) == .sequence ? tree.items($0).map(tree.text) : [] }
                    ?? [])
        }
        scope.screen = [.screen(Int(tree.range(node).start))]
    }

    mutating func enterClass(_ name: String, _ node: YAMLNodeID) {
        links.superclasses[name] = text("superclass", in: node)
        scope.enter(name)
    }

    mutating func enter(_ node: YAMLNodeID, _ shape: Shape.Name?, below key: String) {
        let identifier = text("identifier", in: node)
        switch shape {
        case .cellRule:
            // Its expressions may read what the cell has too.
            scope.paths = identifier.map { [.cell($0)] } ?? []
            scope.receivers = identifier == nil ? [] : scope.receivers.union(scope.paths)
        case .directedAction:
            if !["controller", "cell"].contains(text("to", in: node)) { scope.receivers = [] }
        case .segue:
            // It goes back to a scene that is not named.
            if tree.value(for: "unwind", in: node) != nil { scope.receivers = [] }
            guard let identifier else { return }
            let scenes = SegueKind.allCases.compactMap { text($0.rawValue, in: node) }
            links.targets[identifier, default: []].formUnion(scenes)
        default:
            if shape == .cell, key == "prototypes" {
                scope.screen = [.screen(Int(tree.range(node).start))]
            }
            guard let type = text("class", in: node) else { return }
            let receivers = scope.receivers
            scope.enter(type)
            scope.receivers.formUnion(receivers)
            if shape == .cell, let identifier {
                links.cells[identifier, default: []].insert(type)
            }
        }
    }

    // MARK: Resolving

    /// A name that has declarations.
    private struct Declared: Hashable {
        let kind: NameSite.Kind
        let name: String
    }

    /// More than these are not told apart: any is meant then.
    private static let mostOwners = 8

    /// Leaves those of the words that might name something which something has, and says whose each is.
    mutating func resolve() {
        var known: [NameOwner: [NameOwner]] = [:]
        for index in sites.indices {
            let owners = Set(
                sites[index].owners.flatMap { owner in
                    let all = known[owner] ?? resolved(owner)
                    known[owner] = all
                    return all.count > Self.mostOwners ? [] : all
                }
            )
            let isLost = owners.isEmpty && sites[index].isDeclaration && sites[index].kind.hasOwners
            sites[index].owners = isLost ? [.unknown] : owners
        }
        let declared = sites.filter(\.isDeclaration).reduce(
            into: [Declared: Set<NameOwner>]()
        ) {
            $0[Declared(kind: $1.kind, name: $1.name), default: []].formUnion($1.owners)
        }
        // Names that one place uses whoever they belong to are one.
        var shared: Set<Declared> = []
        sites = sites.compactMap { site in
            if let owners = declared[Declared(kind: site.kind, name: site.name)],
                let own = site.belonging(to: owners, as: site.kind)
            {
                if own.owners.isEmpty { shared.insert(Declared(kind: own.kind, name: own.name)) }
                return own
            }
            // What is not an outlet may be a property of the class.
            if site.kind == .outlet,
                let owners = declared[Declared(kind: .property, name: site.name)],
                let own = site.belonging(to: owners, as: .property)
            {
                if own.owners.isEmpty { shared.insert(Declared(kind: own.kind, name: own.name)) }
                return own
            }
            return [.data, .property, .outlet].contains(site.kind) ? nil : site
        }
        func isDeclared(_ site: NameSite) -> Bool {
            declared[Declared(kind: site.kind, name: site.name)] != nil
        }
        for index in sites.indices {
            let name = Declared(kind: sites[index].kind, name: sites[index].name)
            if shared.contains(name) || declared[name] == nil { sites[index].owners = [] }
        }
        // Where a place may mean one of several, what the file declares is meant.
        let meant = Set(sites.filter(isDeclared).map(\.range))
        sites = sites.filter { isDeclared($0) || !meant.contains($0.range) }
        sites = sites.uniqued.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The first of the classes that a class comes from which is not of the runtime.
    private func family(of name: String) -> NameOwner {
        var (name, depth) = (name, 0)
        while let next = links.superclasses[name], Catalog.runtimeClass(next) == nil,
            depth < Limits().superclassDepth
        {
            name = next
            depth += 1
        }
        return .type(name)
    }

    private func resolved(_ owner: NameOwner) -> [NameOwner] {
        let types: [String]
        switch owner {
        case .type(let name): types = [name]
        case .cell(let identifier): types = links.cells[identifier].map(Array.init) ?? []
        case .anyCell: types = links.cells.values.flatMap { $0 }
        case .destination(let segue):
            let scenes = links.targets[segue].map(Array.init) ?? []
            types = (scenes + scenes.flatMap { links.contained[$0] ?? [] }).compactMap {
                links.scenes[$0]
            }
        case .screen, .unknown: return [owner]
        }
        return types.map(family).uniqued
    }

    // MARK: Asking

    /// All that has to be called differently together with a site: an id and the outlet that it fills by its
    /// name are one, as are all names that one place may mean.
    func allTogether(with site: NameSite) -> [NameSite] {
        let named = sites.filter { $0.name == site.name }
        let byMeaning = named.reduce(into: [NameSite.Meaning: [NameSite]]()) { found, site in
            for meaning in site.meanings { found[meaning, default: []].append(site) }
        }
        let byRange = Dictionary(grouping: named, by: \.range)
        var known = site.meanings
        var pending = Array(known)
        var ranges: Set<Range<Int>> = []
        while let meaning = pending.popLast() {
            for site in byMeaning[meaning] ?? [] where ranges.insert(site.range).inserted {
                let more = (byRange[site.range] ?? []).flatMap(\.meanings)
                pending += more.filter { known.insert($0).inserted }
            }
        }
        // A declaration counts where a place is both.
        let all = named.filter { ranges.contains($0.range) }
        return (all.filter(\.isDeclaration) + all.filter { !$0.isDeclaration })
            .uniqued(by: \.range)
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension NameSite {
    /// The site as one of a name that some have; nil where it is none of theirs.
    ///
    /// Where it may be anyone's, it has no owners.
    fileprivate func belonging(to all: Set<NameOwner>, as kind: Kind) -> NameSite? {
        var site = self
        site.kind = kind
        guard !isDeclaration, !all.isEmpty else { return site }
        site.owners = owners.filter(all.contains)
        if site.owners.isEmpty, !owners.isEmpty, kind == .outlet || kind == .property,
            !all.contains(.unknown)
        {
            return nil
        }
        // What belongs to nobody known may be what is meant.
        if all.contains(.unknown), !site.owners.isEmpty { site.owners.insert(.unknown) }
        return site
    }

    /// One of the things that a name may be of.
    struct Meaning: Hashable {
        let kind: Kind
        let owner: NameOwner?
    }

    /// All things that the name may be of.
    var meanings: Set<Meaning> {
        guard !owners.isEmpty else { return [Meaning(kind: kind, owner: nil)] }
        return Set(owners.map { Meaning(kind: kind, owner: $0) })
    }
}

extension NameSite.Kind {
    /// Whether classes or screens have names of the kind of their own.
    fileprivate var hasOwners: Bool {
        switch self {
        case .view, .outlet, .action, .property: true
        case .scene, .class, .data, .style, .color, .segue, .cell, .snapshot: false
        }
    }
}
