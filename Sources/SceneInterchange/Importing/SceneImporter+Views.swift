import SceneLanguage
import SceneText

extension SceneImporter {
    /// The entries of the catalog by Interface Builder's elements.
    private static let entries: [String: ViewEntry] = Dictionary(
        Catalog.views.compactMap { entry in entry.interfaceBuilder.map { ($0, entry) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// What fills a controller's view: its subviews as rows and columns.
    func body(of view: XMLNodeID) -> MadeNode? {
        let range = tree.nameRange(view)
        let isPlain = tree.name(view) == "view" && tree.attribute(view, "customClass") == nil
        guard isPlain, wanted(view) == nil else {
            return self.view(view).map { MadeNode(.list([$0.made]), at: range) }
        }
        let items = arranged(subviews(of: view), in: view, isScreen: true)
        return items.isEmpty ? nil : MadeNode(.list(items), at: range)
    }

    /// Whether an outlet leads to an object.
    private func wanted(_ object: XMLNodeID) -> NodeDraft? {
        var draft = NodeDraft(at: tree.nameRange(object))
        addID(of: object, type: "View", to: &draft)
        return draft.isEmpty ? nil : draft
    }

    /// Views as rows and columns, by their frames.
    func arranged(_ views: [ImportedView], in parent: XMLNodeID, isScreen: Bool) -> [MadeNode] {
        let size = frame(of: parent) ?? Box(x: 0, y: 0, width: 0, height: 0)
        let reading = FrameReading(keepsGaps: isScreen, size: size, range: tree.nameRange(parent))
        return reading.arrangement(of: views)
    }

    /// The views in a view, those that the default size class leaves out excepted.
    func subviews(of view: XMLNodeID) -> [ImportedView] {
        guard let list = tree.element(view, named: "subviews") else { return [] }
        return tree.elements(list).compactMap(self.view)
    }

    /// The frame of a view; nil where the document has none.
    func frame(of view: XMLNodeID) -> Box? {
        for part in tree.elements(view) {
            switch (tree.name(part), tree.value(part, "key")) {
            case ("rect", "frame"):
                return Box(
                    x: number(part, "x"),
                    y: number(part, "y"),
                    width: max(0, number(part, "width")),
                    height: max(0, number(part, "height"))
                )
            case ("frame", "frameInset"):
                return Box(
                    x: number(part, "minX"),
                    y: number(part, "minY"),
                    width: max(0, number(part, "width")),
                    height: max(0, number(part, "height"))
                )
            default: continue
            }
        }
        return nil
    }

    private func number(_ node: XMLNodeID, _ name: String) -> Double {
        let number = tree.value(node, name).flatMap(Double.init) ?? 0
        return number.isFinite ? min(max(number, -1e6), 1e6) : 0
    }

    /// A view in the words of the language; nil for what is no view or is left out.
    func view(_ view: XMLNodeID) -> ImportedView? {
        guard !document.isExcluded(view) else { return nil }
        switch tree.name(view) {
        case "stackView": return stack(view)
        case "tableView": return tableView(view)
        case "scrollView": return scroll(view)
        case "containerView": return container(view)
        case "toolbar", "navigationBar", "tabBar": return bar(view)
        case "visualEffectView":
            return tree.part(view, key: "contentView").flatMap { plain(view, content: $0) }
        case let name:
            guard let entry = Self.entries[name], entry.kind != .view else {
                return plain(view, content: view)
            }
            return leaf(view, entry)
        }
    }

    private func imported(_ view: XMLNodeID, _ kind: ViewKind, _ draft: NodeDraft) -> ImportedView {
        let frame = frame(of: view) ?? Box(x: 0, y: 0, width: 0, height: 0)
        return ImportedView(made: draft.view(kind), kind: kind, frame: frame, box: frame)
    }

    private func draft(_ view: XMLNodeID, type: String) -> NodeDraft {
        var draft = NodeDraft(at: tree.nameRange(view))
        addID(of: view, type: type, to: &draft)
        for name in ["constraints", "userDefinedRuntimeAttributes", "gestureRecognizers", "variation"]
        where tree.element(view, named: name) != nil { passOver(name) }
        return draft
    }

    private func finish(_ view: XMLNodeID, _ entry: ViewEntry, _ draft: inout NodeDraft) {
        addAccessibility(of: view, to: &draft)
        addActions(of: view, entry.events, to: &draft)
        if entry.isControl { draft.add("segue", segue(of: view, kinds: .tap)) }
    }

    private func addAccessibility(of view: XMLNodeID, to draft: inout NodeDraft) {
        guard let part = tree.part(view, key: "accessibilityConfiguration") else { return }
        var accessibility = NodeDraft(at: tree.range(part))
        for name in ["label", "value", "hint"] {
            if let (text, range) = locatedText(of: part, name) {
                accessibility.add(name, text: text.withoutExpressions, at: range)
            }
        }
        if !accessibility.isEmpty { draft.add("accessibility", accessibility.node) }
    }

    // MARK: Views without views

    private func leaf(_ view: XMLNodeID, _ entry: ViewEntry) -> ImportedView {
        var draft = draft(view, type: entry.className)
        if tree.attribute(view, "customClass") != nil { passOver("class of a view") }
        addOwnParts(of: view, entry.kind, to: &draft)
        addProperties(of: view, entry.shape, to: &draft)
        finish(view, entry, &draft)
        var result = imported(view, entry.kind, draft)
        switch entry.kind {
        case .label:
            result.box = textBox(of: view, in: result.frame)
            result.stretches =
                tree.value(view, "numberOfLines").map { $0 != "1" } == true
                && result.box.width >= result.frame.width
            result.isBlank = labelText(view).isEmpty && !draft.has("id")
        case .textField, .slider, .progress, .searchBar, .textView, .picker:
            result.stretches = true
        case .button:
            result.box = buttonBox(of: view, in: result.frame)
            result.isBlank = !draft.has("title") && !draft.has("image") && !draft.has("id")
        default: break
        }
        return result
    }

    /// What the catalog cannot say of Interface Builder's form.
    private func addOwnParts(of view: XMLNodeID, _ kind: ViewKind, to draft: inout NodeDraft) {
        switch kind {
        case .label, .textView:
            if let string = tree.part(view, key: "attributedText") {
                draft.add("text", text: attributedText(string).withoutExpressions, at: tree.range(string))
            }
        case .button: addState(ofButton: view, to: &draft)
        case .segmented:
            let list = tree.element(view, named: "segments").map { tree.elements($0) } ?? []
            let titles = list.map { segment in
                let title = text(of: segment, "title") ?? tree.value(segment, "image") ?? ""
                return MadeNode(.text(title.withoutExpressions), at: tree.range(segment))
            }
            draft.add("segments", MadeNode(.list(titles), at: tree.nameRange(view)))
        case .activity:
            if tree.attribute(view, "hidesWhenStopped") == nil {
                draft.add("hidesWhenStopped", word: "false")
            }
        case .textField:
            if let traits = tree.part(view, key: "textInputTraits") {
                addProperties(of: traits, Self.textFieldShape, to: &draft)
            }
        case .picker: draft.add("rows", MadeNode(.list([]), at: tree.nameRange(view)))
        default: break
        }
    }

    private static let textFieldShape = ViewKind.textField.entry.shape

    private func addState(ofButton view: XMLNodeID, to draft: inout NodeDraft) {
        if let (title, range) = title(ofButton: view) {
            draft.add("title", text: title.withoutExpressions, at: range)
        }
        let state = tree.part(view, key: "normal")
        let configuration = tree.part(view, key: "configuration")
        for part in [state, configuration].compactMap({ $0 }) {
            let image = tree.attribute(part, "image") ?? tree.attribute(part, "backgroundImage")
            if let image {
                draft.add("image", text: tree.value(image).withoutExpressions, at: image.valueRange)
            }
        }
        if let state { draft.add("titleColor", tree.part(state, key: "titleColor").flatMap(color)) }
        if tree.attribute(view, "buttonType") == nil { draft.add("type", word: "custom") }
    }

    func title(ofButton view: XMLNodeID) -> (text: String, range: SourceRange)? {
        for key in ["normal", "configuration"] {
            guard let part = tree.part(view, key: key) else { continue }
            if let title = locatedText(of: part, "title"), !title.text.isEmpty { return title }
            if let title = locatedText(of: part, "attributedTitle"), !title.text.isEmpty {
                return title
            }
        }
        return nil
    }

    private func labelText(_ view: XMLNodeID) -> String {
        text(of: view, "text") ?? text(of: view, "attributedText") ?? ""
    }

    // MARK: Boxes

    /// Where the text of a label is, if it has one line.
    private func textBox(of view: XMLNodeID, in frame: Box) -> Box {
        guard tree.value(view, "numberOfLines").map({ $0 == "1" }) ?? true else { return frame }
        let size = tree.part(view, key: "fontDescription").flatMap { tree.value($0, "pointSize") }
            .flatMap(Double.init) ?? 17
        return line(labelText(view), size, tree.value(view, "textAlignment"), in: frame)
    }

    /// Where the title of a button is: buttons are often wider than what they show.
    private func buttonBox(of view: XMLNodeID, in frame: Box) -> Box {
        guard let title = title(ofButton: view) else { return frame }
        let alignment = tree.value(view, "contentHorizontalAlignment")
        return line("[ \(title.text) ]", 15, alignment, in: frame)
    }

    private func line(_ text: String, _ size: Double, _ alignment: String?, in frame: Box) -> Box {
        let width = min(frame.width, Double(text.count) * size * 0.5)
        let height = min(frame.height, 24)
        let x =
            switch alignment {
            case "center": frame.center - width / 2
            case "right", "trailing": frame.right - width
            default: frame.x
            }
        return Box(x: x, y: frame.middle - height / 2, width: width, height: height)
    }

    // MARK: Views with views

    /// A plain view, or one of a class that the language does not know.
    private func plain(_ view: XMLNodeID, content: XMLNodeID) -> ImportedView? {
        let children = subviews(of: content)
        let items = arranged(children, in: content, isScreen: false)
        let range = tree.nameRange(view)
        let className = tree.attribute(view, "customClass").flatMap { attribute in
            let name = tree.value(attribute)
            return classes.use(name, as: "View", at: attribute.valueRange) ? attribute : nil
        }
        var draft = draft(view, type: className.map(tree.value) ?? "View")
        if let className {
            draft.add("class", word: tree.value(className), at: className.valueRange)
        }
        addProperties(of: view, ViewKind.view.entry.shape, to: &draft)
        addAccessibility(of: view, to: &draft)
        let kind: ViewKind
        if className != nil {
            kind = .custom
            if !items.isEmpty { draft.add("views", list: [.column(items, at: range)]) }
        } else if items.isEmpty {
            kind = .view
        } else {
            kind = .column
            draft.add("spacing", word: "0")
            draft.add("views", list: items)
        }
        var result = imported(view, kind, draft)
        result.hasContent = !items.isEmpty
        result.stretches = children.contains(where: \.stretches)
        if items.isEmpty { fillBlank(view, &result, &draft, kind) }
        // Where a view is no more than the frame of others, they show where they are.
        if let only = shown(in: items, of: draft, result.frame, children) { result.box = only }
        return result
    }

    /// A view without views: a line, a block of colour, or nothing that shows.
    private func fillBlank(
        _ view: XMLNodeID,
        _ result: inout ImportedView,
        _ draft: inout NodeDraft,
        _ kind: ViewKind
    ) {
        let isElement = tree.name(view) != "view"
        let color = tree.part(view, key: "backgroundColor").flatMap(color)
        let isColored = color.map { !$0.isPale } ?? false
        result.isBlank = !draft.has("id") && !isColored && !isElement
        if result.frame.height > 0, !draft.has("height") {
            draft.add("height", .number(min(result.frame.height, 400), at: draft.range))
        }
        if result.frame.width > 0, result.frame.width < 120 {
            draft.add("width", .number(result.frame.width, at: draft.range))
        } else {
            result.stretches = true
        }
        result.made = draft.view(kind)
    }

    /// Where in a view its views are, if the view itself shows nothing.
    private func shown(
        in items: [MadeNode],
        of draft: NodeDraft,
        _ frame: Box,
        _ children: [ImportedView]
    ) -> Box? {
        let shown = children.filter { !$0.isBlank }
        guard !items.isEmpty, !draft.has("backgroundColor"), let first = shown.first else {
            return nil
        }
        var box = shown.dropFirst().reduce(first.box) { $0.union($1.box) }
        box.x += frame.x
        box.y += frame.y
        // What reaches out of the view does not count.
        guard box.x >= frame.x - 1, box.right <= frame.right + 1, box.y >= frame.y - 1,
            box.bottom <= frame.bottom + 1
        else { return frame }
        return box
    }

    private func scroll(_ view: XMLNodeID) -> ImportedView? {
        let children = subviews(of: view)
        var draft = draft(view, type: "ScrollView")
        if tree.attribute(view, "customClass") != nil { passOver("class of a view") }
        let items = arranged(children, in: view, isScreen: false)
        draft.add("views", list: items.isEmpty ? [] : [.column(items, at: tree.nameRange(view))])
        addProperties(of: view, ViewKind.scroll.entry.shape, to: &draft)
        var result = imported(view, .scroll, draft)
        result.stretches = true
        result.hasContent = !items.isEmpty
        result.isBlank = items.isEmpty && !draft.has("id")
        return result
    }

    private func stack(_ view: XMLNodeID) -> ImportedView? {
        let isColumn = tree.value(view, "axis") == "vertical"
        let kind: ViewKind = isColumn ? .column : .row
        var draft = draft(view, type: "View")
        if tree.attribute(view, "customClass") != nil { passOver("class of a view") }
        let children = subviews(of: view).filter { !$0.isBlank || $0.kind != .label }
        guard !children.isEmpty else { return imported(view, kind, draft) }
        let distribution = tree.value(view, "distribution") ?? "fill"
        var items: [MadeNode] = []
        for (index, child) in children.enumerated() {
            let isSpaced = ["equalSpacing", "equalCentering"].contains(distribution)
            if isSpaced, index > 0, !isColumn {
                items.append(.view(.spacer, at: draft.range))
            }
            let isWide = !isColumn && (child.stretches || distribution == "fillEqually")
            items.append(isWide ? child.made.weighted : child.made)
        }
        let spacing = tree.value(view, "spacing").flatMap(Double.init) ?? 0
        if isColumn {
            // Points between lines of text take no line of their own, unless they are as high as one.
            draft.add("spacing", word: spacing >= 20 ? "20" : "0")
        } else if spacing > 8, spacing < 200 {
            draft.add("spacing", .number(spacing, at: draft.range))
        }
        addProperties(of: view, kind.entry.shape, except: ["spacing"], to: &draft)
        if !isColumn { draft.add("alignment", word: "center") }
        draft.add("views", list: items)
        var result = imported(view, kind, draft)
        result.hasContent = true
        result.stretches = children.contains(where: \.stretches) || distribution == "fillEqually"
        return result
    }

    private func container(_ view: XMLNodeID) -> ImportedView? {
        guard let segue = segue(of: view, kinds: .embed) else {
            return plain(view, content: view)
        }
        var draft = draft(view, type: "ContainerView")
        draft.add("segue", segue)
        addProperties(of: view, ViewKind.container.entry.shape, to: &draft)
        var result = imported(view, .container, draft)
        result.stretches = true
        result.hasContent = true
        return result
    }

    /// A bar as a view: what is on it in a row.
    private func bar(_ view: XMLNodeID) -> ImportedView? {
        let range = tree.nameRange(view)
        var draft = draft(view, type: "View")
        var items: [MadeNode] = []
        let list = tree.element(view, named: "items").map { tree.elements($0) } ?? []
        for item in list {
            switch tree.name(item) {
            case "navigationItem": items += navigationItems(item)
            case "barButtonItem" where tree.value(item, "systemItem") == "flexibleSpace":
                items.append(.view(.spacer, at: range))
            case "barButtonItem" where tree.value(item, "systemItem") == "fixedSpace": break
            default: items.append(barButton(item))
            }
        }
        draft.add("views", list: items)
        var result = imported(view, .row, draft)
        result.stretches = true
        result.hasContent = !items.isEmpty
        result.isBlank = items.isEmpty
        return result
    }

    private func navigationItems(_ item: XMLNodeID) -> [MadeNode] {
        let range = tree.nameRange(item)
        let left = tree.part(item, key: "leftBarButtonItem").map { [barButton($0)] } ?? []
        let right = tree.part(item, key: "rightBarButtonItem").map { [barButton($0)] } ?? []
        let title = MadeNode.view(.label, at: range) {
            $0.add("text", text: (text(of: item, "title") ?? "").withoutExpressions)
        }
        let spacer = MadeNode.view(.spacer, at: range)
        return left + [spacer, title, spacer] + right
    }

    private func barButton(_ item: XMLNodeID) -> MadeNode {
        let title =
            text(of: item, "title") ?? tree.value(item, "systemItem") ?? tree.value(item, "image")
            ?? "Item"
        return .view(.button, at: tree.nameRange(item)) {
            addID(of: item, type: "Button", to: &$0)
            $0.add("title", text: title.withoutExpressions)
            addActions(of: item, Event.presses, to: &$0)
        }
    }
}
