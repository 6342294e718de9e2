import FoundationEssentials

@testable import SceneRuntime
@testable import SceneText

/// A window of the size of a picture, its frame included, with a root controller.
func makeScreen(
    _ controller: ViewController,
    columns: Int = 40,
    lines: Int = 28
) -> Window {
    let window = Window.terminal(columns: columns, lines: lines)
    window.rootViewController = controller
    return window
}

/// A window that shows one view, which fills it.
func makeScreen(of view: View, columns: Int = 40, lines: Int = 28) -> Window {
    let controller = ViewController()
    controller.viewLoader = { _ in view }
    return makeScreen(controller, columns: columns, lines: lines)
}

/// A view around others, one beside the other.
func makeRow(_ views: View...) -> RowView {
    let row = RowView()
    for view in views { row.addSubview(view) }
    return row
}

/// A view around others, one below the other.
func makeColumn(_ views: View...) -> ColumnView {
    let column = ColumnView()
    for view in views { column.addSubview(view) }
    return column
}

/// A label with a text.
func makeLabel(_ text: String, weight: Double? = nil) -> Label {
    let label = Label()
    label.text = text
    label.weight = weight
    return label
}

/// A cell that holds one view.
func makeCell(_ view: View) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    return cell
}

/// A cell with a text in its label.
func makeCell(
    _ text: String,
    detail: String? = nil,
    style: TableViewCell.CellStyle = .default
) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    if let detail { cell.detailTextLabel?.text = detail }
    return cell
}

/// Rows of two numbers, as in a master of prototype cells.
final class MasterController: TableViewController {
    /// Two labels with room between them.
    final class Cell: TableViewCell {
        let first = Label()
        let second = Label()

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(makeRow(first, Spacer(), second))
            accessoryType = .disclosureIndicator
        }
    }

    var count = 15

    override func viewDidLoad() {
        title = "Master"
        tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    override func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        (cell as? Cell)?.first.text = "\(indexPath.row)"
        (cell as? Cell)?.second.text = "\(15 - indexPath.row)"
        return cell
    }
}

/// A static table with an outlet, a button and a slider.
final class DetailController: TableViewController {
    let row = Label()
    let value = Label()
    let slider = Slider()
    let hello = Button()

    override func loadView() {
        super.loadView()
        title = "Detail"
        let first = StaticTableSection()
        first.headerTitle = "Master row"
        first.cells = [makeCell(makeRow(makeLabel("Row", weight: 1), row))]
        let second = StaticTableSection()
        second.headerTitle = "Controls"
        second.footerTitle = "Drag the slider."
        hello.title = "Say hello"
        slider.maximumValue = 10
        slider.weight = 1
        second.cells = [makeCell(hello), makeCell(makeRow(value, slider))]
        tableView.staticContent = StaticTableContent(sections: [first, second])
        slider.addAction("changed:", target: self, for: .valueChanged) { controller, _, _ in
            controller.value.text = "\(controller.slider.value)"
        }
    }
}

/// Photographers in sections by their first letters.
final class PhotographersController: TableViewController, TableViewDataSourceReordering {
    var sections = [("A", ["Adams, Ansel", "Avedon, Richard"]), ("B", ["Brassaï"])]
    var showsHeaders = true
    var indexTitles: [String]?

    override func numberOfSections(in tableView: TableView) -> Int { sections.count }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].1.count
    }

    override func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = makeCell(sections[indexPath.section].1[indexPath.row])
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(
        _ tableView: TableView,
        titleForHeaderInSection section: Int
    ) -> String? { showsHeaders ? sections[section].0 : nil }

    override func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !sections[indexPath.section].1[indexPath.row].hasPrefix("add")
    }

    override func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        sections[indexPath.section].1[indexPath.row].hasPrefix("add") ? .insert : .delete
    }
}
