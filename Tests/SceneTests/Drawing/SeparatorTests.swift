import FoundationEssentials
import SceneTesting
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// The lines between rows on a screen.
@Suite struct SeparatorTests {
    /// Rows of every look, drawn from what a person sees alone.
    private final class Rows: TableViewDataSource {
        var cells: [TableViewCell] = []

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            cells.count
        }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            cells[indexPath.row]
        }
    }

    private static func randomCell(_ random: inout SeededGenerator) -> TableViewCell {
        let style = TableViewCell.CellStyle.allCases.randomElement(using: &random) ?? .default
        let cell = TableViewCell(style: style, reuseIdentifier: "row")
        cell.textLabel?.text = "Text"
        if Bool.random(using: &random) { cell.detailTextLabel?.text = "Detail" }
        if Bool.random(using: &random) { cell.imageView?.image = "star" }
        if Bool.random(using: &random) { cell.indentationLevel = 2 }
        if Bool.random(using: &random) { cell.backgroundColor = .systemYellow }
        return cell
    }

    /// A line lies on the row that it ends, begins where the text of that row does, and goes on to the edge.
    @Test(.slow, arguments: TableView.Style.allCases, 0..<20 as Range<UInt64>)
    func separatorsBeginAtTheText(_ style: TableView.Style, _ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rows = Rows()
        rows.cells = (0..<4).map { _ in Self.randomCell(&random) }
        let table = TableView(frame: .zero, style: style)
        table.dataSource = rows
        table.isEditing = Bool.random(using: &random)
        let controller = ViewController()
        controller.view = table
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = controller
        _ = ScreenRenderer(.svg).render(window)

        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        var surfaces: [Rect] = []
        var lines: [Rect] = []
        for item in builder.list.items {
            switch item.content {
            case .surface(.row): surfaces.append(item.rect)
            case .rule(.separator): lines.append(item.rect)
            default: break
            }
        }
        #expect(surfaces.count == 4 && lines.count >= 3)
        for (cell, (surface, line)) in zip(rows.cells, zip(surfaces, lines)) {
            let label = try #require(cell.textLabel)
            let start = label.convert(label.bounds.origin, to: window).x
            #expect(abs(line.minX - start) < 0.01, "\(cell.style) \(line) \(start)")
            #expect(line.maxX == surface.maxX && line.maxY <= surface.maxY + 0.001)
        }
    }
}
