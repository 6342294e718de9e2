import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime

/// A table on a small screen whose data are a list of lists, and what a batch must leave of it.
final class BatchTable: TableViewDataSource, TableViewDelegate {
    private(set) var sections: [BatchModel.Section]
    let window = Window.terminal(columns: 26, lines: 12)
    let table: TableView
    private let answersHeights: Bool

    init(_ generator: inout BatchGenerator) {
        sections = (0..<Int.random(in: 0...4, using: &generator.random)).map { _ in
            generator.section()
        }
        answersHeights = generator.chance(30)
        table = TableView(frame: .zero, style: generator.chance(50) ? .plain : .grouped)
        if generator.chance(20) { table.estimatedRowHeight = generator.chance(50) ? 7 : 90 }
        table.allowsMultipleSelection = true
        table.allowsSelectionDuringEditing = true
        table.allowsMultipleSelectionDuringEditing = generator.chance(50)
        table.dataSource = self
        table.delegate = self
        let controller = ViewController()
        controller.view = table
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    // MARK: - Answers

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Cell")
            ?? TableViewCell(style: .default, reuseIdentifier: "Cell")
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = text(at: indexPath)
        return cell
    }

    private func text(at path: IndexPath) -> String {
        let row = sections[path.section].rows[path.row]
        return (0...(row.number % 3)).map { "\(row.number).\(row.version) \($0)" }
            .joined(separator: "\n")
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        switch sections[section].number % 3 {
        case 0: nil
        case 1: "head \(sections[section].number)"
        default: ""
        }
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sections[section].number.isMultiple(of: 4) ? "foot \(sections[section].number)" : nil
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        guard answersHeights else { return TableView.automaticDimension }
        return Double(20 * (1 + sections[indexPath.section].rows[indexPath.row].number % 4))
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !sections[indexPath.section].rows[indexPath.row].number.isMultiple(of: 5)
    }

    // MARK: - Batches

    /// Scrolls, selects and edits as a person might.
    func use(_ generator: inout BatchGenerator) {
        if generator.chance(40) {
            let most = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = Double.random(in: 0...max(1, most), using: &generator.random)
                .rounded()
        }
        window.layoutIfNeeded()
        if generator.chance(30) { table.setEditing(!table.isEditing, animated: false) }
        for path in paths where generator.chance(15) { table.selectRow(at: path) }
        if generator.chance(30) { window.layoutIfNeeded() }
    }

    private var paths: [IndexPath] {
        sections.enumerated().flatMap { section, content in
            content.rows.indices.map { IndexPath(row: $0, section: section) }
        }
    }

    /// Carries a batch out that can be, and returns what is wrong afterwards; nil for nothing.
    func carryOut(
        _ model: BatchModel,
        _ origins: [[IndexPath?]],
        _ generator: inout BatchGenerator
    ) -> String? {
        let old = table.indexPathsForSelectedRows ?? []
        let wasEditing = table.isEditing
        let data = data(model, origins, &generator)
        perform(model.update, data, &generator)
        let places = origins.enumerated().flatMap { section, rows in
            rows.enumerated().compactMap { row, origin in
                origin.map { ($0, IndexPath(row: row, section: section)) }
            }
        }
        let moved = Dictionary(places) { first, _ in first }
        // Where rows are marked, editing begins and ends without marks.
        let isCleared =
            table.allowsMultipleSelectionDuringEditing && table.isEditing != wasEditing
        let selected = isCleared ? [] : old.compactMap { moved[$0] }
        guard table.indexPathsForSelectedRows ?? [] == selected else {
            return "selected \(table.indexPathsForSelectedRows ?? []), expected \(selected)"
        }
        window.layoutIfNeeded()
        if let fault = fault(selected) { return fault }
        guard generator.chance(50) else { return nil }
        return differenceFromReload(selected, draws: generator.chance(10))
    }

    private func data(
        _ model: BatchModel,
        _ origins: [[IndexPath?]],
        _ generator: inout BatchGenerator
    ) -> [BatchModel.Section] {
        var data: [BatchModel.Section] = []
        for (new, rows) in origins.enumerated() {
            let number = model.origin(ofSection: new).map { model.before[$0].number }
            var section = BatchModel.Section(number: number ?? generator.section().number, rows: [])
            for origin in rows {
                section.rows.append(
                    origin.map { model.before[$0.section].rows[$0.row] } ?? generator.row()
                )
            }
            data.append(section)
        }
        return data
    }

    /// Changes the data and tells the table, in any of the ways in which programs do.
    private func perform(
        _ update: TableUpdate,
        _ data: [BatchModel.Section],
        _ generator: inout BatchGenerator
    ) {
        var changes: [() -> Void] = [{ self.sections = data }]
        let table = table
        let (rows, sections) = (update.rows, update.sections)
        for paths in chunks(rows.deleted, &generator) {
            changes.append { table.deleteRows(at: paths) }
        }
        for paths in chunks(rows.inserted, &generator) {
            changes.append { table.insertRows(at: paths) }
        }
        for paths in chunks(rows.reloaded, &generator) {
            changes.append { table.reloadRows(at: paths) }
        }
        for move in rows.moved { changes.append { table.moveRow(at: move.from, to: move.to) } }
        for some in chunks(sections.deleted, &generator) {
            changes.append { table.deleteSections(some) }
        }
        for some in chunks(sections.inserted, &generator) {
            changes.append { table.insertSections(some) }
        }
        for some in chunks(sections.reloaded, &generator) {
            changes.append { table.reloadSections(some) }
        }
        for move in sections.moved {
            changes.append { table.moveSection(move.from, toSection: move.to) }
        }
        if changes.count == 2, generator.chance(50) { return changes.forEach { $0() } }
        if generator.chance(10) { changes.append { _ = table.visibleCells } }
        if generator.chance(10) {
            changes.append { table.setEditing(!table.isEditing, animated: false) }
        }
        if generator.chance(10) { changes.append { self.window.layoutIfNeeded() } }
        changes.shuffle(using: &generator.random)
        let middle = Int.random(in: 0...changes.count, using: &generator.random)
        switch Int.random(in: 0..<3, using: &generator.random) {
        case 0:
            table.beginUpdates()
            changes.forEach { $0() }
            table.endUpdates()
        case 1:
            table.performBatchUpdates {
                changes[..<middle].forEach { $0() }
                table.performBatchUpdates { changes[middle...].forEach { $0() } }
            }
        default:
            table.performBatchUpdates { changes.forEach { $0() } }
        }
    }

    private func chunks<Place>(_ places: [Place], _ generator: inout BatchGenerator) -> [[Place]] {
        guard !places.isEmpty else { return [] }
        return generator.chance(50) ? [places] : places.map { [$0] }
    }

    // MARK: - What must hold

    /// What is on the screen, from the top edge of the screen on.
    private struct Screen: Equatable {
        var rows: [String] = []
        var heads: [String] = []
    }

    private var screen: Screen {
        var screen = Screen()
        for cell in table.visibleCells {
            screen.rows.append("\(cell.frame.minY - table.contentOffset.y) \(cell.frame.height)")
            screen.rows.append(cell.textLabel?.text ?? "")
            screen.rows.append(cell.isEditing ? "\(cell.editingStyle) \(cell.isMarkVisible)" : "")
        }
        for section in sections.indices {
            for view in [
                table.headerView(forSection: section), table.footerView(forSection: section),
            ] {
                guard let view = view as? TableViewHeaderFooterView else { continue }
                screen.heads.append(
                    "\(view.frame.minY - table.contentOffset.y) \(view.frame.height)"
                )
                screen.heads.append(view.textLabel?.text ?? "")
            }
        }
        return screen
    }

    /// What is not as the data have it, or not as layout promises.
    private func fault(_ selected: [IndexPath]) -> String? {
        let most = max(0, table.contentSize.height - table.bounds.height)
        guard (0...most).contains(table.contentOffset.y) else {
            return "scrolled to \(table.contentOffset.y) of \(most)"
        }
        let shown = table.indexPathsForVisibleRows ?? []
        var bottom = -Double.infinity
        for (path, cell) in zip(shown, table.visibleCells) {
            guard cell.textLabel?.text == text(at: path) else {
                return "row \(path) shows '\(cell.textLabel?.text ?? "")', not '\(text(at: path))'"
            }
            guard cell.isSelected == selected.contains(path) else {
                return "\(path) is not selected"
            }
            guard cell.frame.minY >= bottom else { return "row \(path) lies over another" }
            bottom = cell.frame.maxY
            guard cell.frame == table.rectForRow(at: path) else {
                return "row \(path) is elsewhere"
            }
        }
        let (top, end) = (table.contentOffset.y, table.contentOffset.y + table.bounds.height)
        let expected = paths.filter {
            let rect = table.rectForRow(at: $0)
            return rect.maxY > top && rect.minY < end
        }
        return shown == expected ? nil : "shows \(shown), expected \(expected)"
    }

    /// A reload shows the same rows at the same places, and then the selection is as it was.
    private func differenceFromReload(_ selected: [IndexPath], draws: Bool) -> String? {
        table.selectRow(at: nil)
        let shown = screen
        let picture = draws ? ScreenRenderer().render(window) : ""
        table.reloadData()
        window.layoutIfNeeded()
        guard screen == shown else { return "shows \(shown), and reloaded \(screen)" }
        if draws, ScreenRenderer().render(window) != picture {
            return "another picture than that of a reload:\n\(picture)"
        }
        for path in selected { table.selectRow(at: path) }
        return nil
    }
}
