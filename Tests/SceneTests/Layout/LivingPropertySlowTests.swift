import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// A property set while a view shows acts like one that was set before: for every property that can
/// be set by name, of every kind of view, wherever the view is.
@Suite(.slow) struct LivingPropertySlowTests {
    @Test(arguments: ViewKind.allCases)
    func aSettingOfALivingViewIsDrawnAtOnce(_ kind: ViewKind) {
        let number = ViewKind.allCases.firstIndex(of: kind) ?? 0
        for host in Host.allCases.tried(from: number) where !(kind == .table && host.isInRow) {
            let others: Set<String> = host == .cell ? ["highlighted"] : []
            expectLaw("\(kind) in \(host)", but: others) { Stage(host, sampleView(of: kind)) }
        }
    }

    @Test(arguments: TableViewCell.CellStyle.allCases, [TableView.Style.plain, .insetGrouped])
    func aSettingOfALivingCellIsDrawnAtOnce(
        _ style: TableViewCell.CellStyle,
        _ tableStyle: TableView.Style
    ) {
        for isEditing in [false, true] {
            expectLaw("cell of style \(style)") {
                Stage(tableStyle, sampleCell(style), isEditing: isEditing) { cell, _ in cell }
            }
            // A cell that comes onto the screen says itself whether its labels are highlighted.
            expectLaw("label of style \(style)", but: ["highlighted"]) {
                Stage(tableStyle, sampleCell(style), isEditing: isEditing) { cell, _ in
                    cell.textLabel ?? cell
                }
            }
        }
    }

    @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
    func aSettingOfALivingTableIsDrawnAtOnce(_ style: TableView.Style) {
        expectLaw("table") {
            Stage(style, sampleCell(.subtitle), isEditing: false) { _, table in table }
        }
    }

    @Test func theOrderOfViewsIsFollowedAtOnce() {
        for change in [View.bringSubviewToFront, View.sendSubviewToBack] {
            let stages = [false, true].map { isLiving in
                let row = RowView()
                let views = ["one", "two", "three"].map { label($0) as View }
                for view in views { row.addSubview(view) }
                let stage = Stage(.column, row)
                if isLiving { stage.show() }
                change(row)(views[1])
                stage.show()
                return stage.picture
            }
            #expect(stages[0] == stages[1])
        }
    }

    @Test func aSplitViewFollowsItsWidthsAtOnce() {
        func picture(isLiving: Bool, _ change: (SplitViewController) -> Void) -> String {
            let split = SplitViewController()
            split.viewControllers = [TableViewController(), ViewController()]
            if !isLiving { change(split) }
            let window = Window.terminal(columns: 60, lines: 8)
            window.rootViewController = split
            _ = ScreenRenderer().render(window)
            if isLiving { change(split) }
            return ScreenRenderer().render(window)
        }
        for width in [100.0, 480, 2000] {
            for change in [
                { (split: SplitViewController) in split.minimumExpandedWidth = width },
                { (split: SplitViewController) in
                    split.minimumExpandedWidth = 0
                    split.primaryColumnWidth = width
                },
            ] {
                #expect(picture(isLiving: true, change) == picture(isLiving: false, change))
            }
        }
    }

    // MARK: - The law

    /// What keeps something of an earlier value, as it does in UIKit; one setting of it is compared.
    ///
    /// A value is brought between the least and the greatest, a page or a segment among those there
    /// are, and a sign that stands still is hidden when it stops, not before.
    private static let lasting: Set<String> = [
        "minimumValue", "maximumValue", "minimumDate", "maximumDate", "numberOfPages", "segments",
        "hidesWhenStopped",
        "animating",
        "currentPage", "rows", "frame",
    ]

    private func expectLaw(_ name: String, but others: Set<String> = [], _ stage: () -> Stage) {
        let accessors = type(of: stage().subject).propertyAccessors
        for accessor in accessors where !others.contains(accessor.name) {
            let values = Self.values.filter { value in accessor.set(value, of: stage().subject) }
            let expected = values.map { value in
                let fresh = stage()
                _ = accessor.set(value, of: fresh.subject)
                fresh.show()
                return fresh.picture
            }
            var living = stage()
            living.show()
            for (value, picture) in zip(values, expected) + zip(values, expected).reversed() {
                if Self.lasting.contains(accessor.name) {
                    living = stage()
                    living.show()
                }
                _ = accessor.set(value, of: living.subject)
                living.show()
                guard living.picture != picture else { continue }
                let difference = LineDiff(old: living.picture, new: picture)
                Issue.record(
                    """
                    \(name): \(accessor.name) = \(value)
                    \(difference.unified(oldName: "set while shown", newName: "set before"))
                    """
                )
                return
            }
        }
    }

    /// Values of every type; a property takes those that fit.
    private static let values: [ViewValue] =
        [
            .nothing, .boolean(true), .boolean(false), .integer(0), .integer(2), .number(0.5),
            .number(60), .text(""), .text("word"), .text("several words that wrap"),
            .insets(EdgeInsets(top: 20, left: 16, bottom: 0, right: 8)),
            .frame(Rect(x: 8, y: 20, width: 80, height: 40)), .list([.text("one"), .text("two")]),
            .list([.word("left"), .word("bottom")]), .list([.word("flexibleWidth")]),
            .list([.word("button"), .word("header")]), .text("systemRed"), .text("headline"),
        ]
        + [
            "left", "center", "right", "byClipping", "byTruncatingHead", "scaleAspectFit",
            "checkmark",
            "detailDisclosureButton", "none", "delete", "insert", "gray", "singleLine", "multiple",
            "top", "bottom", "fill", "firstBaseline", "leading", "trailing", "date", "roundedRect",
            "infoLight", "always",
        ].map(ViewValue.word)
}

/// Where a view is.
private enum Host: CaseIterable {
    case row
    case column
    case anchors
    case view
    case cell
    case accessory
    case header

    var isInRow: Bool { self == .cell || self == .accessory || self == .header }
}

/// A view on a screen, between others that move when it does.
private final class Stage {
    let subject: View
    private let window = Window.terminal(columns: 32, lines: 14)
    private let controller = ViewController()
    private var table: SampleTable?

    init(_ host: Host, _ view: View) {
        subject = view
        let neighbors = [label("before") as View, view, label("after")]
        let container: View
        switch host {
        case .row: container = RowView()
        case .column: container = ColumnView()
        case .anchors: container = AnchorView()
        default: container = View()
        }
        switch host {
        case .row, .column, .anchors:
            for view in neighbors { container.addSubview(view) }
            controller.view = container
        case .view:
            container.addSubview(view)
            controller.view = container
        case .cell, .accessory:
            let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
            if host == .cell {
                let row = RowView()
                for view in neighbors { row.addSubview(view) }
                cell.contentView.addSubview(row)
            } else {
                cell.textLabel?.text = "row"
                cell.accessoryView = view
            }
            stand(SampleTable(.grouped, sections: [.init(cells: [cell, sampleCell(.default)])]))
        case .header:
            let table = StaticTableView(frame: .zero, style: .grouped)
            let section = StaticTableSection()
            section.headerView = view
            section.cells = [sampleCell(.default)]
            table.staticContent?.sections = [section]
            controller.view = table
        }
    }

    init(
        _ style: TableView.Style,
        _ cell: TableViewCell,
        isEditing: Bool,
        _ subject: (TableViewCell, TableView) -> View
    ) {
        let cells = [cell, sampleCell(.value1)]
        let table = SampleTable(style, sections: [.init(header: "Head", cells: cells)])
        table.view.isEditing = isEditing
        self.subject = subject(cell, table.view)
        stand(table)
    }

    private func stand(_ table: SampleTable) {
        self.table = table
        controller.view = table.view
    }

    func show() {
        if window.rootViewController == nil { window.rootViewController = controller }
        window.layoutIfNeeded()
    }

    var picture: String {
        [SnapshotFormat.text, .tree, .accessibility].map { ScreenRenderer($0).render(window) }
            .joined()
    }
}

private func sampleCell(_ style: TableViewCell.CellStyle) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "detail"
    cell.imageView?.image = "star"
    return cell
}

private func sampleView(of kind: ViewKind) -> View {
    let view = kind.makeView()
    switch view {
    case let view as Label: view.text = "some label"
    case let view as Button: view.title = "Press"
    case let view as ImageView: view.image = "photo"
    case let view as SegmentedControl: view.segments = ["a", "b"]
    case let view as PageControl: view.numberOfPages = 3
    case let view as TextView: view.text = "text"
    case let view as DatePicker: view.date = "2024-05-31"
    case let view as PickerView: view.rows = ["first", "second"]
    case is RowView, is ColumnView, is AnchorView, is ScrollView:
        for text in ["in", "side"] { view.addSubview(label(text)) }
    case is TableView, is ContainerView, is Control, is Spacer, is ProgressView: break
    default: view.addSubview(label("inside"))
    }
    return view
}
