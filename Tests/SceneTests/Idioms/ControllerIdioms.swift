import Testing
import UIKitNames

/// Controllers as apps write them.
///
/// Each idiom begins with a bullet.
@Suite struct ControllerIdioms {
    // Area: view controller
    private final class Detail: UIViewController {
        // • what is handed over
        var name: String?
        let label = UILabel()
        var log: [String] = []

        // • a view made in code
        override func loadView() { view = label }

        // • after loading
        override func viewDidLoad() {
            super.viewDidLoad()
            // • a title
            title = name
            navigationItem.largeTitleDisplayMode = .never
            log.append("load")
        }

        // • before appearing
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear \(animated)")
        }

        // • while appearing
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("appearing")
        }

        // • after appearing
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did appear")
        }

        // • before disappearing, and whether for good
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append(isMovingFromParent ? "leaves" : "is covered")
        }

        // • after disappearing
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("did disappear")
        }

        // • before layout
        override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

        // • after layout
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if !log.contains("layout") { log.append("layout") }
        }

        // • in and out of a container
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append(parent == nil ? "out" : "in")
        }

        // • in edit mode
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            log.append("editing \(editing)")
        }
    }

    @Test func theLifeOfAController() {
        let root = UIViewController()
        // • a stack with its root
        let stack = UINavigationController(rootViewController: root)
        let window = Screen.window(stack, columns: 30, lines: 10)
        window.layoutIfNeeded()
        let detail = Detail()
        detail.name = "Ada"
        // • pushing
        stack.pushViewController(detail, animated: true)
        window.layoutIfNeeded()
        #expect(detail.log.prefix(2) == ["load", "will appear true"])
        // • what is on top
        #expect(stack.topViewController === detail && stack.viewControllers.count == 2)
        // • the stack around a controller
        #expect(detail.navigationController === stack)
        // • popping
        #expect(stack.popViewController(animated: true) === detail)
        #expect(detail.log.contains("leaves") && detail.log.last == "out")
        // • pushing by showing
        root.show(Detail(), sender: nil)
        #expect(stack.viewControllers.count == 2)
        // • to the root
        stack.popToRootViewController(animated: false)
        #expect(stack.topViewController === root)
        // • a whole stack at once
        stack.setViewControllers([root, detail], animated: false)
        #expect(stack.topViewController === detail)
        // • whether a view was loaded
        #expect(detail.isViewLoaded && !UIViewController().isViewLoaded)
        // • loading it
        let other = Detail()
        other.loadViewIfNeeded()
        #expect(other.log == ["load"])
        // • the visible controller
        #expect(stack.visibleViewController === detail)
    }

    @Test func presenting() {
        let root = UIViewController()
        let window = Screen.window(root, columns: 40, lines: 14)
        defer { _ = window }
        // • a sheet
        let sheet = UINavigationController(rootViewController: Detail())
        sheet.modalPresentationStyle = .formSheet
        var isShown = false
        root.present(sheet, animated: true) { isShown = true }
        #expect(isShown && root.presentedViewController === sheet)
        // • who presents
        #expect(sheet.presentingViewController === root)
        // • away again
        var isGone = false
        sheet.dismiss(animated: true) { isGone = true }
        #expect(isGone && root.presentedViewController == nil)
        // • an alert
        let alert = UIAlertController(
            title: "Delete?",
            message: "For good.",
            preferredStyle: .alert
        )
        var answer = ""
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in answer = "delete" }
        )
        // • a field in an alert
        alert.addTextField { $0.placeholder = "Name" }
        root.present(alert, animated: true)
        #expect(Screen.picture(window).contains("Delete?"))
        #expect(alert.textFields?.first?.placeholder == "Name")
        alert.alertActions[1].touch()
        #expect(answer == "delete")
        // • an action sheet
        let choices = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        choices.addAction(UIAlertAction(title: "Share", style: .default, handler: nil))
        root.present(choices, animated: true, completion: nil)
        #expect(Screen.picture(window).contains("Share"))
        // • an action that stands out
        choices.preferredAction = choices.alertActions.first
    }

    @Test func bars() {
        let controller = Detail()
        let stack = UINavigationController(rootViewController: controller)
        let window = Screen.window(stack, columns: 40, lines: 10)
        // • a title in the bar
        controller.navigationItem.title = "Names"
        #expect(Screen.picture(window).contains("Names"))
        // • an item with an action
        var taps = 0
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { _ in taps += 1 }
        )
        controller.navigationItem.rightBarButtonItem?.touch()
        #expect(taps == 1)
        // • an item with a title
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort",
            primaryAction: UIAction { _ in taps += 10 }
        )
        #expect(Screen.picture(window).contains("Sort"))
        // • an item that edits
        controller.navigationItem.rightBarButtonItems = [
            controller.editButtonItem, UIBarButtonItem(systemItem: .add, primaryAction: nil),
        ]
        controller.editButtonItem.touch()
        #expect(controller.isEditing)
        // • an item that is not enabled
        controller.editButtonItem.isEnabled = false
        #expect(!controller.editButtonItem.touch())
        // • a view in place of the title
        let title = UILabel()
        title.text = "Custom"
        controller.navigationItem.titleView = title
        #expect(Screen.picture(window).contains("Custom"))
        // • the way back
        controller.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Back",
            style: .plain,
            target: nil,
            action: nil
        )
        // • large titles
        stack.prefersLargeTitles = true
        // • the colours of a bar
        stack.navigationBar.tintColor = .red
        // • a prompt
        controller.navigationItem.prompt = "Choose one"
        #expect(Screen.picture(window).contains("Choose one"))
        // • a bar of tools
        controller.toolbarItems = [
            UIBarButtonItem(title: "All", primaryAction: nil), .flexibleSpace(),
        ]
        stack.isToolbarHidden = false
        #expect(Screen.picture(window).contains("All"))
        // • no bar
        stack.setNavigationBarHidden(true, animated: false)
        #expect(stack.isNavigationBarHidden)
        // • an item of a view
        let custom = UIBarButtonItem(customView: UISwitch())
        #expect(custom.customView is UISwitch)
    }

    @Test func containers() {
        // • tabs
        let tabs = UITabBarController()
        let first = Detail()
        first.tabBarItem.title = "First"
        first.tabBarItem.badgeValue = "3"
        let second = UINavigationController(rootViewController: Detail())
        second.tabBarItem = UITabBarItem(
            title: "Second",
            image: UIImage(systemName: "star"),
            tag: 1
        )
        tabs.viewControllers = [first, second]
        let window = Screen.window(tabs, columns: 40, lines: 10)
        #expect(Screen.picture(window).contains("Second"))
        // • another tab
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === second)
        // • a child of one's own
        let parent = UIViewController()
        let child = Detail()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.parent === parent && child.log == ["load", "in"])
        // • away again
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty)
        // • a split view
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: Detail()), Detail()]
        #expect(split.viewControllers.count == 2)
        // • hiding the tabs below
        first.hidesBottomBarWhenPushed = true
    }

    @Test func storyboards() throws {
        let text = """
            initial: list
            scenes:
              list:
                controller: table
                table:
                  sections: [{cells: [{text: Ada, segue: {show: detail, identifier: showDetail}}]}]
              detail: {controller: view, class: Detail, view: [{label: Detail}]}
            classes:
              Detail: {superclass: ViewController, implementation: swift}
            """
        final class Registered: UIViewController { var name = "" }
        var classes = ClassRegistry()
        classes.register(Registered.self, as: "Detail") { Registered() }
        let file = SceneFile.read(SourceText(name: "a.scene.yaml", text: text))
        let storyboard = UIStoryboard(file, classes: classes)
        // • a scene by its identifier
        let detail = try #require(
            storyboard.instantiateViewController(withIdentifier: "detail") as? Registered
        )
        // • the storyboard of a controller
        #expect(detail.storyboard === storyboard)
        // • the first scene
        let list = try #require(storyboard.instantiateInitialViewController())
        let window = Screen.window(
            UINavigationController(rootViewController: list),
            columns: 30,
            lines: 8
        )
        // • a segue by its identifier
        list.performSegue(withIdentifier: "showDetail", sender: nil)
        #expect(list.navigationController?.topViewController is Registered)
        #expect(Screen.picture(window).contains("Detail"))
    }

    // Area: search
    private final class List: UITableViewController, UISearchResultsUpdating {
        // • a search in the bar
        let searchController = UISearchController(searchResultsController: nil)
        var found: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            searchController.searchResultsUpdater = self
            searchController.obscuresBackgroundDuringPresentation = false
            searchController.searchBar.placeholder = "Search"
            navigationItem.searchController = searchController
            navigationItem.hidesSearchBarWhenScrolling = false
            definesPresentationContext = true
        }

        // • what is found
        func updateSearchResults(for searchController: UISearchController) {
            guard let text = searchController.searchBar.text, !text.isEmpty else { return }
            found.append(text)
        }
    }

    @Test func searching() {
        let list = List(style: .plain)
        let window = Screen.window(
            UINavigationController(rootViewController: list),
            columns: 30,
            lines: 10
        )
        #expect(Screen.picture(window).contains("Search"))
        list.searchController.searchBar.type("Ada")
        #expect(list.found == ["Ada"] && list.searchController.isActive)
    }

    // Area: view controller
    /// What is handed over before a segue.
    private final class Master: UIViewController {
        var prepared = ""

        // • before a segue
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "showDetail", let detail = segue.destination as? Detail {
                detail.name = "handed over"
            }
            prepared = segue.identifier ?? ""
        }

        // • whether a segue is performed
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            identifier != "never"
        }
    }

    @Test func segues() {
        let master = Master()
        let detail = Detail()
        master.prepare(
            for: UIStoryboardSegue(identifier: "showDetail", source: master, destination: detail),
            sender: nil
        )
        #expect(detail.name == "handed over" && master.prepared == "showDetail")
        #expect(!master.shouldPerformSegue(withIdentifier: "never", sender: nil))
    }
}
