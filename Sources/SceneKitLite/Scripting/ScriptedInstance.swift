import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// What a class of the file gives to one object: outlets, properties, and what code does with them.
package final class ScriptedInstance: ControllerScript {
    let interpreter: Interpreter
    package let type: ScriptedClass

    /// The controller, cell or view.
    private(set) weak var host: AnyObject?

    /// What answers for the tables of a controller, which hold it weakly.
    private var tables: [TableScript] = []

    private var properties: [String: DataValue]
    /// The views of outlets, except of collections: weak, because a view holds its controller's script
    /// through actions.
    private var outlets: [String: WeakReference] = [:]
    private var isConfiguring = false

    /// Whether the view is there, so that setting a property shows.
    private var isConfigured = false

    private struct WeakReference {
        weak var object: AnyObject?
    }

    package init(_ type: ScriptedClass, _ interpreter: Interpreter) {
        self.type = type
        self.interpreter = interpreter
        properties = type.startValues
    }

    package var className: String { type.resolved.name }

    /// What a class of the file gives to an object; nil for an object of a compiled class.
    static func of(_ object: AnyObject) -> ScriptedInstance? {
        switch object {
        case let cell as ScriptedTableViewCell: cell.script
        case let controller as ViewController: controller.script as? ScriptedInstance
        default: nil
        }
    }

    /// Takes its place in a controller.
    func attach(to controller: ViewController) {
        controller.script = self
        attach(toHost: controller)
    }

    /// Takes its place in an object, and answers to the actions of the class.
    func attach(toHost host: some ActionResponder) {
        self.host = host
        for action in type.resolved.actions {
            let effects = action.effects
            host.actions.register(action.name.value, target: self) { script in
                { sender, event in script.run(effects, sender: sender, event: event) }
            }
        }
    }

    // MARK: - Names

    /// Takes what a scene connects to an outlet, if the class has such an outlet.
    ///
    /// A list, which a collection is connected by, may hold one object or none.
    func connect(_ objects: [AnyObject], toOutlet name: String, asList isList: Bool) {
        guard type.hasOutlet(name), isList || !objects.isEmpty else { return }
        outlets[name] = isList ? nil : WeakReference(object: objects.first)
    }

    /// The object that an outlet is connected to; nil for a collection, and for none.
    func outlet(_ name: String) -> AnyObject? {
        outlets[name]?.object
    }

    /// The value of an outlet or a property of the class; nil when it has none of that name.
    func value(ofOwn name: String) -> ScopeValue? {
        if let value = properties[name] { return .data(value) }
        guard type.hasOutlet(name) else {
            return checkedValue(inSection: name).map { .data($0) }
        }
        return ObjectSource.value(of: outlet(name))
    }

    /// Sets a property; once the view is there, what depends on it follows.
    func setProperty(_ name: String, to value: DataValue) {
        properties[name] = type.converted(value, for: name)
        valueDidChange(name)
    }

    /// Lets what depends on a property or on a section's checkmarks follow.
    func valueDidChange(_ name: String) {
        interpreter.propertyDidChange(name, of: self)
        if isConfigured, type.configures(name) { configure() }
    }

    // MARK: - Code

    /// Lets the table of a table controller ask the class, not the controller.
    package func prepareView(of controller: ViewController) {
        guard let controller = controller as? TableViewController else { return }
        answer(for: controller.tableView)
    }

    /// Answers for a table by the rules of its id, else by those of the controller's own table.
    func answer(for table: TableView) {
        let rules = table.identifier.flatMap { type.tables[$0] } ?? type.rules
        let script = TableScript(interpreter, rules, instance: self)
        tables.append(script)
        table.dataSource = script
        table.delegate = script
    }

    /// Runs `configureView` for the first time, when the view has loaded.
    package func viewDidLoad() {
        isConfigured = true
        watchSections()
        if type.configureView.contains(where: { !$0.value.names.isEmpty }) {
            interpreter.watch(self)
        }
        configure()
    }

    /// Sets again what `configureView` computes from data that has changed.
    func follow(_ changed: Set<String>) {
        guard let host else { return }
        let stale = type.configureView.filter { !changed.isDisjoint(with: $0.value.names) }
        interpreter.assign(stale, to: host, in: scope(), skipsAbsent: true)
    }

    /// Runs `configureView`; setting a property within it does not run it again.
    func configure() {
        guard !isConfiguring, let host else { return }
        isConfiguring = true
        defer { isConfiguring = false }
        interpreter.assign(type.configureView, to: host, in: scope(), skipsAbsent: true)
    }

    /// Sets what a cell starts each of its rows with.
    func prepareForReuse() {
        guard let host else { return }
        interpreter.assign(type.prepareForReuse, to: host, in: scope(), skipsAbsent: false)
    }

    /// What expressions see outside rows, or in one.
    func scope(row: RowContext? = nil, sender: AnyObject? = nil) -> ScriptScope {
        ScriptScope(interpreter: interpreter, instance: self, row: row, sender: sender)
    }

    /// What expressions see where something was done to a sender, which may be in a row, a header or a footer.
    private func scope(sender: AnyObject) -> ScriptScope {
        var scope = scope(row: interpreter.row(of: sender), sender: sender)
        let view = sender as? View ?? (sender as? GestureRecognizer)?.view
        guard scope.row == nil, let (head, section) = view?.sectionHead,
            let known = (head as? SectionHeadView)?.scope(ofSection: section)
        else { return scope }
        (scope.section, scope.count, scope.group) = (known.section, known.count, known.group)
        return scope
    }

    /// Runs what an action does.
    func run(_ effects: [EffectDefinition], sender: AnyObject, event: Event) {
        var scope = scope(sender: sender)
        scope.event = event
        run(effects, in: scope)
    }

    /// Runs effects one after the other.
    func run(_ effects: [EffectDefinition], in scope: ScriptScope) {
        guard let host, let first = effects.first else { return }
        interpreter.workload.nestCall(at: interpreter.place(first.range)) {
            let runner = EffectRunner(script: self, host: host, scope: scope)
            interpreter.act(for: scope.row) {
                for effect in effects where interpreter.mayDo(10, at: effect.range) {
                    runner.run(effect)
                }
            }
        }
    }

    /// Whether the class lets a segue be performed.
    package func shouldPerformSegue(_ identifier: String, sender: AnyObject?) -> Bool {
        guard let condition = type.condition(of: identifier) else { return true }
        let scope = sender.map { self.scope(sender: $0) } ?? scope()
        return interpreter.value(of: condition, in: scope) == .bool(true)
    }

    /// Sets properties of the destination of a segue, or of what a navigation controller starts with.
    package func prepare(for segue: Segue, sender: AnyObject?) {
        guard let identifier = segue.identifier else { return }
        let assignments = type.preparation(of: identifier)
        guard !assignments.isEmpty else { return }
        let scope = sender.map { self.scope(sender: $0) } ?? scope()
        interpreter.assign(
            assignments,
            to: segue.destination.prepared,
            in: scope,
            skipsAbsent: false
        )
    }
}

extension ViewController {
    /// What a segue prepares that leads here: of a navigation controller the screen that it starts with.
    var prepared: ViewController {
        var controller = self
        while let root = (controller as? NavigationController)?.viewControllers.first {
            controller = root
        }
        return controller
    }
}
