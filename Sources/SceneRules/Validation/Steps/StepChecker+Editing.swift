import SceneLanguage
import SceneText

/// What a person does to rows: select and edit them, tap their detail buttons, use the index.
extension StepChecker {
    /// Checks what is done to a row, or to those that are selected.
    mutating func checkEditing(_ definition: StepDefinition, _ row: RowAddress?) {
        guard row.map({ check($0, definition) }) ?? checkTable(definition),
            let number = table(of: definition),
            let owner = index.controller(of: index.tables[number].scope), !owner.isOpen
        else { return }
        let sections = index.tables[number].table.sections ?? []
        if index.tables[number].table.isStatic,
            row.map({ staticCell(at: $0, inTable: number) != nil })
                ?? !sections.contains(where: \.isFed)
        {
            report("the rows of a static table cannot be edited", definition.range)
            return
        }
        let editing = index.rules(of: index.tables[number]).lazy.compactMap(\.editing).first
        var missing: String?
        switch definition.step {
        case .move: missing = editing?.move.isTrueOrOpen ?? false ? nil : "editing: {move: true}"
        case .insert: missing = editing?.insert == nil ? "editing: {insert: {…}}" : nil
        default: missing = editing == nil ? "editing: {style: delete}" : nil
        }
        guard let missing else { return checkMode(of: number, definition) }
        report(
            "'\(owner.name)' does not let rows be \(definition.step.participle)",
            definition.range,
            helps: ["a class allows it with '\(missing)'"]
        )
    }

    /// Reports what is done only while a table is edited, and the last place of a row that is moved.
    private mutating func checkMode(of number: Int, _ definition: StepDefinition) {
        if case .delete(_?) = definition.step { return }
        guard isEditing(number) != false else {
            report(.notEditing, definition.range)
            return
        }
        if case .move(let row, let target) = definition.step {
            // A row may be dropped after the last one of another section.
            check(target, definition, more: row.section == target.section ? 0 : 1)
        }
    }

    /// Whether a table is edited; nil where that is not certain.
    private func isEditing(_ number: Int) -> Bool? {
        switch editing {
        case .on: return true
        case .off: return false
        case .unknown: return nil
        case .untouched: break
        }
        switch index.tables[number].table.properties[.editing]?.value {
        case .boolean(let isOn): return isOn
        case nil: return sites.codeMaySet("editing") ? nil : false
        default: return nil
        }
    }

    // MARK: - Swiping

    mutating func checkSwipe(
        of row: RowAddress,
        _ title: Located<String>,
        _ definition: StepDefinition
    ) {
        guard check(row, definition), let number = table(of: definition),
            let owner = index.controller(of: index.tables[number].scope), !owner.isOpen
        else { return }
        guard isEditing(number) != true else {
            return report(.swipedWhileEditing, definition.range)
        }
        let rules = index.rules(of: index.tables[number])
        let actions = rules.first { !$0.swipe.isEmpty }?.swipe ?? []
        // Rows that can be deleted are swiped for that, unless they have other actions there.
        let canDelete =
            rules.contains { $0.editing != nil }
            && !actions.contains { $0.condition == nil && $0.edge?.value != .leading }
        let titles = actions.compactMap { $0.title?.word } + (canDelete ? ["Delete"] : [])
        guard titles.count == actions.count + (canDelete ? 1 : 0),
            !titles.contains(where: {
                $0.split(separator: " ") == title.value.split(separator: " ")
            })
        else { return }
        report(
            titles.isEmpty
                ? "the rows of '\(owner.name)' have no swipe actions"
                : "no row of '\(owner.name)' has a swipe action '\(title.value)'",
            titles.isEmpty ? definition.range : title.range,
            helps: [
                titles.isEmpty
                    ? StepWords.swipeHelp
                    : "its actions are \(titles.quotedList)"
            ]
        )
    }

    // MARK: - Selecting

    mutating func checkSelection(of row: RowAddress, _ definition: StepDefinition) {
        guard checkReach(of: row, definition), let number = table(of: definition) else { return }
        let isEdited = isEditing(number)
        let properties = index.tables[number].table.properties
        // While a table is edited, only the keys for editing say whether its rows can be selected.
        if isEdited == true || (isEdited == nil && maySelectWhileEditing(number)) {
            if !maySelectWhileEditing(number) { report(.selectedWhileEditing, definition.range) }
        } else if case .choice("none") = properties[.selection]?.value,
            !sites.codeMaySet("selection")
        {
            report(
                "the rows of the table cannot be selected",
                definition.range,
                helps: ["the table has 'selection: none'"]
            )
        }
    }

    private func maySelectWhileEditing(_ number: Int) -> Bool {
        let properties = index.tables[number].table.properties
        return ["allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing"].contains {
            sites.codeMaySet($0) || properties[$0].map { $0.value.flag != false } ?? false
        }
    }

    /// Whether selecting a row may only mark it.
    func mayMarkRows(of number: Int) -> Bool {
        let name = "allowsMultipleSelectionDuringEditing"
        return isEditing(number) != false
            && (index.tables[number].table.properties[name] != nil || sites.codeMaySet(name))
    }

    // MARK: - Detail buttons and the index

    mutating func checkAccessory(of row: RowAddress, _ definition: StepDefinition) {
        guard checkReach(of: row, definition), let number = table(of: definition),
            index.controller(of: index.tables[number].scope)?.isOpen == false,
            !sites.codeMaySet("accessory")
        else { return }
        let cells = staticCell(at: row, inTable: number).map { [$0] } ?? prototypes(ofTable: number)
        guard !cells.isEmpty, cells.allSatisfy(\.lacksDetailButton) else { return }
        report(.noDetailButton, definition.range)
    }

    private func prototypes(ofTable number: Int) -> [CellDefinition] {
        let table = index.tables[number].table
        return table.isStatic ? [] : table.prototypes ?? []
    }

    /// The cell of a row that is written out.
    func staticCell(at row: RowAddress, inTable number: Int) -> CellDefinition? {
        guard let sections = index.tables[number].table.sections,
            sections.indices.contains(row.section), let cells = sections[row.section].cells,
            cells.indices.contains(row.row)
        else { return nil }
        return cells[row.row]
    }

    mutating func checkIndex(_ title: Located<String>, _ definition: StepDefinition) {
        guard index.bodies.isEmpty else { return }
        let hasIndex = index.tables.indices.contains { number in
            let site = index.tables[number]
            let owner = index.controller(of: index.tables[number].scope)
            return site.table.properties[.index] != nil || owner?.isOpen ?? true
                || index.rules(of: index.tables[number]).contains {
                    $0.rows?.value.index?.value ?? false
                }
        }
        guard !hasIndex else { return checkTitle(title, definition) }
        report("no table has a section index", title.range, helps: [StepWords.indexHelp])
    }

    /// Reports a title that the index of a static table does not have.
    private mutating func checkTitle(_ title: Located<String>, _ definition: StepDefinition) {
        guard let number = table(of: definition),
            case .list(let values) = index.tables[number].table.properties[.index]?.value
        else { return }
        let titles = values.compactMap(\.text)
        guard titles.count == values.count, !titles.contains(title.value) else { return }
        report(
            .noIndexTitle(title.value),
            title.range,
            helps: ["its titles are \(titles.quotedList)"]
        )
    }
}

extension CellDefinition {
    /// Whether the cell is certain to have no button at its right.
    fileprivate var lacksDetailButton: Bool {
        guard properties[.editingAccessory] == nil else { return false }
        switch properties[.accessory]?.value {
        case nil: return true
        case .choice(let accessory):
            return accessory != "detailButton" && accessory != "detailDisclosureButton"
        default: return false
        }
    }
}

extension ValueDefinition? {
    /// Whether the value is true, or only known when the scene runs.
    fileprivate var isTrueOrOpen: Bool {
        switch self?.content {
        case .literal(.bool(let value)): value
        case .template: true
        default: false
        }
    }
}

extension Step {
    /// What the step does to a row, in a sentence about rows.
    fileprivate var participle: String {
        switch self {
        case .move: "moved"
        case .insert: "inserted"
        default: "deleted"
        }
    }
}
