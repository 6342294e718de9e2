import FoundationEssentials
import SceneKitLite
import Testing

/// Sections with headers and footers, their views and heights, and the index (D1, D2, B2).
@Suite struct SectionTests {
    private final class PhotographersViewController: TableViewController {
        let sections: [(letter: String, names: [String])] = [
            ("A", ["Adams", "Arbus", "Avedon"]),
            ("B", ["Brandt", "Brassaï", "Burri"]),
            ("C", ["Capa", "Cartier-Bresson", "Cunningham"]),
        ]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Name")
        }

        override func numberOfSections(in tableView: TableView) -> Int { sections.count }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { sections[section].names.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            titleForHeaderInSection section: Int
        ) -> String? { sections[section].letter }

        override func tableView(
            _ tableView: TableView,
            titleForFooterInSection section: Int
        ) -> String? { section == 2 ? "Nine names" : nil }

        override func sectionIndexTitles(for tableView: TableView) -> [String]? {
            sections.map(\.letter)
        }
    }

    @Test func aPlainTableFloatsTheHeaderOfASectionThatIsOnTheScreen() throws {
        let controller = PhotographersViewController()
        let window = Screen.window(controller, lines: 6)
        window.layoutIfNeeded()
        let table = controller.tableView
        for row in 0..<3 {
            table.scrollToRow(at: IndexPath(row: row, section: 1), at: .top)
            let header = try #require(table.headerView(forSection: 1))
            #expect(header.frame.minY == table.contentOffset.y)
            let top = Screen.picture(window).split(separator: "\n")[1]
            #expect(top.contains("B"))
        }
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func aTitleOfTheIndexLeadsToItsSection() {
        let controller = PhotographersViewController()
        let window = Screen.window(controller, lines: 6)
        window.layoutIfNeeded()
        #expect(controller.tableView.sectionIndexTitles == ["A", "B", "C"])
        #expect(controller.tableView.touchSectionIndexTitle("B"))
        #expect(Screen.picture(window).contains(" Brandt"))
        #expect(!Screen.picture(window).contains("Avedon"))
    }

    @Test func anIndexedListIsReadWithItsHeadersAndItsIndex() {
        let controller = PhotographersViewController()
        let window = Screen.window(controller, lines: 8)
        #expect(
            Screen.speech(window) == """
                A (header)
                Adams
                Arbus
                Avedon
                B (header)
                Brandt
                Section index: A, B, C (adjustable)

                """
        )
    }

    @Test func aGroupedTableHasNoIndexAndItsHeadersScrollAway() {
        let controller = PhotographersViewController(style: .grouped)
        let window = Screen.window(controller, lines: 6)
        window.layoutIfNeeded()
        #expect(controller.tableView.sectionIndexTitles == nil)
        controller.tableView.scrollToRow(at: IndexPath(row: 2, section: 1), at: .top)
        #expect(controller.tableView.headerView(forSection: 1) == nil)
    }

    @Test func theFrameStaysWhileTheContentGrows() {
        let controller = PhotographersViewController()
        let window = Screen.window(controller, lines: 6)
        window.layoutIfNeeded()
        let table: ScrollView = controller.tableView
        #expect(table.frame.size == Size(width: 38 * 8, height: 4 * 20))
        #expect(table.contentSize.height > table.bounds.height)
        #expect(table.contentSize.width == table.bounds.width)
    }

    @Test func theStyleIsFixedAtCreation() {
        #expect(TableView(frame: .zero).style == .plain)
        #expect(PhotographersViewController(style: .insetGrouped).tableView.style == .insetGrouped)
    }

    /// Headers, footers and heights from the delegate.
    private final class HeadedViewController: TableViewController {
        let banner = Label()
        let sum = Label()
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            banner.text = "A banner"
            sum.text = "A sum"
            tableView.separatorStyle = .none
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 20 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Cell")
                ?? TableViewCell(style: .default, reuseIdentifier: "Cell")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            viewForHeaderInSection section: Int
        ) -> View? { banner }

        override func tableView(
            _ tableView: TableView,
            heightForHeaderInSection section: Int
        ) -> Double { 40 }

        override func tableView(
            _ tableView: TableView,
            viewForFooterInSection section: Int
        ) -> View? { sum }

        override func tableView(
            _ tableView: TableView,
            heightForRowAt indexPath: IndexPath
        ) -> Double { indexPath.row == 0 ? 60 : 20 }

        override func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { log.append("will \(indexPath.row)") }

        override func tableView(
            _ tableView: TableView,
            didEndDisplaying cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { log.append("end \(indexPath.row)") }
    }

    @Test func theDelegateGivesHeadersFootersAndHeights() {
        let controller = HeadedViewController(style: .plain)
        let window = Screen.window(controller, lines: 12)
        window.layoutIfNeeded()
        let table = controller.tableView
        #expect(table.headerView(forSection: 0) === controller.banner)
        #expect(table.rectForHeader(inSection: 0).height == 40)
        #expect(table.rectForRow(at: .row(0)).height == 60)
        #expect(table.rectForRow(at: .row(1)).height == 20)
        table.scrollToRow(at: .row(19), at: .top)
        #expect(table.footerView(forSection: 0) === controller.sum)
        #expect(Screen.picture(window).contains("A sum"))
    }

    @Test func theDelegateHearsOfCellsThatComeAndGo() {
        let controller = HeadedViewController(style: .plain)
        let window = Screen.window(controller, lines: 9)
        window.layoutIfNeeded()
        // Seven lines: two of the header, three of the first row, two of the next ones.
        #expect(controller.log == ["will 0", "will 1", "will 2"])
        controller.tableView.contentOffset = Point(x: 0, y: 120)
        window.layoutIfNeeded()
        #expect(controller.log.contains("end 0"))
        #expect(controller.log.contains("will 5"))
    }
}
