import SceneKitLite
import Testing

/// Bars of tools, large titles, and bars that come and go.
@Suite struct BarPictureTests {
    private func makeController(_ title: String) -> ViewController {
        let controller = ViewController()
        controller.title = title
        let label = Label()
        label.text = title.lowercased()
        controller.view = label
        return controller
    }

    private func picture(_ controller: ViewController, columns: Int = 30) -> String {
        let window = Window.terminal(columns: columns, lines: 10)
        window.rootViewController = controller
        window.layoutIfNeeded()
        return ScreenRenderer(.text).render(window)
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        let controller = makeController("Top")
        controller.toolbarItems = [
            BarButtonItem(title: "A"), BarButtonItem(systemItem: .flexibleSpace),
            BarButtonItem(title: "B"), BarButtonItem(systemItem: .flexibleSpace),
            BarButtonItem(title: "C"),
        ]
        let stack = NavigationController(rootViewController: controller)
        stack.isToolbarHidden = false
        let lines = picture(stack).split(separator: "\n")
        #expect(lines.contains("│ A            B           C │"), "\(lines)")
    }

    @Test func aBarOfToolsIsHiddenUnlessTheStackShowsIt() {
        let controller = makeController("Top")
        controller.toolbarItems = [BarButtonItem(title: "Sort")]
        let stack = NavigationController(rootViewController: controller)
        #expect(!picture(stack).contains("Sort"))
        stack.isToolbarHidden = false
        #expect(picture(stack).contains("Sort"))
        controller.toolbarItems = []
        #expect(picture(stack).split(separator: "\n").count < 10)
    }

    @Test func whatIsPushedMayHideTheBarsBelow() {
        let root = makeController("Root")
        root.toolbarItems = [BarButtonItem(title: "Sort")]
        let stack = NavigationController(rootViewController: root)
        stack.isToolbarHidden = false
        let tabs = TabBarController()
        tabs.viewControllers = [stack, makeController("Other")]
        #expect(picture(tabs).contains("Other"))
        let next = makeController("Next")
        next.hidesBottomBarWhenPushed = true
        stack.pushViewController(next, animated: false)
        #expect(!picture(tabs).contains("Other"))
        stack.popViewController(animated: false)
        #expect(picture(tabs).contains("Other"))
        #expect(picture(tabs).contains("Sort"))
    }

    @Test func aLargeTitleHasALineOfItsOwnAndIsInheritedInTheStack() {
        let root = makeController("Root")
        let stack = NavigationController(rootViewController: root)
        stack.prefersLargeTitles = true
        #expect(picture(stack).split(separator: "\n")[2].hasPrefix("│ Root"))
        let next = makeController("Next")
        stack.pushViewController(next, animated: false)
        #expect(picture(stack).split(separator: "\n")[2].hasPrefix("│ Next"))
        next.navigationItem.largeTitleDisplayMode = .never
        #expect(picture(stack).split(separator: "\n")[1].contains("Next"))
    }

    @Test func aButtonShowsTheLookOfItsState() {
        let button = Button()
        button.title = "Keep"
        button.setTitle("Kept", for: .selected)
        button.setTitle("Not yet", for: .disabled)
        #expect(button.currentTitle == "Keep")
        button.isSelected = true
        #expect(button.currentTitle == "Kept")
        button.isEnabled = false
        #expect(button.currentTitle == "Not yet")
        #expect(button.accessibilityLabel == "Not yet")
        button.isEnabled = true
        button.isSelected = false
        button.isHighlighted = true
        #expect(button.currentTitle == "Keep")
    }
}
