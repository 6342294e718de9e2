import SceneLanguage
import SceneRuntime
import SceneText

/// Sends an action of an object; the receiver is looked for when it is sent.
typealias ActionRoute = (_ sender: AnyObject, _ event: Event) -> Void

extension ViewMaker {
    /// The way of an action to what takes it.
    func route(of action: DirectedAction, from view: View?, in cell: TableViewCell?) -> ActionRoute
    {
        let name = action.name.value
        let controller = controller
        switch action.word {
        case .controller:
            return { [weak controller] sender, event in
                controller?.actions.perform(name, sender: sender, event: event)
            }
        case .cell:
            return { [weak cell] sender, event in
                cell?.actions.perform(name, sender: sender, event: event)
            }
        case .firstResponder:
            return { [weak controller, weak view] sender, event in
                let responders =
                    (view?.lineage.map { $0 as AnyObject } ?? []) + (controller?.chain ?? [])
                for case let responder as any ActionResponder in responders
                where responder.actions.perform(name, sender: sender, event: event) {
                    return
                }
            }
        case nil:
            let id = action.receiver.value
            return { [weak controller, weak object = objects[id]] sender, event in
                let receiver = object ?? controller?.viewIfLoaded?.view(withID: id)
                (receiver as? any ActionResponder)?.actions
                    .perform(name, sender: sender, event: event)
            }
        }
    }

    /// Lets a view recognise a gesture, and connects what follows.
    func addRecognizer(_ definition: GestureDefinition, to view: View) {
        let recognizer = definition.kind.value.makeRecognizer()
        if let id = definition.id?.value {
            recognizer.identifier = id
            objects[id] = recognizer
        }
        for property in definition.properties { set(property, of: recognizer) }
        view.addGestureRecognizer(recognizer)
        if let controller, let segue = definition.segue {
            recognizer.segue = loader.template(segue, from: controller)
        }
        let cell = cell
        connections.append { [self] in
            for name in definition.actions.names.map(\.value) {
                let responders: [(any ActionResponder)?] = [cell, controller]
                guard
                    let target = responders.compactMap({ $0 })
                        .first(where: { $0.actions.contains(name) })
                else { continue }
                recognizer.addAction(target: target as AnyObject) { target, sender in
                    (target as? any ActionResponder)?.actions
                        .perform(name, sender: sender, event: .primaryActionTriggered)
                }
            }
            for action in definition.actions.directed {
                let route = route(of: action, from: view, in: cell)
                recognizer.addAction(target: recognizer) { _, sender in
                    route(sender, .primaryActionTriggered)
                }
            }
        }
    }

    private func set(_ property: PropertyDefinition, of recognizer: GestureRecognizer) {
        switch (property.name, property.value) {
        case ("enabled", .boolean(let isOn)): recognizer.isEnabled = isOn
        case ("numberOfTapsRequired", .integer(let count)): recognizer.numberOfTapsRequired = count
        case ("numberOfTouchesRequired", .integer(let count)):
            recognizer.numberOfTouchesRequired = count
        case ("minimumPressDuration", let value):
            if let seconds = value.amount { recognizer.minimumPressDuration = seconds }
        case ("direction", .choice(let word)): recognizer.direction = word
        case ("edges", .list(let values)):
            recognizer.edges = values.compactMap(\.word)
        default: break
        }
    }
}

extension View {
    /// The view of an id in this one.
    fileprivate func view(withID id: String) -> View? {
        ([self] + descendants).first { $0.identifier == id }
    }
}

extension ViewController {
    /// The controller with those that it is in.
    fileprivate var chain: [AnyObject] {
        var chain: [AnyObject] = [self]
        var outer = parent
        while let controller = outer, chain.count < 100 {
            chain.append(controller)
            outer = controller.parent
        }
        return chain
    }
}
