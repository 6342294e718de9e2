import SceneLanguage
import SceneRuntime
import SceneText

extension ViewMaker {
    /// Connects outlets of an object once all views are there.
    func connect(_ outlets: [OutletDefinition], to owner: AnyObject) {
        guard !outlets.isEmpty else { return }
        connections.append { [self] in
            let slots = OutletSlots(of: owner)
            for outlet in outlets {
                let objects = outlet.targets.compactMap { self.objects[$0.value] }
                slots.connect(objects, to: outlet.name.value, asList: outlet.isCollection)
            }
        }
    }

    /// Makes the events of a control send actions to the nearest object that has them.
    func connectActions(_ actions: [ActionDefinition], of view: View) {
        guard let control = view as? Control, !actions.isEmpty else { return }
        let cell = cell
        connections.append { [self] in
            for action in actions {
                guard let event = action.event?.value else { continue }
                for name in action.names { connect(name.value, for: event, of: control, in: cell) }
                for action in action.directed {
                    let route = route(of: action, from: control, in: cell)
                    let name = "\(action.receiver.value).\(action.name.value)"
                    control.addAction(name, target: control, for: event) { _, sender, event in
                        route(sender, event)
                    }
                }
            }
        }
    }

    private func connect(
        _ name: String,
        for event: Event,
        of control: Control,
        in cell: TableViewCell?
    ) {
        if let cell, cell.actions.contains(name) {
            control.addAction(name, target: cell, for: event) { cell, sender, event in
                cell.actions.perform(name, sender: sender, event: event)
            }
        } else if let controller, controller.actions.contains(name) {
            control.addAction(name, target: controller, for: event) { controller, sender, event in
                controller.actions.perform(name, sender: sender, event: event)
            }
        }
    }

    /// Makes a control perform a segue.
    func connect(_ segue: SegueDefinition, to view: View, _ kind: ViewKind) {
        if let container = view as? ContainerView { return embed(segue, in: container) }
        guard let control = view as? Control, let controller,
            let event = kind.entry.tellingEvent
        else { return }
        let template = loader.template(segue, from: controller)
        control.addAction("performSegue:", target: template, for: event) { template, sender, _ in
            template.prepare(sender: sender)?.perform()
        }
        // A control holds its targets weakly.
        controller.topLevelObjects.append(template)
    }
}

/// The outlets of an object, however it keeps them.
struct OutletSlots {
    private let receiver: ScriptedInstance?
    private let table: OutletTable?

    init(of owner: AnyObject) {
        receiver = ScriptedInstance.of(owner)
        table = receiver == nil ? OutletTable(of: owner) : nil
    }

    /// Connects each outlet that has the id of an object.
    func connect(_ objects: [String: AnyObject]) {
        for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
            connect([object], to: id, asList: false)
        }
    }

    /// Connects an outlet; one that the object does not have, or of another type, stays as it is.
    func connect(_ objects: [AnyObject], to name: String, asList isList: Bool) {
        if let receiver {
            receiver.connect(objects, toOutlet: name, asList: isList)
        } else if let slot = table?[name] {
            guard slot.connect(objects) else {
                fatalError(
                    """
                    the scene connects '\(name)' to \(objects.first.map { "a \(type(of: $0))" } ?? "nothing"), \
                    but the outlet is declared \(slot.typeName); make the two agree
                    """
                )
            }
        }
    }
}
