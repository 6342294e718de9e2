import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Pictures with all that scrolls, handed out in pieces.
@Suite struct FullPictureTests {
    private func pieces(_ window: Window) -> [String] {
        var pieces: [String] = []
        ScreenRenderer().renderFull(window) { pieces.append($0) }
        return pieces
    }

    private func full(_ window: Window) -> String { pieces(window).joined() }

    /// The picture of a window that is high enough for everything.
    private func tall(_ controller: ViewController, columns: Int = 40) -> String {
        ScreenRenderer().render(makeScreen(controller, columns: columns, lines: 2000))
    }

    @Test func aTableThatFitsIsDrawnAsItIs() {
        let master = MasterController()
        master.count = 3
        let window = makeScreen(master)
        #expect(full(window) == ScreenRenderer().render(window))
    }

    @Test(.slow, arguments: [6, 7, 8, 15, 28])
    func everyRowIsDrawnOnce(lines: Int) {
        let master = MasterController()
        master.count = 100
        let window = makeScreen(NavigationController(rootViewController: master), lines: lines)
        let other = MasterController()
        other.count = 100
        #expect(full(window) == tall(NavigationController(rootViewController: other)))
    }

    @Test(.slow, arguments: 3...8)
    func rowsThatHaveNoRoomAreDrawnAllTheSame(lines: Int) {
        func makeTabs() -> TabBarController {
            let master = MasterController()
            master.count = 100
            master.title = "Master"
            let tabs = TabBarController()
            tabs.viewControllers = [NavigationController(rootViewController: master)]
            return tabs
        }
        let window = makeScreen(makeTabs(), lines: lines)
        let height = window.frame.height
        #expect(full(window) == tall(makeTabs()))
        #expect(window.frame.height == height)
    }

    @Test func rowsOfManyHeightsAndHeadersStandInTheirPlaces() {
        func makeController() -> TableViewController {
            let controller = TableViewController(style: .plain)
            controller.tableView.staticContent = StaticTableContent(
                sections: (0..<30).map { number in
                    let section = StaticTableSection()
                    section.headerTitle = "Header \(number)"
                    section.footerTitle = number % 3 == 0 ? nil : "Footer \(number)"
                    section.cells = (0..<number % 5).map { row in
                        let cell = makeCell("Row \(number) \(row)")
                        cell.textLabel?.numberOfLines = 0
                        cell.textLabel?.text? += String(repeating: " more words", count: row * 3)
                        return cell
                    }
                    return section
                }
            )
            return controller
        }
        #expect(full(makeScreen(makeController(), lines: 12)) == tall(makeController()))
    }

    @Test(arguments: [2.0, 10, 45, 300])
    func rowsOfOtherHeightsThanEstimatedAreDrawnOnce(estimate: Double) {
        func makeController() -> TableViewController {
            let controller = MasterController()
            controller.count = 60
            controller.tableView.estimatedRowHeight = estimate
            return controller
        }
        #expect(full(makeScreen(makeController(), lines: 12)) == tall(makeController()))
    }

    @Test func aScrollViewIsDrawnWhole() {
        let scroll = ScrollView()
        scroll.weight = 1
        scroll.addSubview(ColumnView())
        for line in 0..<40 { scroll.subviews[0].addSubview(makeLabel("line \(line)")) }
        let window = makeScreen(of: makeColumn(scroll, makeLabel("below")), columns: 11, lines: 10)
        scroll.contentOffset = Point(x: 0, y: 100)
        window.layoutIfNeeded()
        let lines = full(window).split(separator: "\n").dropFirst().dropLast()
        #expect(
            lines.map { $0.dropFirst().dropLast().trimmingSuffix(" ") }
                == (0..<40).map { "line \($0)" } + ["below"]
        )
        #expect(scroll.contentOffset.y == 100)
        #expect(window.frame.height == 200)
    }

    @Test func aScrollViewOfAFixedHeightKeepsIt() {
        let scroll = ScrollView()
        scroll.height = 60
        scroll.addSubview(ColumnView())
        for line in 1...4 { scroll.subviews[0].addSubview(makeLabel("\(line)")) }
        let window = makeScreen(of: makeColumn(scroll), columns: 5, lines: 10)
        #expect(full(window) == "┌───┐\n│1  │\n│2  │\n│3  │\n└───┘\n")
        #expect(window.frame.height == 200)
    }

    @Test(.slow) func aTableWithASmallShareAboveOtherViewsIsDrawnWhole() {
        let table = StaticTableView(frame: .zero, style: .plain)
        table.weight = 1
        table.insertSection(at: 0)
        for row in 0..<200 {
            table.insertCell(makeCell("Row \(row)"), forRowAt: IndexPath(row: row, section: 0))
        }
        let room = Spacer()
        room.weight = 3
        let window = makeScreen(of: makeColumn(table, room, makeLabel("below")), lines: 10)
        let text = full(window)
        #expect((0..<200).allSatisfy { text.contains("│ Row \($0) ") })
        #expect(window.frame.height == 200)
    }

    @Test(.slow, arguments: [SnapshotFormat.tree, .accessibility, .json])
    func theOtherFormatsHaveEveryRowToo(_ format: SnapshotFormat) {
        let master = MasterController()
        master.count = 100
        let window = makeScreen(NavigationController(rootViewController: master))
        let before = ScreenRenderer(format).render(window)
        var text = ""
        ScreenRenderer(format).renderFull(window) { text += $0 }
        let rows = (0..<100).map { format == .accessibility ? "\n\($0), " : "\"\($0)\"" }
        #expect(rows.allSatisfy { text.contains($0) })
        #expect(ScreenRenderer(format).render(window) == before)
    }

    @Test func cardsAreWhole() {
        func makeController() -> TableViewController {
            let controller = TableViewController(style: .insetGrouped)
            controller.tableView.staticContent = StaticTableContent(
                sections: (0..<12).map { number in
                    let section = StaticTableSection()
                    section.headerTitle = "Header \(number)"
                    section.cells = (0...number % 4).map { makeCell("Row \($0)") }
                    return section
                }
            )
            return controller
        }
        #expect(full(makeScreen(makeController(), lines: 9)) == tall(makeController()))
    }

    @Test func aBarBelowComesLast() {
        func makeTabs() -> TabBarController {
            let tabs = TabBarController()
            let master = MasterController()
            master.count = 40
            tabs.viewControllers = [NavigationController(rootViewController: master)]
            return tabs
        }
        #expect(full(makeScreen(makeTabs())) == tall(makeTabs()))
    }

    @Test func tablesSideBySideAreDrawnTogether() {
        func makeSplit() -> SplitViewController {
            let split = SplitViewController()
            let master = MasterController()
            master.count = 40
            let detail = MasterController()
            detail.count = 25
            split.viewControllers = [NavigationController(rootViewController: master), detail]
            return split
        }
        #expect(
            full(makeScreen(makeSplit(), columns: 96, lines: 14)) == tall(makeSplit(), columns: 96)
        )
    }

    @Test func aTableAboveOtherViewsIsDrawnWhole() {
        let controller = ViewController()
        let table = StaticTableView(frame: .zero, style: .plain)
        table.weight = 1
        controller.viewLoader = { _ in
            let view = View()
            view.addSubview(makeColumn(table, makeLabel("below")))
            return view
        }
        table.insertSection(at: 0)
        for row in 0..<30 {
            table.insertCell(makeCell("Row \(row)"), forRowAt: IndexPath(row: row, section: 0))
        }
        let window = makeScreen(controller, lines: 10)
        let text = full(window)
        #expect((0..<30).allSatisfy { text.contains("│ Row \($0) ") })
        #expect(text.split(separator: "\n").dropLast().last?.hasPrefix("│below ") == true)
        #expect(window.frame.height == 200)
    }

    @Test func theScreenIsAsBefore() {
        let master = MasterController()
        master.count = 100
        let window = makeScreen(master)
        master.tableView.contentOffset = Point(x: 0, y: 400)
        let before = ScreenRenderer().render(window)
        _ = full(window)
        #expect(ScreenRenderer().render(window) == before)
    }

    @Test(.slow) func noPieceIsLargerThanAScreen() {
        let master = MasterController()
        master.count = 5000
        let window = makeScreen(master)
        let pieces = pieces(window)
        #expect(pieces.count > 300)
        #expect(pieces.allSatisfy { $0.utf8.count < 28 * 40 * 4 })
        #expect(master.tableView.statistics.cellsMade <= 15)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ blank: Character) -> String {
        var text = String(self)
        while text.last == blank { text.removeLast() }
        return text
    }
}
