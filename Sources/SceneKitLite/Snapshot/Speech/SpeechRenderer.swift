/// Says what a screen reader would say of a window: one element a line, in order.
struct SpeechRenderer {
    let glyphSet: GlyphSet

    func render(_ window: Window) -> String {
        var speech = Speech()
        for view in window.subviews { speech.add(view) }
        let dash = glyphSet == .ascii ? "-" : "—"
        return speech.elements.map { $0.line(dash: dash) + "\n" }.joined()
    }
}

/// Collects the elements of views, from front to end.
private struct Speech {
    private(set) var elements: [SpokenElement] = []

    mutating func add(_ view: View) {
        guard view.isDrawn, !view.accessibilityElementsHidden else { return }
        switch view {
        case let table as TableView: add(table)
        case let cell as TableViewCell: add(cell)
        case let header as TableViewHeaderFooterView: addTexts(of: header, traits: .header)
        case let image as ImageView:
            // A picture without a label is decoration.
            if image.accessibilityLabel != nil { elements.append(SpokenElement(image)) }
        case let label as Label: addText(label)
        case let text as TextView: elements.append(SpokenElement(text))
        case let activity as ActivityIndicatorView:
            elements.append(SpokenElement(activity.accessibilityLabel ?? "In progress"))
        case is Control, is ProgressView, is PickerView: addControl(view)
        default: addContainer(view)
        }
    }

    private mutating func addContainer(_ view: View) {
        // A view with a label of its own speaks for all that is inside.
        if view.accessibilityLabel != nil {
            elements.append(SpokenElement(view))
            return
        }
        let stack = view.viewController as? NavigationController
        let tabs = view.viewController as? TabBarController
        if let stack { addBar(of: stack) }
        for subview in view.subviews { add(subview) }
        if let tabs { addBar(of: tabs) }
    }

    private mutating func addText(_ label: Label) {
        guard label.accessibilityLabel?.isEmpty == false else { return }
        elements.append(SpokenElement(label))
    }

    private mutating func addControl(_ view: View) {
        var element = SpokenElement(view)
        element.value = view.spokenValue
        elements.append(element)
    }

    private mutating func addBar(of stack: NavigationController) {
        guard let top = stack.topViewController, !stack.isNavigationBarHidden else { return }
        let item = top.navigationItem
        if let left = item.leftBarButtonItem {
            add(left)
        } else if let previous = stack.viewControllers.dropLast().last {
            elements.append(SpokenElement(previous.backTitle, traits: .button))
        }
        let title = item.title ?? top.title ?? ""
        if !title.isEmpty { elements.append(SpokenElement(title, traits: .header)) }
        item.rightBarButtonItem.map { add($0) }
    }

    private mutating func add(_ item: BarButtonItem) {
        var element = SpokenElement(item.spokenTitle, traits: .button)
        if !item.isEnabled { element.traits.insert(.notEnabled) }
        elements.append(element)
    }

    private mutating func addBar(of tabs: TabBarController) {
        let count = tabs.viewControllers.count
        for (index, controller) in tabs.viewControllers.enumerated() {
            var element = SpokenElement(controller.barTitle, traits: .button)
            element.value = "tab \(index + 1) of \(count)"
            if index == tabs.selectedIndex { element.traits.insert(.selected) }
            elements.append(element)
        }
    }
}

extension Speech {
    /// Adds what a table shows from top to bottom, wherever its headers float.
    private mutating func add(_ table: TableView) {
        for view in table.partsInOrder {
            if table.footers.contains(where: { $0 === view }) {
                addTexts(of: view, traits: [])
            } else if table.headers.contains(where: { $0 === view }) {
                addTexts(of: view, traits: .header)
            } else {
                add(view)
            }
        }
        guard let titles = table.sectionIndexTitles else { return }
        elements.append(
            SpokenElement(
                "Section index",
                value: titles.joined(separator: ", "),
                traits: .adjustable
            )
        )
    }

    /// Adds the texts of a header or a footer; those of a header say so.
    private mutating func addTexts(of view: View, traits: AccessibilityTraits) {
        guard view.isDrawn, !view.accessibilityElementsHidden else { return }
        if let header = view as? TableViewHeaderFooterView, header.contentView.subviews.count <= 1 {
            guard header.accessibilityLabel?.isEmpty == false else { return }
            var element = SpokenElement(header)
            if header.ownAccessibilityTraits == nil { element.traits = traits }
            elements.append(element)
            return
        }
        let start = elements.count
        addContainer(view)
        for index in elements.indices[start...] { elements[index].traits.formUnion(traits) }
    }

    /// Adds a row as one element, and after it each control that is in it.
    private mutating func add(_ cell: TableViewCell) {
        var element = SpokenElement(cell)
        if cell.visibleAccessoryType == .checkmark { element.traits.insert(.selected) }
        let controls = cell.contentView.spokenControls
        let name = element.label ?? ""
        switch cell.visibleEditingStyle {
        case .none: break
        case .delete: elements.append(SpokenElement("Delete \(name)", traits: .button))
        case .insert: elements.append(SpokenElement("Insert \(name)", traits: .button))
        }
        if !name.isEmpty || controls.isEmpty { elements.append(element) }
        for control in controls { add(control) }
        if let view = cell.visibleAccessoryView {
            add(view)
        } else if cell.visibleAccessoryType.hasDetailButton {
            elements.append(SpokenElement("More Info", traits: .button))
        }
        if cell.isReorderControlVisible {
            elements.append(SpokenElement("Reorder \(name)", traits: .button))
        }
    }
}

extension TableViewCell.AccessoryType {
    fileprivate var hasDetailButton: Bool {
        self == .detailButton || self == .detailDisclosureButton
    }
}

extension TableView {
    fileprivate var headers: [View] { sectionViews(at: .header) }

    fileprivate var footers: [View] { sectionViews(at: .footer) }

    private func sectionViews(at place: SectionViews.Place) -> [View] {
        sectionViews.shown.filter { $0.place == place }.compactMap {
            sectionViews.entries[$0]?.view
        }
    }

    /// The views in the order of the content: each header before its rows, even where it floats.
    fileprivate var partsInOrder: [View] {
        var parts: [(place: (Int, Int, Int), view: View)] = []
        func add(_ view: View?, _ section: Int, _ part: Int, _ row: Int = 0) {
            if let view { parts.append(((section, part, row), view)) }
        }
        add(tableHeaderView, -1, 0)
        for key in sectionViews.shown {
            add(sectionViews.entries[key]?.view, key.section, key.place == .header ? 0 : 2)
        }
        for row in shownRows { add(row.cell, row.item.section, 1, parts.count) }
        add(tableFooterView, .max, 0)
        return parts.sorted { $0.place < $1.place }.map(\.view)
    }
}

extension View {
    /// The controls inside, each of which is an element of its own.
    fileprivate var spokenControls: [View] {
        subviews.flatMap { view -> [View] in
            guard view.isDrawn, !view.accessibilityElementsHidden else { return [] }
            let speaksAlone = view is Control || view is PickerView || view is ProgressView
            return speaksAlone ? [view] : view.spokenControls
        }
    }

    /// What a control holds, as it is said.
    fileprivate var spokenValue: String? {
        if let value = ownAccessibilityValue { return value }
        return switch self {
        case let toggle as Switch: toggle.isOn ? "on" : "off"
        case let slider as Slider: slider.value.notation
        case let stepper as Stepper: stepper.value.notation
        case let progress as ProgressView: "\(Int((progress.progress * 100).rounded()))%"
        case let pages as PageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
        default: accessibilityValue
        }
    }
}
