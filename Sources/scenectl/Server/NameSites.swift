import SceneLanguage
import SceneText

/// A place where a file declares a name or uses it.
struct NameSite: Hashable {
    /// What a name is of, as it is called in what a person reads.
    enum Kind: String {
        case scene
        case view = "id"
        case `class`
        case outlet
        case action
        case property
        case data
        case style
        case color = "colour"
        case segue
        case cell = "reuse identifier"
        case snapshot
    }

    var kind: Kind
    let name: String

    /// The bytes of the name alone.
    let range: Range<Int>
    let isDeclaration: Bool

    /// What the name may belong to; nothing where names of the kind belong to the file.
    var owners: Set<NameOwner> = []
}

/// Finds the names of a file by walking its nodes along the types of the catalog.
struct NameSites {
    var sites: [NameSite] = []

    /// Whether segues are performed whose names are known only when they are.
    private(set) var hasComputedSegues = false

    /// The same of actions that are sent by effects.
    private(set) var hasComputedActions = false
    let tree: YAMLTree

    /// Where the walk is, and what it has learned of the file.
    var scope = Scope()
    var links = Links()

    init(of tree: YAMLTree) {
        self.tree = tree
        if let node = tree.root { read(node, .shape(.file), below: "") }
        resolve()
    }

    /// Adds the sites of another text.
    mutating func add(_ others: NameSites) { sites += others.sites }

    /// The names of a kind that are declared, each once, in the order of the file.
    func declared(_ kind: NameSite.Kind) -> [String] {
        sites.filter { $0.kind == kind && $0.isDeclaration }.map(\.name).uniqued
    }

    /// The names of a kind that are used, as often as they are.
    func used(_ kind: NameSite.Kind) -> [String] {
        sites.filter { $0.kind == kind && !$0.isDeclaration }.map(\.name)
    }

    /// The site that a byte is in, or at the end of.
    func site(at offset: Int) -> NameSite? {
        sites.first { $0.range.contains(offset) } ?? sites.first { $0.range.upperBound == offset }
    }

    /// All sites of what a site names.
    func all(of site: NameSite) -> [NameSite] {
        sites.filter { $0.name == site.name && !$0.meanings.isDisjoint(with: site.meanings) }
    }

    // MARK: Walking

    private mutating func read(_ node: YAMLNodeID, _ type: KeyType, below key: String) {
        guard !tree.isAlias(node) else { return }
        switch (type, tree.kind(node)) {
        case (.either(let types), _):
            // The first that takes what is written, as decoding has it.
            let fitting = types.filter { fits(node, $0) }
            let computing = isComputed(node) ? fitting.first(where: \.takesExpressions) : nil
            if let fit = computing ?? fitting.first { read(node, fit, below: key) }
        case (.computed(let inner), _):
            read(node, inner, below: key)
            readExpressions(in: node)
        case (.list(let element), .sequence), (.onlyList(let element), .sequence):
            for item in tree.items(node) {
                read(item, element, below: key)
                // A list of ids connects each to the outlet of its own name.
                if key == "outlets", element == .reference(.view) { add(.outlet, item) }
            }
        case (.list(let element), _):
            read(
                node,
                element == .plainText && type == .list(.plainText) ? .plainText : element,
                below: key
            )
        case (.map(let keys, let element), .mapping): readMap(node, keys, element, below: key)
        case (.shape(let name), .mapping): readShape(node, Catalog.shape(name), name, below: key)
        case (.shape(let name), _):
            if let main = Catalog.shape(name).mainKey { read(node, main.type, below: main.name) }
        case (.part(let kind), .mapping): readShape(node, kind.entry.shape, nil, below: key)
        case (.part(let kind), _):
            if let main = kind.entry.shape.mainKey { read(node, main.type, below: main.name) }
        case (.view, .mapping), (.body, .mapping):
            for entry in tree.entries(node) {
                guard let kind = ViewKind(rawValue: tree.text(of: entry.symbol)) else { continue }
                read(entry.value, .part(kind), below: kind.rawValue)
            }
        case (.constraint, .mapping):
            for entry in tree.entries(node) {
                readConstraint(entry.key)
                read(entry.value, .shape(.constraint), below: "")
            }
        case (.body, .sequence): for item in tree.items(node) { read(item, .view, below: key) }
        case (_, .scalar): readScalar(node, type)
        default: break
        }
    }

    /// Whether a text has an expression in it.
    private func isComputed(_ node: YAMLNodeID) -> Bool {
        tree.kind(node) == .scalar && tree.text(node).contains("{")
    }

    private func fits(_ node: YAMLNodeID, _ type: KeyType) -> Bool {
        switch (type, tree.kind(node)) {
        case (.shape(let name), .mapping):
            tree.entries(node).contains {
                Catalog.shape(name).key(tree.text(of: $0.symbol)) != nil
            }
        case (.map, .mapping), (.view, .mapping), (.body, .mapping), (.part, .mapping),
            (.constraint, .mapping):
            true
        case (.list, .sequence), (.onlyList, .sequence), (.body, .sequence): true
        case (.shape, _), (.map, _), (.view, _), (.part, _), (.onlyList, _): false
        case (_, .scalar): true
        default: false
        }
    }

    private mutating func readShape(
        _ node: YAMLNodeID,
        _ shape: Shape,
        _ name: Shape.Name?,
        below parent: String
    ) {
        let outer = scope
        defer { scope = outer }
        enter(node, name, below: parent)
        for entry in tree.entries(node) {
            let key = tree.text(of: entry.symbol)
            guard let type = shape.key(key)?.type else { continue }
            switch (name, key) {
            case (.cell, "identifier"): add(.cell, entry.value, isDeclaration: true)
            case (.cellRule, "identifier"): add(.cell, entry.value)
            // What is chosen in a section is a value under its name.
            case (.section, "name"): add(.property, entry.value, isDeclaration: true)
            case (.segue, "identifier"): add(.segue, entry.value, isDeclaration: true)
            case (.directedAction, "action"), (.segue, "unwind"): add(.action, entry.value)
            case (.effect, "perform"):
                add(.segue, entry.value)
                if tree.text(entry.value).contains("{") { hasComputedSegues = true }
            case (.alertField, "outlet"):
                add(.outlet, entry.value)
                // Steps name the field by its outlet.
                add(.view, entry.value, isDeclaration: true)
            case (.effect, "send"), (.alertAction, "action"):
                // It goes to the cell of what was touched, or else to the controller.
                let own = scope.receivers
                scope.receivers.insert(.anyCell)
                add(.action, entry.value)
                scope.receivers = own
                if tree.text(entry.value).contains("{") { hasComputedActions = true }
            // The fields of a record are not names of the file.
            case (.update, "set"), (.append, "item"):
                for field in tree.entries(entry.value) { readExpressions(in: field.value) }
            case (_, _) where type == .sentActions: readActions(entry.value)
            default: read(entry.value, type, below: key)
            }
        }
    }

    /// The names of actions, one or several, or each with who takes it.
    private mutating func readActions(_ node: YAMLNodeID) {
        switch tree.kind(node) {
        case .scalar: add(.action, node)
        case .sequence: for item in tree.items(node) { readActions(item) }
        case .mapping: read(node, .shape(.directedAction), below: "")
        }
    }

    private mutating func readMap(
        _ node: YAMLNodeID,
        _ keys: AuthorKeys,
        _ element: KeyType,
        below parent: String
    ) {
        let outer = scope
        defer { scope = outer }
        for entry in tree.entries(node) {
            scope = outer
            if parent == "willDisplay" { scope.paths = [.anyCell] }
            switch keys {
            case .ids: add(.scene, entry.key, isDeclaration: true)
            case .classes: add(.class, entry.key, isDeclaration: true)
            case .outlets: add(.outlet, entry.key, isDeclaration: element == .outletType)
            case .actions: add(.action, entry.key, isDeclaration: true)
            case .properties: add(.property, entry.key, isDeclaration: true)
            case .tables: add(.view, entry.key)
            case .paths where parent == "shouldPerform": add(.segue, entry.key)
            case .paths: addPath(entry.key)
            case .names:
                let kinds: [String: NameSite.Kind] = [
                    "data": .data, "styles": .style, "snapshots": .snapshot,
                ]
                if let kind = kinds[parent] { add(kind, entry.key, isDeclaration: true) }
            case .identifiers:
                let kinds: [String: NameSite.Kind] = [
                    "colors": .color, "register": .cell, "prepare": .segue,
                ]
                if let kind = kinds[parent] {
                    add(kind, entry.key, isDeclaration: kind != .segue)
                }
            case .data: add(.data, entry.key)
            case .columns, .patterns, .events, .checks: break
            }
            let name = tree.text(of: entry.symbol)
            switch (keys, parent) {
            case (.ids, _): enterScene(name, entry.value)
            case (.classes, _): enterClass(name, entry.value)
            case (.identifiers, "prepare"): scope.paths = [.destination(name)]
            default: break
            }
            if element == .sentActions {
                readActions(entry.value)
            } else {
                read(entry.value, element, below: name)
            }
        }
    }

    private mutating func readScalar(_ node: YAMLNodeID, _ type: KeyType) {
        switch type {
        case .identifier: add(.view, node, isDeclaration: true)
        case .reference(.scene): add(.scene, node)
        case .reference(.view): add(.view, node)
        case .reference(.class): add(.class, node)
        case .reference(.style): add(.style, node)
        case .reference(.data): add(.data, node)
        case .outletType: addType(node)
        case .step: readStep(node)
        case .text, .value, .expression: readExpressions(in: node)
        case .color: readColor(node)
        case .constraint: readConstraint(node)
        default: break
        }
    }
}

extension KeyType {
    /// Whether a text of the type may have expressions in it.
    fileprivate var takesExpressions: Bool {
        switch self {
        case .text, .value, .expression, .computed: true
        case .shape(let name): Catalog.shape(name).mainKey?.type.takesExpressions ?? false
        case .list(let element): element.takesExpressions
        case .either(let types): types.contains(where: \.takesExpressions)
        default: false
        }
    }
}
