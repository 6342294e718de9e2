import Testing
import UIKitNames

/// Containers and geometry as apps use them.
///
/// Each idiom begins with a bullet.
@Suite struct ContainerIdioms {
    // Area: view controller
    private final class Follower: UINavigationControllerDelegate, UITabBarControllerDelegate {
        var log: [String] = []

        // • what a stack shows
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) { log.append("shows \(viewController.title ?? "")") }

        // • a tab that cannot be chosen
        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool { viewController.title != "Locked" }

        // • a tab that was chosen
        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) { log.append("tab \(tabBarController.selectedIndex)") }
    }

    @Test func delegatesOfContainers() {
        let follower = Follower()
        let pages = ["First", "Locked", "Next"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let stack = UINavigationController(rootViewController: pages[0])
        stack.delegate = follower
        let tabs = UITabBarController()
        tabs.delegate = follower
        tabs.viewControllers = [stack, pages[1]]
        let window = Screen.window(tabs, columns: 40, lines: 10)
        stack.pushViewController(pages[2], animated: true)
        #expect(follower.log == ["shows First", "shows Next"])
        #expect(tabs.touchTab(at: 0) && !tabs.touchTab(at: 1) && tabs.selectedIndex == 0)
        #expect(follower.log.last == "tab 0")
        _ = window
    }

    // Area: view
    @Test func rectangles() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        // • a smaller rectangle
        #expect(rect.insetBy(dx: 5, dy: 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
        #expect(rect.insetBy(dx: 20, dy: 0).isEmpty)
        // • a moved rectangle
        let moved = rect.offsetBy(dx: 10, dy: -20)
        // • rectangles together
        #expect(rect.union(moved) == CGRect(x: 10, y: 0, width: 40, height: 60))
        #expect(rect.union(moved).contains(rect) && !rect.contains(moved))
        // • what rectangles have in common
        #expect(rect.intersection(moved) == CGRect(x: 20, y: 20, width: 20, height: 20))
        #expect(rect.intersects(moved))
    }
}
