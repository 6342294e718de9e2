import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

extension StaticTableMaker {
    /// The cells of a section.
    mutating func cells(of section: EvaluatedSection, number: Int) -> [YAMLValue] {
        section.rows.compactMap { row in
            guard let rule = row.rule, let mold = molds[rule.identifier] else { return nil }
            return cell(row.context, rule, mold, hasCheckmarks: hasCheckmarks(number))
        }
    }

    private mutating func cell(
        _ row: RowContext,
        _ rule: CellRule,
        _ mold: CellMold,
        hasCheckmarks: Bool
    ) -> YAMLValue {
        let scope = evaluator.scope(of: row)
        var changes: [CellChange] = []
        // What is written for one row alone reads best as code.
        let isOwn = (name(of: row) != nil || mold.rowCount == 1) && evaluator.instance != nil
        let changing = isOwn ? changing.withProperties : changing
        for assignment in assignments(of: rule) {
            guard let target = mold.target(of: assignment) else { continue }
            let kept = keptPaths(in: assignment.value, row, rule)
            if !kept.isEmpty || changing.first(in: assignment.value) != nil {
                changes += move(assignment, target, row, mold, (changing, kept))
            } else if let value = evaluator.interpreter.value(of: assignment.value, in: scope) {
                changes += change(target, to: value, by: assignment, row)
            }
        }
        changes += height(of: rule, in: scope)
        for way in performed {
            guard let segue = way.segue(of: row, in: draft.edits.tree) else { continue }
            changes.append(CellChange(way.way.key, segue))
        }
        if hasCheckmarks, !rule.set.contains(where: { $0.text == "value" }) {
            changes.append(CellChange("value", YAMLValue(row.item ?? .int(row.row))))
        }
        let item = groupReads.item(of: row) { value(of: $0, in: row) }
        if let item, mold.needsItems, let rest = rest(of: item, row, rule) {
            changes.append(CellChange("item", YAMLValue(rest)))
        }
        let sent = mold.sentFields.compactMapValues { row.item?[$0]?.text }
        return mold.cell(changes, named: name(of: row), sending: sent) { id($0, row) }
            .with(comments(of: row, mold))
    }

    /// What is set on a row; of two assignments to one property the last counts.
    func assignments(of rule: CellRule) -> [Assignment] {
        (rule.set + bakedDisplay).reversed().uniqued(by: \.text).reversed()
    }

    private mutating func change(
        _ target: CellTarget,
        to value: DataValue,
        by assignment: Assignment,
        _ row: RowContext
    ) -> [CellChange] {
        if let changes = target.changes(setting: value) { return changes }
        let shown = value.text.map { "'\($0)'" } ?? ValueType(of: value).withArticle
        refuseOnce(
            "'\(assignment.text)' cannot be written as \(shown), \(row.note)",
            at: assignment.value.range
        )
        return []
    }

    /// Reports a refusal for the first of many rows only.
    private mutating func refuseOnce(_ message: String, at range: SourceRange) {
        guard !draft.findings.contains(where: { $0.primary.range == range }) else { return }
        draft.refuse(message, at: range)
    }

    private func height(of rule: CellRule, in scope: ScriptScope) -> [CellChange] {
        guard let height = rule.height,
            let value = evaluator.interpreter.value(of: height, in: scope), value.number != nil
        else { return [] }
        return [CellChange("height", YAMLValue(value, as: .number()))]
    }

    /// Whether the section of a static table gives its cells checkmarks.
    func hasCheckmarks(_ number: Int) -> Bool {
        guard table.table.isStatic, let sections = table.table.sections,
            case .choice(let word)? = sections[number].properties[.selectionMode]?.value
        else { return false }
        return word != StaticTableSection.SelectionMode.default.rawValue
    }

    // MARK: What the controller sets

    /// Lets the controller set what depends on more than the row, and says what the cell loses.
    private mutating func move(
        _ assignment: Assignment,
        _ target: CellTarget,
        _ row: RowContext,
        _ mold: CellMold,
        _ live: (names: ChangingNames, paths: [String: String])
    ) -> [CellChange] {
        let template = RowTemplate(
            tree: draft.edits.tree,
            changing: live.names,
            kept: live.paths,
            scope: evaluator.scope(of: row)
        )
        guard evaluator.instance != nil, let value = template.text(of: assignment.value) else {
            refuseOnce(
                "what '\(assignment.text)' is set to may change, and no outlet can follow it",
                at: assignment.value.range
            )
            return []
        }
        let words = assignment.path.first.map { outletStem(of: $0, target, mold) } ?? "view"
        var id = id(mold.id(of: target.path.place, else: words), row)
        var name = freeName(words, row, isAlone: mold.rowCount == 1)
        let isCell = if case .view = target.path.place { false } else { true }
        if isCell, let own = self.name(of: row) {
            id = own
            let outlet = own.hasSuffix("Cell") ? own : own + "Cell"
            if !isTaken(outlet) { name = outlet }
        }
        followedNames.formUnion(assignment.value.expressions.flatMap(\.paths).map(\.root.name))
        moved.add(
            target.path.pathFromOutlet,
            of: id,
            as: mold.parts.className(at: target.path.place),
            named: name,
            value: assignment.mayBeAbsent && target.path.keys == ["text"]
                ? textOrEmpty(value, assignment.value) : value
        )
        // Code skips an absent value; here nothing would remove the first text.
        guard assignment.mayBeAbsent else { return [] }
        return [CellChange(target.path, nil)]
    }

    /// A text that is an expression, empty where that has no value: a row clears its label then, and code
    /// would leave the last text there.
    private func textOrEmpty(_ value: String, _ definition: ValueDefinition) -> String {
        guard case .template(let template) = definition.content, template.isSingleExpression
        else { return value }
        let expression = value.dropFirst().dropLast()
        // One that says so already is not absent.
        if expression.contains("??") { return value }
        return expression.contains(" ") ? "{(\(expression)) ?? ''}" : "{\(expression) ?? ''}"
    }

    /// The name of an outlet to a place, before the row is added.
    private func outletStem(of start: String, _ target: CellTarget, _ mold: CellMold) -> String {
        guard case .view(let number) = target.path.place else {
            return (mold.parts.cell.identifier?.value ?? "cell").lowerCamelCase
        }
        guard start.hasPrefix("#") else { return start }
        return mold.parts.views[number].kind.rawValue + start.dropFirst()
    }

    func freeName(_ stem: String, _ row: RowContext, isAlone: Bool) -> String {
        if isAlone, !isTaken(stem) { return stem }
        var name = "\(stem)_\(row.section)_\(row.row)"
        while isTaken(name) { name += "_" }
        return name
    }

    /// Whether an outlet of the class is one that another table of the class got before: this scene does not
    /// connect it yet.
    func isShared(_ outlet: String) -> Bool {
        guard evaluator.controller?.outlets[outlet] != nil else { return false }
        return !table.scene.outlets.contains { $0.name.value == outlet }
    }

    private func isTaken(_ name: String) -> Bool {
        let controller = evaluator.controller
        return moved.contains(name) || controller?.outlets[name] != nil && !isShared(name)
            || controller?.properties[name] != nil || ReservedWord(rawValue: name) != nil
            || draft.file.definition.data.contains { $0.name.value == name }
    }
}

extension String {
    /// The text as a name that begins small: `KindCell` is `kindCell`.
    var lowerCamelCase: String {
        let words = split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = words.map(String.init).joinedInCamelCase.lowercasedFirst
        return name.first?.isLetter ?? false ? name : "cell" + name
    }
}
