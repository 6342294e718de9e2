import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// A cell that has shown other rows looks like a new one, whichever property each row sets of the cell
/// or of a view in it.
@Suite(.slow) struct ReusedPropertySlowTests {
    @Test(arguments: TableViewCell.CellStyle.allCases, [TableView.Style.plain, .insetGrouped])
    func aReusedCellLooksLikeANewOne(
        _ style: TableViewCell.CellStyle,
        _ tableStyle: TableView.Style
    ) {
        expectLaw("cell of style \(style)", tableStyle, { sampleCell(style, $0) }, { $0 })
        // A cell that comes onto the screen says itself whether its labels are highlighted.
        expectLaw(
            "label of style \(style)",
            tableStyle,
            but: ["highlighted"],
            { sampleCell(style, $0) },
            { $0.textLabel ?? $0 }
        )
    }

    @Test(arguments: ViewKind.allCases.filter { $0 != .table })
    func aViewInAReusedCellLooksLikeOneInANewCell(_ kind: ViewKind) {
        expectLaw("\(kind)", .plain, but: ["highlighted"]) { identifier in
            let cell = TableViewCell(style: .default, reuseIdentifier: identifier)
            let row = RowView()
            for view in [kind.makeView(), label("after")] { row.addSubview(view) }
            cell.contentView.addSubview(row)
            return cell
        } _: { cell in
            cell.contentView.subviews.first?.subviews.first ?? cell
        }
    }

    /// What keeps something of an earlier value, as it does in UIKit.
    private static let lasting: Set<String> = [
        "minimumValue", "maximumValue", "minimumDate", "maximumDate", "numberOfPages", "segments",
        "hidesWhenStopped",
        "animating", "currentPage", "rows", "frame",
    ]

    private static let values: [ViewValue] =
        [
            .nothing, .boolean(true), .boolean(false), .integer(0), .integer(2), .number(60),
            .text(""), .text("several words that wrap"), .text("systemRed"), .text("headline"),
            .insets(EdgeInsets(top: 20, left: 16, bottom: 0, right: 8)), .list([.text("one")]),
            .list([.word("left")]),
        ]
        + ["right", "center", "checkmark", "none", "gray", "top", "trailing", "infoLight"]
        .map(ViewValue.word)

    private func expectLaw(
        _ name: String,
        _ style: TableView.Style,
        but others: Set<String> = [],
        _ make: @escaping (String?) -> TableViewCell,
        _ subject: @escaping (TableViewCell) -> View
    ) {
        let sample = make(nil)
        let skipped = others.union(Self.lasting)
        for accessor in type(of: subject(sample)).propertyAccessors
        where !skipped.contains(accessor.name) {
            let values = Self.values.filter { accessor.set($0, of: subject(make(nil))) }
            guard values.count > 1 else { continue }
            let pictures = [true, false].map { isReusing in
                let rows = Rows { row, table in
                    let known = isReusing ? table.dequeueReusableCell(withIdentifier: "Row") : nil
                    let cell = known ?? make(isReusing ? "Row" : nil)
                    _ = accessor.set(values[row % values.count], of: subject(cell))
                    return cell
                }
                return rows.pictures(style)
            }
            #expect(pictures[0] == pictures[1], "\(name): \(accessor.name)")
        }
    }
}

/// Many rows on a small screen, which is scrolled down and up again.
private final class Rows: TableViewDataSource {
    private let cell: (Int, TableView) -> TableViewCell

    init(_ cell: @escaping (Int, TableView) -> TableViewCell) { self.cell = cell }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 24 }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { cell(indexPath.row, tableView) }

    func pictures(_ style: TableView.Style) -> [String] {
        let table = TableView(frame: .zero, style: style)
        table.dataSource = self
        let controller = ViewController()
        controller.view = table
        let window = Window.terminal(columns: 30, lines: 9)
        window.rootViewController = controller
        return [0, 3, 7, 12, 22, 9, 1].map { row in
            window.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top)
            return ScreenRenderer().render(window)
        }
    }
}

private func sampleCell(
    _ style: TableViewCell.CellStyle,
    _ identifier: String?
) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "detail"
    cell.imageView?.image = "star"
    return cell
}
