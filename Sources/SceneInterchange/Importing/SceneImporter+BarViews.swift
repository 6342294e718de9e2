import SceneLanguage
import SceneText

/// Bars that are views of their own.
extension SceneImporter {
    /// A bar as a view: what is on it in a row.
    func bar(_ view: XMLNodeID) -> ImportedView? {
        var draft = draft(view, type: "View")
        draft.add("bar", word: tree.name(view))
        addColors(ofBar: view, to: &draft)
        var items: [MadeNode] = []
        for item in tree.elements(view, in: "items") {
            switch tree.name(item) {
            case "navigationItem": items += navigationItems(item, of: view)
            case "barButtonItem" where tree.value(item, "systemItem") == "flexibleSpace":
                items.append(.view(.spacer, at: tree.nameRange(item)))
            case "barButtonItem" where tree.value(item, "systemItem") == "fixedSpace":
                if let space = fixedSpace(item) { items.append(space) }
            case "tabBarItem": items.append(barButton(item))
            default: items.append(barView(item))
            }
        }
        if layout == .frames { addPlaces(onBar: view, to: &draft) }
        draft.add("views", list: items)
        var result = imported(view, .row, draft)
        result.piece.stretches = true
        result.piece.hasContent = !items.isEmpty
        result.piece.isBlank = items.isEmpty
        return result
    }

    /// Says the colours of a bar.
    private func addColors(ofBar view: XMLNodeID, to draft: inout NodeDraft) {
        let shape = ViewKind.row.entry.shape
        if let key = shape.key("backgroundColor") {
            add(key, as: "barTintColor", of: view, to: &draft)
        }
        if let style = blackStyle(of: view), !draft.has("backgroundColor") {
            draft.add("backgroundColor", text: "#171717", at: style)
        }
        addKeys(["backgroundColor", "tintColor"], of: view, shape, to: &draft)
    }

    /// Says where items are on a bar in points: tabs share it, others keep away from its ends.
    private func addPlaces(onBar view: XMLNodeID, to draft: inout NodeDraft) {
        draft.add("alignment", word: "center")
        if tree.name(view) == "tabBar" {
            draft.add("distribution", word: "fillEqually")
        } else {
            var margins = NodeDraft(at: draft.range)
            margins.add("left", word: "16")
            margins.add("right", word: "16")
            draft.add("margins", margins.node)
        }
        addConstraints(of: view, to: &draft)
    }

    /// The space between two items; text has none for it.
    private func fixedSpace(_ item: XMLNodeID) -> MadeNode? {
        guard layout == .frames else { return nil }
        let width = tree.attribute(item, "width")
        return .view(.view, at: tree.nameRange(item)) {
            let points = min(max(tree.number(item, "width") ?? 0, 0), 1e6)
            $0.add("width", .number(points, at: width?.valueRange ?? $0.range))
        }
    }

    private func navigationItems(_ item: XMLNodeID, of bar: XMLNodeID) -> [MadeNode] {
        let range = tree.nameRange(item)
        let left = barItems(of: item, "leftBarButtonItem").map(barView)
        // The first is at the edge.
        let right = barItems(of: item, "rightBarButtonItem").reversed().map(barView)
        let written = locatedText(of: item, "title")
        let title = MadeNode.view(.label, at: range) {
            $0.add("text", text: (written?.text ?? "").withoutExpressions, at: written?.range)
            if layout == .frames { $0.add("font", word: "headline") }
            if let key = ViewKind.label.entry.shape.key("textColor") {
                add(key, as: "titleTextAttributes/textColor", of: bar, to: &$0)
            }
            if let style = blackStyle(of: bar), !$0.has("textColor") {
                $0.add("textColor", text: "white", at: style)
            }
        }
        let spacer = MadeNode.view(.spacer, at: range)
        return left + [spacer, title, spacer] + right
    }

    /// What an item in a bar is as a view: its own view, else a button.
    private func barView(_ item: XMLNodeID) -> MadeNode {
        tree.part(item, key: "customView").flatMap(view).map(drawn) ?? barButton(item)
    }

    private func barButton(_ item: XMLNodeID) -> MadeNode {
        .view(.button, at: tree.nameRange(item)) {
            addID(of: item, type: "Button", to: &$0)
            addKeys(["tintColor"], of: item, ViewKind.button.entry.shape, to: &$0)
            addWords(ofItem: item, to: &$0)
            if layout == .frames { $0.add("font", text: font(ofItem: item)) }
            if tree.value(item, "enabled") == "NO" {
                $0.add("enabled", word: "false", at: tree.attribute(item, "enabled")?.valueRange)
            }
            // An item of a bar sends its actions on a tap, and names no event.
            addActions(of: item, Event.presses, unnamed: .touchUpInside, to: &$0)
            $0.add("segue", segue(of: item, kinds: .tap))
        }
    }

    /// Says what an item shows: a picture where it has one, which stands for its words.
    private func addWords(ofItem item: XMLNodeID, to draft: inout NodeDraft) {
        let image = locatedText(of: item, "image")
        let title = locatedText(of: item, "title").flatMap { $0.text.isEmpty ? nil : $0 }
        if tree.name(item) == "tabBarItem" {
            let system = tree.attribute(item, "systemItem")
            let words = system.map { tree.value($0).inWords }
            let shown = title ?? system.map { (words ?? "", $0.valueRange) } ?? image
            draft.add("title", text: shown?.text.withoutExpressions ?? "Item", at: shown?.range)
            return
        }
        draft.add("type", word: "barItem")
        if let system = tree.attribute(item, "systemItem") {
            let word = tree.value(system)
            let title = Self.systemTitles[word] ?? word.inWords
            draft.add("title", text: title.withoutExpressions, at: system.valueRange)
            draft.add("image", text: SystemSymbols.ofBarItems[word], at: system.valueRange)
        } else {
            if let title {
                draft.add("title", text: title.text.withoutExpressions, at: title.range)
            } else if image == nil {
                draft.add("title", text: "Item")
            }
            draft.add("image", text: image?.text.withoutExpressions, at: image?.range)
        }
    }

    /// The font of an item, which is not that of buttons.
    private func font(ofItem item: XMLNodeID) -> String {
        if tree.name(item) == "tabBarItem" { return "System 10" }
        let isDone = tree.value(item, "style") == "done"
        return isDone || ["done", "save"].contains(tree.value(item, "systemItem"))
            ? "headline" : "body"
    }

    /// What bars show of items of the system, where that is not their name.
    private static let systemTitles = ["add": "+", "action": "Share"]
}
