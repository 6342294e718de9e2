import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// What containers draw around the screens that they hold.
@Suite struct ContainerPictureTests {
    private func makeController(_ title: String, _ texts: String...) -> ViewController {
        let controller = ViewController()
        controller.title = title
        controller.viewLoader = { _ in
            let column = ColumnView()
            for text in texts { column.addSubview(makeLabel(text)) }
            let view = View()
            view.addSubview(column)
            return view
        }
        return controller
    }

    private func picture(
        _ controller: ViewController,
        columns: Int = 30,
        lines: Int = 8
    ) -> String {
        ScreenRenderer().render(makeScreen(controller, columns: columns, lines: lines))
    }

    @Test func aScreenAloneHasNoBar() {
        #expect(
            picture(makeController("Alone", "hello"), columns: 9) == """
                ┌───────┐
                │hello  │
                └───────┘

                """
        )
    }

    @Test func aScreenWithoutContentKeepsALine() {
        #expect(picture(ViewController(), columns: 5) == "┌───┐\n│   │\n└───┘\n")
    }

    @Test func aBarHasItemsAtBothSides() {
        let controller = makeController("Title", "hello")
        controller.navigationItem.leftBarButtonItem = BarButtonItem(title: "Close")
        controller.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
        #expect(
            picture(NavigationController(rootViewController: controller)) == """
                ┌────────────────────────────┐
                │ Close     Title          + │
                ╞════════════════════════════╡
                │hello                       │
                └────────────────────────────┘

                """
        )
    }

    @Test func aTitleThatIsTooLongGivesWayToTheItems() {
        let controller = makeController("A title that is far too long", "x")
        controller.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .edit)
        let stack = NavigationController(rootViewController: makeController("The very first one"))
        stack.pushViewController(controller, animated: false)
        #expect(
            picture(stack) == """
                ┌────────────────────────────┐
                │ ‹ The v… A title tha… Edit │
                ╞════════════════════════════╡
                │x                           │
                └────────────────────────────┘

                """
        )
    }

    @Test func aTitleMovesAsideBeforeAnItemIsCut() {
        let stack = NavigationController(rootViewController: makeController("A longer title"))
        stack.pushViewController(makeController("Short", "x"), animated: false)
        let lines = picture(stack).split(separator: "\n")
        #expect(lines[1] == "│ ‹ A longer title Short     │")
    }

    @Test func aScreenWithoutATitleIsCalledBack() {
        let stack = NavigationController(rootViewController: ViewController())
        stack.pushViewController(makeController("Next", "x"), animated: false)
        #expect(
            picture(stack) == """
                ┌────────────────────────────┐
                │ ‹ Back     Next            │
                ╞════════════════════════════╡
                │x                           │
                └────────────────────────────┘

                """
        )
    }

    @Test func aHiddenBarIsNotDrawn() {
        let stack = NavigationController(rootViewController: makeController("Title", "x"))
        stack.isNavigationBarHidden = true
        #expect(picture(stack, columns: 5) == "┌───┐\n│x  │\n└───┘\n")
    }

    @Test func tabsStandBelowTheContent() {
        let tabs = TabBarController()
        tabs.viewControllers = [
            NavigationController(rootViewController: makeController("One", "hello")),
            makeController("Two", "there"), makeController("Three"),
        ]
        #expect(
            picture(tabs) == """
                ┌────────────────────────────┐
                │            One             │
                ╞════════════════════════════╡
                │hello                       │
                ├────────────────────────────┤
                │ ▐ One ▌    Two     Three   │
                └────────────────────────────┘

                """
        )
        tabs.selectedIndex = 1
        #expect(
            picture(tabs) == """
                ┌────────────────────────────┐
                │there                       │
                ├────────────────────────────┤
                │   One    ▐ Two ▌   Three   │
                └────────────────────────────┘

                """
        )
    }

    @Test func tabsTakeWhatTheirTitlesNeedBeforeALetterIsCut() {
        let tabs = TabBarController()
        tabs.viewControllers = ["Recipes", "Today", "Shopping"].map { makeController($0) }
        func bar(columns: Int) -> Substring? {
            picture(tabs, columns: columns).split(separator: "\n").dropLast().last
        }
        #expect(bar(columns: 32) == "│▐Recipes▌  Today    Shopping  │")
        #expect(bar(columns: 28) == "│▐Recipes▌ Today  Shopping │")
        #expect(bar(columns: 24) == "│▐Reci…▌ Today  Shopp… │")
    }

    @Test func aWideSplitViewHasARuleBetweenItsSides() {
        let split = SplitViewController()
        split.viewControllers = [
            NavigationController(rootViewController: makeController("Master", "a")),
            NavigationController(rootViewController: makeController("Detail", "b", "c")),
        ]
        let lines = picture(split, columns: 96).split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        #expect(lines.allSatisfy { $0.count == 96 })
        let column = split.master?.view.frame.width ?? 0
        let divider = Int(column / 8) + 1
        let signs = lines.map { line in
            [0, divider, 95].map { line[line.index(line.startIndex, offsetBy: $0)] }
        }
        #expect(signs == ["┌┬┐", "│││", "╞╪╡", "│││", "│││", "└┴┘"].map(Array.init))
        #expect(lines[1].contains("Master") && lines[1].contains("Detail"))
        #expect(lines[3].hasPrefix("│a ") && lines[3].dropFirst(divider).hasPrefix("│b "))
    }

    @Test func aSplitViewWithOneBarEndsItsRuleAtTheDivider() {
        let split = SplitViewController()
        split.viewControllers = [
            NavigationController(rootViewController: makeController("Master", "a")),
            makeController("Detail", "b", "c", "d"),
        ]
        let lines = picture(split, columns: 96).split(separator: "\n").map(String.init)
        #expect(lines[2].contains("═╡c "))
    }

    @Test func whatIsPresentedStandsAlone() {
        let stack = NavigationController(rootViewController: makeController("Below", "below"))
        let window = makeScreen(stack, columns: 10, lines: 8)
        stack.present(makeController("Sheet", "sheet"), animated: false)
        #expect(ScreenRenderer().render(window) == "┌────────┐\n│sheet   │\n└────────┘\n")
    }

    @Test func anEmbeddedScreenStandsInItsContainer() {
        let outer = ViewController()
        let container = ContainerView()
        container.height = 20
        outer.viewLoader = { _ in
            let view = View()
            view.addSubview(makeColumn(makeLabel("above"), container, makeLabel("below")))
            return view
        }
        let window = makeScreen(outer, columns: 10, lines: 8)
        outer.embed(makeController("Inner", "inner"), in: container)
        window.layoutIfNeeded()
        #expect(
            ScreenRenderer().render(window)
                == "┌────────┐\n│above   │\n│inner   │\n│below   │\n└────────┘\n"
        )
    }

    @Test func contentAtTheBottomKeepsTheHeightOfTheScreen() {
        let controller = ViewController()
        controller.viewLoader = { _ in
            let view = View()
            view.addSubview(makeColumn(makeLabel("a"), Spacer(), makeLabel("b")))
            return view
        }
        let lines = picture(controller, columns: 5, lines: 6).split(separator: "\n")
        #expect(lines == ["┌───┐", "│a  │", "│   │", "│   │", "│b  │", "└───┘"])
    }

    @Test(arguments: [ScreenSize.phone, .landscape, .tablet])
    func aFullScreenHasTheSizeOfItsDevice(_ device: ScreenSize) {
        let controller = MasterController()
        controller.count = 100
        let window = makeScreen(
            NavigationController(rootViewController: controller),
            columns: device.columns,
            lines: device.lines
        )
        let lines = ScreenRenderer().render(window).split(separator: "\n")
        #expect(lines.count == device.lines)
        #expect(lines.allSatisfy { $0.count == device.columns })
    }
}
