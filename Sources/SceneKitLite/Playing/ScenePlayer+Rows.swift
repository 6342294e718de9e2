import FoundationEssentials
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// What a person does to rows.
extension ScenePlayer {
    /// The path of a row, which is scrolled into view.
    func row(_ address: RowAddress, of table: TableView) throws(StepFault) -> IndexPath {
        let path = try path(address, of: table)
        window.layoutIfNeeded()
        table.scrollToRow(at: path, at: .none)
        noteSide(of: table)
        return path
    }

    /// The path of a row in a table that takes touches, which is scrolled into view.
    func row(
        _ address: RowAddress,
        in target: Located<String>?
    ) throws(StepFault) -> (TableView, IndexPath) {
        let table = try table(for: target)
        let path = try row(address, of: table)
        window.layoutIfNeeded()
        if let reason = table.untouchableReason {
            throw StepFault("the table \(reason)", at: target?.range ?? address.range)
        }
        return (table, path)
    }

    /// The same of a row that takes touches, too: a swipe is over the table.
    private func touchableRow(
        _ address: RowAddress,
        in target: Located<String>?
    ) throws(StepFault) -> (TableView, IndexPath) {
        let (table, path) = try row(address, in: target)
        if let reason = table.cellForRow(at: path)?.untouchableReason {
            throw StepFault("the row \(reason)", at: address.range)
        }
        return (table, path)
    }

    /// The path of a row, or of one of so many more after the last row of its section.
    private func path(
        _ address: RowAddress,
        of table: TableView,
        more: Int = 0
    ) throws(StepFault) -> IndexPath {
        let sections = table.numberOfSections
        guard address.section < sections else {
            throw StepFault(.noSection(address, of: sections), at: address.range)
        }
        let rows = table.numberOfRows(inSection: address.section)
        guard address.row < rows + more else {
            throw StepFault(.noRow(address, of: rows), at: address.range)
        }
        return IndexPath(row: address.row, section: address.section)
    }

    func select(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let (table, path) = try touchableRow(address, in: target)
        guard !table.touchRow(at: path) else { return }
        if table.isEditing, !table.allowsSelectionDuringEditing, !table.marksRows {
            throw StepFault(.selectedWhileEditing, at: address.range)
        }
        throw StepFault("the row does not allow selection", at: address.range)
    }

    func deselect(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let (table, path) = try touchableRow(address, in: target)
        guard !table.touchToDeselectRow(at: path) else { return }
        let selected = (table.indexPathsForSelectedRows ?? []).sorted()
        if selected.contains(path), !table.selectsSeveral {
            throw StepFault(
                "the row stays selected when it is touched again",
                at: address.range,
                helps: ["'selection: multiple' in the table lets a touch deselect a row"]
            )
        }
        throw StepFault(
            "the row is not selected",
            at: address.range,
            helps: selected.isEmpty
                ? ["no row is selected"]
                : ["selected are \(selected.map { "\($0.section) \($0.row)" }.quotedList)"]
        )
    }

    func tapAccessory(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let (table, path) = try touchableRow(address, in: target)
        guard !table.touchAccessoryButton(forRowAt: path) else { return }
        throw StepFault(.noDetailButton, at: address.range)
    }

    func scroll(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let table = try table(for: target)
        let path = try path(address, of: table)
        window.layoutIfNeeded()
        if table.keyboardDismissMode != .none { window.endEditing(true) }
        table.scrollToRow(at: path, at: .top)
        noteSide(of: table)
    }

    func scroll(
        toIndex title: Located<String>,
        in target: Located<String>?
    ) throws(StepFault) {
        let table = try table(for: target)
        window.layoutIfNeeded()
        guard !table.touchSectionIndexTitle(title.value) else { return }
        guard let titles = table.sectionIndexTitles else {
            throw StepFault(
                "the table has no section index",
                at: title.range,
                helps: [StepWords.indexHelp]
            )
        }
        throw StepFault(
            .noIndexTitle(title.value),
            at: title.range,
            helps: help("its titles are", titles)
        )
    }

    // MARK: - Editing

    func edit(_ isOn: Bool, in target: Located<String>?) throws(StepFault) {
        let table = try table(for: target)
        let owner = shownControllers.first { $0.viewIfLoaded === table }
        if let owner { owner.setEditing(isOn, animated: false) }
        table.setEditing(isOn, animated: false)
    }

    func delete(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let (table, path) = try row(address, in: target)
        guard !table.marksRows else { throw marking(address) }
        let style = table.editingStyle(forRowAt: path)
        guard style == .delete else { throw unfit(style, address, "deleted", path, in: table) }
        guard table.isEditing else {
            guard !table.swipeToDeleteRow(at: path) else { return }
            throw StepFault(
                "the row shows swipe actions of its own in place of Delete",
                at: address.range,
                helps: swipeHelp(address, path, in: table)
            )
        }
        table.touchEditingControl(forRowAt: path)
    }

    func insert(_ address: RowAddress, in target: Located<String>?) throws(StepFault) {
        let (table, path) = try row(address, in: target)
        guard table.isEditing else { throw StepFault(.notEditing, at: address.range) }
        guard !table.marksRows else { throw marking(address) }
        let style = table.editingStyle(forRowAt: path)
        guard style == .insert else {
            throw StepFault(
                "the row has no plus",
                at: address.range,
                helps: (isWritten(path, in: table) ? [] : [StepWords.insertHelp])
                    + [possibleEdit(style, path, in: table)]
            )
        }
        table.touchEditingControl(forRowAt: path)
    }

    func move(
        _ from: RowAddress,
        _ to: RowAddress,
        in target: Located<String>?
    ) throws(StepFault) {
        let (table, path) = try row(from, in: target)
        // A row may be dropped after the last one of another section.
        let newPath = try self.path(to, of: table, more: to.section == from.section ? 0 : 1)
        guard table.isEditing else { throw StepFault(.notEditing, at: from.range) }
        guard !table.dragRow(at: path, to: newPath) else { return }
        let script = table.script(ofRowAt: path)
        if script?.rules.rows?.sortsRows == true {
            throw StepFault(
                "the rows are sorted, so none of them can be moved",
                at: from.range,
                helps: ["remove 'sort' from 'rows' to let a person order them"]
            )
        }
        guard table.canMove(path), table.cellForRow(at: path)?.isReorderControlVisible == true
        else {
            throw StepFault(
                "the row has no reorder control to move it by",
                at: from.range,
                helps: [
                    isWritten(path, in: table)
                        ? Self.noEdits
                        : "a reorder control needs 'editing: {move: true}' and 'showsReorderControl: true'"
                ]
            )
        }
        throw StepFault(
            "the row cannot be moved there",
            at: to.range,
            helps: ["nothing in the data says how to move it into another section"]
        )
    }

    /// Whether a row is written out in the scene.
    private func isWritten(_ path: IndexPath, in table: TableView) -> Bool {
        table.staticContent?.cell(at: path) != nil
    }

    /// Why editing a row has no effect that is written out.
    private static let noEdits =
        "a row that is written in the scene cannot be edited, unless a class in Swift does it"

    private func marking(_ address: RowAddress) -> StepFault {
        StepFault(
            "the row has a circle to select it, but no editing control",
            at: address.range,
            helps: [
                "'select \(address.section) \(address.row)' selects it, and 'delete selected' "
                    + "deletes all selected rows"
            ]
        )
    }

    private func unfit(
        _ style: TableViewCell.EditingStyle,
        _ address: RowAddress,
        _ participle: String,
        _ path: IndexPath,
        in table: TableView
    ) -> StepFault {
        StepFault(
            "the row cannot be \(participle)",
            at: address.range,
            helps: [possibleEdit(style, path, in: table)]
        )
    }

    /// What can be done to a row instead.
    func possibleEdit(
        _ style: TableViewCell.EditingStyle,
        _ path: IndexPath,
        in table: TableView
    ) -> String {
        switch style {
        case .none: isWritten(path, in: table) ? Self.noEdits : "it cannot be edited"
        case .delete: "it can be deleted"
        case .insert: "something can be inserted before it, with 'edit on' and 'insert'"
        }
    }
}
