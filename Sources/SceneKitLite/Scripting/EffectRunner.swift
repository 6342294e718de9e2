import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

/// Carries out one effect of an action.
struct EffectRunner {
    let script: ScriptedInstance

    /// The controller or cell whose action it is.
    let host: AnyObject

    let scope: ScriptScope

    /// The controller on whose screen it is done, where the host was when the effects began.
    private let controller: ViewController?

    init(script: ScriptedInstance, host: AnyObject, scope: ScriptScope) {
        self.script = script
        self.host = host
        self.scope = scope
        controller = host as? ViewController ?? (host as? TableViewCell)?.ownController
    }

    private var interpreter: Interpreter { script.interpreter }

    func run(_ effect: EffectDefinition) {
        switch effect.kind {
        case .set(let assignments):
            interpreter.assign(
                assignments.map(Assignment.init),
                to: host,
                in: scope,
                skipsAbsent: true
            )
        case .configure: script.configure()
        case .log(let text):
            if let line = interpreter.value(of: text, in: scope)?.text { interpreter.log(line) }
        case .perform(let identifier):
            perform(identifier)
        case .send(let action): send(action)
        case .alert(let alert): show(alert)
        case .append(let data, let item, let section): append(item, to: data, section)
        case .update(let data, let place, let fields): update(fields, of: data, at: place)
        case .remove(let data, let place):
            guard let number = recordPlace(place, in: data) else { return }
            interpreter.remove(number)
            if place == nil { scope.row?.loseRecord() }
        case .move(let data, let from, let to):
            guard let from = index(from, in: data), let to = index(to, in: data)
            else { return }
            interpreter.data.change(data.value, .moved(from: from, to: to))
        case .reload: interpreter.reloadTables()
        }
    }

    private func append(
        _ item: [AssignmentDefinition],
        to data: Located<String>,
        _ section: ValueDefinition?
    ) {
        let record = interpreter.record(of: item.map(Assignment.init), in: scope)
        // A list of rows that is held here would be copied by what changes it.
        guard let count = interpreter.data.rows(of: data.value)?.count else { return }
        guard let section else {
            return interpreter.data.change(data.value, .inserted(record, at: count))
        }
        guard case .int(let number)? = interpreter.value(of: section, in: scope) else { return }
        if interpreter.append(record, to: data.value, section: number) { return }
        reportMissing(
            "'\(data.value)' is not shown with a section \(number)",
            "sections are counted from 0",
            at: section.range
        )
    }

    /// Performs a segue that is named, or whose name is computed; none if that is nothing.
    private func perform(_ identifier: ValueDefinition) {
        guard let controller = host as? ViewController,
            let name = interpreter.value(of: identifier, in: scope)?.text
        else { return }
        if case .template = identifier.content, !controller.hasSegue(withIdentifier: name) {
            return reportMissing(
                "the scene has no segue '\(name)'",
                "an expression for 'perform' gives the identifier of a segue",
                at: identifier.range
            )
        }
        if controller.presents(bySegue: name), let reason = controller.reasonNotToPresent {
            return reportMissing(
                "the segue '\(name)' presents nothing: \(reason)",
                "present one scene after the other",
                at: identifier.range
            )
        }
        controller.performSegue(withIdentifier: name, sender: scope.sender)
    }

    /// Sends an action that is named, or whose name is computed; none if that is nothing.
    private func send(_ action: ValueDefinition) {
        guard let name = interpreter.value(of: action, in: scope)?.text else { return }
        let sender = scope.sender ?? host
        for responder in responders(to: sender)
        where responder.actions.perform(name, sender: sender, event: scope.event) {
            return
        }
        reportMissing(
            "nothing takes the action '\(name)'",
            "declare it under 'actions:' of the class of the controller or of the cell",
            at: action.range
        )
    }

    private func reportMissing(_ message: String, _ help: String, at range: SourceRange) {
        interpreter.report(
            Diagnostic(
                .failedComputation,
                message,
                at: interpreter.place(range),
                helps: [Help(help)]
            ),
            in: scope
        )
    }

    /// Asks or tells something over the screen of the controller, or of the cell's.
    private func show(_ definition: AlertDefinition) {
        guard let controller else { return }
        if let reason = controller.reasonNotToPresent {
            return reportMissing(
                "the alert does not show: \(reason)",
                "present one after the other",
                at: definition.range
            )
        }
        func text(_ value: ValueDefinition?) -> String? {
            value.flatMap { interpreter.value(of: $0, in: scope)?.text }
        }
        let alert = AlertController(
            title: text(definition.title),
            message: text(definition.message),
            preferredStyle: definition.style?.value == .actionSheet ? .actionSheet : .alert
        )
        for field in definition.fields {
            alert.addTextField { view in
                view.placeholder = text(field.placeholder)
                view.text = text(field.text) ?? ""
                guard let outlet = field.outlet?.value else { return }
                view.identifier = outlet
                script.connect([view], toOutlet: outlet, asList: false)
            }
        }
        // What was typed is read when the alert is gone.
        let fields = alert.textFields ?? []
        for action in definition.actions {
            let button = AlertAction(
                title: text(action.title),
                style: .init(rawValue: action.style?.value.rawValue ?? "") ?? .default
            ) { _ in
                withExtendedLifetime(fields) { if let name = action.action { send(name) } }
            }
            alert.addAction(button)
        }
        controller.present(alert, animated: true)
    }

    /// What takes an action, nearest first: the cell that the sender is in, and the controller.
    private func responders(to sender: AnyObject) -> [any ActionResponder] {
        let cell = host as? TableViewCell ?? (sender as? View)?.enclosing(TableViewCell.self)
        let owner = cell?.ownController ?? controller
        // What a segue unwinds from is in another scene.
        let own = host as? ViewController ?? owner
        let responders: [(any ActionResponder)?] = [owner === own ? cell : nil, own]
        return responders.compactMap { $0 }
    }

    /// Changes fields of a record: of the one at a place, or of that which the row shows.
    private func update(
        _ fields: [AssignmentDefinition],
        of data: Located<String>,
        at place: ValueDefinition?
    ) {
        let values = fields.map { field in
            (field.path.value, interpreter.value(of: field.value, in: scope) ?? .null)
        }
        if let place = recordPlace(place, in: data) { interpreter.update(place, values) }
    }

    /// Where the record at a place is kept, or that which the row shows; what is not there is reported.
    private func recordPlace(_ place: ValueDefinition?, in data: Located<String>) -> RecordPlace? {
        if let place {
            return index(place, in: data).map { RecordPlace(data: data.value, number: $0) }
        }
        if let row = scope.row?.place, row.data == data.value { return row }
        reportMissing(
            "the row shows no record of '\(data.value)'",
            "say which record it is with 'at:', counted from 0",
            at: data.range
        )
        return nil
    }

    /// A place in data; one that is not there is reported.
    private func index(_ value: ValueDefinition, in data: Located<String>) -> Int? {
        guard case .int(let place)? = interpreter.value(of: value, in: scope),
            let count = interpreter.data.rows(of: data.value)?.count
        else { return nil }
        if place >= 0, place < count { return place }
        let known = count.counted("record")
        reportMissing(
            "there is no record \(place): '\(data.value)' has \(known)",
            "records count from 0",
            at: value.range
        )
        return nil
    }
}

extension TableViewCell {
    /// The controller whose screen the cell is on.
    fileprivate var ownController: ViewController? {
        lineage.lazy.compactMap(\.viewController).first
    }
}

extension Interpreter {
    /// The record that assignments describe, field by field.
    func record(of assignments: [Assignment], in scope: ScriptScope) -> DataValue {
        .record(
            DataValue.Record(
                assignments.map { ($0.text, value(of: $0.value, in: scope) ?? .null) }
            )
        )
    }

    /// Changes fields of a record where it is kept; does nothing where it is there no more.
    fileprivate func update(_ place: RecordPlace, _ fields: [(name: String, value: DataValue)]) {
        guard let record = data.record(at: place.number, of: place.data) else { return }
        var (item, changed) = (record, record.setting(fields))
        var whole = changed
        if let inner = place.inner {
            var list = record.value(at: inner.fields)?.elements ?? []
            guard list.indices.contains(inner.number) else { return }
            (item, changed) = (list[inner.number], list[inner.number].setting(fields))
            list[inner.number] = changed
            whole = record.replacing(inner.fields[...], with: .list(list))
        }
        guard whole != record else { return }
        keepCheckmarks(of: item, as: changed, in: place.data)
        data.change(place.data, .replaced(whole, at: place.number))
    }

    /// Removes a record from where it is kept; the last one within another record goes with that.
    func remove(_ place: RecordPlace) {
        guard let record = data.record(at: place.number, of: place.data) else { return }
        guard let inner = place.inner else {
            return data.change(place.data, .removed(place.number))
        }
        var list = record.value(at: inner.fields)?.elements ?? []
        guard list.indices.contains(inner.number) else { return }
        list.remove(at: inner.number)
        let changed = record.replacing(inner.fields[...], with: .list(list))
        data.change(
            place.data,
            list.isEmpty ? .removed(place.number) : .replaced(changed, at: place.number)
        )
    }

    /// Removes the records that rows show, each once, whatever other rows show them; says whether all
    /// rows show records of data.
    func removeRecords(ofRowsAt paths: [IndexPath], in table: TableView) -> Bool {
        var places: [RecordPlace] = []
        for path in paths {
            guard let place = table.script(ofRowAt: path)?.context(at: path)?.place else {
                return false
            }
            if !places.contains(place) { places.append(place) }
        }
        // From the last one, so that the others stay where they are.
        places.sort { ($0.number, $0.inner?.number ?? 0) > ($1.number, $1.inner?.number ?? 0) }
        for place in places { remove(place) }
        return true
    }
}
