import FoundationEssentials
import SceneLanguage
import SceneRules
import SceneRuntime

/// What a person does to rows with a swipe, or to several at once.
extension ScenePlayer {
    /// Touches the action of a title, which the row shows when it is swiped, and closes again.
    func swipe(
        _ address: RowAddress,
        _ title: Located<String>,
        in target: Located<String>?
    ) throws(StepFault) {
        let (table, path) = try row(address, in: target)
        guard !table.isEditing else {
            throw StepFault(.swipedWhileEditing, at: address.range)
        }
        let titles = table.swipeActions(forRowAt: path).compactMap(\.title)
        guard !titles.isEmpty else {
            throw StepFault(
                "the row has no swipe actions",
                at: address.range,
                helps: [StepWords.swipeHelp]
            )
        }
        guard let known = titles.first(where: { $0.words == title.value.words }),
            table.touchSwipeAction(known, forRowAt: path)
        else {
            throw StepFault(
                "the row has no swipe action '\(title.value)'",
                at: title.range,
                helps: ["its actions are \(titles.quotedList)"]
            )
        }
    }

    /// How to do what a swipe of a row offers.
    func swipeHelp(_ address: RowAddress, _ path: IndexPath, in table: TableView) -> [String] {
        let titles = table.swipeActions(forRowAt: path).compactMap(\.title)
        guard let first = titles.first else { return [] }
        return [
            "its actions are \(titles.quotedList): "
                + "'swipe \(address.section) \(address.row) \(first)'"
        ]
    }

    /// Deletes the rows that are selected, all of them or none.
    func deleteSelected(in target: Located<String>?) throws(StepFault) {
        let table = try table(for: target)
        guard table.isEditing else { throw StepFault(.notEditing) }
        let paths = (table.indexPathsForSelectedRows ?? []).sorted()
        guard !paths.isEmpty else {
            throw StepFault("no row is selected", helps: ["'select SECTION ROW' selects one"])
        }
        for path in paths {
            let style = table.editingStyle(forRowAt: path)
            guard style != .delete else { continue }
            throw StepFault(
                "the selected row \(path.section) \(path.row) cannot be deleted",
                helps: [possibleEdit(style, path, in: table)]
            )
        }
        noteSide(of: table)
        if storyboard.interpreter?.removeRecords(ofRowsAt: paths, in: table) == true { return }
        // From the last one, so that the others stay where they are.
        for path in paths.reversed() { table.commitDeletion(ofRowAt: path) }
    }
}
