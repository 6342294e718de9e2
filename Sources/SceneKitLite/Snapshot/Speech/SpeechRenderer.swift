import SceneRuntime

/// Says what a screen reader would say about a window: one element per line, in order.
struct SpeechRenderer {
    private var elements: [SpokenElement] = []

    mutating func render(_ window: Window, dash: String) -> String {
        // An alert keeps a person from what is below it.
        let views = window.isPartlyCovered ? Array(window.subviews.suffix(1)) : window.seenSubviews
        for view in views { add(view, within: window.bounds) }
        return elements.map { $0.line(dash: dash) + "\n" }.joined()
    }

    /// Adds what a view says, if any of it is within the part of its superview that is on the screen.
    private mutating func add(_ view: View, within part: Rect) {
        guard view.isDrawn, !view.accessibilityElementsHidden, view.shownFrame.intersects(part)
        else {
            return
        }
        switch view {
        case let table as TableView: add(table)
        case let cell as TableViewCell: add(cell)
        case let header as TableViewHeaderFooterView:
            addTexts(of: header, traits: .header, within: part)
        default: addPlain(view, within: part)
        }
    }

    /// Adds a view that is neither a table nor a part of one: what it says itself, else what is in it.
    private mutating func addPlain(_ view: View, within part: Rect) {
        let isElement = view.isAccessibilityElement
        if isElement != false, let own = view.spokenElements(), !own.isEmpty || isElement == nil {
            elements += own
        } else if isElement == true {
            // A screen reader stops there, even if there is nothing to say.
            elements.append(SpokenElement(view))
        } else {
            addParts(of: view, within: part)
        }
    }

    /// Adds what is inside a view, and the bars around it.
    private mutating func addParts(of view: View, within part: Rect) {
        let stack = view.viewController as? NavigationController
        let tabs = view.viewController as? TabBarController
        if let stack { addBar(of: stack) }
        let inside = view.part(within: part)
        for subview in view.subviewsInReadingOrder { add(subview, within: inside) }
        for item in stack?.shownToolbarItems ?? [] { add(item) }
        if let tabs, !tabs.isTabBarHidden { addBar(of: tabs) }
    }

    private mutating func addBar(of stack: NavigationController) {
        guard let top = stack.topViewController, stack.showsNavigationBar else { return }
        let item = top.navigationItem
        if let prompt = item.prompt { elements.append(SpokenElement(prompt)) }
        for left in item.leftBarButtonItems { add(left) }
        if item.leftBarButtonItems.isEmpty, let previous = stack.viewControllers.dropLast().last {
            var element = SpokenElement(previous.backTitle)
            element.kind = .backButton
            elements.append(element)
        }
        let title = top.shownTitle
        if !title.isEmpty { elements.append(SpokenElement(title, traits: .header)) }
        // From left to right: the first is at the edge.
        for right in item.rightBarButtonItems.reversed() { add(right) }
    }

    private mutating func add(_ item: BarButtonItem) {
        guard !item.isSpace else { return }
        if let view = item.customView { return addAll(in: view) }
        var element = SpokenElement(item.spokenTitle, traits: .button)
        if !item.isEnabled { element.traits.insert(.notEnabled) }
        elements.append(element)
    }

    /// Adds what a view in a bar says, which has no place of its own in text.
    private mutating func addAll(in view: View) {
        guard view.isDrawn, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement != false, let own = view.spokenElements() {
            elements += own
        } else {
            for subview in view.subviewsInReadingOrder { addAll(in: subview) }
        }
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

extension SpeechRenderer {
    /// Adds what a table shows from top to bottom, wherever its headers float.
    private mutating func add(_ table: TableView) {
        if let refresh = table.refreshControl, refresh.isRefreshing {
            add(refresh, within: table.bounds)
        }
        if let header = table.tableHeaderView { add(header, within: table.bounds) }
        for (item, view) in table.partsInOrder {
            switch item {
            case .header: addTexts(of: view, traits: .header, within: table.bounds)
            case .footer: addTexts(of: view, traits: [], within: table.bounds)
            case .row: add(view, within: table.bounds)
            }
        }
        if let footer = table.tableFooterView { add(footer, within: table.bounds) }
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
    private mutating func addTexts(
        of view: View,
        traits: AccessibilityTraits,
        within part: Rect
    ) {
        guard view.isDrawn, !view.accessibilityElementsHidden else { return }
        if let header = view as? TableViewHeaderFooterView, header.contentView.subviews.count <= 1 {
            guard header.accessibilityLabel?.isEmpty == false else { return }
            var element = SpokenElement(header)
            if header.ownAccessibilityTraits == nil { element.traits = traits }
            elements.append(element)
            return
        }
        let start = elements.count
        addPlain(view, within: part)
        for index in elements.indices[start...] where elements[index].isText {
            elements[index].traits.formUnion(traits)
        }
    }

    /// Adds a row as one element, and after it each control that is in it; one that is no element leaves all to what
    /// is in it, and one that says that it is an element speaks for that.
    private mutating func add(_ cell: TableViewCell) {
        var element = SpokenElement(cell)
        if cell.visibleAccessoryType == .checkmark { element.traits.insert(.selected) }
        element.actions = cell.swipeActions.compactMap(\.title)
        let isWhole = cell.isAccessibilityElement == true
        let controls = isWhole ? [] : cell.contentView.spokenControls
        let name = element.label ?? ""
        switch cell.visibleEditingStyle {
        case .none: break
        case .delete: elements.append(SpokenElement("Delete \(name)", traits: .button))
        case .insert: elements.append(SpokenElement("Insert \(name)", traits: .button))
        }
        if cell.isAccessibilityElement == false {
            addParts(of: cell.contentView, within: cell.contentView.bounds)
        } else {
            if !name.isEmpty || controls.isEmpty || !element.actions.isEmpty || isWhole {
                elements.append(element)
            }
            for control in controls { elements += control.spokenElements() ?? [] }
        }
        if isWhole {
            // What is beside the content is inside the element, too.
        } else if let view = cell.visibleAccessoryView {
            add(view, within: cell.bounds)
        } else if cell.visibleAccessoryType.hasDetailButton {
            elements.append(SpokenElement("More Info", traits: .button))
        }
        if cell.isReorderControlVisible {
            elements.append(SpokenElement("Reorder \(name)", traits: .button))
        }
    }
}

extension TableView {
    /// The rows, headers and footers on the screen in the order of the content: each header before its
    /// rows, even where it floats.
    fileprivate var partsInOrder: [(item: TableItem, view: View)] {
        let heads = shownHeads.map { (item: $0.item, view: $0.entry.view) }
        let rows = shownRows.map { (item: $0.item, view: $0.cell as View) }
        return (heads + rows).sorted { $0.item.precedes($1.item) }
    }
}

extension View {
    /// The part of the view that is on the screen, where that part of its superview is.
    fileprivate func part(within part: Rect) -> Rect {
        let frame = shownFrame
        let left = max(part.minX, frame.minX)
        let top = max(part.minY, frame.minY)
        return Rect(
            x: left - frame.minX + bounds.minX,
            y: top - frame.minY + bounds.minY,
            width: max(0, min(part.maxX, frame.maxX) - left),
            height: max(0, min(part.maxY, frame.maxY) - top)
        )
    }

    /// The controls inside, each an element of its own.
    fileprivate var spokenControls: [View] {
        subviewsInReadingOrder.flatMap { view -> [View] in
            guard view.isDrawn, !view.accessibilityElementsHidden else { return [] }
            let isElement = view.speaksAlone && view.isAccessibilityElement != false
            return isElement ? [view] : view.spokenControls
        }
    }
}
