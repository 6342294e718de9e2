import FoundationEssentials

@testable import SceneRuntime

/// A data source of numbered rows that counts its calls.
class NumberedRows: TableViewDataSource {
    var counts: [Int]
    var identifiers = ["Cell"]
    var hasTitles = false
    var indexTitles: [String]?
    var sectionQuestions = 0
    var cellQuestions: [IndexPath] = []

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in tableView: TableView) -> Int {
        sectionQuestions += 1
        return counts.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        cellQuestions.append(indexPath)
        let identifier = identifiers[indexPath.row % identifiers.count]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? TableViewCell(style: .default, reuseIdentifier: identifier)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "header \(section)" : nil
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }
}

/// Measures text at 8 points to a character and 20 to a line, and leaves frames alone.
final class GridMeasuring: Measuring {
    var arranged: [View] = []

    /// Bars of two lines, and a column between master and detail.
    let bars: BarMetrics = {
        var bars = BarMetrics()
        bars.navigationBarHeight = 40
        bars.tabBarHeight = 40
        bars.dividerWidth = 8
        return bars
    }()

    func size(of view: View, fitting proposal: Size) -> Size {
        let characters = max(1, Int(min(proposal.width, 10_000) / 8))
        let labels = ([view] + view.descendants).compactMap { $0 as? Label }
        let lines = labels.map { ((($0.text ?? "").count + characters - 1) / characters) }
        return Size(width: proposal.width, height: Double(lines.reduce(0, +)) * 20)
    }

    func arrangeSubviews(of view: View) { arranged.append(view) }
}

/// A table with room for a number of rows of 20 points each.
func makeTable(
    _ rows: any TableViewDataSource,
    lines: Double = 10,
    style: TableView.Style = .plain
) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: lines * 20), style: style)
    table.rowHeight = 20
    table.dataSource = rows
    return table
}

/// The texts of the rows on the screen.
func texts(of table: TableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
}
