import SceneLanguage
import SceneText

// MARK: - Outlets

extension SceneIndex {
    /// The ids that outlets name and nothing within reach has.
    var unresolvedOutlets: [Reference] {
        var reach = Reach(elements)
        return connections.ends.filter { $0.destination == .nothing }.compactMap { end in
            let connection = connections.all[end.connection]
            if isReversed(connection) { return nil }
            let owner = owners[connection.owner]
            let outlet = outlet(of: connection)
            let target = outlet.targets[end.target]
            return Reference(
                name: target,
                message: "outlet '\(outlet.name.value)' of '\(owner.className)' names no view",
                label: element(target.value) == nil
                    ? "no view of this \(owner.noun) has this id"
                    : "this id belongs to something outside the \(owner.noun)",
                secondary: outlet.isNamedByID
                    ? [] : [mark(outlet.name.range, "the outlet is connected here")],
                candidates: reach.names(from: owner.scope)
            )
        }
    }

    /// The outlets that scenes and cells connect and their classes do not declare.
    var undeclaredOutlets: [Reference] {
        let lost = Set(
            connections.ends.filter { $0.destination == .nothing }.map(\.connection)
        )
        return connections.all.enumerated().compactMap { number, connection in
            let owner = owners[connection.owner]
            let outlet = outlet(of: connection)
            guard connection.declaration == nil, let type = knownClass(of: owner),
                let name = owner.declaredClass,
                // An id that is misspelt is no outlet either.
                !(outlet.isNamedByID && lost.contains(number))
            else { return nil }
            if isReversed(connection) {
                let target = outlet.targets[0].value
                return Reference(
                    name: outlet.name,
                    message:
                        "'\(outlet.name.value)' is the id of a view, and '\(target)' the outlet",
                    remedy: "write '\(target): \(outlet.name.value)'"
                )
            }
            return Reference(
                name: outlet.name,
                message: "outlet '\(outlet.name.value)' is not declared by '\(name.value)'",
                secondary: [mark(name.range, "the class of this \(owner.noun)")],
                candidates: [type.outletNames],
                remedy: "declare it under 'outlets:' of the class '\(name.value)'",
                // What is the name is also the id.
                isEditable: !outlet.isNamedByID
            )
        }
    }
}

/// The ids that outlets of scenes and cells may name.
struct Reach {
    private let table: ElementTable

    private lazy var elements = (table.all + table.repeated).filter { $0.kind != .scene }

    /// The ids of each scene of which there is one, and those of each cell.
    private lazy var ofScenes = names(of: elements.filter { !$0.scope.isRepeating }, by: \.scene)
    private lazy var ofCells = names(of: elements, by: \.cell)

    init(_ elements: ElementTable) { table = elements }

    mutating func names(from owner: PartScope) -> [NameIndex] {
        let names =
            owner.cell.map { ofCells[$0] } ?? owner.scene.map { ofScenes[$0] } ?? nil
        return names.map { [$0] } ?? []
    }

    private func names(
        of elements: [Element],
        by group: KeyPath<PartScope, Int?>
    ) -> [Int?: NameIndex] {
        Dictionary(grouping: elements) { $0.scope[keyPath: group] }
            .mapValues { NameIndex($0.map(\.id.value).sorted()) }
    }
}

// MARK: - Actions

extension SceneIndex {
    /// The actions that neither the class of the cell nor that of the controller declares.
    var undeclaredActions: [Reference] {
        doubtfulActions.compactMap { action in
            guard case .undeclared = action.match else { return nil }
            let own = action.owners.filter { $0.link != nil }
            let message =
                switch own.count {
                case 0 where action.receiver != nil && action.receiver != "controller":
                    "\(action.subject) is sent to '\(action.receiver ?? "")', "
                        + "which has no class of its own"
                case 0: "\(action.subject) is sent to a scene that has no class"
                case 1: "\(action.subject) is not declared by '\(own[0].name)'"
                default:
                    "\(action.subject) is declared neither by '\(own[0].name)' "
                        + "nor by '\(own[1].name)'"
                }
            return Reference(
                name: action.name,
                meant: action.name.value.selectorOfSwift,
                message: message,
                secondary: action.origins,
                candidates: own.map(\.actionNames),
                remedy: own.last.map { owner in
                    let meant = action.name.value.selectorOfSwift
                    return meant.map {
                        "write '\($0)', and declare it under 'actions:' of the class '\(owner.name)'"
                    } ?? "declare it under 'actions:' of the class '\(owner.name)'"
                } ?? "give the scene a 'class:' that declares the action",
                isEditable: action.isEditable
            )
        }
    }
}

// MARK: - Segues

/// A segue that a class names, with what it does to it, and the record that names it for the class.
private typealias NamedSegue = (name: Located<String>, verb: String, record: Annotation?)

extension SceneIndex {
    /// The segues that classes prepare, refuse or perform and that their scenes do not have.
    var undeclaredSegues: [Reference] {
        zip(classes.links, classes.resolved).flatMap { link, type -> [Reference] in
            // A name that controllers of the class know is declared; the others are few.
            let named = (link.definition.namedSegues + performedSegues(of: link.definition, type))
                .filter { !use.hasSegue($0.name.value, of: type) }
            guard !named.isEmpty, let names = segueIdentifiers(of: type) else { return [] }
            let known = Set(names)
            let candidates = [NameIndex(names)]
            let owner = link.definition.name.value
            let segues = use.seguesByTarget(of: type)
            return named.filter { !known.contains($0.name.value) }.map { name, verb, record in
                let segue = segues[name.value]
                let identifier = segue?.identifier?.value
                let isNameless = segue != nil && identifier == nil
                return Reference(
                    name: name,
                    meant: identifier,
                    message: "'\(owner)' \(verb) the segue '\(name.value)', "
                        + "which no scene of the class has",
                    secondary: [record].compactMap { $0 },
                    candidates: isNameless ? [] : candidates,
                    remedy: segue.map { $0.helpForIdentifier }
                )
            }
        }
    }

    /// The segues that a class performs: those that it names, and those that its expressions and the
    /// fields of its rows can give.
    private func performedSegues(
        of definition: ClassDefinition,
        _ type: ResolvedClass
    ) -> [NamedSegue] {
        lazy var rows = rows(of: definition, type)
        var named: [NamedSegue] = []
        for effect in definition.allEffects {
            guard case .perform(let identifier) = effect.kind else { continue }
            named += words(givenBy: identifier, in: rows).map {
                ($0.name, "performs", $0.record)
            }
        }
        return named
    }

    /// The identifiers of the segues in the scenes of a class; nil where that is unknown: no scene is
    /// of the class, or a view file was not read.
    private func segueIdentifiers(of type: ResolvedClass) -> [String]? {
        let ofCells = use.cells(of: type).compactMap { cells[$0].scope.scene }
        let scenes = Set(use.scenes(of: type) + ofCells).sorted()
        let filled = scenes.flatMap(filledSites.inScene)
        guard !scenes.isEmpty, filled.allSatisfy(\.isUnderstood) else { return nil }
        return scenes.flatMap(use.segueIdentifiers)
            + filled.flatMap(\.file.demands.segues).compactMap { $0.segue.identifier?.value }
    }
}

extension SegueDefinition {
    /// How the segue gets an identifier, by which code names it.
    fileprivate var helpForIdentifier: String {
        let written = "\(kind.value.rawValue): \(target.value), identifier: \(target.value)"
        return "the segue to '\(target.value)' has no identifier: write '{\(written)}'"
    }
}

extension ClassDefinition {
    /// The segues that the class names itself.
    fileprivate var namedSegues: [NamedSegue] {
        preparations.map { ($0.identifier, "prepares", nil) }
            + shouldPerform.map { ($0.path, "decides on", nil) }
    }
}
