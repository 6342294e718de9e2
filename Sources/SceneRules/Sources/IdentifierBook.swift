import SceneInterchange
import SceneSources

/// The identifiers that the documents of a project have, and those that its code registers.
struct IdentifierBook {
    /// A segue with an identifier, and the class of the controller that it starts from.
    struct Segue {
        var document: Int
        var type: String?
    }

    private(set) var segues: [String: [Segue]] = [:]

    /// The classes of the controllers whose tables and collections have a reuse identifier; nil in xibs.
    private(set) var cells: [String: [String?]] = [:]

    /// The storyboards that have a scene of an identifier.
    private(set) var scenes: [String: Set<String>] = [:]

    private(set) var storyboards: Set<String> = []

    /// Whether code names a storyboard that is not there or of another bundle, which may have what is missing
    /// elsewhere.
    var lacksStoryboard: Bool { lacksOwnStoryboard || hasForeignStoryboard }

    private var lacksOwnStoryboard = false

    /// Whether a document or code names a storyboard of another bundle, whose scenes may be of any class.
    private(set) var hasForeignStoryboard = false

    /// The classes of all controllers, and where the documents belong that have them.
    private var controllers: [String: [SourceHome]] = [:]
    private(set) var nibs: Set<String> = []

    /// The xibs with what collections reuse, which is made under the identifier that it has.
    private(set) var collectionNibs: Set<String> = []

    /// The reuse identifiers of the cells in a xib.
    private(set) var nibIdentifiers: [String: Set<String>] = [:]

    /// What code registers, as far as it can be followed.
    private(set) var registered: Set<String> = []

    /// The xibs that code registers for cells of tables.
    private(set) var registeredNibs: Set<String> = []

    /// The xibs that code registers for anything, which are loaded without an owner.
    private(set) var ownerlessNibs: Set<String> = []

    /// The classes of the controllers that code makes with a xib.
    private(set) var controllerNibs: [String: Set<String>] = [:]

    /// A class whose objects load a xib for themselves, and where the code that does so belongs.
    struct Loader {
        var type: String
        var home: SourceHome
    }

    /// The classes whose objects certainly own a xib, whatever class the xib names.
    private(set) var loaders: [String: [Loader]] = [:]

    /// The xibs that code loads for an owner of its choice.
    private(set) var loadedNibs: Set<String> = []

    /// The classes of which some register what cannot be followed.
    private(set) var openTypes: Set<String> = []

    /// Whether something registers identifiers that cannot be followed for whoever asks: an extension of
    /// a table, or a function outside all classes.
    private(set) var isOpen = false

    /// The texts that functions are given and register.
    private var given: [TextParameter] = []

    /// What code asks for by functions that it gives an identifier.
    private(set) var questions: [CodeUse] = []

    init(_ content: ProjectContent, _ lookup: SourceLookup) {
        for (number, document) in content.documents.enumerated() { add(document, number) }
        let parameters = ParameterTable(content, lookup)
        for (number, file) in content.index.files.enumerated() {
            for use in file.facts.uses { add(use, number, lookup, parameters) }
        }
        registered.formUnion(parameters.texts(of: given))
        questions = parameters.questions()
    }

    /// Whether a document has a controller of one of some classes, in a target of some code as far as projects say.
    func hasController(of types: some Sequence<String>, near home: SourceHome) -> Bool {
        types.contains { type in
            (controllers[type] ?? []).contains { $0.mayShareTarget(with: home) }
        }
    }

    private mutating func add(_ document: ProjectDocument, _ number: Int) {
        let tree = document.document.tree
        let isStoryboard = document.document.form == .storyboard
        if isStoryboard {
            storyboards.formUnion([document.name, document.plainName])
        } else {
            nibs.formUnion([document.name, document.plainName])
        }
        for node in tree.allElements {
            if !document.isLeftOut, tree.isController(node),
                let type = tree.value(node, "customClass")
            {
                controllers[type, default: []].append(document.home)
            }
            // `viewControllerPlaceholder`.
            if tree.value(node, "bundleIdentifier") != nil { hasForeignStoryboard = true }
            if let identifier = tree.value(node, "storyboardIdentifier") {
                scenes[identifier, default: []].formUnion([document.name, document.plainName])
            }
            if let identifier = tree.value(node, "reuseIdentifier"), !identifier.isEmpty {
                let controller = isStoryboard ? document.document.controller(around: node) : nil
                cells[identifier, default: []].append(document.type(of: controller))
                if !isStoryboard {
                    nibIdentifiers[document.name, default: []].insert(identifier)
                    if tree.name(node).hasPrefix("collection") {
                        collectionNibs.insert(document.name)
                    }
                }
            }
        }
        for connection in document.document.connections where connection.kind == .segue {
            guard let identifier = tree.value(connection.node, "identifier") else { continue }
            let controller = document.document.controller(around: connection.source)
            let type = document.type(of: controller)
            segues[identifier, default: []].append(Segue(document: number, type: type))
        }
    }

    private mutating func add(
        _ use: IdentifierUse,
        _ file: Int,
        _ lookup: SourceLookup,
        _ parameters: ParameterTable
    ) {
        if use.kind == .nib {
            for value in use.values {
                let texts = lookup.texts(of: value, in: file, enclosing: use.enclosing)
                if let type = use.type {
                    for text in texts ?? [] { controllerNibs[text, default: []].insert(type) }
                } else {
                    loadedNibs.formUnion(texts ?? [])
                }
                guard let loader = loader(use, lookup.index.files[file].home, lookup) else {
                    continue
                }
                for text in texts ?? [] { loaders[text, default: []].append(loader) }
            }
        }
        if use.kind == .storyboard {
            for value in use.values {
                let texts = lookup.texts(of: value, in: file, enclosing: use.enclosing) ?? []
                if !storyboards.isSuperset(of: texts) { lacksOwnStoryboard = true }
                if lookup.isForeign(use.bundle, in: file) { hasForeignStoryboard = true }
            }
        }
        guard use.kind.registers else { return }
        for source in use.sources {
            let texts = lookup.texts(of: source, in: file, enclosing: use.enclosing) ?? []
            ownerlessNibs.formUnion(texts)
            if use.kind == .registerNib { registeredNibs.formUnion(texts) }
        }
        for value in use.values {
            if let texts = lookup.texts(of: value, in: file, enclosing: use.enclosing) {
                registered.formUnion(texts)
                continue
            }
            var isParameter = false
            if case .parameter(let parameter) = value {
                given.append(parameter)
                if parameters.isFollowed(parameter) { continue }
                isParameter = true
            }
            // What the function registers that is called, its own call says.
            if let call = use.call, parameters.followed.contains(call) { continue }
            // Of an object whose class is not known, any constant of the name may be meant.
            if case .name(let path) = value {
                registered.formUnion(lookup.texts(ofAny: path.last ?? ""))
            }
            // What is registered with the table of another object, that object asks for.
            let isOfOther = use.receiver.count > 1 && use.receiver[0] != "self"
            guard let type = use.enclosing, !isOfOther, !FrameworkClass.isOfFramework(type),
                FrameworkClass.named(type) == nil, lookup.index.hasClass(type),
                !isGiven(use, to: type, isParameter, lookup.index.files[file].home, lookup)
            else {
                isOpen = true
                continue
            }
            openTypes.insert(type)
        }
    }

    /// What owns the xib that code names: the controller that is made with it, or the object that loads it for itself.
    private func loader(_ use: IdentifierUse, _ home: SourceHome, _ lookup: SourceLookup) -> Loader?
    {
        guard let type = use.owner ?? use.type, lookup.lineage(of: type, in: home) != nil,
            use.owner != nil
                || lookup.ancestors(of: type, in: home).names.contains("UIViewController")
        else { return nil }
        return Loader(type: type, home: home)
    }

    /// Whether a cell registers with a table that it is given, whose controller asks for what it registers; or whether
    /// another class that is no controller is given both the table and the identifier.
    private func isGiven(
        _ use: IdentifierUse,
        to type: String,
        _ isParameter: Bool,
        _ home: SourceHome,
        _ lookup: SourceLookup
    ) -> Bool {
        let ancestors = lookup.ancestors(of: type, in: home).names
        let isOther = isParameter && !ancestors.contains("UIViewController")
        guard isOther || !Self.rows.isDisjoint(with: ancestors) else { return false }
        let name = use.receiver.first { $0 != "self" }
        return name.flatMap { lookup.property($0, of: type, in: home) } == nil
    }

    private static let rows: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]
}

extension ProjectDocument {
    fileprivate func type(of object: XMLNodeID?) -> String? {
        object.flatMap { DocumentObject($0, in: document).type }
    }
}
