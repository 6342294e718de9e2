import Testing

@testable import SceneRuntime
@testable import SceneText

/// What is on the stack of the detail of a split view.
@Suite struct SplitStackTests {
    private func controller(_ title: String) -> ViewController {
        let controller = ViewController()
        controller.title = title
        return controller
    }

    /// The stack is what it was made, however often the split view gets narrow and wide again.
    @Test(arguments: UInt64(1)...8)
    func aSplitViewThatIsTurnedKeepsTheStackOfItsDetail(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func frame(_ width: Double) -> Rect { Rect(x: 0, y: 0, width: width, height: 480) }
        let window = Window(frame: frame(800), measuring: GridMeasuring())
        let detail = NavigationController(rootViewController: controller("root"))
        let master = NavigationController(rootViewController: controller("master"))
        let split = SplitViewController()
        split.viewControllers = [master, detail]
        window.rootViewController = split
        split.showDetailViewController(detail, sender: nil)
        var expected = ["root"]
        for number in 0..<12 {
            let stack = split.isCollapsed ? master : detail
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                stack.pushViewController(controller("\(number)"), animated: false)
                expected.append("\(number)")
            case 1 where expected.count > 1:
                stack.popViewController(animated: false)
                expected.removeLast()
            default:
                window.frame = frame(split.isCollapsed ? 800 : 320)
                window.layoutIfNeeded()
            }
            let shown =
                split.isCollapsed
                ? Array(master.viewControllers.dropFirst()) : detail.viewControllers
            #expect(shown.compactMap(\.title) == expected)
        }
    }
}
