import SceneLanguage
import SceneText

extension SceneImporter {
    /// The entries of the catalog by Interface Builder's elements.
    private static let entries: [String: ViewEntry] = Dictionary(
        firstOf: Catalog.views.compactMap { entry in entry.interfaceBuilder.map { ($0, entry) } }
    )

    /// The entry of the catalog for an element of Interface Builder.
    static func entry(_ name: String) -> ViewEntry? { entries[name] }

    /// What fills a controller's view: its subviews as rows and columns.
    func body(of view: XMLNodeID) -> MadeNode? {
        let range = tree.nameRange(view)
        guard isPlain(view) else {
            // What scrolls begins below a bar, which a view of its own on the screen does.
            if layout == .frames, tree.name(view) == "collectionView", let scroll = scroll(view) {
                return MadeNode(
                    .list(arranged([scroll], in: view, .screen(isBare: false))),
                    at: range
                )
            }
            let isView = tree.name(view) == "view"
            return (isView ? plain(view, content: view, isRoot: true) : self.view(view))?.made
        }
        let views = subviews(of: view)
        if layout == .frames {
            return views.isEmpty
                ? nil
                : MadeNode(.list(arranged(views, in: view, .screen(isBare: false))), at: range)
        }
        let reading = reading(of: views, in: view, .screen(isBare: false))
        let items = made(reading, views, at: range)
        guard !items.isEmpty else { return nil }
        guard let margins = margins(of: reading, at: range) else {
            return MadeNode(.list(items), at: range)
        }
        return .column(items, margins: margins, at: range)
    }

    /// What keeps away from the edges of the screen does so in text.
    func margins(of reading: FrameReading, at range: SourceRange) -> MadeNode? {
        guard reading.inset > 0 else { return nil }
        var margins = NodeDraft(at: range)
        margins.add("left", .number(reading.inset, at: range))
        margins.add("right", .number(reading.inset, at: range))
        return margins.node
    }

    /// Whether a view is only what holds the views of a screen.
    func isPlain(_ view: XMLNodeID) -> Bool {
        tree.name(view) == "view" && tree.attribute(view, "customClass") == nil
            && !needsID(view)
    }

    /// The views in a view, those that the default size class leaves out excepted.
    func subviews(of view: XMLNodeID) -> [ImportedView] {
        // The prototypes of a collection view show on Interface Builder's canvas as views in it do.
        ["subviews", "cells"].compactMap { tree.element(view, named: $0) }
            .flatMap(tree.elements).filter { !isAccessory($0) }.compactMap(self.view)
    }

    /// The frame of a view; nil where the document has none.
    func frame(of view: XMLNodeID) -> Box? {
        for part in tree.elements(view) {
            let origin: (x: String, y: String)
            switch (tree.name(part), tree.value(part, "key")) {
            case ("rect", "frame"): origin = ("x", "y")
            case ("frame", "frameInset"): origin = ("minX", "minY")
            default: continue
            }
            return Box(
                x: number(part, origin.x),
                y: number(part, origin.y),
                width: max(0, number(part, "width")),
                height: max(0, number(part, "height"))
            )
        }
        return nil
    }

    private func number(_ node: XMLNodeID, _ name: String) -> Double {
        min(max(tree.number(node, name) ?? 0, -1e6), 1e6)
    }

    /// A view in the words of the language; nil for what is not a view or is left out.
    func view(_ view: XMLNodeID) -> ImportedView? {
        guard !document.isExcluded(view) else {
            passOver("view that the default size class leaves out", at: view)
            return nil
        }
        switch tree.name(view) {
        case "stackView": return stack(view)
        case "tableView": return tableView(view)
        case "scrollView": return scroll(view)
        case "containerView": return container(view)
        case "toolbar", "navigationBar", "tabBar": return bar(view)
        case "visualEffectView":
            return tree.part(view, key: "contentView").flatMap { plain(view, content: $0) }
        case "collectionViewCell":
            return plain(view, content: tree.part(view, key: "contentView") ?? view)
        case let name:
            guard let entry = Self.entries[name], entry.kind != .view else {
                return plain(view, content: view)
            }
            return leaf(view, entry)
        }
    }

    func imported(_ view: XMLNodeID, _ kind: ViewKind, _ draft: NodeDraft) -> ImportedView {
        imported(view, kind, draft.view(kind))
    }

    func imported(_ view: XMLNodeID, _ kind: ViewKind, _ made: MadeNode) -> ImportedView {
        var result = ImportedView(made, kind, frame(of: view), of: view)
        if isSeenThrough(view) { result.piece.covers = false }
        return result
    }

    /// Whether what is behind a view shows, whatever the view is.
    func isSeenThrough(_ view: XMLNodeID) -> Bool {
        tree.value(view, "hidden") == "YES" || tree.number(view, "alpha") ?? 1 < 1
            || tree.part(view, key: "backgroundColor").flatMap(color)?.isOpaque == false
    }

    func draft(_ view: XMLNodeID, type: String) -> NodeDraft {
        var draft = NodeDraft(at: tree.nameRange(view))
        addID(of: view, type: type, to: &draft)
        addRuntimeAttributes(of: view, to: &draft)
        if layout == .frames, tree.value(view, "clipsSubviews") == "YES", hasRoundCorners(view) {
            draft.add("clipsToBounds", word: "true")
        }
        // What is recognised on the whole of a table controller, its scene says.
        let isOfScene =
            tree.value(view, "key") == "view"
            && tree.parent(view).map(tree.name) == "tableViewController"
        if !isOfScene { addRecognizers(of: view, to: &draft) }
        return draft
    }

    /// Begins a view of a kind by its id and its class, where the app has one for it.
    func draft(_ view: XMLNodeID, as kindClass: String) -> NodeDraft {
        guard let attribute = ownClass(of: view, as: kindClass) else {
            return draft(view, type: kindClass)
        }
        let name = tree.value(attribute)
        var draft = draft(view, type: name)
        draft.add("class", word: name, at: attribute.valueRange)
        return draft
    }

    func finish(_ view: XMLNodeID, _ entry: ViewEntry, _ draft: inout NodeDraft) {
        addAccessibility(of: view, to: &draft)
        addActions(of: view, entry.events, to: &draft)
        if entry.isControl { draft.add("segue", segue(of: view, kinds: .tap)) }
    }

    func addAccessibility(of view: XMLNodeID, to draft: inout NodeDraft) {
        guard let part = tree.part(view, key: "accessibilityConfiguration") else { return }
        var accessibility = NodeDraft(at: tree.nameRange(part))
        addProperties(of: part, Catalog.shape(.accessibility), to: &accessibility)
        if !accessibility.isEmpty { draft.add("accessibility", accessibility.node) }
    }

    // MARK: Views without views

    private func leaf(_ view: XMLNodeID, _ entry: ViewEntry) -> ImportedView {
        var draft = draft(view, as: entry.className)
        addOwnParts(of: view, entry.kind, to: &draft)
        addTouches(of: view, entry.kind, to: &draft)
        var said: Set<String> = entry.kind.takesTouches ? [] : ["userInteraction"]
        said.formUnion(addShrinking(of: view, entry.kind, to: &draft))
        addProperties(of: view, entry.shape, except: said, to: &draft)
        finish(view, entry, &draft)
        addConstraints(of: view, to: &draft)
        var result = imported(view, entry.kind, draft)
        switch entry.kind {
        case .label:
            let text = labelText(view)
            result.piece.alignment = alignment(tree.value(view, "textAlignment"))
            result.piece.shrink(toLabel: text, size: fontSize(view), lines: lines(view))
            result.piece.isBlank = text.isEmpty && !draft.has("id")
            // A width that was given is held on to most.
            result.piece.hugging =
                isFixed(view, "width") ? 1000 : hugging(view, "horizontal")
        case .button:
            result.piece.alignment = alignment(
                tree.value(view, "contentHorizontalAlignment") ?? "center"
            )
            if let title = title(ofButton: view) {
                // Buttons are often wider than what they show.
                result.piece.shrink(toText: "[ \(title.text) ]", size: 15)
            }
            result.piece.isBlank =
                !draft.has("title") && !draft.has("image") && !draft.has("backgroundImage")
                && !draft.has("id")
                && ["custom", "system"].contains(tree.value(view, "buttonType") ?? "custom")
        default: break
        }
        return result
    }

    /// Says whether touches reach a text or a picture where something waits for them.
    ///
    /// They do where Interface Builder says nothing, which it does of many that nobody touches.
    private func addTouches(of view: XMLNodeID, _ kind: ViewKind, to draft: inout NodeDraft) {
        guard !kind.takesTouches else { return }
        let takesTouches = tree.value(view, "userInteractionEnabled") != "NO"
        if takesTouches, !recognizers(of: view).isEmpty {
            draft.add("userInteraction", word: "true")
        }
        noteUsual(view, "userInteractionEnabled")
    }

    /// What the catalog cannot say of Interface Builder's form.
    private func addOwnParts(of view: XMLNodeID, _ kind: ViewKind, to draft: inout NodeDraft) {
        switch kind {
        case .label, .textView:
            if let string = tree.part(view, key: "attributedText") {
                addAttributedText(string, of: view, to: &draft)
            }
        case .button: addState(ofButton: view, to: &draft)
        case .segmented:
            let segments = tree.elements(view, in: "segments")
            draft.add("segments", texts("title", of: segments, in: view))
            if segments.contains(where: { text(of: $0, "image") != nil }) {
                draft.add("images", texts("image", of: segments, in: view))
            }
        case .activity:
            if tree.attribute(view, "hidesWhenStopped") == nil {
                draft.add("hidesWhenStopped", word: "false")
            }
        case .picker: draft.add("rows", MadeNode(.list([]), at: tree.nameRange(view)))
        default: break
        }
    }

    /// The texts that parts of a view have under a name; empty for a part without one.
    private func texts(_ name: String, of parts: [XMLNodeID], in view: XMLNodeID) -> MadeNode {
        let texts = parts.map { part in
            let found = locatedText(of: part, name)
            let text = found?.text.withoutExpressions ?? ""
            return MadeNode(.text(text), at: found?.range ?? tree.range(part))
        }
        return MadeNode(.list(texts), at: tree.nameRange(view))
    }

    private func addState(ofButton view: XMLNodeID, to draft: inout NodeDraft) {
        if let (title, range) = title(ofButton: view) {
            draft.add("title", text: title.withoutExpressions, at: range)
        }
        let state = tree.part(view, key: "normal")
        let configuration = tree.part(view, key: "configuration")
        if let configuration, let title = locatedText(of: configuration, "title"),
            title.text == self.title(ofButton: view)?.text
        {
            usualValues.append(title.range)
        }
        let shape = Catalog.shape(.buttonState)
        if let configuration { addConfiguration(configuration, to: &draft) }
        if let state {
            addKeys(["image", "backgroundImage", "titleColor"], of: state, shape, to: &draft)
        }
        if tree.attribute(view, "buttonType") == nil { draft.add("type", word: "custom") }
        var states = NodeDraft(at: tree.nameRange(view))
        for key in Catalog.shape(.buttonStates).keys {
            guard let part = tree.part(view, key: key.name) else { continue }
            var look = NodeDraft(at: tree.nameRange(part))
            addProperties(of: part, shape, to: &look)
            if !look.isEmpty { states.add(key.name, look.node) }
        }
        if !states.isEmpty { draft.add("states", states.node) }
    }

    /// Says what a configuration has besides its style: it is shown in place of what the states of the button say.
    private func addConfiguration(_ configuration: XMLNodeID, to draft: inout NodeDraft) {
        let shape = ViewKind.button.entry.shape
        addKeys(["image"], of: configuration, shape, to: &draft)
        var names = [("font", "titleFontDescription")]
        // What is behind the title of these is not drawn, and the title might be as light.
        if tree.part(configuration, key: "background") == nil {
            names.append(("titleColor", "baseForegroundColor"))
        }
        // The tint is what is behind the title of these.
        if ["filled", "tinted"].contains(tree.value(configuration, "style")) {
            names.append(("tintColor", "baseBackgroundColor"))
        }
        for (name, part) in names {
            if let key = shape.key(name) { add(key, as: part, of: configuration, to: &draft) }
        }
    }

    /// The title of a button: that of its configuration, if it has one.
    ///
    /// Beside a configuration, Interface Builder leaves the title in the state that new buttons have.
    func title(ofButton view: XMLNodeID) -> (text: String, range: SourceRange)? {
        let isConfigured = tree.part(view, key: "configuration") != nil
        for key in ["configuration", "normal"] {
            guard let part = tree.part(view, key: key) else { continue }
            if key == "normal", isConfigured, tree.value(part, "title") == "Button" { continue }
            for name in ["title", "attributedTitle"] {
                if let title = locatedText(of: part, name), !title.text.isEmpty { return title }
            }
        }
        return nil
    }

    private func labelText(_ view: XMLNodeID) -> String {
        text(of: view, "text") ?? text(of: view, "attributedText") ?? ""
    }

    // MARK: Texts

    private func lines(_ label: XMLNodeID) -> Int {
        tree.value(label, "numberOfLines").flatMap(Int.init) ?? 1
    }

    func fontSize(_ view: XMLNodeID) -> Double {
        tree.part(view, key: "fontDescription").flatMap { tree.number($0, "pointSize") } ?? 17
    }

    private func alignment(_ word: String?) -> FramePiece.Alignment {
        switch word {
        case "center": .center
        case "right", "trailing": .trailing
        default: .leading
        }
    }
}
