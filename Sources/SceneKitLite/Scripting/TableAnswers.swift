import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

/// The data source and the delegate of the tables that one controller answers for.
///
/// Each table is told apart by its id, as a class in Swift would by the first argument. A table asks
/// its static content first; the class adds what touches do.
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

    /// Runs effects that belong to a row, which a static or fed section may know more about.
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
        feed(of: tableView)?.sectionCount ?? 1
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        feed(of: tableView)?.rowCount(inSection: section) ?? 0
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { script(for: tableView).cell(at: indexPath, in: tableView) }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        feed(of: tableView)?.header(ofSection: section)
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        feed(of: tableView)?.footer(ofSection: section)
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        script(for: tableView).canEdit
    }

    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { script(for: tableView).commit(editingStyle, at: indexPath) }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        script(for: tableView).canMove(at: indexPath)
    }

    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { script(for: tableView).move(from: sourceIndexPath, to: destinationIndexPath) }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        feed(of: tableView)?.indexTitles
    }

    func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { feed(of: tableView)?.section(ofIndexTitle: title) ?? index }
}

extension TableAnswers: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        let script = instance.interpreter.script(ofRowAt: indexPath, in: tableView)
        return script?.height(at: indexPath) ?? TableView.automaticDimension
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
    ) -> TableViewCell.EditingStyle { script(for: tableView).editingStyle(at: indexPath) }

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

extension TableAnswers: UniformRowSource {
    func uniformRows(
        of table: TableView,
        inSection section: Int,
        glyphSet: GlyphSet
    ) -> (any UniformRows)? {
        RowContents(script(for: table), of: table, section: section, glyphSet: glyphSet)
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
        return feed(of: table)?.place(ofName: identifier)
    }
}
