import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Carries out one effect of an action.
struct EffectRunner {
    let script: ScriptedInstance

    /// The controller or cell whose action it is.
    let host: AnyObject

    let scope: ScriptScope

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
            (host as? ViewController)?.performSegue(
                withIdentifier: identifier.value,
                sender: scope.sender
            )
        case .append(let data, let item, let section): append(item, to: data, section)
        case .remove(let data, let place):
            guard let place = index(place, in: data) else { return }
            interpreter.data.change(data.value, .removed(place))
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
        interpreter.reportMissing(
            "'\(data.value)' is not shown with a section \(number)",
            "sections count from 0",
            at: section.range
        )
    }

    /// A place in data; one that is not there is reported.
    private func index(_ value: ValueDefinition, in data: Located<String>) -> Int? {
        guard case .int(let place)? = interpreter.value(of: value, in: scope),
            let count = interpreter.data.rows(of: data.value)?.count
        else { return nil }
        if place >= 0, place < count { return place }
        let known = count == 1 ? "1 record" : "\(count) records"
        interpreter.reportMissing(
            "there is no record \(place): '\(data.value)' has \(known)",
            "records count from 0",
            at: value.range
        )
        return nil
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

    fileprivate func reportMissing(_ message: String, _ help: String, at range: SourceRange) {
        report(
            Diagnostic(.failedComputation, message, at: place(range), helps: [Help(help)])
        )
    }
}
