import SceneLanguage
import SceneText

extension SceneImporter {
    /// A scene: its controller with what it shows and what is connected.
    func scene(_ scene: InterfaceDocument.Scene) -> MadeNode {
        let object = scene.object
        var draft = NodeDraft(at: tree.nameRange(object))
        written = [:]
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
        for (key, name) in [("storyboardIdentifier", "storyboardIdentifier"), ("objectID", "id")] {
            guard let attribute = tree.attribute(object, name) else { continue }
            draft.add(key, text: tree.value(attribute), at: attribute.valueRange)
        }
        return draft.node
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
        begin(controller, as: "TableViewController", &draft)
        draft.add("title", text: title(of: controller)?.withoutExpressions)
        draft.add("table", table(content, in: controller, isOwn: true))
        finish(controller, &draft)
    }

    private func viewController(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "view")
        begin(controller, as: "ViewController", &draft)
        draft.add("title", text: title(of: controller)?.withoutExpressions)
        if let content = tree.part(controller, key: "view") {
            draft.add("view", body(of: content))
        }
        finish(controller, &draft)
    }

    /// Says the class of a controller, and makes it the owner of what follows.
    private func begin(_ controller: XMLNodeID, as superclass: String, _ draft: inout NodeDraft) {
        guard let attribute = tree.attribute(controller, "customClass") else { return }
        let name = tree.value(attribute)
        guard classes.use(name, as: superclass, at: attribute.valueRange) else {
            return passOver("class", at: controller)
        }
        draft.add("class", word: name, at: attribute.valueRange)
        owners = [(controller, name)]
    }

    /// Says what is connected to a controller, once all its views are known.
    private func finish(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        barItems(of: controller, &draft)
        if let owner = owners.first {
            draft.add("outlets", outlets(of: controller, owner.className, in: draft))
        }
        draft.add("segues", list: namedSegues(of: controller))
        for name in ["toolbarItems", "refreshControl", "searchDisplayController"]
        where tree.element(controller, named: name) != nil { passOver(name, at: controller) }
    }

    // MARK: Containers

    private func navigation(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let root = relations(of: controller, "rootViewController").first
        guard let root, let target = document.object(root.destination),
            tree.name(target) != "navigationController", tree.name(target) != "splitViewController",
            let id = sceneIDs[root.destination]
        else { return emptyScene(controller, &draft) }
        draft.add("controller", word: "navigation")
        draft.add("title", text: title(of: controller)?.withoutExpressions)
        draft.add("root", word: id, at: root.range)
    }

    private func tabs(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let tabs = relations(of: controller, "viewControllers").compactMap { relation in
            sceneIDs[relation.destination].map { MadeNode(.word($0), at: relation.range) }
        }
        guard !tabs.isEmpty else { return emptyScene(controller, &draft) }
        draft.add("controller", word: "tabs")
        draft.add("title", text: title(of: controller)?.withoutExpressions)
        draft.add("tabs", list: tabs)
    }

    private func split(_ controller: XMLNodeID, _ draft: inout NodeDraft) {
        let master = relations(of: controller, "masterViewController").first
        let detail = relations(of: controller, "detailViewController").first
        guard let master, let detail, let left = sceneIDs[master.destination],
            let right = sceneIDs[detail.destination], left != right
        else { return emptyScene(controller, &draft) }
        draft.add("controller", word: "split")
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
        draft.add("title", text: title(of: controller)?.withoutExpressions)
    }

    /// A scene of another storyboard.
    private func placeholder(_ object: XMLNodeID, _ draft: inout NodeDraft) {
        passOver("storyboard reference", at: object)
        let name = tree.value(object, "referencedIdentifier")
        let storyboard = tree.value(object, "storyboardName")
        draft.add("controller", word: "view")
        draft.add("title", text: (name ?? storyboard)?.withoutExpressions)
    }

    // MARK: Xibs

    private func cellOfFile(_ cell: XMLNodeID, _ draft: inout NodeDraft) {
        draft.add("controller", word: "table")
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
                passOver("class of the owner of a file", at: owner)
            }
        }
        draft.add("view", body(of: view))
        if let owner = owners.first {
            draft.add("outlets", outlets(of: owner.object, owner.className, in: draft))
        }
    }

    // MARK: Bars

    /// The title of a controller: that of its item in a bar, its own, or that of its tab.
    func title(of controller: XMLNodeID) -> String? {
        let parts = [
            tree.part(controller, key: "navigationItem"), controller,
            tree.part(controller, key: "tabBarItem"),
        ]
        for part in parts.compactMap({ $0 }) {
            if let title = text(of: part, "title"), !title.isEmpty { return title }
        }
        return nil
    }

    private func barItems(of controller: XMLNodeID, _ draft: inout NodeDraft) {
        guard let bar = tree.part(controller, key: "navigationItem") else { return }
        for (key, name) in [("leftItem", "leftBarButtonItem"), ("rightItem", "rightBarButtonItem")]
        {
            var items = tree.part(bar, key: name).map { [$0] } ?? []
            if let list = tree.element(bar, named: name + "s") { items += tree.elements(list) }
            let shown = items.filter { !(tree.value($0, "systemItem") ?? "").hasSuffix("Space") }
            if shown.count == 1 {
                draft.add(key, barItem(shown[0]))
            } else {
                draft.add(key + "s", list: shown.compactMap(barItem))
            }
        }
        draft.add("backItem", tree.part(bar, key: "backBarButtonItem").flatMap(barItem))
        for name in ["prompt", "largeTitleDisplayMode"] where tree.attribute(bar, name) != nil {
            passOver(name, at: bar)
        }
        if tree.part(bar, key: "titleView") != nil { passOver("titleView", at: bar) }
    }

    private func barItem(_ item: XMLNodeID) -> MadeNode? {
        var draft = NodeDraft(at: tree.nameRange(item))
        let button = tree.part(item, key: "customView")
        let word = tree.value(item, "systemItem")
            .flatMap { Catalog.shape(.barItem).key("item")?.word(writtenAs: $0) }
        if let word {
            draft.add("item", word: word)
        } else {
            let title = text(of: item, "title") ?? button.flatMap { self.title(ofButton: $0)?.text }
            let image = tree.attribute(item, "image")
            if let title, !title.isEmpty || image == nil {
                draft.add("title", text: (title.isEmpty ? "Item" : title).withoutExpressions)
            } else if image == nil {
                draft.add("title", word: "Item")
            }
            if let image {
                draft.add("image", text: tree.value(image).withoutExpressions, at: image.valueRange)
            }
        }
        addID(of: item, type: "BarButtonItem", to: &draft)
        if tree.value(item, "enabled") == "NO" { draft.add("enabled", word: "false") }
        draft.add("action", list: actionNames(of: item).map(\.node))
        draft.add("segue", segue(of: item, kinds: .tap))
        return draft.node
    }
}
