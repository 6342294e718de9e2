import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

/// Computes what touching a row would compute, without doing any of it.
///
/// Only values of the row itself count, and only up to the first effect that may change what the row shows.
struct RowTouches {
    /// What answers when a row is touched, which is not what fills it in a static table.
    private let script: TableScript

    private let instance: ScriptedInstance
    private let select: RowEffects
    private let deselect: RowEffects
    private let accessory: RowEffects
    private let swipes: [RowEffects]

    /// What is asked of each row while the table is edited.
    private let editing: [ValueDefinition]

    /// The destinations of segues, made once each; nil for one that cannot be made.
    private var destinations: [ObjectIdentifier: ViewController?] = [:]

    /// Nil where no class says what touches do.
    init?(_ table: TableView, filledBy filler: TableScript) {
        let script = table.delegate as? TableScript ?? filler
        guard let instance = script.instance else { return nil }
        self.script = script
        self.instance = instance
        select = RowEffects(script.rules.select)
        deselect = RowEffects(script.rules.deselect)
        accessory = RowEffects(script.rules.accessoryTapped)
        swipes = filler.rules.swipe.map { RowEffects($0.effects) }
        let rules = filler.rules.editing
        let asked = filler.canEdit ? [rules?.style, filler.canReorder ? rules?.move : nil] : []
        editing = asked.compactMap { $0 }.filter(\.mayFailInRow)
    }

    /// What keeps touches from a row or a table, where code sets it.
    static let touchKeys: Set = ["userInteraction", "allowsSelection", "hidden", "alpha"]

    private var interpreter: Interpreter { script.interpreter }

    /// Computes what touches of a row do, in the cell that was filled for it.
    mutating func compute(at path: IndexPath, _ cell: TableViewCell, in table: TableView) {
        let scope = instance.scope(row: interpreter.row(at: path, in: table), sender: cell)
        for value in editing { _ = interpreter.value(of: value, in: scope) }
        guard scope.row != nil, cell.touchBarrier == nil, table.touchBarrier == nil else { return }
        if table.allowsSelection, !table.isEditing {
            cell.selectionSegue.map { prepare($0, asks: true, in: scope) }
            compute(select, in: scope)
            if !select.mayChangeRows, mayDeselect(cell, scope, in: table) {
                compute(deselect, in: scope)
            }
        }
        guard cell.visibleAccessoryView == nil, cell.visibleAccessoryType.hasDetailButton
        else { return }
        compute(accessory, in: scope)
        guard !accessory.mayChangeRows else { return }
        cell.accessorySegue.map { prepare($0, asks: true, in: scope) }
    }

    /// Whether a touch of the row, or of another one, deselects it: not where a segue has led away before.
    private func mayDeselect(
        _ cell: TableViewCell,
        _ scope: ScriptScope,
        in table: TableView
    ) -> Bool {
        guard table.staticContent == nil, cell.selectionSegue == nil, let row = scope.row else {
            return false
        }
        // With a single selection it takes another row that can be touched.
        let mayBarTouches = script.rules.cells.flatMap(\.set).contains {
            Self.touchKeys.contains($0.path.last ?? "")
        }
        return table.allowsMultipleSelection || (row.count > 1 && !mayBarTouches)
    }

    /// Computes what a swipe action of a row does, by its number.
    mutating func compute(swipe number: Int, at path: IndexPath, in table: TableView) {
        guard table.touchBarrier == nil else { return }
        let row = interpreter.row(at: path, in: table)
        compute(swipes[number], in: instance.scope(row: row, sender: instance.host))
    }

    private mutating func compute(_ effects: RowEffects, in scope: ScriptScope) {
        for value in effects.values {
            if let path = value.path {
                // A value that nothing takes is not computed.
                guard let host = instance.host,
                    LivingTarget(path, from: host, interpreter.accessors) != nil
                else { continue }
            }
            _ = interpreter.value(of: value.definition, in: scope)
        }
        guard let name = effects.segue, let controller = instance.host as? ViewController,
            let segue = controller.segues.first(where: { $0.identifier == name })
        else { return }
        prepare(segue, asks: false, in: scope)
    }

    /// Computes what a segue hands to its destination, if the class is certain to let it be performed.
    private mutating func prepare(_ segue: SegueTemplate, asks: Bool, in scope: ScriptScope) {
        guard let identifier = segue.identifier else { return }
        let handed = instance.type.preparation(of: identifier).filter(\.value.mayFailInRow)
        guard !handed.isEmpty else { return }
        if asks, let condition = instance.type.condition(of: identifier) {
            guard condition.isOfRow, interpreter.value(of: condition, in: scope) == .bool(true)
            else { return }
        }
        guard let destination = destination(of: segue) else { return }
        for assignment in handed
        where LivingTarget(assignment.path, from: destination, interpreter.accessors) != nil {
            _ = interpreter.value(of: assignment.value, in: scope)
        }
    }

    private mutating func destination(of segue: SegueTemplate) -> ViewController? {
        if let known = destinations[ObjectIdentifier(segue)] { return known }
        let made = segue.makeUnprepared()?.prepared
        destinations[ObjectIdentifier(segue)] = made
        return made
    }
}

/// The values of some effects that depend on nothing but the row.
struct RowEffects {
    /// A value, with the path of what takes it where something has to be there for that.
    struct Value {
        let definition: ValueDefinition
        let path: [String]?
    }

    private(set) var values: [Value] = []

    /// The segue that the effects perform before anything has changed.
    private(set) var segue: String?

    /// Whether rows may be others afterwards.
    private(set) var mayChangeRows = false

    init(_ effects: [EffectDefinition]) {
        var asks = false
        for effect in effects {
            switch effect.kind {
            case .set(let assignments):
                for assignment in assignments { add(assignment.value, Assignment(assignment).path) }
            case .log(let text): add(text)
            case .alert(let alert):
                // Only one shows at a time.
                if !asks { for value in alert.shownValues { add(value) } }
                asks = true
            case .configure, .reload: break
            case .perform(let name):
                add(name)
                if !asks, case .literal(let value) = name.content { segue = value.text }
            case .send(let name): add(name)
            case .append(_, let item, let section):
                for field in item { add(field.value) }
                section.map { add($0) }
            case .update(_, let place, let fields):
                for field in fields { add(field.value) }
                place.map { add($0) }
            case .remove(_, let place): place.map { add($0) }
            case .move(_, let place, _): add(place)
            }
            guard !effect.mayChangeRows else {
                mayChangeRows = true
                return
            }
        }
    }

    private mutating func add(_ value: ValueDefinition, _ path: [String]? = nil) {
        if value.mayFailInRow { values.append(Value(definition: value, path: path)) }
    }
}

extension EffectDefinition {
    /// Whether data may be changed, by the effect itself or by what it leads to.
    fileprivate var mayChangeRows: Bool {
        switch kind {
        case .set, .configure, .log, .alert, .reload: false
        case .perform, .send, .append, .update, .remove, .move: true
        }
    }
}

extension AlertDefinition {
    /// The values that are computed before the alert shows.
    fileprivate var shownValues: [ValueDefinition] {
        let fields = fields.flatMap { [$0.placeholder, $0.text] }
        return ([title, message] + fields + actions.map(\.title)).compactMap { $0 }
    }
}

extension ValueDefinition {
    /// Whether the value is computed from nothing but the row.
    var isOfRow: Bool {
        let paths = expressions.flatMap(\.paths)
        return !paths.isEmpty && paths.allSatisfy { Self.namesOfRow.contains($0.root.name) }
    }

    private static let namesOfRow: Set = ["row", "section", "count", "item"]

    /// Whether the value is computed from nothing but the row, and may be missing there.
    var mayFailInRow: Bool {
        guard case .template(let template) = content, isOfRow else { return false }
        return !template.isCertainInRows
    }
}
