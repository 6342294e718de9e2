import FoundationEssentials
import SceneLanguage
import SceneRuntime

/// The data source and the delegate of the tables that one controller answers for.
///
/// Each table is told apart by its id, as a class in Swift would by the first argument. What a static
/// table holds answers for itself; its class adds what touches do.
final class TableAnswers {
    private unowned let instance: ScriptedInstance
    private var scripts: [ObjectIdentifier: TableScript] = [:]

    init(_ instance: ScriptedInstance) { self.instance = instance }

    /// The rules for a table: those of its id, else those of the controller's own table.
    func script(for table: TableView) -> TableScript {
        if let known = scripts[ObjectIdentifier(table)] { return known }
        let named = table.identifier.flatMap { instance.type.tables[$0] }
        let rules = named ?? instance.type.rules
        let script = TableScript(instance.interpreter, rules, instance: instance)
        script.attach(to: table)
        scripts[ObjectIdentifier(table)] = script
        return script
    }

    private func feed(of table: TableView) -> RowFeed? { script(for: table).feed }

    /// Runs effects that belong to a row, of which a static or fed section may know more.
    private func run(
        _ effects: KeyPath<TableRules, [EffectDefinition]>,
        at indexPath: IndexPath,
        in table: TableView
    ) {
        let list = script(for: table).rules[keyPath: effects]
        guard !list.isEmpty else { return }
        let row = instance.interpreter.row(at: indexPath, in: table)
        let sender = table.cellForRow(at: indexPath)
        instance.run(list, in: instance.scope(row: row, sender: sender))
    }
}

extension TableAnswers: TableViewDataSourceReordering {
    func numberOfSections(in tableView: TableView) -> Int {
        if let content = tableView.staticContent { return content.sections.count }
        return feed(of: tableView)?.sectionCount ?? 1
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        if let content = tableView.staticContent {
            return content.tableView(tableView, numberOfRowsInSection: section)
        }
        return feed(of: tableView)?.rowCount(inSection: section) ?? 0
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        if let content = tableView.staticContent {
            return content.tableView(tableView, cellForRowAt: indexPath)
        }
        return script(for: tableView).cell(at: indexPath, in: tableView)
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        if let content = tableView.staticContent {
            return content.tableView(tableView, titleForHeaderInSection: section)
        }
        return feed(of: tableView)?.header(ofSection: section)
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        if let content = tableView.staticContent {
            return content.tableView(tableView, titleForFooterInSection: section)
        }
        return feed(of: tableView)?.footer(ofSection: section)
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let content = tableView.staticContent {
            return content.tableView(tableView, canEditRowAt: indexPath)
        }
        return script(for: tableView).canEdit
    }

    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard tableView.staticContent == nil else { return }
        script(for: tableView).commit(editingStyle, at: indexPath)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.staticContent == nil && script(for: tableView).canMove(at: indexPath)
    }

    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { script(for: tableView).move(from: sourceIndexPath, to: destinationIndexPath) }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        if let content = tableView.staticContent { return content.sectionIndexTitles }
        return feed(of: tableView)?.indexTitles
    }

    func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        guard tableView.staticContent == nil else { return index }
        return feed(of: tableView)?.section(ofIndexTitle: title) ?? index
    }
}

extension TableAnswers: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        var script = script(for: tableView)
        if let content = tableView.staticContent {
            let source = content.section(at: indexPath.section)?.source as? FedSection
            guard let source else { return TableView.automaticDimension }
            script = source.script
        }
        return script.height(at: indexPath) ?? TableView.automaticDimension
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        tableView.staticContent?.section(at: section)?.headerView
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        tableView.staticContent?.section(at: section)?.footerView
    }

    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        let script = script(for: tableView)
        guard !script.rules.willDisplay.isEmpty else { return }
        let row = instance.interpreter.row(at: indexPath, in: tableView)
        script.willDisplay(cell, in: instance.scope(row: row, sender: cell))
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        run(\.select, at: indexPath, in: tableView)
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        run(\.deselect, at: indexPath, in: tableView)
    }

    func tableView(
        _ tableView: TableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { run(\.accessoryTapped, at: indexPath, in: tableView) }

    func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        guard tableView.staticContent == nil else {
            return tableView.preferredEditingStyle(forRowAt: indexPath)
        }
        return script(for: tableView).editingStyle(at: indexPath)
    }

    /// A row stays in its section: it cannot change the record that it belongs to.
    func tableView(
        _ tableView: TableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let section = sourceIndexPath.section
        let proposed = proposedDestinationIndexPath
        guard proposed.section != section else { return proposed }
        let last = max(0, tableView.numberOfRows(inSection: section) - 1)
        return IndexPath(row: proposed.section < section ? 0 : last, section: section)
    }
}

extension TableAnswers: DataSourceModelAssociation {
    func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
        guard let table = view as? TableView else { return nil }
        return feed(of: table)?.name(section: indexPath.section, row: indexPath.row)
    }

    func indexPathForElement(
        withModelIdentifier identifier: String,
        in view: View
    ) -> IndexPath? {
        guard let table = view as? TableView else { return nil }
        return feed(of: table)?.place(ofName: identifier).map {
            IndexPath(row: $0.row, section: $0.section)
        }
    }
}
