import SceneLanguage
import SceneRuntime
import SceneText

extension ViewMaker {
    /// Sets what a scene says of the bars around it and of the way in which it comes in.
    func setBars(of scene: SceneDefinition, for controller: ViewController) {
        let properties = scene.properties
        set(properties[.title], of: controller, \.title)
        let bar = controller.navigationItem
        set(properties[.navigationTitle], of: bar, \.title)
        bar.titleView = scene.titleView.map(view)
        set(properties[.prompt], of: bar, \.prompt)
        bar.largeTitleDisplayMode = properties[.largeTitleDisplayMode]?.word() ?? .automatic
        bar.leftBarButtonItems = scene.leftItems.map(barItem)
        bar.rightBarButtonItems = scene.rightItems.map(barItem)
        bar.backBarButtonItem = scene.backItem.map(barItem)
        controller.toolbarItems = scene.toolbarItems.map(barItem)
        if let tab = scene.tabBarItem { set(tab, of: controller.tabBarItem) }
        controller.runtimeAttributes = scene.runtimeAttributes.values
        controller.hidesBottomBarWhenPushed = properties[.hidesBottomBarWhenPushed]?.isOn ?? false
        if let style: ModalPresentationStyle = properties[.modalPresentationStyle]?.word() {
            controller.modalPresentationStyle = style
        }
        if let style: ModalTransitionStyle = properties[.modalTransitionStyle]?.word() {
            controller.modalTransitionStyle = style
        }
        if let tabs = controller as? TabBarController { tabs.tabBar = look(in: properties) }
        guard let stack = controller as? NavigationController else { return }
        stack.navigationBar = look(in: properties)
        stack.prefersLargeTitles = properties[.prefersLargeTitles]?.isOn ?? false
        stack.isNavigationBarHidden = properties[.navigationBarHidden]?.isOn ?? false
        stack.isToolbarHidden = properties[.toolbarHidden]?.isOn ?? true
    }

    /// The colours of a bar.
    private func look(in properties: [PropertyDefinition]) -> BarLook {
        var look = BarLook()
        look.barStyle = properties[.barStyle]?.word() ?? .default
        look.barTintColor = properties[.barTintColor]?.color
        look.tintColor = properties[.tintColor]?.color
        look.titleColor = properties[.titleColor]?.color
        return look
    }

    private func set(_ definition: TabItemDefinition, of tab: TabBarItem) {
        tab.systemItem = definition.systemItem.flatMap { .init(rawValue: $0.value) }
        set(definition.properties[.title], of: tab, \.title)
        set(definition.properties[.image], of: tab, \.image)
        set(definition.properties[.badge], of: tab, \.badgeValue)
    }

    /// Makes an item of a bar.
    func barItem(_ definition: BarItemDefinition) -> BarButtonItem {
        let item = newItem(definition)
        loader.origins?.note(item, place.source, definition.range)
        let properties = definition.properties
        item.customView = definition.view.map(view)
        set(properties[.image], of: item, \.image)
        item.identifier = definition.id?.value
        item.runtimeAttributes = definition.runtimeAttributes.values
        item.isEnabled = properties[.enabled]?.isOn ?? true
        item.style = properties[.style]?.word() ?? .plain
        item.tintColor = properties[.tintColor]?.color
        switch properties[.width]?.value {
        case .number(let points): item.width = points
        case .integer(let points): item.width = Double(points)
        default: break
        }
        guard let controller else { return item }
        item.segue = definition.segue.map { loader.template($0, from: controller) }
        let names = definition.actions.map(\.value)
        let routes = definition.directed.map { route(of: $0, from: nil, in: nil) }
        if let first = names.first ?? definition.directed.first?.name.value {
            item.setAction(first, target: controller) { controller, item in
                for name in names {
                    controller.actions.perform(name, sender: item, event: .primaryActionTriggered)
                }
                for route in routes { route(item, .primaryActionTriggered) }
            }
        }
        return item
    }

    private func newItem(_ definition: BarItemDefinition) -> BarButtonItem {
        let system = definition.systemItem.flatMap {
            BarButtonItem.SystemItem(rawValue: $0.value)
        }
        let togglesEditing =
            system == .edit && definition.actions.isEmpty && definition.directed.isEmpty
        if togglesEditing, definition.segue == nil, let controller {
            return controller.editButtonItem
        }
        if let system { return BarButtonItem(systemItem: system) }
        let item = BarButtonItem(title: nil)
        set(definition.properties[.title], of: item, \.title)
        return item
    }
}

extension PropertyDefinition {
    /// Whether it is on; nil if there is no such property.
    fileprivate var isOn: Bool? {
        guard case .boolean(let isOn) = value else { return nil }
        return isOn
    }

    /// The colour that it is set to.
    fileprivate var color: Color? {
        guard case .color(let color) = value else { return nil }
        return color
    }

    /// The word that it is set to.
    fileprivate func word<Word: RawRepresentable<String>>() -> Word? {
        guard case .choice(let word) = value else { return nil }
        return Word(rawValue: word)
    }
}
