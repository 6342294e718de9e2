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
        bar.largeTitleDisplayMode = properties[.largeTitleDisplayMode]?.value.parsed() ?? .automatic
        bar.leftBarButtonItems = scene.leftItems.map(barItem)
        bar.rightBarButtonItems = scene.rightItems.map(barItem)
        bar.backBarButtonItem = scene.backItem.map(barItem)
        controller.toolbarItems = scene.toolbarItems.map(barItem)
        if let tab = scene.tabBarItem { set(tab, of: controller.tabBarItem) }
        controller.runtimeAttributes = scene.runtimeAttributes.values
        controller.hidesBottomBarWhenPushed =
            properties[.hidesBottomBarWhenPushed]?.value.flag ?? false
        if let style: ModalPresentationStyle = properties[.modalPresentationStyle]?.value.parsed() {
            controller.modalPresentationStyle = style
        }
        if let style: ModalTransitionStyle = properties[.modalTransitionStyle]?.value.parsed() {
            controller.modalTransitionStyle = style
        }
        if let tabs = controller as? TabBarController { tabs.tabBar = look(in: properties) }
        guard let stack = controller as? NavigationController else { return }
        stack.navigationBar = look(in: properties)
        stack.prefersLargeTitles = properties[.prefersLargeTitles]?.value.flag ?? false
        stack.isNavigationBarHidden = properties[.navigationBarHidden]?.value.flag ?? false
        stack.isToolbarHidden = properties[.toolbarHidden]?.value.flag ?? true
    }

    /// The colours of a bar.
    private func look(in properties: [PropertyDefinition]) -> BarLook {
        var look = BarLook()
        look.barStyle = properties[.barStyle]?.value.parsed() ?? .default
        look.barTintColor = properties[.barTintColor]?.value.color
        look.tintColor = properties[.tintColor]?.value.color
        look.titleColor = properties[.titleColor]?.value.color
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
        loader.note(item, place.source, definition.range)
        let properties = definition.properties
        item.customView = definition.view.map(view)
        set(properties[.image], of: item, \.image)
        item.identifier = definition.id?.value
        item.runtimeAttributes = definition.runtimeAttributes.values
        item.isEnabled = properties[.enabled]?.value.flag ?? true
        item.style = properties[.style]?.value.parsed() ?? .plain
        item.tintColor = properties[.tintColor]?.value.color
        if let width = properties[.width]?.value.amount { item.width = width }
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
