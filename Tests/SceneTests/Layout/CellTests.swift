import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Where the parts of a row are.
@Suite struct CellTests {
    private func cell(
        _ style: TableViewCell.CellStyle = .default,
        _ text: String? = nil,
        detail: String? = nil,
        image: String? = nil
    ) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        if let text { cell.textLabel?.text = text }
        if let detail { cell.detailTextLabel?.text = detail }
        if let image { cell.imageView?.image = image }
        return cell
    }

    /// Shows cells one below the other, and returns what must live as long as they show.
    private func show(_ cells: TableViewCell..., columns: Int = 40) -> (SampleTable, Window) {
        let table = SampleTable(sections: [.init(cells: cells)])
        return (table, layOut(table.view, columns: columns, lines: 40))
    }

    private func places(of cell: TableViewCell) -> [GridRect?] {
        [cell.parts.imageView, cell.parts.textLabel, cell.parts.detailTextLabel]
            .map { $0.map(place) }
    }

    @Test func theDefaultStyleHasAnImageAndAText() {
        let cell = cell(.default, "Text", image: "star")
        let shown = show(cell)
        #expect(place(of: cell) == GridRect(x: 0, y: 0, width: 40, height: 1))
        // A blank column, one for the image, a gap, and the rest except a blank column.
        #expect(
            places(of: cell) == [
                GridRect(x: 1, y: 0, width: 1, height: 1),
                GridRect(x: 3, y: 0, width: 36, height: 1), nil,
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func aSubtitleStandsUnderItsText() {
        let cell = cell(.subtitle, "Text", detail: "Detail", image: "star")
        let shown = show(cell)
        #expect(place(of: cell).height == 2)
        #expect(
            places(of: cell) == [
                GridRect(x: 1, y: 0, width: 1, height: 1),
                GridRect(x: 3, y: 0, width: 36, height: 1),
                GridRect(x: 3, y: 1, width: 36, height: 1),
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func aSubtitleWithoutADetailIsOneLine() {
        let cell = cell(.subtitle, "Text", detail: "")
        let shown = show(cell)
        #expect(place(of: cell).height == 1)
        #expect(places(of: cell)[1] == GridRect(x: 1, y: 0, width: 38, height: 1))
        withExtendedLifetime(shown) {}
    }

    @Test func theFirstValueStandsAtTheRight() {
        let cell = cell(.value1, "Name", detail: "Ada")
        let shown = show(cell)
        #expect(
            places(of: cell) == [
                nil, GridRect(x: 1, y: 0, width: 34, height: 1),
                GridRect(x: 36, y: 0, width: 3, height: 1),
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func theFirstValueKeepsAThirdBesideALongName() {
        let cell = cell(.value1, "Username", detail: "Ada Lovelace")
        let shown = show(cell, columns: 12)
        #expect(
            places(of: cell) == [
                nil, GridRect(x: 1, y: 0, width: 6, height: 1),
                GridRect(x: 8, y: 0, width: 3, height: 1),
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func theSecondValueStandsBesideANarrowColumn() {
        let cell = cell(.value2, "name", detail: "Ada Lovelace")
        let shown = show(cell)
        #expect(
            places(of: cell) == [
                nil, GridRect(x: 1, y: 0, width: 12, height: 1),
                GridRect(x: 14, y: 0, width: 25, height: 1),
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func labelsThatWrapMakeTheCellHigher() {
        let cell = cell(.subtitle, "one two three", detail: "four five six")
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.numberOfLines = 2
        let shown = show(cell, columns: 8)
        // Six columns: one, two, three; four, five…
        #expect(place(of: cell).height == 5)
        #expect(
            places(of: cell) == [
                nil, GridRect(x: 1, y: 0, width: 6, height: 3),
                GridRect(x: 1, y: 3, width: 6, height: 2),
            ]
        )
        withExtendedLifetime(shown) {}
    }

    @Test func contentOfItsOwnFillsTheCellBetweenItsMargins() throws {
        let cell = cell()
        let text = label("one two three", weight: 1, lines: 0)
        let content = row(text, label("9"))
        cell.contentView.addSubview(content)
        let shown = show(cell, columns: 11)
        // Nine columns without a gap and the number: "one two" and "three".
        #expect(place(of: cell).height == 2)
        #expect(place(of: content) == GridRect(x: 1, y: 0, width: 9, height: 2))
        #expect(place(of: text) == GridRect(x: 0, y: 0, width: 7, height: 2))
        withExtendedLifetime(shown) {}
    }

    @Test func indentationMovesTheContent() {
        let first = cell(.default, "a")
        first.indentationLevel = 1
        let second = cell(.default, "b")
        second.indentationLevel = 2
        let shown = show(first, second)
        // 10 points are a column, 20 are two and a half, which go up.
        #expect(places(of: first)[1]?.minX == 2)
        #expect(places(of: second)[1]?.minX == 4)
        withExtendedLifetime(shown) {}
    }

    @Test func anEmptyCellIsALineAndAFramedOneAsHighAsAFreshCell() {
        let empty = cell()
        let framed = cell()
        framed.contentView.addSubview(Label(frame: Rect(x: 0, y: 20, width: 220, height: 25)))
        let shown = show(empty, framed, cell())
        #expect(place(of: empty).height == 2)
        // 44 points are two lines, and a line to the next row.
        #expect(place(of: framed) == GridRect(x: 0, y: 2, width: 40, height: 3))
        // What is above a text alone is no line of its own.
        #expect(place(of: framed.contentView.subviews[0]).minY == 0)
        withExtendedLifetime(shown) {}
    }

    @Test func aGivenHeightIsThatOfTheContent() {
        let cells = (0..<3).map { cell(.default, "\($0)") }
        cells[1].height = 60
        let table = SampleTable(sections: [.init(cells: cells)])
        table.view.rowHeight = 44
        let window = layOut(table.view, columns: 40, lines: 40)
        #expect(cells.map { place(of: $0).height } == [3, 4, 2])
        table.view.separatorStyle = .none
        table.view.reloadData()
        window.layoutIfNeeded()
        #expect(cells.map { place(of: $0).height } == [2, 3, 2])
    }

    @Test func marksStandAtTheRightEdge() throws {
        let cell = cell(.default, "a")
        let engine = LayoutEngine(medium: TerminalMedium())
        let size = GridSize(width: 38, height: 1)
        let widths: [(TableViewCell.AccessoryType, Int)] = [
            (.none, 0), (.disclosureIndicator, 1), (.checkmark, 1), (.detailButton, 1),
            (.detailDisclosureButton, 3),
        ]
        for (type, width) in widths {
            cell.accessoryType = type
            let anatomy = engine.anatomy(of: cell, in: size)
            let expected = GridRect(x: 38 - width, y: 0, width: width, height: 1)
            #expect(anatomy.accessory == (width == 0 ? nil : expected))
            #expect(anatomy.content.maxX == 38 - width)
        }
    }

    @Test func anAccessoryViewKeepsAwayFromTheEdge() throws {
        let cell = cell(.default, "Wireless")
        cell.accessoryType = .checkmark
        cell.accessoryView = Switch()
        cell.editingAccessoryView = Button()
        let shown = show(cell)
        let control = try #require(cell.accessoryView)
        #expect(place(of: control) == GridRect(x: 35, y: 0, width: 4, height: 1))
        #expect(cell.editingAccessoryView.map(place) == .zero)
        #expect(places(of: cell)[1]?.maxX == 34)
        withExtendedLifetime(shown) {}
    }

    @Test func editingMovesTheContentOver() {
        let cell = cell(.default, "Adams, Ansel")
        cell.editingStyle = .delete
        cell.showsReorderControl = true
        cell.canBeMoved = true
        cell.editingAccessoryType = .disclosureIndicator
        let engine = LayoutEngine(medium: TerminalMedium())
        let size = GridSize(width: 36, height: 1)
        #expect(engine.anatomy(of: cell, in: size).content.width == 36)
        cell.isEditing = true
        var anatomy = engine.anatomy(of: cell, in: size)
        #expect(anatomy.selectionMark == GridRect(x: 0, y: 0, width: 1, height: 1))
        #expect(anatomy.editingControl == GridRect(x: 1, y: 0, width: 1, height: 1))
        #expect(anatomy.reorderControl == GridRect(x: 35, y: 0, width: 1, height: 1))
        #expect(anatomy.accessory == GridRect(x: 33, y: 0, width: 1, height: 1))
        #expect(anatomy.content == GridRect(x: 2, y: 0, width: 31, height: 1))
        cell.shouldIndentWhileEditing = false
        anatomy = engine.anatomy(of: cell, in: size)
        #expect(anatomy.editingControl == GridRect(x: 0, y: 0, width: 1, height: 1))
        #expect(anatomy.content.minX == 0)
    }

    @Test func backgroundsFillTheRowBetweenItsLines() {
        let first = cell(.default, "a")
        first.backgroundView = View()
        first.selectedBackgroundView = View()
        let shown = show(first, cell(.default, "b"))
        #expect(place(of: first).height == 2)
        let body = GridRect(x: 0, y: 0, width: 40, height: 1)
        #expect(first.backgroundView.map(place) == body)
        #expect(first.selectedBackgroundView.map(place) == body)
        withExtendedLifetime(shown) {}
    }
}
