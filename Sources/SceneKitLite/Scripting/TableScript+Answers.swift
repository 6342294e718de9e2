import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

extension TableScript {
    /// Runs effects that belong to a row, which a static or fed section may know more about.
    func run(_ effects: [EffectDefinition], at indexPath: IndexPath, in table: TableView) {
        guard !effects.isEmpty, let instance else { return }
        let row = interpreter.row(at: indexPath, in: table)
        let sender = table.cellForRow(at: indexPath)
        instance.run(effects, in: instance.scope(row: row, sender: sender))
    }

    /// Whether the data can take rows at other places.
    var canReorder: Bool {
        canEdit && feed?.isCounted == false && rules.rows?.sortsRows == false
    }
}

/// A table asks its static content first; the class adds what touches do.
extension TableScript: TableViewDataSourceReordering {
    func numberOfSections(in tableView: TableView) -> Int {
        attach(to: tableView)
        return feed?.sectionCount ?? 1
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        if isFed {
            fedSection = section
            attach(to: tableView)
        }
        return feed?.rowCount(inSection: feedSection(section)) ?? 0
    }

    /// The cell of a row, with everything set that any row of its prototype sets.
    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        attach(to: tableView)
        guard !interpreter.workload.isSpent else {
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        let scope = scope(at: indexPath)
        guard let rule = rule(in: scope),
            let cell = tableView.dequeueReusableCell(withIdentifier: rule.identifier)
        else { return TableViewCell(style: .default, reuseIdentifier: nil) }
        configure(cell, rule, in: scope)
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        feed?.header(ofSection: feedSection(section))
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        feed?.footer(ofSection: feedSection(section))
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        attach(to: tableView)
        // While a table is edited nothing is swiped: then only what can be edited shows that.
        return canEdit || !tableView.isEditing && canSwipe(at: indexPath, in: tableView)
    }

    /// Deletes a row, or inserts one before it.
    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard let feed else { return }
        let section = feedSection(indexPath.section)
        switch editingStyle {
        case .none: return
        case .delete: feed.remove(section: section, row: indexPath.row)
        case .insert:
            guard let insertion = rules.insertion else { return }
            let item = interpreter.record(of: insertion, in: scope(at: indexPath))
            feed.insert(item, section: section, row: indexPath.row)
        }
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard canReorder, let move = rules.editing?.move else { return false }
        return interpreter.value(of: move, in: scope(at: indexPath)) == .bool(true)
    }

    /// Moves a row in the data; the table moves its own.
    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let feed else { return }
        let section = feedSection(sourceIndexPath.section)
        let before = feed.shape(around: nil).sections
        isMovingRow = true
        if sourceIndexPath.section == destinationIndexPath.section {
            feed.move(section: section, from: sourceIndexPath.row, to: destinationIndexPath.row)
        } else {
            feed.move(sourceIndexPath, toSectionOf: destinationIndexPath)
        }
        isMovingRow = false
        lastContext = nil
        isStale = true
        // A section that lost its last row is gone, and the table cannot move a row out of it.
        if feed.shape(around: nil).sections.map(\.title) != before.map(\.title) {
            tableView.reloadData()
        }
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? { feed?.indexTitles }

    func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { feed?.section(ofIndexTitle: title) ?? index }
}

extension TableScript: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        let script = tableView.script(ofRowAt: indexPath)
        return script?.height(at: indexPath) ?? TableView.automaticDimension
    }

    /// Makes last changes of a cell that is about to show.
    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        attach(to: tableView)
        guard !rules.willDisplay.isEmpty, let instance else { return }
        let row = interpreter.row(at: indexPath, in: tableView)
        let scope = instance.scope(row: row, sender: cell)
        displayBinding(of: cell).carryOut(rules.willDisplay, by: interpreter, in: scope)
    }

    /// Runs what selecting a row does; marking one does nothing but that.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        guard !tableView.marksRows else { return }
        run(rules.select, at: indexPath, in: tableView)
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        guard !tableView.marksRows else { return }
        run(rules.deselect, at: indexPath, in: tableView)
    }

    func tableView(
        _ tableView: TableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { run(rules.accessoryTapped, at: indexPath, in: tableView) }

    func tableView(
        _ tableView: TableView,
        didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard !rules.didEndDisplaying.isEmpty, let instance else { return }
        // The data may have lost the row, or have another one there.
        let row = interpreter.shownRow(of: cell) ?? interpreter.row(at: indexPath, in: tableView)
        let scope = instance.scope(row: row, sender: cell)
        // The table must not have other rows before it has placed those that it knows.
        interpreter.waiting.add(tableView, actingFor: row) {
            instance.run(self.rules.didEndDisplaying, in: scope)
        }
    }

    /// The control at the left of a row while editing: none if the class lets nothing be edited.
    func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        attach(to: tableView)
        let script = tableView.script(ofRowAt: indexPath) ?? self
        return script.editingStyle(at: indexPath, in: tableView)
    }

    private func editingStyle(
        at indexPath: IndexPath,
        in table: TableView
    ) -> TableViewCell.EditingStyle {
        guard canEdit, let editing = rules.editing else { return .none }
        let scope = scope(at: indexPath)
        let known: TableViewCell.EditingStyle
        if let style = editing.style {
            let word = interpreter.value(of: style, in: scope)?.text
            known = word.flatMap(TableViewCell.EditingStyle.init) ?? .none
        } else if table.shownRows.contains(where: { $0.indexPath == indexPath }) {
            known = table.preferredEditingStyle(forRowAt: indexPath)
        } else {
            let sample = (rule(in: scope)?.identifier).flatMap(table.takeSample(withIdentifier:))
            known = sample?.preferredEditingStyle ?? .delete
            if let sample { table.putBack([sample]) }
        }
        // Without a record to insert, it would have no effect.
        return known == .insert && rules.insertion == nil ? .none : known
    }

    func tableView(
        _ tableView: TableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        swipeConfiguration(.trailing, at: indexPath, in: tableView)
    }

    func tableView(
        _ tableView: TableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        swipeConfiguration(.leading, at: indexPath, in: tableView)
    }

    /// A row goes to another section where the data can say so; elsewhere it stays where it is.
    func tableView(
        _ tableView: TableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let proposed = proposedDestinationIndexPath
        let staysInSection = proposed.section == sourceIndexPath.section
        let mayLeave = tableView.staticContent == nil && feed?.takesRowsOfOtherSections == true
        return staysInSection || mayLeave ? proposed : sourceIndexPath
    }
}

extension TableScript: DataSourceModelAssociation {
    func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
        feed?.name(section: indexPath.section, row: indexPath.row)
    }

    func indexPathForElement(
        withModelIdentifier identifier: String,
        in view: View
    ) -> IndexPath? { feed?.place(ofName: identifier) }
}
