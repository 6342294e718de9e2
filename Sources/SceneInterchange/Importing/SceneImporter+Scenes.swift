import SceneLanguage
import SceneText

extension SceneImporter {
    /// A scene: its controller with what it shows and what is connected.
    func scene(_ scene: InterfaceDocument.Scene) -> MadeNode {
        let object = scene.object
        var draft = NodeDraft(at: tree.nameRange(object))
        written = [:]
        reserved = [:]
        owners = []
        switch tree.name(object) {
        case "tableViewController": tableController(object, &draft)
        case "navigationController": navigation(object, &draft)
        case "tabBarController": tabs(object, &draft)
        case "splitViewController": split(object, &draft)
        case "viewControllerPlaceholder": placeholder(object, &draft)
        case _ where tree.isController(object): viewController(object, &draft)
        case "tableViewCell": cellOfFile(object, &draft)
        default: viewOfFile(object, &draft)
        }
        if tree.isController(object) {
            addProperties(
                of: object,
                Catalog.shape(.scene),
                except: Set(["title", "navigationTitle", "backgroundColor"] + draft.unreadKeys),
                to: &draft
            )
            addTab(of: object, to: &draft)
            addRuntimeAttributes(of: object, to: &draft)
            if let owner = owners.first, !draft.has("outlets") {
                draft.add("outlets", outlets(of: object, owner.className, in: draft))
            }
            if !draft.has("segues") { draft.add("segues", list: namedSegues(of: object)) }
        }
        for (key, name) in [("storyboardIdentifier", "storyboardIdentifier"), ("objectID", "id")] {
            guard let attribute = tree.attribute(object, name) else { continue }
            draft.add(key, text: tree.value(attribute), at: attribute.valueRange)
        }
        // What was named before it was said may be nothing that shows, and what takes an action be behind others.
        guard !reserved.isEmpty || !receivers.isEmpty else { return draft.node }
        return draft.node.withoutEnds(besides: draft.ids)
    }

    // MARK: Controllers with views

    private func tableController(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let content =
            tree.part(controller, key: "view")
            ?? tree.element(controller, named: "tableView")
        guard let content, tree.name(content) == "tableView" else {
            return viewController(controller, &draft)
        }
        draft.add("controller", word: "table")
        draft.add("canvas", canvas(of: controller))
        begin(controller, as: "TableViewController", &draft)
        addTitle(of: controller, to: &draft)
        var table = table(content, isOwn: true)
        if case .mapping(let entries)? = table?.content {
            var draft = NodeDraft(at: tree.nameRange(content), entries)
            addKeys(["clearsSelection"], of: controller, Catalog.shape(.table), to: &draft)
            if let control = tree.part(controller, key: "refreshControl"),
                case .mapping(let made)? = self.view(control)?.made.content
            {
                draft.add("refreshControl", made.first?.value)
            }
            table = draft.node
        }
        draft.add("table", table)
        addRecognizers(of: content, to: &draft)
        finish(controller, &draft)
    }

    private func viewController(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "view")
        draft.add("canvas", canvas(of: controller))
        begin(controller, as: "ViewController", &draft)
        addTitle(of: controller, to: &draft)
        if let content = tree.part(controller, key: "view") {
            noteUsualPlace(of: content)
            draft.add("view", body(of: content))
            addBackground(of: content, to: &draft)
            if isPlain(content) { addConstraints(of: content, to: &draft) }
            addRecognizers(of: content, to: &draft)
        }
        finish(controller, &draft)
    }

    /// Says the class of a controller, and makes it the owner of what follows.
    private func begin(_ controller: XMLNodeID, as superclass: String, _ draft: inout NodeDraft) {
        guard let attribute = tree.attribute(controller, "customClass") else { return }
        let name = tree.value(attribute)
        guard classes.use(name, as: superclass, at: attribute.valueRange) else {
            return passOver("class", at: attribute)
        }
        draft.add("class", word: name, at: attribute.valueRange)
        owners = [(controller, name)]
    }

    /// Says what is connected to a controller, once all its views are known.
    private func finish(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        addBars(of: controller, to: &draft)
        if let owner = owners.first {
            draft.add("outlets", outlets(of: controller, owner.className, in: draft))
        }
        draft.add("segues", list: namedSegues(of: controller))
        if let search = tree.element(controller, named: "searchDisplayController") {
            passOver("searchDisplayController", at: search)
        }
    }

    /// Says the colour behind a screen, unless the view that fills it says that itself.
    private func addBackground(of view: XMLNodeID, to draft: inout NodeDraft) {
        guard tree.name(view) == "view", tree.attribute(view, "customClass") == nil,
            let key = Catalog.shape(.scene).key("backgroundColor")
        else { return }
        add(key, as: "backgroundColor", of: view, to: &draft)
    }

    // MARK: Containers

    private func navigation(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let root = relations(of: controller, "rootViewController").first
        draft.add("controller", word: "navigation")
        begin(controller, as: "NavigationController", &draft)
        addTitle(of: controller, to: &draft)
        guard let root, let target = document.object(root.destination),
            tree.name(target) != "navigationController", tree.name(target) != "splitViewController",
            let id = sceneIDs[root.destination]
        else { return }
        draft.add("root", word: id, at: root.range)
        if let bar = tree.part(controller, key: "navigationBar") { addLook(of: bar, to: &draft) }
    }

    private func tabs(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let tabs = relations(of: controller, "viewControllers").compactMap { relation in
            sceneIDs[relation.destination].map { MadeNode(.word($0), at: relation.range) }
        }
        draft.add("controller", word: "tabs")
        begin(controller, as: "TabBarController", &draft)
        addTitle(of: controller, to: &draft)
        draft.add("tabs", list: tabs)
        if let bar = tree.part(controller, key: "tabBar") { addLook(of: bar, to: &draft) }
    }

    private func split(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let master = relations(of: controller, "masterViewController").first
        let detail = relations(of: controller, "detailViewController").first
        guard let master, let detail, let left = sceneIDs[master.destination],
            let right = sceneIDs[detail.destination], left != right
        else { return emptyScene(controller, &draft) }
        draft.add("controller", word: "split")
        begin(controller, as: "SplitViewController", &draft)
        draft.add("master", word: left, at: master.range)
        draft.add("detail", word: right, at: detail.range)
    }

    private func relations(of controller: XMLNodeID, _ name: String) -> [InterfaceConnection] {
        connections(of: controller).filter {
            $0.kind == .segue && tree.value($0.node, "relationship") == name
        }
    }

    /// A container whose children code makes.
    private func emptyScene(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "view")
        addTitle(of: controller, to: &draft)
    }

    /// A scene of another storyboard.
    private func placeholder(_ object: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "reference")
        addKeys(
            ["storyboard", "identifier", "bundle"],
            of: object,
            Catalog.shape(.scene),
            to: &draft
        )
    }

    // MARK: Xibs

    private func cellOfFile(_ cell: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "table")
        draft.add("canvas", canvas(ofCell: cell))
        var table = NodeDraft(at: draft.range)
        table.add("prototypes", list: [self.cell(cell, isPrototype: true, number: 1)])
        table.add("separatorStyle", word: "none")
        draft.add("table", table.node)
    }

    private func viewOfFile(_ view: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "view")
        if let owner = document.owner, let attribute = tree.attribute(owner, "customClass") {
            let name = tree.value(attribute)
            // Views load themselves from files, too; of those the language has no word.
            if name.hasSuffix("Controller"),
                classes.use(name, as: "ViewController", at: attribute.valueRange)
            {
                draft.add("class", word: name, at: attribute.valueRange)
                owners = [(owner, name)]
            } else {
                passOver("class of the owner of a file", at: attribute)
            }
        }
        draft.add("canvas", canvas(ofView: view))
        draft.add("view", body(of: view))
        addBackground(of: view, to: &draft)
        if isPlain(view) { addConstraints(of: view, to: &draft) }
        addRecognizers(of: view, to: &draft)
        if let owner = owners.first {
            draft.add("outlets", outlets(of: owner.object, owner.className, in: draft))
        }
    }
}

extension NodeDraft {
    /// The keys that a controller of the kind of the scene does not read.
    fileprivate var unreadKeys: [String] {
        guard case .word(let word)? = value("controller")?.content,
            let kind = ControllerKind(rawValue: word)
        else { return [] }
        return Catalog.sceneKeys(ofOthersThan: kind)
    }
}
