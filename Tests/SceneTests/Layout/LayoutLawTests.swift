import Testing

@testable import SceneRuntime
@testable import SceneText

/// What holds for every tree of views at every width.
@Suite struct LayoutLawTests {
    @Test(.slow, arguments: 0..<30)
    func nothingIsLaidOutBesideItsParentAndNeighboursDoNotOverlap(seed: UInt64) {
        var trees = TreeMaker(seed: seed)
        let view = trees.makeView(depth: 3)
        for columns in 1...100 {
            view.removeFromSuperview()
            let window = layOut(view, columns: columns, lines: 1 + columns % 12)
            expectLaws(in: window, columns)
        }
    }

    @Test(.slow, arguments: 0..<30)
    func thePartsOfACellStayInsideAndApart(seed: UInt64) {
        var trees = TreeMaker(seed: 1_000 + seed)
        let cells = (0..<4).map { _ in trees.makeCell() }
        let table = SampleTable(
            trees.pick([.plain, .grouped, .insetGrouped]),
            sections: [
                .init(header: trees.pick([nil, "Header"]), cells: [cells[0], cells[1]]),
                .init(cells: [cells[2], cells[3]], footer: trees.pick([nil, "Footer"])),
            ]
        )
        table.indexTitles = trees.pick([nil, ["A"]])
        table.view.isEditing = trees.pick([true, false])
        for columns in 1...100 {
            table.view.removeFromSuperview()
            let window = layOut(table.view, columns: columns, lines: 200)
            for cell in cells {
                expectLaws(in: cell, columns)
                expectApart(LayoutEngine(medium: TerminalMedium()), cell, columns)
            }
            let bottoms = cells.map { place(of: $0) }
            for (above, below) in zip(bottoms, bottoms.dropFirst()) {
                #expect(above.maxY <= below.minY, "\(columns) columns")
            }
            withExtendedLifetime(window) {}
        }
    }

    @Test(arguments: 0..<30)
    func layingOutAgainChangesNothing(seed: UInt64) {
        var trees = TreeMaker(seed: 2_000 + seed)
        let view = trees.makeView(depth: 3)
        let window = layOut(view, columns: 33, lines: 9)
        let frames = view.descendants.map(\.frame)
        for each in [view] + view.descendants { each.setNeedsLayout() }
        window.layoutIfNeeded()
        #expect(view.descendants.map(\.frame) == frames)
    }

    private func expectLaws(in view: View, _ columns: Int) {
        let size = place(of: view).size
        let inside = GridRect(origin: .zero, size: size)
        let views = view.subviews.filter { !$0.isHidden && !$0.hasOwnFrame }
        for subview in views where !(view is ScrollView) {
            let rect = place(of: subview)
            #expect(
                rect.isEmpty || rect == rect.intersection(inside),
                "\(type(of: subview)) at \(rect) in \(type(of: view)) of \(size), \(columns) columns"
            )
        }
        let rects = views.map(place)
        if view is RowView || view is ColumnView {
            for (first, second) in zip(rects, rects.dropFirst()) {
                #expect(
                    first.intersection(second).isEmpty,
                    "\(first) and \(second) in \(type(of: view)), \(columns) columns"
                )
            }
        }
        for subview in views { expectLaws(in: subview, columns) }
    }

    private func expectApart(_ engine: LayoutEngine, _ cell: TableViewCell, _ columns: Int) {
        let anatomy = engine.anatomy(of: cell, in: place(of: cell).size)
        let parts = [
            anatomy.editingControl, anatomy.content, anatomy.accessory, anatomy.reorderControl,
        ].compactMap { $0 }.filter { !$0.isEmpty }
        for (index, part) in parts.enumerated() {
            #expect(part == part.intersection(anatomy.body), "\(part) at \(columns) columns")
            for other in parts[(index + 1)...] {
                // Without indentation the control is on the blank column of the content.
                if !cell.isIndentedForEditing, part == anatomy.editingControl { continue }
                #expect(
                    part.intersection(other).isEmpty,
                    "\(part) and \(other) at \(columns) columns"
                )
            }
        }
        let lines = [anatomy.upperLine, anatomy.lowerLine].compactMap { $0 }
        for line in lines { #expect(line.intersection(anatomy.body).isEmpty) }
    }
}

/// Makes trees of views by chance, the same ones in every run.
private struct TreeMaker {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private mutating func happens(_ odds: Int) -> Bool {
        Int.random(in: 0..<odds, using: &generator) == 0
    }

    mutating func makeView(depth: Int) -> View {
        let view = depth > 0 && !happens(3) ? makeContainer(depth: depth) : makeLeaf()
        if happens(6) { view.isHidden = true }
        if happens(3) { view.weight = pick([0.5, 1, 2, 3]) }
        if happens(6) { view.width = pick([4, 40, 200]) }
        if happens(8) { view.height = pick([8, 30, 60]) }
        if happens(8) { view.minimumWidth = 64 }
        if happens(8) { view.maximumWidth = 80 }
        if happens(8) { view.minimumHeight = 40 }
        if happens(8) { view.maximumHeight = 40 }
        if happens(10) { view.aspectRatio = pick([0.5, 1, 3]) }
        if happens(5) { view.layoutMargins = EdgeInsets(top: 10, left: 8, bottom: 20, right: 3) }
        return view
    }

    private mutating func makeContainer(depth: Int) -> View {
        let view: View
        switch pick([0, 0, 0, 1, 1, 1, 2, 3, 4]) {
        case 0:
            let row = RowView()
            row.spacing = pick([0, 4, 8, 30])
            row.alignment = pick(RowView.Alignment.allCases)
            view = row
        case 1:
            let column = ColumnView()
            column.spacing = pick([0, 8, 20])
            column.alignment = pick(ColumnView.Alignment.allCases)
            view = column
        case 2: view = AnchorView()
        case 3: view = ScrollView()
        default: view = View()
        }
        for _ in 0..<pick([1, 2, 3, 5]) {
            let subview = makeView(depth: depth - 1)
            if view is AnchorView { subview.anchor = pick([[], .left, [.right, .bottom], .all]) }
            view.addSubview(subview)
        }
        return view
    }

    private mutating func makeLeaf() -> View {
        switch pick([0, 0, 0, 0, 1, 2, 3, 4, 5, 6]) {
        case 0:
            let text = pick(["", "a", "two words", "three\nlines of\ntext", "蓝色 and ☕️"])
            let label = label(text, lines: pick([0, 1, 2]))
            label.lineBreakMode = pick(LineBreakMode.allCases)
            return label
        case 1:
            let button = Button()
            button.title = "Save"
            return button
        case 2: return Switch()
        case 3: return Slider()
        case 4: return Spacer()
        case 5:
            let image = ImageView()
            image.image = "photo"
            return image
        default: return TextField()
        }
    }

    mutating func makeCell() -> TableViewCell {
        let cell = TableViewCell(
            style: pick(TableViewCell.CellStyle.allCases),
            reuseIdentifier: nil
        )
        if happens(3) {
            cell.contentView.addSubview(makeView(depth: 2))
        } else {
            cell.textLabel?.text = pick(["a", "some longer text"])
            cell.textLabel?.numberOfLines = pick([0, 1])
            cell.detailTextLabel?.text = pick([nil, "a detail of the row"])
            cell.imageView?.image = pick([nil, "photo"])
        }
        cell.accessoryType = pick(TableViewCell.AccessoryType.allCases)
        cell.editingAccessoryType = pick(TableViewCell.AccessoryType.allCases)
        if happens(3) { cell.accessoryView = pick([Switch(), Slider(), label("accessory")]) }
        cell.shouldIndentWhileEditing = pick([true, false])
        cell.indentationLevel = pick([0, 1, 3])
        if happens(5) { cell.height = 44 }
        return cell
    }
}
