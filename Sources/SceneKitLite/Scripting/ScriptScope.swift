package import SceneLanguage
import SceneText

/// The names that an expression of a class sees while the scene runs.
package struct ScriptScope: ValueScope {
    let interpreter: Interpreter

    /// The object whose outlets and properties are seen.
    var instance: ScriptedInstance?

    /// The cell that is filled, whose outlets are seen.
    var cell: ScriptedInstance?

    /// The row that the place is in.
    var row: RowContext?

    /// The group that headers and the rows within records are computed from.
    var group: ScopeValue?

    /// How many rows the section has whose header or footer is computed.
    var count: Int?

    /// The number of that section.
    var section: Int?

    /// What sent an action or performs a segue.
    var sender: AnyObject?

    /// The event for which the action was sent.
    var event = Event.primaryActionTriggered

    package init(
        interpreter: Interpreter,
        instance: ScriptedInstance? = nil,
        row: RowContext? = nil,
        group: ScopeValue? = nil,
        count: Int? = nil,
        sender: AnyObject? = nil
    ) {
        self.interpreter = interpreter
        self.instance = instance
        self.row = row
        self.group = group
        self.count = count
        self.sender = sender
    }

    package func mayLook(at elements: Int) -> Bool { interpreter.workload.mayLook(at: elements) }

    package func isRowless(_ name: String) -> Bool {
        row == nil && group == nil && RowContext.absentValue(of: name) != nil
    }

    package func value(of name: String) -> ScopeValue? {
        if name == "sender", let sender { return .object(ObjectSource(object: sender)) }
        if name == "group", let group { return group }
        if name == "count", let count { return .data(.int(count)) }
        if name == "section", let section { return .data(.int(section)) }
        if let row, let value = row.value(of: name) { return value }
        if let value = instance?.value(ofOwn: name) { return value }
        if let view = cell?.outlet(name) { return .object(ObjectSource(object: view)) }
        if let value = interpreter.dataValue(of: name) { return .data(value) }
        return row == nil ? RowContext.absentValue(of: name) : nil
    }
}
