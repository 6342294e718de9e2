import Testing

@testable import SceneRuntime
@testable import SceneText

/// Where unwind segues lead.
@Suite struct UnwindTests {
    /// How the next screen comes.
    private enum Move: CaseIterable {
        /// Onto the stack; over the screen, where there is no stack.
        case shown
        case presented
        case presentedInAStack
    }

    /// All ways to go up to four screens ahead.
    private static let journeys: [[Move]] = {
        var longest: [[Move]] = [[]]
        var all: [[Move]] = []
        for _ in 1...4 {
            longest = longest.flatMap { journey in Move.allCases.map { journey + [$0] } }
            all += longest
        }
        return all
    }()

    private final class Screen: ViewController {
        var sources: [ObjectIdentifier] = []

        func done(_ segue: Segue) { sources.append(ObjectIdentifier(segue.source)) }
    }

    private func window(showing root: ViewController) -> Window {
        let frame = Rect(x: 0, y: 0, width: 320, height: 480)
        let window = Window(frame: frame, measuring: GridMeasuring())
        window.rootViewController = root
        return window
    }

    @Test(.slow) func aSegueLeadsToTheNearestScreenBehindThatHasTheAction() {
        for journey in Self.journeys {
            for goal in journey.indices {
                let first = Screen()
                let window = window(showing: NavigationController(rootViewController: first))
                var screens = [first]
                for move in journey {
                    let next = Screen()
                    switch move {
                    case .shown: screens.last?.show(next, sender: nil)
                    case .presented: screens.last?.present(next, animated: false)
                    case .presentedInAStack:
                        let stack = NavigationController(rootViewController: next)
                        screens.last?.present(stack, animated: false)
                    }
                    screens.append(next)
                }
                // Not the nearest one, where there is another between.
                let (target, last) = (screens[goal], screens[journey.count])
                for screen in [first, target] {
                    screen.actions.register("done:", target: screen, Screen.done)
                }
                SegueTemplate(identifier: nil, unwindAction: "done:", source: last)
                    .prepare(sender: nil)?.perform()
                #expect(
                    target.sources == [ObjectIdentifier(last)],
                    "to screen \(goal) after \(journey)"
                )
                var visible = window.rootViewController?.frontmost
                if let stack = visible as? NavigationController {
                    visible = stack.topViewController
                }
                #expect(visible === target, "to screen \(goal) after \(journey)")
            }
        }
    }

    @Test(arguments: [false, true])
    func aSegueLeadsToAScreenOfAnotherTab(fromASheet: Bool) {
        let (first, above, second, sheet) = (Screen(), Screen(), Screen(), Screen())
        let stack = NavigationController(rootViewController: first)
        let tabs = TabBarController()
        tabs.viewControllers = [stack, NavigationController(rootViewController: second)]
        let window = window(showing: tabs)
        first.show(above, sender: nil)
        tabs.selectedIndex = 1
        if fromASheet { second.present(sheet, animated: false) }
        first.actions.register("done:", target: first, Screen.done)
        SegueTemplate(
            identifier: nil,
            unwindAction: "done:",
            source: fromASheet ? sheet : second
        ).prepare(sender: nil)?.perform()
        #expect(first.sources.count == 1)
        #expect(window.rootViewController?.presented == nil)
        #expect(tabs.selectedIndex == 0)
        #expect(stack.topViewController === first)
    }

    @Test func aSegueLeadsOutOfASheetPastTheDetailOfANarrowSplitView() {
        let (master, detail, sheet) = (Screen(), Screen(), Screen())
        let split = SplitViewController()
        let stack = NavigationController(rootViewController: master)
        split.viewControllers = [stack, Screen()]
        let window = window(showing: split)
        master.showDetailViewController(detail, sender: nil)
        detail.present(sheet, animated: false)
        master.actions.register("done:", target: master, Screen.done)
        SegueTemplate(identifier: nil, unwindAction: "done:", source: sheet)
            .prepare(sender: nil)?.perform()
        #expect(master.sources == [ObjectIdentifier(sheet)])
        #expect(window.rootViewController?.presented == nil)
        #expect(stack.topViewController === master)
    }
}
