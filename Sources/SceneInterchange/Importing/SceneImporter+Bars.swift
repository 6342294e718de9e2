import SceneLanguage
import SceneText

/// What a controller says of the bars around it.
extension SceneImporter {
    /// The title of a controller: that of its item in a bar, or its own.
    func title(of controller: XMLNodeID) -> (text: String, range: SourceRange)? {
        titles(of: controller).first { !$0.text.isEmpty }
    }

    private func titles(of controller: XMLNodeID) -> [(text: String, range: SourceRange)] {
        let parts = [tree.part(controller, key: "navigationItem"), controller]
        return parts.compactMap { $0 }.compactMap { locatedText(of: $0, "title") }
    }

    /// Says the title, and that of the bar where both are there and differ.
    func addTitle(of controller: XMLNodeID, to draft: inout NodeDraft) {
        let titles = titles(of: controller)
        usualValues += titles.filter(\.text.isEmpty).map(\.range)
        let shown = titles.filter { !$0.text.isEmpty }
        guard let first = shown.first, let own = shown.last else { return }
        draft.add("title", text: own.text.withoutExpressions, at: own.range)
        if first.text != own.text {
            draft.add("navigationTitle", text: first.text.withoutExpressions, at: first.range)
        } else {
            usualValues.append(first.range)
        }
    }

    /// Says what a bar of tabs shows, unless that is the title.
    func addTab(of controller: XMLNodeID, to draft: inout NodeDraft) {
        guard let item = tree.part(controller, key: "tabBarItem") else { return }
        var tab = NodeDraft(at: tree.nameRange(item))
        let shape = Catalog.shape(.tabItem)
        addKeys(["item"], of: item, shape, to: &tab)
        addProperties(of: item, shape, except: tab.has("item") ? ["title", "image"] : [], to: &tab)
        if !tab.isEmpty { draft.add("tabBarItem", tab.node) }
    }

    /// Says the colours of a bar around screens.
    func addLook(of bar: XMLNodeID, to draft: inout NodeDraft) {
        let shape = Catalog.shape(.scene)
        for (key, name) in [
            ("barTintColor", "barTintColor"), ("barTintColor", "backgroundColor"),
            ("tintColor", "tintColor"), ("titleColor", "titleTextAttributes/textColor"),
        ] {
            if let key = shape.key(key) { add(key, as: name, of: bar, to: &draft) }
        }
        if let style = blackStyle(of: bar) {
            draft.add("barStyle", word: "black", at: style)
        }
    }

    /// Where a bar says that it is dark; Interface Builder has had several words for it.
    func blackStyle(of bar: XMLNodeID) -> SourceRange? {
        guard let style = tree.attribute(bar, "barStyle"), tree.value(style).hasPrefix("black")
        else { return nil }
        return style.valueRange
    }

    func addBars(of controller: XMLNodeID, to draft: inout NodeDraft) {
        if let list = tree.element(controller, named: "toolbarItems") {
            draft.add("toolbarItems", list: tree.elements(list).compactMap(barItem))
        }
        guard let bar = tree.part(controller, key: "navigationItem") else { return }
        for (key, name) in [("leftItem", "leftBarButtonItem"), ("rightItem", "rightBarButtonItem")]
        {
            let items = barItems(of: bar, name)
            if items.count == 1 {
                draft.add(key, barItem(items[0]))
            } else {
                draft.add(key + "s", list: items.compactMap(barItem))
            }
        }
        draft.add("backItem", tree.part(bar, key: "backBarButtonItem").flatMap(barItem))
        draft.add("titleView", tree.part(bar, key: "titleView").flatMap(view)?.made)
    }

    /// The items at a side of a bar, from its edge on: one under a name, and a list under its plural.
    func barItems(of bar: XMLNodeID, _ name: String) -> [XMLNodeID] {
        let list = tree.element(bar, named: name + "s").map { tree.elements($0) } ?? []
        return (tree.part(bar, key: name).map { [$0] } ?? []) + list
    }

    func barItem(_ item: XMLNodeID) -> MadeNode? {
        var draft = NodeDraft(at: tree.nameRange(item))
        let shape = Catalog.shape(.barItem)
        let system = tree.attribute(item, "systemItem")
        let word = system.flatMap { shape.key("item")?.word(writtenAs: tree.value($0)) }
        if let word {
            draft.add("item", word: word, at: system?.valueRange)
        } else {
            let title = locatedText(of: item, "title")
            let image = locatedText(of: item, "image")
            if let view = tree.part(item, key: "customView").flatMap(view) {
                draft.add("view", view.made)
                if let title { usualValues.append(title.range) }
            } else if let title, !title.text.isEmpty || image == nil {
                let text = title.text.isEmpty ? "Item" : title.text
                draft.add("title", text: text.withoutExpressions, at: title.range)
            } else if image == nil {
                draft.add("title", word: "Item")
            }
            if let image {
                draft.add("image", text: image.text.withoutExpressions, at: image.range)
            }
        }
        addID(of: item, type: "BarButtonItem", to: &draft)
        addProperties(of: item, shape, except: ["title", "image"], to: &draft)
        addRuntimeAttributes(of: item, to: &draft)
        draft.add("action", list: actionNames(of: item).map(\.node))
        draft.add("segue", segue(of: item, kinds: .tap))
        return draft.node
    }
}
