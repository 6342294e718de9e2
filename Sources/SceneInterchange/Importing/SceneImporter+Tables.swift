import SceneLanguage
import SceneText

extension SceneImporter {
    /// A table in a view.
    func tableView(_ view: XMLNodeID) -> ImportedView? {
        guard let table = table(view, isOwn: false) else { return nil }
        let range = tree.nameRange(view)
        let made = MadeNode(.mapping([MadeEntry("table", at: range, table)]), at: range)
        return imported(view, .table, made)
    }

    /// What a table holds: what its data mode says, whatever else is in it.
    func table(_ view: XMLNodeID, isOwn: Bool) -> MadeNode? {
        var draft = draft(view, as: "TableView")
        let isStatic = isOwn && tree.value(view, "dataMode") == "static"
        let shape = isOwn ? Catalog.shape(.table) : ViewKind.table.entry.shape
        let isGrouped = tree.value(view, "style").map { $0 != "plain" } ?? false
        let background = isGrouped ? ["systemGroupedBackground"] : ["systemBackground", "#FFFFFF"]
        let usual = noteBackground(of: view, background) ? ["backgroundColor"] : []
        addProperties(of: view, shape, except: Self.tableKeys.union(usual), to: &draft)
        addSectionHeights(of: view, to: &draft)
        addSelection(of: view, to: &draft)
        if isOwn { noteUsualPlace(of: view) }
        noteUsualDelegates(of: view)
        if !isOwn { addConstraints(of: view, to: &draft) }
        draft.add("header", headView(of: view, "tableHeaderView"))
        // What kind of table it is shows in what it holds.
        noteUsual(view, "dataMode")
        if isStatic {
            draft.add("sections", MadeNode(.list(sections(of: view)), at: draft.range))
        } else {
            let list = tree.elements(view, in: "prototypes")
            let cells = list.filter(tree.isCell).enumerated().map { index, cell in
                self.cell(cell, isPrototype: true, number: index + 1)
            }
            draft.add("prototypes", MadeNode(.list(cells), at: draft.range))
            if isOwn { draft.add("content", word: "dynamic") }
        }
        draft.add("footer", headView(of: view, "tableFooterView"))
        return draft.node
    }

    /// Heights are those of text; the rest has a form of its own.
    private static let tableKeys: Set<String> = [
        "rowHeight", "estimatedRowHeight", "selection", "editing", "index", "width", "height",
        "sectionHeaderHeight", "sectionFooterHeight",
    ]

    /// The heights of headers and footers, unless they are those that Interface Builder writes by itself.
    private func addSectionHeights(of view: XMLNodeID, to draft: inout NodeDraft) {
        for name in ["sectionHeaderHeight", "sectionFooterHeight"] {
            guard let attribute = tree.attribute(view, name),
                let points = Double(tree.value(attribute)), points < 1e6
            else { continue }
            if points > 0, ![10, 18, 22, 28].contains(points) {
                draft.add(name, .number(points, at: attribute.valueRange))
            } else {
                usualValues.append(attribute.valueRange)
            }
        }
    }

    /// Notes the outlets of a table to its controller: the class of a scene gives its tables rows and is told of them.
    private func noteUsualDelegates(of table: XMLNodeID) {
        for outlet in connections(of: table)
        where outlet.kind == .outlet && ["dataSource", "delegate"].contains(outlet.name) {
            guard let target = document.object(outlet.destination), isController(target) else {
                continue
            }
            usualValues.append(tree.range(outlet.node))
        }
    }

    /// Whether an object is the controller of what is said: that of the scene, or the owner of a xib.
    private func isController(_ object: XMLNodeID) -> Bool {
        tree.isController(object) || document.owner == object
    }

    /// Notes a colour that tables or cells have anyway; false for another one.
    private func noteBackground(of view: XMLNodeID, _ usual: [String]) -> Bool {
        guard let part = tree.part(view, key: "backgroundColor"), tree.value(part, "name") == nil,
            let color = color(part), case .text(let text) = color.content, usual.contains(text)
        else { return false }
        usualValues.append(color.range)
        return true
    }

    private func addSelection(of view: XMLNodeID, to draft: inout NodeDraft) {
        let single = tree.attribute(view, "allowsSelection")
        let multiple = tree.attribute(view, "allowsMultipleSelection")
        if let single, tree.value(single) == "NO" {
            draft.add("selection", word: "none", at: single.valueRange)
            noteUsual(view, "allowsMultipleSelection")
        } else if let multiple, tree.value(multiple) == "YES" {
            draft.add("selection", word: "multiple", at: multiple.valueRange)
            noteUsual(view, "allowsSelection")
        } else {
            noteUsual(view, "allowsSelection")
            noteUsual(view, "allowsMultipleSelection")
        }
    }

    /// A view above or below the rows; as rows and columns, nil for one in which nothing shows.
    private func headView(of table: XMLNodeID, _ key: String) -> MadeNode? {
        // It scrolls with the rows, and its texts begin where theirs do.
        guard let view = tree.part(table, key: key),
            let made = whileInContent({ self.view(view) })
        else { return nil }
        // A table keeps the height of the frame, even if only for space, and gives the view its own width.
        if layout == .frames, made.piece.frame.height > 0 { return framed(made) }
        guard !made.isBlank, made.piece.hasContent || made.piece.kind != .view else { return nil }
        return made.made
    }

    private func sections(of table: XMLNodeID) -> [MadeNode] {
        guard let list = tree.element(table, named: "sections") else { return [] }
        return tree.elements(list, named: "tableViewSection").map { section in
            var draft = NodeDraft(at: tree.nameRange(section))
            for (key, name) in [("header", "headerTitle"), ("footer", "footerTitle")] {
                guard let (text, range) = locatedText(of: section, name) else { continue }
                if text.isEmpty {
                    usualValues.append(range)
                } else {
                    draft.add(key, text: text.withoutExpressions, at: range)
                }
            }
            let cells = tree.elements(section, in: "cells")
            let made = cells.filter { tree.isCell($0) && !document.isExcluded($0) }
                .map { cell($0, isPrototype: false, number: 0) }
            draft.add("cells", MadeNode(.list(made), at: draft.range))
            return draft.node
        }
    }

    // MARK: Cells

    /// A row of a static table, or a prototype.
    func cell(_ cell: XMLNodeID, isPrototype: Bool, number: Int) -> MadeNode {
        var draft = NodeDraft(at: tree.nameRange(cell))
        let className = ownClass(of: cell, as: "TableViewCell")
        addID(of: cell, type: className.map(tree.value) ?? "TableViewCell", to: &draft)
        let identifier = tree.attribute(cell, "reuseIdentifier")
        if isPrototype || identifier != nil {
            draft.add(
                "identifier",
                text: identifier.map(tree.value) ?? "cell\(number)",
                at: identifier?.valueRange
            )
        }
        if let className {
            draft.add("class", word: tree.value(className), at: className.valueRange)
            owners.append((cell, tree.value(className)))
        }
        noteUsualPlace(of: cell)
        addContent(of: cell, to: &draft)
        addFixedHeight(of: cell, isPrototype: isPrototype, to: &draft)
        // That of a prototype is for the canvas alone.
        if isPrototype || draft.has("height") {
            noteUsual(cell, "rowHeight")
        } else if let height = tree.attribute(cell, "rowHeight") {
            passOver("row height", at: height)
        }
        addAccessory(of: cell, "accessory", "accessoryType", "accessoryView", to: &draft)
        addAccessory(
            of: cell,
            "editingAccessory",
            "editingAccessoryType",
            "editingAccessoryView",
            to: &draft
        )
        addProperties(of: cell, Catalog.shape(.cell), except: unwanted(cell), to: &draft)
        addRuntimeAttributes(of: cell, to: &draft)
        addAccessibility(of: cell, to: &draft)
        if let className {
            draft.add("outlets", outlets(of: cell, tree.value(className), in: draft))
            owners.removeLast()
        }
        draft.add("segue", segue(of: cell, kinds: .tap))
        let type = tree.value(cell, "accessoryType") ?? ""
        if type.hasPrefix("detail") {
            draft.add("accessorySegue", segue(of: cell, kinds: .accessory))
        }
        return draft.node
    }

    /// Heights are those of text, and an indentation of no width is none.
    private func unwanted(_ cell: XMLNodeID) -> Set<String> {
        var keys: Set<String> = ["height"]
        if noteBackground(of: cell, ["systemBackground", "#FFFFFF"]) {
            keys.insert("backgroundColor")
        }
        guard tree.number(cell, "indentationWidth") == 0 else { return keys }
        noteUsual(cell, "indentationWidth")
        noteUsual(cell, "indentationLevel")
        return keys.union(["indentationWidth", "indentationLevel"])
    }

    private func addAccessory(
        of cell: XMLNodeID,
        _ key: String,
        _ typeName: String,
        _ viewName: String,
        to draft: inout NodeDraft
    ) {
        // The view is a part of the cell, or an object of the scene to which an outlet leads.
        let outlet = connections(of: cell).first { $0.kind == .outlet && $0.name == viewName }
        let other = outlet.flatMap { document.object($0.destination) }
        // A view is in one place: another cell, or one within the view itself, does without.
        let free = other.flatMap { shownAccessories[$0] == nil ? $0 : nil }
        if let free { shownAccessories[free] = cell }
        if let view = tree.part(cell, key: viewName) ?? free, let made = self.view(view) {
            draft.add(key, made.made)
            if free != nil, let outlet { usualValues.append(outlet.range) }
        } else if let attribute = tree.attribute(cell, typeName) {
            let word = tree.value(attribute)
            guard word != "none", Choice.accessory.contains(word) else { return }
            draft.add(key, word: word, at: attribute.valueRange)
        }
    }

    /// The height of a row with a style: its own, else that of all rows of its table.
    ///
    /// Other rows are as high as their canvas says.
    private func addHeight(of cell: XMLNodeID, isSubtitle: Bool, to draft: inout NodeDraft) {
        let isPrototype = tree.parent(cell).map(tree.name) == "prototypes"
        let table = sequence(first: cell, next: tree.parent).first { tree.name($0) == "tableView" }
        let own = isPrototype ? nil : tree.number(cell, "rowHeight")
        let points = own ?? table.flatMap { tree.number($0, "rowHeight") } ?? 0
        // What is 44 points high by itself needs no height; two lines are higher.
        guard points > 0, points != 44 || isSubtitle else { return }
        draft.add("height", .number(points, at: tree.nameRange(cell)))
    }

    /// The height of a row with frames where its table, or a static row itself, says it: such a row does not grow with
    /// its texts.
    private func addFixedHeight(of cell: XMLNodeID, isPrototype: Bool, to draft: inout NodeDraft) {
        let table = sequence(first: cell, next: tree.parent).first { tree.name($0) == "tableView" }
        let own = isPrototype ? nil : tree.number(cell, "rowHeight")
        guard let said = own ?? table.flatMap({ tree.number($0, "rowHeight") }), said > 0,
            !draft.has("height"), case .list(let size)? = draft.value("canvas")?.content
        else { return }
        draft.add("height", size.last)
    }

    /// What a cell shows: the parts of its style, or its content.
    private func addContent(of cell: XMLNodeID, to draft: inout NodeDraft) {
        let content =
            tree.part(cell, key: "contentView")
            ?? tree.element(cell, named: "tableViewCellContentView")
        let styleKey = Catalog.shape(.cell).key("style")
        let style = tree.value(cell, "style").flatMap { styleKey?.word(writtenAs: $0) }
        if style == nil || style == "default" { noteUsual(cell, "style") }
        let all = content.map { tree.elements($0, in: "subviews") } ?? []
        let views = all.filter { !isAccessory($0) }
        if let content { noteUsualPlace(of: content) }
        if let configuration = tree.part(cell, key: "contentConfiguration") {
            return addConfiguration(configuration, of: cell, to: &draft)
        }
        guard let style, style != "custom" else { return addCustom(content, to: &draft) }
        let parts: [(key: String, id: String)] = ["textLabel", "detailTextLabel", "imageView"]
            .compactMap { key in tree.value(cell, key).map { (key, $0) } }
        let isPlain = views.allSatisfy { view in
            parts.contains { $0.id == tree.value(view, "id") } || document.isExcluded(view)
        }
        // Views beside the parts of a style have frames, and so do the parts.
        guard isPlain else { return addCustom(content, to: &draft) }
        if style != "default" {
            draft.add("style", word: style, at: tree.attribute(cell, "style")?.valueRange)
        }
        if layout == .frames {
            if let content { usualValues.append(tree.nameRange(content)) }
            addHeight(of: cell, isSubtitle: style == "subtitle", to: &draft)
        }
        for view in views { noteUsualPlace(of: view) }
        for (key, id) in parts {
            guard let view = views.first(where: { tree.value($0, "id") == id }),
                let part = self.part(view)
            else { continue }
            draft.add(key, part)
        }
    }

    /// What a list's content configuration shows, which looks as a cell with a style does.
    private func addConfiguration(
        _ configuration: XMLNodeID,
        of cell: XMLNodeID,
        to draft: inout NodeDraft
    ) {
        let detail = locatedText(of: configuration, "secondaryText")
            .flatMap { $0.text.isEmpty ? nil : $0 }
        let kind = tree.attribute(configuration, "configurationType")
        let style = kind.map(tree.value) == "valueCell" ? "value1" : "subtitle"
        if detail != nil { draft.add("style", word: style, at: kind?.valueRange) }
        if layout == .frames {
            addHeight(of: cell, isSubtitle: detail != nil && style == "subtitle", to: &draft)
        }
        for (key, found) in [
            ("text", locatedText(of: configuration, "text")), ("detail", detail),
        ] {
            if let found {
                draft.add(key, text: found.text.withoutExpressions, at: found.range)
            }
        }
        let image = tree.part(configuration, key: "image")
        if let image = image.flatMap({ tree.attribute($0, "image") }) {
            draft.add("image", text: tree.value(image).withoutExpressions, at: image.valueRange)
        }
    }

    /// A part of a styled cell: the properties of its view.
    private func part(_ view: XMLNodeID) -> MadeNode? {
        guard let made = self.view(view)?.made, case .mapping(let entries) = made.content,
            let entry = entries.first, case .mapping(let properties) = entry.value.content,
            !properties.isEmpty
        else { return nil }
        return entry.value
    }

    private func addCustom(_ content: XMLNodeID?, to draft: inout NodeDraft) {
        guard let content else { return }
        let items = whileInContent { arranged(subviews(of: content), in: content, .content) }
        let range = tree.nameRange(content)
        var view = NodeDraft(at: range)
        addProperties(of: content, ViewKind.column.entry.shape, except: ["spacing"], to: &view)
        if !items.isEmpty { draft.add("canvas", canvas(ofCellWith: content)) }
        if layout == .frames, view.isEmpty {
            draft.add("content", list: items)
            addConstraints(of: content, to: &draft)
            return
        }
        guard !items.isEmpty, view.isEmpty, items.count == 1 else {
            if items.isEmpty && view.isEmpty { return }
            if layout == .rows, items.count > 1 { view.add("spacing", word: "0") }
            view.add("views", list: items)
            addConstraints(of: content, to: &view)
            return draft.add("content", view.view(layout == .rows ? .column : .view))
        }
        draft.add("content", items[0])
    }
}
