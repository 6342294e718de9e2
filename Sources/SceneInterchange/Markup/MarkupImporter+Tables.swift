import SceneLanguage

/// Tables whose cells are written out, in sections that instructions part.
extension MarkupImporter {
    /// Says the cells of a table, its sections and the views around them.
    mutating func addSections(of table: XMLNodeID, to draft: inout NodeDraft) {
        let range = tree.nameRange(table)
        var sections: [MadeNode] = []
        var section = NodeDraft(at: range)
        var cells: [MadeNode] = []
        // An instruction says what the element after it is.
        var role: String?
        for part in parts(of: table) {
            guard tree.kind(part) == .element else {
                guard tree.kind(part) == .instruction else { continue }
                switch tree.name(part) {
                case "sectionBreak":
                    sections.append(finished(section, &cells))
                    section = NodeDraft(at: tree.range(part))
                case "sectionName": section.add("name", word: data(of: part), at: tree.range(part))
                case "sectionSelectionMode":
                    section.add("selectionMode", word: data(of: part), at: tree.range(part))
                default: role = tree.name(part)
                }
                continue
            }
            add(part, as: role, &section, &cells, to: &draft)
            role = nil
        }
        sections.append(finished(section, &cells))
        let shown = sections.filter { !$0.isEmpty }
        draft.add("sections", MadeNode(.list(shown.isEmpty ? sections : shown), at: range))
    }

    private func finished(_ section: NodeDraft, _ cells: inout [MadeNode]) -> MadeNode {
        var section = section
        section.add("cells", list: cells)
        cells = []
        return section.node
    }

    private mutating func add(
        _ element: XMLNodeID,
        as role: String?,
        _ section: inout NodeDraft,
        _ cells: inout [MadeNode],
        to table: inout NodeDraft
    ) {
        let range = tree.nameRange(element)
        switch (role, tree.name(element)) {
        case ("sectionHeaderView"?, _): section.add("header", head(element))
        case ("sectionFooterView"?, _): section.add("footer", head(element))
        case ("tableHeaderView"?, _): table.add("header", view(element))
        case ("tableFooterView"?, _): table.add("footer", view(element))
        case (let role?, _):
            report("'\(role)' is not read, so the view after it is left out", at: range)
        case (nil, "sectionHeader"): section.add("header", title(of: element))
        case (nil, "sectionFooter"): section.add("footer", title(of: element))
        default: cells.append(isCell(element) ? cell(element) : cell(around: element))
        }
    }

    private func title(of element: XMLNodeID) -> MadeNode? {
        guard let title = tree.attribute(element, "title"),
            let text = Self.shown(tree.value(title))
        else { return nil }
        return MadeNode(.text(text.withoutExpressions), at: title.valueRange)
    }

    /// What is above or below the rows of a section: a title, or a view.
    private mutating func head(_ element: XMLNodeID) -> MadeNode? {
        guard tree.name(element).hasSuffix("TableViewHeaderFooterView") else {
            return view(element)
        }
        if let text = tree.attribute(element, "textLabel.text") {
            return Self.shown(tree.value(text)).map {
                MadeNode(.text($0.withoutExpressions), at: text.valueRange)
            }
        }
        let views = content(of: element).compactMap { view($0) }
        return views.isEmpty ? nil : MadeNode(.list(views), at: tree.nameRange(element))
    }

    // MARK: Cells

    private mutating func cell(_ element: XMLNodeID) -> MadeNode {
        let range = tree.nameRange(element)
        var writer = MarkupAttributes(NodeDraft(at: range), Catalog.shape(.cell), .cell)
        add(to: &writer, of: element)
        var draft = writer.draft
        var views: [MadeNode] = []
        var role: String?
        for part in parts(of: element) {
            switch tree.kind(part) {
            case .instruction: role = tree.name(part)
            case .element:
                let made = view(part)
                switch role {
                case nil: views += [made].compactMap { $0 }
                case "backgroundView": draft.add("backgroundView", made)
                case "selectedBackgroundView": draft.add("selectedBackgroundView", made)
                case "accessoryView": draft.add("accessory", made)
                // It is not a role, and what follows is content.
                case "ignoreLayoutMargins": views += [made].compactMap { $0 }
                case let role?:
                    report("'\(role)' is not read, so the view after it is left out", at: range)
                }
                role = nil
            default: continue
            }
        }
        draft.add("content", views.count == 1 ? views[0] : nil)
        draft.add("content", list: views)
        return draft.node
    }

    /// A cell around a view that has none.
    private mutating func cell(around element: XMLNodeID) -> MadeNode {
        var draft = NodeDraft(at: tree.nameRange(element))
        draft.add("content", view(element))
        return draft.node
    }
}
