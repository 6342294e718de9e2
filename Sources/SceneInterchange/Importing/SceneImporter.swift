package import SceneLanguage
package import SceneText

/// What a document says in the words of the scene language.
package struct ImportedFile: Sendable {
    /// The document as the nodes of a scene file.
    package let root: MadeNode

    /// The names by which a person may call each scene, its id first.
    package let sceneNames: [(id: String, others: [String])]

    /// Where each scene is in the document, by its id.
    let scenePlaces: [String: SourceRange]

    /// All names that were given.
    package let names: SceneNames

    /// What the language cannot say, in the order in which it was met.
    package let passedOver: [PassedOver]

    /// Where the document says what the language has anyway, and the nodes leave out.
    package let usualValues: [SourceRange]

    /// What is wrong with what the scenes name beside the document; two may have the same finding.
    let sceneFindings: [Diagnostic]

    /// What is wrong with what the document names beside it.
    package var findings: [Diagnostic] { Self.once(sceneFindings) }

    /// The findings without those that say the same of another place.
    static func once(_ findings: [Diagnostic]) -> [Diagnostic] {
        var met: Set<String> = []
        return findings.filter { met.insert($0.message).inserted }
    }
}

/// Says a document in the words of the scene language.
///
/// What the catalog knows under Interface Builder's name needs no code here; what has a shape of its own,
/// such as colours, tables and segues, has a file.
package final class SceneImporter {
    let document: InterfaceDocument
    let layout: Layout

    let tree: XMLTree

    var names: SceneNames
    var classes = ClassBook()
    var passedOver = PassedOverList()

    /// The colours that have names, as they are used.
    lazy var namedColors = NodeDraft(at: tree.root.map(tree.nameRange) ?? SourceRange(0, 0))

    /// Values that are left out because they are what the language has anyway.
    var usualValues: [SourceRange] = []

    /// The colours of the catalogs beside the document.
    let project: ProjectFiles?

    /// The colours of the scene whose file cannot be read, each of which is reported once.
    var badAssets: Set<String> = []

    /// What is wrong with what the scenes name beside the document.
    var findings = DiagnosticLog()

    /// The objects that constraints name, by their ids, where constraints are said.
    let constrainedIDs: Set<String>

    /// The recognisers that views and scenes say.
    var saidRecognizers: Set<XMLNodeID> = []

    /// The ids of scenes by those of their controllers.
    private(set) var sceneIDs: [String: String] = [:]

    /// The objects that have an id in the scene, by their own: the id, and the type that an outlet has.
    var written: [String: (id: String, type: String)] = [:]

    /// The ids of objects that something names before they are said.
    var reserved: [String: String] = [:]

    /// The connections of each object.
    private let connections: [XMLNodeID: [InterfaceConnection]]

    /// The outlet that leads to each object, where one does from an object with a class.
    private let outletNames: [String: String]

    /// The actions that controllers have, and those that cells have: one under both has to say who takes it.
    let controllerActions: Set<String>
    let cellActions: Set<String>

    /// The views beside cells that one of these shows as its accessory already, with that cell.
    var shownAccessories: [XMLNodeID: XMLNodeID] = [:]

    /// The views that cells show as accessories, which UIKit takes out of where they were.
    private let accessoryViewIDs: Set<String>

    /// The objects that take actions and are neither controllers nor cells.
    let receivers: Set<String>

    /// Whether what is said now is in a cell or scrolls.
    private(set) var isInContent = false

    /// The class of the scene that is said, and of the cell within.
    var owners: [(object: XMLNodeID, className: String)] = []

    private init(
        _ document: InterfaceDocument,
        _ layout: Layout,
        names: SceneNames,
        project: ProjectFiles?
    ) {
        self.project = project
        self.document = document
        self.layout = layout
        self.names = names
        tree = document.tree
        connections = Dictionary(grouping: document.connections, by: \.source)
        var outlets: [String: String] = [:]
        var (actions, ofCells): (Set<String>, Set<String>) = ([], [])
        var receivers: Set<String> = []
        for connection in document.connections {
            switch connection.kind {
            case .outlet, .collection:
                guard !Self.isOwn(connection, in: document.tree) else { continue }
                outlets[connection.destination] = outlets[connection.destination] ?? connection.name
            case .action:
                guard let receiver = document.object(connection.destination) else { continue }
                if document.tree.isCell(receiver) {
                    ofCells.insert(connection.name)
                } else {
                    actions.insert(connection.name)
                }
                if document.tree.isView(receiver), !document.tree.isCell(receiver) {
                    receivers.insert(connection.destination)
                }
            case .segue: break
            }
        }
        accessoryViewIDs = Set(
            document.connections.lazy
                .filter { $0.kind == .outlet && Self.accessoryOutlets.contains($0.name) }
                .filter { document.tree.isCell($0.source) }
                .map(\.destination)
        )
        constrainedIDs = layout == .frames ? document.constrainedIDs : []
        outletNames = outlets
        controllerActions = actions
        cellActions = ofCells
        self.receivers = receivers
    }

    /// Whether UIKit's own class of an object has an outlet.
    static func isOwn(_ outlet: InterfaceConnection, in tree: XMLTree) -> Bool {
        isOwn(outlet: outlet.name, of: tree.name(outlet.source))
    }

    /// Whether UIKit's own class of an element has an outlet.
    static func isOwn(outlet: String, of kind: String) -> Bool {
        guard ownOutlets.contains(outlet) else { return false }
        let isController = kind.hasSuffix("Controller") || kind == "placeholder"
        return switch outlet {
        case "tableView": kind == "tableViewController"
        case "collectionView": kind == "collectionViewController"
        case "searchBar": kind == "searchDisplayController"
        case "accessoryView", "editingAccessoryView", "textLabel", "detailTextLabel", "imageView":
            kind == "tableViewCell"
        case "contentView", "selectedBackgroundView": kind.hasSuffix("Cell")
        case "backgroundView": kind.hasSuffix("Cell") || kind.hasSuffix("View")
        case "view", "navigationItem", "searchDisplayController": isController
        default: true
        }
    }

    /// Whether a view is shown as the accessory of a cell, and no longer where it was drawn.
    func isAccessory(_ view: XMLNodeID) -> Bool {
        tree.value(view, "id").map(accessoryViewIDs.contains) == true
    }

    private static let accessoryOutlets = ["accessoryView", "editingAccessoryView"]

    /// Outlets that UIKit's own classes have.
    private static let ownOutlets: Set<String> = [
        "delegate", "dataSource", "view", "tableView", "collectionView", "searchDisplayController",
        "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
        "inputView", "inputAccessoryView", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "textLabel", "detailTextLabel", "imageView", "navigationItem", "contentView",
        "gestureRecognizers", "searchResultsDataSource", "searchResultsDelegate", "searchBar",
        "searchContentsController", "menu",
    ]

    /// Imports a document; what is passed over is whole only where that is asked for.
    ///
    /// Names that others have already are not given again.
    package static func file(
        of document: InterfaceDocument,
        layout: Layout = .rows,
        names: SceneNames = SceneNames(),
        project: ProjectFiles? = nil,
        listsPassedOver: Bool = false,
        declaredType: @escaping (_ owner: String, _ outlet: String) -> String? = { _, _ in nil }
    ) -> ImportedFile {
        let importer = SceneImporter(document, layout, names: names, project: project)
        importer.classes.declaredType = declaredType
        return importer.file(listsPassedOver: listsPassedOver)
    }

    private func file(listsPassedOver: Bool) -> ImportedFile {
        let range = tree.root.map(tree.nameRange) ?? SourceRange(0, 0)
        var sceneNames: [(id: String, others: [String])] = []
        var places: [String: SourceRange] = [:]
        for scene in document.scenes {
            let others = self.names(of: scene)
            let id = names.id(for: others, else: tree.kindName(scene.object))
            if let original = tree.value(scene.object, "id") { sceneIDs[original] = id }
            places[id] = tree.range(document.element(of: scene))
            sceneNames.append((id, others + [tree.value(scene.object, "id")].compactMap { $0 }))
        }
        var file = NodeDraft(at: range)
        file.add("canvas", canvas(at: range))
        file.add("initial", initial(sceneNames))
        let scenes = zip(document.scenes, sceneNames).map { scene, name in
            badAssets = []
            return MadeEntry(name.id, at: tree.nameRange(scene.object), self.scene(scene))
        }
        if !namedColors.isEmpty { file.add("colors", namedColors.node) }
        file.add("scenes", MadeNode(.mapping(scenes), at: range))
        file.add("classes", classes.node)
        if listsPassedOver { passOverRest(besides: file.node) }
        return ImportedFile(
            root: file.node,
            sceneNames: sceneNames,
            scenePlaces: places,
            names: names,
            passedOver: passedOver.kinds,
            usualValues: usualValues,
            sceneFindings: findings.diagnostics
        )
    }

    /// The names of a scene, the best one first.
    private func names(of scene: InterfaceDocument.Scene) -> [String] {
        let object = scene.object
        var names = [tree.value(object, "storyboardIdentifier")]
        let ownerClass = document.owner.flatMap { tree.value($0, "customClass") }
        let className =
            tree.value(object, "customClass")
            ?? ownerClass.flatMap { $0.hasSuffix("Controller") ? $0 : nil }
        names += [className.map(SceneNames.scene), className]
        let tab = tree.part(object, key: "tabBarItem").flatMap { text(of: $0, "title") }
        names += [title(of: object)?.text, tab, tree.value(object, "userLabel")]
        names += [tree.value(object, "storyboardName")]
        return names.compactMap { $0 }
    }

    private func initial(_ names: [(id: String, others: [String])]) -> MadeNode? {
        if let root = tree.root, let id = document.initialID, let name = sceneIDs[id] {
            let range = tree.attribute(root, "initialViewController")?.valueRange
            return MadeNode(.word(name), at: range ?? tree.nameRange(root))
        }
        // Code opens the document; it begins with what is first in it.
        let index = document.scenes.firstIndex {
            tree.name($0.object) != "viewControllerPlaceholder"
        }
        guard let index = index ?? document.scenes.indices.first else { return nil }
        return MadeNode(.word(names[index].id), at: tree.nameRange(document.scenes[index].object))
    }

    // MARK: Objects

    /// The connections of an object.
    func connections(of object: XMLNodeID) -> [InterfaceConnection] { connections[object] ?? [] }

    /// Gives an object an id if an outlet leads to it, or if a person can touch it: steps name it so.
    func addID(of object: XMLNodeID, type: String, to draft: inout NodeDraft) {
        guard let original = tree.value(object, "id"), needsID(object) else { return }
        let id = reserved[original] ?? newID(of: object)
        written[original] = (id, type)
        draft.add("id", word: id)
    }

    /// The id that an object gets or has; it may be said later than what names it.
    func reservedID(of object: XMLNodeID) -> String? {
        guard let original = tree.value(object, "id") else { return nil }
        if let id = written[original]?.id ?? reserved[original] { return id }
        let id = newID(of: object)
        reserved[original] = id
        return id
    }

    private func newID(of object: XMLNodeID) -> String {
        let outlet = tree.value(object, "id").flatMap { outletNames[$0] }
        let title = title(ofButton: object)?.text ?? text(of: object, "title")
        let action = touch(of: object).flatMap { $0.kind == .action ? $0.name : nil }
        return names.id(
            for: [outlet, tree.value(object, "userLabel"), title, action],
            else: tree.kindName(object)
        )
    }

    /// Whether something names an object in words of the scene: an outlet, a step, a constraint.
    func needsID(_ object: XMLNodeID) -> Bool {
        guard let original = tree.value(object, "id") else { return false }
        return outletNames[original] != nil || constrainedIDs.contains(original)
            || receivers.contains(original) || reserved[original] != nil
            || touch(of: object) != nil && !tree.isCell(object)
    }

    private func touch(of object: XMLNodeID) -> InterfaceConnection? {
        connections(of: object).first { $0.kind == .action || $0.kind == .segue }
    }

    /// Says something that is in a cell or scrolls, and so is as high as what is in it.
    func whileInContent<Result>(_ body: () -> Result) -> Result {
        let outer = isInContent
        isInContent = true
        defer { isInContent = outer }
        return body()
    }

    /// Whether an object is in another, or is it.
    func isInside(_ object: XMLNodeID, _ container: XMLNodeID) -> Bool {
        tree.range(container).contains(tree.range(object))
    }
}

extension XMLTree {
    /// Whether an object is the cell of a table.
    func isCell(_ id: XMLNodeID) -> Bool { name(id) == "tableViewCell" }

    /// The name of an element as the beginning of an id: `tableViewController` is `table`.
    func kindName(_ id: XMLNodeID) -> String {
        let name = name(id)
        switch name {
        case "viewControllerPlaceholder": return "reference"
        case "tableViewCell": return "cell"
        case GestureKind.longPress.interfaceBuilderName: return GestureKind.longPress.rawValue
        default: break
        }
        if name.hasSuffix("GestureRecognizer") { return String(name.dropLast(17)) }
        return SceneNames.scene(ofClass: name)
    }
}
