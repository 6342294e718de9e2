import SceneRuntime
import SceneText

/// What the tree says about a view, by name.
typealias TreeProperty = (name: String, value: ViewValue)

/// Finds what the tree says about views: what they are at the moment, and what differs from the
/// default.
struct TreeProperties {
    /// The properties of new views, by class.
    private var defaults: [ObjectIdentifier: [String: ViewValue]] = [:]

    mutating func list(of view: View) -> [TreeProperty] {
        view.stateProperties + changedProperties(of: view) + view.accessibilityProperties
            + view.attributedTextProperties + view.gestureRecognizers.treeProperties
            + view.runtimeAttributes.map { ($0.path, $0.value) }
    }

    /// The properties that can be set by name and are not as in a new view of the class.
    private mutating func changedProperties(of view: View) -> [TreeProperty] {
        let defaults = defaults(for: view)
        return type(of: view).propertyAccessors.compactMap { accessor in
            // The frame has its own place, what a cell shows is in its subviews, and what a screen
            // reader says by itself is not a change.
            guard !Self.shownElsewhere.contains(accessor.name),
                !(view is TableViewCell && Self.shownInCells.contains(accessor.name)),
                !(accessor.name == "autoresizing" && view.isMadeByItsSuperview),
                let value = accessor.value(of: view),
                value != Self.usual[accessor.name] ?? defaults[accessor.name] ?? .nothing
            else { return nil }
            return (accessor.name, value)
        }
    }

    private static let shownElsewhere: Set = [
        "frame", "accessibility.label", "accessibility.value", "accessibility.traits",
    ]

    private static let shownInCells: Set = ["text", "detail", "image", "checked"]

    /// What is usual for views of every class, whatever a new one of a class begins with.
    private static let usual: [String: ViewValue] = ["hidden": .boolean(false)]

    private mutating func defaults(for view: View) -> [String: ViewValue] {
        let key = ObjectIdentifier(type(of: view))
        if let known = defaults[key] { return known }
        let model = Self.model(of: view)
        var found: [String: ViewValue] = [:]
        for accessor in type(of: model).propertyAccessors {
            found[accessor.name] = accessor.value(of: model)
        }
        defaults[key] = found
        return found
    }

    /// A new view of the nearest class that can be instantiated.
    private static func model(of view: View) -> View {
        switch view {
        case is TableViewCell: return TableViewCell(style: .subtitle, reuseIdentifier: nil)
        case is TableViewHeaderFooterView: return TableViewHeaderFooterView()
        default: break
        }
        let models = ViewKind.allCases.map { $0.makeView() }
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            if let model = models.first(where: { type(of: $0) == current.subjectType }) {
                return model
            }
            mirror = current.superclassMirror
        }
        return View()
    }
}

extension View {
    /// What the tree says of a text in parts.
    fileprivate var attributedTextProperties: [TreeProperty] {
        let text = (self as? Label)?.attributedText ?? (self as? TextView)?.attributedText
        return text.map { [("attributedText", .list($0.runs.map { .text($0.words) }))] } ?? []
    }
}

extension AttributedText.Run {
    /// The letters with what is said of them.
    fileprivate var words: String {
        var words: [String] = []
        if let font { words.append(font.description) }
        if let color { words.append(color.description) }
        if let backgroundColor { words.append("on \(backgroundColor.description)") }
        if isUnderlined { words.append("underlined") }
        if isStruckThrough { words.append("struck through") }
        if let link { words.append("link \(link)") }
        return words.isEmpty ? text : "\(text) (\(words.joined(separator: ", ")))"
    }
}

extension [GestureRecognizer] {
    /// What the tree says of the gestures of a view, each with how it differs from the usual.
    fileprivate var treeProperties: [TreeProperty] {
        guard !isEmpty else { return [] }
        return [("gestureRecognizers", .list(map { .text($0.words) }))]
    }
}

extension GestureRecognizer {
    fileprivate var words: String {
        var words = identifier.map { "\(kind.rawValue) #\($0)" } ?? kind.rawValue
        if numberOfTapsRequired != 1, kind == .tap { words += ", \(numberOfTapsRequired) taps" }
        if numberOfTouchesRequired != 1 { words += ", \(numberOfTouchesRequired) touches" }
        if kind == .swipe { words += " \(direction)" }
        if !isEnabled { words += ", not enabled" }
        return words
    }
}

extension View {
    /// Whether the view is one of the parts that cells, headers and footers are made with.
    fileprivate var isMadeByItsSuperview: Bool {
        switch superview {
        case let cell as TableViewCell: cell.contentView === self
        case let header as TableViewHeaderFooterView: header.contentView === self
        default: (superview?.superview as? TableViewHeaderFooterView)?.textLabel === self
        }
    }

    /// What the view is at the moment, apart from the properties that can be set by name.
    fileprivate var stateProperties: [TreeProperty] {
        var list: [TreeProperty] = []
        func add(_ name: String, _ value: ViewValue) {
            list.append((name, value))
        }
        viewController.map { addState(of: $0, add) }
        addPlace(add)
        if let table = self as? TableView {
            if table.style != .plain { add("style", .word(table.style.rawValue)) }
            if table.showsSectionIndex, let titles = table.sectionIndexTitles {
                add("index", .list(titles.map(ViewValue.text)))
            }
        }
        if let scroll = self as? ScrollView, scroll.contentOffset != .zero {
            let offset = scroll.contentOffset
            add("contentOffset", .list([.number(offset.x), .number(offset.y)]))
        }
        if let cell = self as? TableViewCell { addState(of: cell, add) }
        if let name = restorationIdentifier { add("restorationIdentifier", .text(name)) }
        return list
    }

    /// What the screen around the view shows of its controller.
    private func addState(of controller: ViewController, _ add: (String, ViewValue) -> Void) {
        add("controller", .word(controller.className))
        let item = controller.navigationItem
        if let title = item.title ?? controller.title { add("title", .text(title)) }
        if let prompt = item.prompt { add("prompt", .text(prompt)) }
        for (name, items) in [
            ("leftItem", item.leftBarButtonItems), ("rightItem", item.rightBarButtonItems),
            ("toolbarItem", controller.toolbarItems),
        ] {
            // Each property has a name of its own.
            for (index, item) in items.enumerated() {
                addState(of: item, index == 0 ? name : "\(name)\(index + 1)", add)
            }
        }
        if let item = item.backBarButtonItem { addState(of: item, "backItem", add) }
        addWays(of: controller, add)
        if let tabs = controller as? TabBarController {
            add("tabs", .list(tabs.viewControllers.map { .text($0.barTitle) }))
            add("selectedIndex", .integer(tabs.selectedIndex))
        }
    }

    /// How a controller comes in, and what bars show around it.
    private func addWays(of controller: ViewController, _ add: (String, ViewValue) -> Void) {
        let mode = controller.navigationItem.largeTitleDisplayMode
        if mode != .automatic { add("largeTitleDisplayMode", .word(mode.rawValue)) }
        if controller.hidesBottomBarWhenPushed { add("hidesBottomBarWhenPushed", .boolean(true)) }
        if controller.modalPresentationStyle != .automatic {
            add("modalPresentationStyle", .word(controller.modalPresentationStyle.rawValue))
        }
        if controller.modalTransitionStyle != .coverVertical {
            add("modalTransitionStyle", .word(controller.modalTransitionStyle.rawValue))
        }
        for attribute in controller.runtimeAttributes { add(attribute.path, attribute.value) }
        if let image = controller.tabBarItem.image { add("tabBarItem.image", .text(image)) }
        if let tabs = controller as? TabBarController { addLook(tabs.tabBar, add) }
        guard let stack = controller as? NavigationController else { return }
        addLook(stack.navigationBar, add)
        for (name, isOn) in [
            ("prefersLargeTitles", stack.prefersLargeTitles),
            ("navigationBarHidden", stack.isNavigationBarHidden),
        ] where isOn { add(name, .boolean(true)) }
        if !stack.isToolbarHidden { add("toolbarHidden", .boolean(false)) }
    }

    private func addLook(_ bar: BarLook, _ add: (String, ViewValue) -> Void) {
        if bar.barStyle != .default { add("barStyle", .word(bar.barStyle.rawValue)) }
        for (name, color) in [
            ("barTintColor", bar.barTintColor), ("tintColor", bar.tintColor),
            ("titleColor", bar.titleColor),
        ] {
            if let color { add(name, .color(color)) }
        }
    }

    private func addState(
        of item: BarButtonItem,
        _ name: String,
        _ add: (String, ViewValue) -> Void
    ) {
        let system = item.systemItem.map { ViewValue.word($0.rawValue) } ?? .nothing
        let image = item.image.map(ViewValue.text)
        add(name, item.title.map(ViewValue.text) ?? image ?? system)
        if item.title != nil, let image { add(name + ".image", image) }
        if let id = item.identifier { add(name + ".id", .word(id)) }
        if !item.isEnabled { add(name + ".enabled", .boolean(false)) }
        if item.style != .plain { add(name + ".style", .word(item.style.rawValue)) }
        if let color = item.tintColor { add(name + ".tintColor", .color(color)) }
        if item.width != 0 { add(name + ".width", .number(item.width)) }
        for attribute in item.runtimeAttributes {
            add("\(name).\(attribute.path)", attribute.value)
        }
    }

    /// What the view is to the table or the cell that it is a part of.
    private func addPlace(_ add: (String, ViewValue) -> Void) {
        switch superview {
        case let table as TableView where !(self is TableViewCell):
            if let head = table.shownHead(self) {
                add(head.item.isHeader ? "header" : "footer", .integer(head.item.section))
            } else if self === table.tableHeaderView || self === table.tableFooterView {
                add(self === table.tableHeaderView ? "header" : "footer", .word("table"))
            }
        case let cell as TableViewCell:
            let parts = [
                ("backgroundView", cell.backgroundView),
                ("selectedBackgroundView", cell.selectedBackgroundView),
                ("accessoryView", cell.accessoryView),
                ("editingAccessoryView", cell.editingAccessoryView),
            ]
            if let part = parts.first(where: { $0.1 === self }) { add("as", .word(part.0)) }
        default: break
        }
    }

    private func addState(of cell: TableViewCell, _ add: (String, ViewValue) -> Void) {
        if let path = (cell.superview as? TableView)?.indexPath(for: cell) {
            add("row", .list([.integer(path.section), .integer(path.row)]))
        }
        if cell.style != .default { add("style", .word(cell.style.rawValue)) }
        if let identifier = cell.reuseIdentifier { add("reuseIdentifier", .text(identifier)) }
        for (name, isOn) in [
            ("selected", cell.isSelected), ("highlighted", cell.isHighlighted),
            ("editing", cell.isEditing),
        ] where isOn {
            add(name, .boolean(true))
        }
        let actions = cell.swipeActions.compactMap(\.title)
        if !actions.isEmpty { add("swipe", .list(actions.map(ViewValue.text))) }
        // What the cell asks for itself is among the properties.
        if cell.isEditing, cell.preferredEditingStyle == nil {
            add("editingStyle", .word(cell.visibleEditingStyle.rawValue))
        }
    }

    /// What was set for screen readers, not what the class says by default.
    fileprivate var accessibilityProperties: [TreeProperty] {
        let values: [TreeProperty] = [
            ("accessibility.label", ownAccessibilityLabel.propertyValue),
            ("accessibility.value", ownAccessibilityValue.propertyValue),
            ("accessibility.traits", ownAccessibilityTraits.propertyValue),
        ]
        return values.filter { $0.value != .nothing }
    }
}
