import SceneLanguage
import SceneText

/// Finds what is written of rows and can never be seen or happen.
enum KeyWithoutEffect: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables {
            checkMarks(of: site, index, &log)
            for section in site.table.sections ?? [] { check(section, index, &log) }
        }
        for site in index.cells { check(site, index, &log) }
        for (link, type) in zip(index.classes.links, index.classes.resolved) where !type.isOpen {
            let definition = link.definition
            check(definition.rules, of: index.use.tables(of: type, id: nil), index, &log)
            guard !index.use.hasViewFiles(type) else { continue }
            for named in definition.tables {
                let tables = index.use.tables(of: type, id: named.table.value)
                check(named.rules, of: tables, index, &log)
            }
        }
    }

    /// Rows are marked to be deleted.
    private static func checkMarks(
        of site: TableSite,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard let property = site.table.properties[.allowsMultipleSelectionDuringEditing],
            property.isTrue, index.controller(of: site.scope)?.isOpen == false
        else { return }
        let canEdit = index.rules(of: site).contains { $0.editing != nil }
        guard !canEdit || site.isStatic && !site.table.hasFedSection else { return }
        let help =
            canEdit
            ? "rows that are written in the scene cannot be edited: make them from data"
            : "let rows be deleted with 'editing: {style: delete}' in the class"
        log.report(
            .keyWithoutEffect,
            "no row of the table can be edited, so none can be marked",
            at: index.mark(property.nameRange),
            helps: [Help(help)]
        )
    }

    // MARK: - Checkmarks

    private static func check(
        _ section: SectionDefinition,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let cells = section.cells ?? []
        guard section.hasCheckmarks else {
            for cell in cells {
                let checked = cell.properties[.checked]?.nameRange
                guard let range = checked ?? cell.value?.range else { continue }
                guard !index.stepSites.codeMaySet("checked") else { return }
                log.report(
                    .keyWithoutEffect,
                    "'\(checked == nil ? "value" : "checked")' is for a cell of a section with "
                        + "checkmarks, but this section has none",
                    at: index.mark(range),
                    helps: [
                        Help(
                            "give the section 'selectionMode: singleCheckmark' or "
                                + "'multipleCheckmarks'"
                                + (checked == nil
                                    ? "" : "; for a mere mark, use 'accessory: checkmark'")
                        )
                    ]
                )
            }
            return
        }
        guard section.properties[.selectionMode]?.value.word == "singleCheckmark" else { return }
        let checked = cells.compactMap { cell in
            cell.properties[.checked].flatMap { $0.isTrue ? $0 : nil }
        }
        guard let first = checked.first else { return }
        for extra in checked.dropFirst() {
            log.report(
                .keyWithoutEffect,
                "a section with a single checkmark starts with one row checked, and this is "
                    + "another",
                at: index.mark(extra.nameRange),
                secondary: [index.mark(first.nameRange, "the first")],
                helps: ["remove it, or write 'selectionMode: multipleCheckmarks'"]
            )
        }
    }

    // MARK: - Cells

    private static func check(
        _ site: CellSite,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let table = index.tables[site.table]
        let cell = site.cell
        if let segue = cell.segue, !table.takesSelections(index) {
            log.report(
                .keyWithoutEffect,
                "the rows of the table cannot be selected, so the segue is never performed",
                at: index.mark(segue.target.range),
                secondary: table.selectionPlace(index),
                helps: ["remove 'selection: none', or the segue"]
            )
        }
        let style = cell.properties[.editingStyle].flatMap { $0.isWord("none") ? nil : $0 }
        let grip = cell.properties[.showsReorderControl].flatMap { $0.isTrue ? $0 : nil }
        guard let idle = style ?? grip, index.controller(of: table.scope)?.isOpen == false else {
            return
        }
        if site.role == .static {
            return log.report(
                .keyWithoutEffect,
                "a cell of a static section is never deleted or moved, so '\(idle.name)' "
                    + "shows nothing",
                at: index.mark(idle.nameRange),
                helps: ["rows that come from data can be edited; remove it here"]
            )
        }
        let editing = index.rules(of: table).lazy.compactMap(\.editing).first
        let isMissing = style == nil ? editing?.move == nil : editing == nil
        guard isMissing else { return }
        log.report(
            .keyWithoutEffect,
            "the rows of the table are never \(style == nil ? "moved" : "edited"), so "
                + "'\(idle.name)' shows nothing",
            at: index.mark(idle.nameRange),
            helps: [
                Help(
                    "add to the class 'editing: {\(style == nil ? "move: true" : "")}', "
                        + "or remove it"
                )
            ]
        )
    }

    // MARK: - Rules of a class

    private static func check(
        _ rules: TableRulesDefinition,
        of numbers: [Int],
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let tables = numbers.map { index.tables[$0] }
        guard let first = tables.first else { return }
        if let effect = rules.select.first ?? rules.deselect.first,
            !tables.contains(where: { $0.takesSelections(index) })
        {
            log.report(
                .keyWithoutEffect,
                "the rows of the table cannot be selected, so this is never done",
                at: index.mark(effect.range),
                secondary: first.selectionPlace(index),
                helps: ["remove 'selection: none', or these effects"]
            )
        }
        guard let editing = rules.editing else { return }
        guard tables.contains(where: { !$0.isStatic || $0.table.hasFedSection }) else {
            return log.report(
                .keyWithoutEffect,
                "the rows of a static table cannot be edited",
                at: index.mark(editing.range),
                helps: ["rows that come from data can; remove 'editing' here"]
            )
        }
        if let move = editing.move, !move.isFalse, let rows = rules.rows?.value,
            rows.sortsRows, let sort = rows.sort
        {
            return log.report(
                .keyWithoutEffect,
                "sorted rows are placed by their values and cannot be moved",
                at: index.mark(move.range),
                secondary: [index.mark(sort.range, "sorted here")],
                helps: ["remove 'sort', or 'move'"]
            )
        }
        let prototypes = index.use.prototypes(nil, in: numbers).map { index.cells[$0].cell }
        if let move = editing.move, !move.isFalse, !prototypes.isEmpty,
            !index.stepSites.codeMaySet("showsReorderControl"),
            prototypes.allSatisfy({ $0.properties[.showsReorderControl] == nil })
        {
            log.report(
                .keyWithoutEffect,
                "no cell of the table shows the reorder control that moves a row",
                at: index.mark(move.range),
                helps: ["give the prototype 'showsReorderControl: true'"]
            )
        }
    }
}

extension TableSite {
    /// Whether rows can be selected at some time.
    fileprivate func takesSelections(_ index: SceneIndex) -> Bool {
        guard table.properties[.selection]?.isWord("none") == true else { return true }
        return ["allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing"].contains {
            table.properties[$0] != nil || index.stepSites.codeMaySet($0)
        } || index.stepSites.codeMaySet("selection")
    }

    fileprivate func selectionPlace(_ index: SceneIndex) -> [Annotation] {
        table.properties[.selection].map { [index.mark($0.range, "set here")] } ?? []
    }
}

extension TableDefinition {
    fileprivate var hasFedSection: Bool { (sections ?? []).contains(where: \.isFed) }
}

extension SectionDefinition {
    /// Whether a tap on a row gives or takes a checkmark.
    fileprivate var hasCheckmarks: Bool {
        properties[.selectionMode].map { !$0.isWord("default") } ?? false
    }
}

extension PropertyDefinition {
    fileprivate var isTrue: Bool { value.flag == true }

    fileprivate func isWord(_ word: String) -> Bool {
        if case .choice(word) = value { true } else { false }
    }
}

extension ValueDefinition {
    fileprivate var isFalse: Bool {
        if case .literal(.bool(false)) = content { true } else { false }
    }
}

extension DiagnosticCode {
    static let keyWithoutEffect = DiagnosticCode(
        "key-without-effect",
        .tables,
        .warning,
        summary: "a key about rows can never have an effect",
        explanation: """
            UIKit accepts settings of a table that contradict each other, and does nothing: a segue on a row that \
            cannot be selected, a second checkmark if only one is allowed, `editing:` for the cells of a static \
            table, or rows that can be moved but have no reorder control. Somebody meant something by it, but the \
            screen does not show it.
            """,
        good: """
            scenes:
              account:
                controller: table
                table:
                  sections:
                    - cells: [{text: Password, segue: {show: password}}]
              password: {controller: table, table: {sections: [{cells: [{text: Change}]}]}}
            initial: account
            """,
        replacing: "      sections:\n        - cells: [{text: Password",
        with: "      selection: none\n      sections:\n        - cells: [{text: Password"
    )
}
