import SceneLanguage
import SceneText

/// Views with views in them.
extension SceneImporter {
    /// A plain view, or one of a class that the language does not know.
    ///
    /// The view of a controller fills its screen.
    func plain(_ view: XMLNodeID, content: XMLNodeID, isRoot: Bool = false) -> ImportedView? {
        let children = subviews(of: content)
        let range = tree.nameRange(view)
        let place: FrameReading.Place =
            isRoot ? .screen(isBare: false) : isInContent ? .content : .view
        let items = arranged(children, in: content, place)
        let reading = layout == .rows ? reading(of: children, in: content, place) : nil
        let margins = reading.flatMap { self.margins(of: $0, at: range) }
        let className = ownClass(of: view, as: "View")
        if !Self.plainNames.contains(tree.name(view)) { passOver("'\(tree.name(view))'", at: view) }
        var draft = draft(view, type: className.map(tree.value) ?? "View")
        if let className {
            draft.add("class", word: tree.value(className), at: className.valueRange)
        }
        addProperties(of: view, ViewKind.view.entry.shape, to: &draft)
        let clips = [view, content].contains { tree.value($0, "clipsSubviews") == "YES" }
        if clips, layout == .frames, !items.isEmpty { draft.add("clipsToBounds", word: "true") }
        addConstraints(of: content, to: &draft)
        addAccessibility(of: view, to: &draft)
        let kind: ViewKind
        if let className {
            kind = .custom
            if !items.isEmpty {
                let column = MadeNode.column(items, margins: margins, at: range)
                draft.add("views", list: layout == .frames ? items : [column])
            }
            draft.add("outlets", outlets(of: view, tree.value(className), in: draft))
            // It may be a control of the app.
            addActions(of: view, Event.allCases, to: &draft)
        } else if items.isEmpty || layout == .frames {
            kind = .view
            draft.add("views", list: items)
        } else {
            kind = .column
            if items.count > 1 { draft.add("spacing", word: "0") }
            draft.add("margins", margins)
            draft.add("views", list: items)
        }
        var result = imported(view, kind, draft)
        let color = tree.part(view, key: "backgroundColor").flatMap(color)
        result.piece.covers = color?.isOpaque == true && !isSeenThrough(view)
        result.piece.hasContent = !items.isEmpty
        result.piece.stretches = children.contains(where: \.piece.stretches)
        result.piece.grows = children.contains(where: \.piece.grows)
        result.piece.hasText = children.contains(where: \.piece.hasText)
        if items.isEmpty {
            fillBlank(view, &result, draft, kind)
        } else if layout == .frames, kind == .view {
            result.extent = extent(of: &result.piece, besides: draft)
        }
        // Where a view is no more than the frame of others, they show where they are.
        if !items.isEmpty, !draft.has("backgroundColor") {
            result.piece.shrink(toContent: children.filter { !$0.isBlank }.map(\.piece.box))
        }
        return result
    }

    /// Where a view or a cell names a class of the app; nil where it has none, or one that the scene cannot have.
    func ownClass(of view: XMLNodeID, as superclass: String) -> XMLAttribute? {
        guard let attribute = tree.attribute(view, "customClass") else { return nil }
        if classes.use(tree.value(attribute), as: superclass, at: attribute.valueRange) {
            return attribute
        }
        passOver("class of a view", at: attribute)
        return nil
    }

    /// The elements of views that only hold others; of any other kind than the catalog's, the view alone is said.
    private static let plainNames: Set<String> = [
        "view", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
        "collectionViewCellContentView", "containerView",
    ]

    /// A view without views: a line, a block of colour, or nothing that shows.
    private func fillBlank(
        _ view: XMLNodeID,
        _ result: inout ImportedView,
        _ draft: NodeDraft,
        _ kind: ViewKind
    ) {
        let isElement = tree.name(view) != "view"
        let color = tree.part(view, key: "backgroundColor").flatMap(color)
        let isColored = color.map { !$0.isPale } ?? false
        result.piece.isBlank = !draft.has("id") && !isColored && !isElement
        let extent = extent(of: &result.piece, besides: draft)
        if layout == .frames {
            result.extent = extent
        } else {
            result.made = draft.view(kind).adding(extent)
        }
    }

    /// The size of a view that has none by what it shows; a wide one stretches.
    private func extent(of piece: inout FramePiece, besides draft: NodeDraft) -> [MadeEntry] {
        let frame = piece.frame
        var size = NodeDraft(at: draft.range)
        if frame.height > 0, !draft.has("height") {
            let height = layout == .frames ? frame.height : min(frame.height, 400)
            size.add("height", .number(height, at: draft.range))
        }
        if frame.width > 0, frame.width < 120 {
            if !draft.has("width") { size.add("width", .number(frame.width, at: draft.range)) }
        } else {
            piece.stretches = true
        }
        return size.entries
    }

    func scroll(_ view: XMLNodeID) -> ImportedView? {
        let children = whileInContent { subviews(of: view) }
        var draft = draft(view, as: "ScrollView")
        let items = arranged(children, in: view, .content)
        let isColumn = layout == .rows && !items.isEmpty
        draft.add("views", list: isColumn ? [.column(items, at: tree.nameRange(view))] : items)
        addProperties(of: view, ViewKind.scroll.entry.shape, to: &draft)
        addConstraints(of: view, to: &draft)
        var result = imported(view, .scroll, draft)
        result.piece.hasContent = !items.isEmpty
        result.piece.isBlank = items.isEmpty && !draft.has("id")
        return result
    }

    func stack(_ view: XMLNodeID) -> ImportedView? {
        let isColumn = tree.value(view, "axis") == "vertical"
        let kind: ViewKind = isColumn ? .column : .row
        var draft = draft(view, as: kind.className)
        for name in ["axis", "spacing", "distribution", "alignment", "spacingType"] {
            noteUsual(view, name)
        }
        let children = subviews(of: view).filter { !$0.isBlank || $0.piece.kind != .label }
        guard !children.isEmpty else { return imported(view, kind, draft) }
        let distribution = tree.value(view, "distribution") ?? "fill"
        let pieces = children.map(\.piece)
        let sharing = isColumn || distribution != "fill" ? [] : FrameReading.sharing(among: pieces)
        let items = children.indices.map { index in
            let made = drawn(children[index]).adding(children[index].extent)
            return isColumn || !distribution.hasPrefix("fill") || distribution == "fillEqually"
                ? made : made.sized(by: FrameReading.place(of: index, in: pieces, sharing))
        }
        let spacing = tree.number(view, "spacing") ?? 0
        if layout == .frames {
            draft.add("spacing", .number(spacing, at: draft.range))
        } else if isColumn {
            // Points between lines of text take no line of their own, unless they are as high as one.
            draft.add("spacing", word: spacing >= 20 ? "20" : "0")
        } else if spacing > 8, spacing < 200 {
            draft.add("spacing", .number(spacing, at: draft.range))
        }
        addProperties(of: view, kind.entry.shape, except: ["spacing"], to: &draft)
        addMargins(ofStack: view, to: &draft)
        if !isColumn { draft.add("alignment", word: "center") }
        draft.add("views", list: items)
        addConstraints(of: view, to: &draft)
        var result = imported(view, kind, draft)
        result.piece.hasContent = true
        result.piece.hasText = children.contains(where: \.piece.hasText)
        result.piece.grows = children.contains(where: \.piece.grows)
        result.piece.slack = FrameReading.slack(of: pieces, isColumn: isColumn)
        result.piece.stretches =
            pieces.contains(where: \.stretches) || distribution == "fillEqually"
            || !sharing.isEmpty && FrameReading.stretches(pieces)
        return result
    }

    func container(_ view: XMLNodeID) -> ImportedView? {
        guard let segue = segue(of: view, kinds: .embed) else {
            return plain(view, content: view)
        }
        var draft = draft(view, as: "ContainerView")
        draft.add("segue", segue)
        addProperties(of: view, ViewKind.container.entry.shape, to: &draft)
        addConstraints(of: view, to: &draft)
        return imported(view, .container, draft)
    }
}
