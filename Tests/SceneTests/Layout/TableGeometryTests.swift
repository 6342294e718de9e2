import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// The lines between rows and around groups, which belong to the heights of rows.
@Suite struct TableGeometryTests {
    private typealias Edge = CellAnatomy.Edge

    private func cells(_ count: Int) -> [TableViewCell] {
        (0..<count).map { index in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(index)"
            return cell
        }
    }

    private func anatomy(of cell: TableViewCell) -> GridAnatomy {
        LayoutEngine(medium: TerminalMedium()).anatomy(of: cell, in: place(of: cell).size)
    }

    private func edges(of cells: [TableViewCell]) -> [[Edge]] {
        cells.map { cell in
            let anatomy = anatomy(of: cell)
            return [anatomy.upperEdge, anatomy.lowerEdge]
        }
    }

    @Test func plainRowsAreSeparatedByLines() {
        let rows = cells(3)
        let table = SampleTable(sections: [.init(cells: rows)])
        layOut(table.view, columns: 38, lines: 24)
        #expect(rows.map { place(of: $0).minY } == [0, 2, 4])
        #expect(
            edges(of: rows) == [[.none, .separator], [.none, .separator], [.none, .none]]
        )
        #expect(anatomy(of: rows[0]).lowerLine == GridRect(x: 1, y: 1, width: 37, height: 1))
        #expect(table.view.contentSize.height == 100)
    }

    @Test func aPlainHeaderTakesThePlaceOfTheLineAboveIt() {
        let first = cells(2)
        let second = cells(1)
        let third = cells(1)
        let table = SampleTable(
            sections: [
                .init(header: "A", cells: first), .init(header: "B", cells: second),
                .init(cells: third),
            ]
        )
        layOut(table.view, columns: 38, lines: 24)
        // A, 0, line, 1, B, 0, line, 0
        #expect((first + second + third).map { place(of: $0).minY } == [1, 3, 5, 7])
        #expect(edges(of: first).map { $0[1] } == [.separator, .none])
        #expect(edges(of: second).map { $0[1] } == [.separator])
        #expect(table.view.headerView(forSection: 1).map(place)?.minY == 4)
    }

    @Test func groupsStandBetweenRules() throws {
        let first = cells(1)
        let second = cells(2)
        let table = SampleTable(
            .grouped,
            sections: [
                .init(header: "Master row", cells: first),
                .init(header: "Controls", cells: second, footer: "Drag the slider."),
            ]
        )
        let window = layOut(table.view, columns: 38, lines: 24)
        // The header, and then a rule, the content and a rule in the height of the row.
        #expect(table.view.headerView(forSection: 0).map(place)?.maxY == 1)
        #expect(place(of: first[0]) == GridRect(x: 0, y: 1, width: 38, height: 3))
        // A blank line is between the groups.
        #expect(table.view.headerView(forSection: 1).map(place)?.minY == 5)
        #expect(place(of: second[0]) == GridRect(x: 0, y: 6, width: 38, height: 3))
        #expect(place(of: second[1]) == GridRect(x: 0, y: 9, width: 38, height: 2))
        #expect(table.view.footerView(forSection: 1).map(place)?.minY == 11)
        #expect(edges(of: first) == [[.rule, .rule]])
        #expect(edges(of: second) == [[.rule, .separator], [.none, .rule]])
        #expect(anatomy(of: first[0]).content == GridRect(x: 0, y: 1, width: 38, height: 1))
        #expect(anatomy(of: first[0]).upperLine == GridRect(x: 0, y: 0, width: 38, height: 1))
        withExtendedLifetime(window) {}
    }

    @Test func groupsHaveRulesOfTheirOwnAndTheEdgesOfTheTableAreRules() {
        let first = cells(1)
        let second = cells(1)
        let table = SampleTable(.grouped, sections: [.init(cells: first), .init(cells: second)])
        layOut(table.view, columns: 38, lines: 24)
        #expect(edges(of: first) == [[.none, .rule]])
        #expect(edges(of: second) == [[.rule, .none]])
        #expect(place(of: second[0]) == GridRect(x: 0, y: 3, width: 38, height: 2))
    }

    @Test(.slow, arguments: [TableView.Style.grouped, .insetGrouped])
    func aBlankLineIsBetweenOneSectionAndTheNext(_ style: TableView.Style) {
        // Sections that show nothing have no gap, wherever they are; a header or a footer alone has one.
        let empty = SampleTable.Section(cells: [])
        let shown: [SampleTable.Section] = [
            .init(header: "A", cells: cells(1)), .init(cells: cells(2), footer: "end"),
            .init(header: "alone", cells: []),
        ]
        for count in 0...3 {
            for gaps in 0..<27 {
                // How many empty sections are before the first, between, and after the last.
                let numbers = [gaps % 3, gaps / 3 % 3, gaps / 9]
                var sections = Array(repeating: empty, count: numbers[0])
                for section in shown.prefix(count) {
                    sections.append(section)
                    sections += Array(repeating: empty, count: numbers[1])
                }
                sections += Array(repeating: empty, count: numbers[2])
                let table = SampleTable(style, sections: sections)
                let window = layOut(table.view, columns: 38, lines: 60)
                let rects = sections.indices.map(table.view.rect(forSection:))
                    .filter { $0.height > 0 }
                for (above, below) in zip(rects, rects.dropFirst()) {
                    #expect(below.minY - above.maxY == 20)
                }
                #expect(rects.count == count)
                #expect(table.view.contentSize.height == rects.last?.maxY ?? 0)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func scrolledToAnyLineATableStaysThere() {
        let sections = (0..<6).map { number in
            SampleTable.Section(
                header: number % 2 == 0 ? "Header" : nil,
                cells: cells(number % 3),
                footer: number % 4 == 0 ? "Footer" : nil
            )
        }
        let table = SampleTable(.grouped, sections: sections)
        let window = layOut(table.view, columns: 38, lines: 7)
        func scroll(to line: Int) {
            table.view.contentOffset = Point(x: 0, y: Double(line) * 20)
            window.layoutIfNeeded()
            #expect(table.view.contentOffset.y == Double(line) * 20)
        }
        var line = 0
        while Double(line + 7) * 20 <= table.view.contentSize.height {
            scroll(to: line)
            line += 1
        }
        for line in (0..<line).reversed() { scroll(to: line) }
    }

    @Test func anEmptySectionHasNoRules() {
        let first = cells(1)
        let third = cells(1)
        let table = SampleTable(
            .grouped,
            sections: [.init(cells: first), .init(cells: []), .init(header: "C", cells: third)]
        )
        layOut(table.view, columns: 38, lines: 24)
        #expect(edges(of: first) == [[.none, .rule]])
        #expect(edges(of: third) == [[.rule, .none]])
    }

    @Test func insetGroupsHaveABorder() throws {
        let rows = cells(2)
        let table = SampleTable(
            .insetGrouped,
            sections: [.init(header: "Controls", cells: rows, footer: "Drag the slider.")]
        )
        let window = layOut(table.view, columns: 38, lines: 24)
        #expect(edges(of: rows) == [[.border, .separator], [.none, .border]])
        #expect(place(of: rows[0]) == GridRect(x: 0, y: 1, width: 38, height: 3))
        #expect(place(of: rows[1]) == GridRect(x: 0, y: 4, width: 38, height: 2))
        let anatomy = anatomy(of: rows[0])
        #expect(anatomy.card == GridRect(x: 1, y: 0, width: 36, height: 3))
        #expect(anatomy.body == GridRect(x: 2, y: 1, width: 34, height: 1))
        #expect(anatomy.upperLine == GridRect(x: 1, y: 0, width: 36, height: 1))
        #expect(anatomy.lowerLine == GridRect(x: 3, y: 2, width: 32, height: 1))
        #expect(rows[0].textLabel.map(place) == GridRect(x: 1, y: 0, width: 32, height: 1))
        let header = try #require(
            table.view.headerView(forSection: 0) as? TableViewHeaderFooterView
        )
        #expect(place(of: header.titleLabel).minX == 2)
        withExtendedLifetime(window) {}
    }

    @Test func theIndexTakesTwoColumnsAtTheRight() {
        let rows = cells(1)
        let table = SampleTable(sections: [.init(header: "A", cells: rows)])
        table.indexTitles = ["A"]
        layOut(table.view, columns: 38, lines: 24)
        #expect(anatomy(of: rows[0]).body == GridRect(x: 0, y: 0, width: 36, height: 1))
        #expect(rows[0].textLabel.map(place)?.maxX == 35)
    }

    @Test func aRowThatBecomesTheLastLosesItsLine() {
        let rows = cells(3)
        let table = SampleTable(sections: [.init(cells: rows)])
        let window = layOut(table.view, columns: 38, lines: 24)
        table.sections[0].cells.removeLast()
        table.view.deleteRows(at: [IndexPath(row: 2, section: 0)])
        window.layoutIfNeeded()
        #expect(place(of: rows[1]) == GridRect(x: 0, y: 2, width: 38, height: 1))
        table.sections[0].cells = rows
        table.view.insertRows(at: [IndexPath(row: 2, section: 0)])
        window.layoutIfNeeded()
        #expect(place(of: rows[1]) == GridRect(x: 0, y: 2, width: 38, height: 2))
    }

    @Test func aHeaderFloatsOverTheFirstLineOfTheScreen() {
        let rows = cells(20)
        let table = SampleTable(sections: [.init(header: "A", cells: rows)])
        let window = layOut(table.view, columns: 38, lines: 10)
        table.view.contentOffset = Point(x: 0, y: 60)
        window.layoutIfNeeded()
        #expect(table.view.headerView(forSection: 0).map(place)?.lines == 0..<1)
        // The rows begin in lines 1, 3, 5, …; the one in line 3 is now at the top.
        #expect(place(of: rows[1]).minY == 0)
        table.view.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top)
        #expect(place(of: rows[7]).minY == 1)
        table.view.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom)
        #expect(place(of: rows[19]).maxY == 10)
    }

    @Test func titlesWrap() {
        let rows = cells(1)
        let table = SampleTable(
            .grouped,
            sections: [.init(header: "one two", cells: rows, footer: "one two three four")]
        )
        layOut(table.view, columns: 12, lines: 24)
        #expect(place(of: rows[0]) == GridRect(x: 0, y: 1, width: 12, height: 3))
        // Ten columns: "one two" and "three four".
        #expect(table.view.rectForFooter(inSection: 0).height == 40)
    }

    @Test func aHeaderOfTheTableIsAsHighAsItsContentAtTheWholeWidth() {
        let rows = cells(1)
        let table = SampleTable(.grouped, sections: [.init(cells: rows)])
        let text = label("one two three fou", lines: 0)
        table.view.tableHeaderView = row(text, label("x", weight: 1), spacing: 0)
        text.weight = 1
        layOut(table.view, columns: 20, lines: 24)
        // Nine columns between the margins: "one two" and "three fou".
        #expect(place(of: rows[0]) == GridRect(x: 0, y: 2, width: 20, height: 2))
        #expect(edges(of: rows) == [[.rule, .none]])
    }
}
