import SceneTesting
import Testing
import UIKitNames

@testable import Screens

/// Screens that were moved from UIKit: what shows, what they do, and how much of them had to change.
struct ScreensTests {
    private struct Store: ItemStore {
        func load() async -> [Item] {
            [Item(name: "Milk"), Item(name: "Bread", isDone: true), Item(name: "Eggs")]
        }
    }

    private func show(_ controller: UIViewController, lines: Int = 24) -> UIWindow {
        let window = UIWindow.terminal(columns: 40, lines: lines)
        window.rootViewController = controller
        return window
    }

    @Test func aListLoadsRefreshesAndChanges() async {
        let list = ItemsViewController(store: Store())
        let stack = UINavigationController(rootViewController: list)
        let window = show(stack, lines: 14)
        await list.loading?.value
        assertSnapshot(of: window, named: "items")
        list.refreshControl?.touch()
        assertSnapshot(of: window, named: "items-refreshing")
        await list.loading?.value
        let table = list.tableView
        #expect(list.refreshControl?.isRefreshing == false)
        #expect(table.touchSwipeAction("Delete", forRowAt: IndexPath(row: 0, section: 0)))
        #expect(list.items.map(\.name) == ["Bread", "Eggs"])
        list.navigationItem.rightBarButtonItem?.touch()
        let alert = list.presentedViewController as? UIAlertController
        alert?.textFields?.first?.type("Salt")
        assertSnapshot(of: window, named: "items-new")
        alert?.alertActions.last?.touch()
        #expect(list.items.map(\.name) == ["Salt", "Bread", "Eggs"])
        assertSnapshot(of: window, named: "items-changed")
    }

    @Test func aFormOfSettingsFollowsItsControls() {
        let form = SettingsViewController()
        let window = show(UINavigationController(rootViewController: form))
        assertSnapshot(of: window, named: "settings")
        let toggle =
            form.tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryView as? UISwitch
        toggle?.touch()
        form.tableView.touchRow(at: IndexPath(row: 1, section: 2))
        #expect(!form.settings.isNotified && form.settings.theme == 1)
        assertSnapshot(of: window, named: "settings-changed")
    }

    @Test func aContactOfAStoryboardChecksWhatIsTyped() throws {
        var classes = ClassRegistry()
        classes.register(ContactViewController.self) { ContactViewController() }
        classes.register(HistoryViewController.self) { HistoryViewController() }
        let file = SceneFile.read(SourceText(name: "contact.scene.yaml", text: Self.scene))
        #expect(file.diagnostics.map(\.message) == [])
        let storyboard = UIStoryboard(file, classes: classes)
        let contact = try #require(
            storyboard.instantiateViewController(withIdentifier: "contact")
                as? ContactViewController
        )
        let window = show(UINavigationController(rootViewController: contact), lines: 14)
        window.layoutIfNeeded()
        contact.save(self)
        assertSnapshot(of: window, named: "contact-without-name")
        let fields = contact.view.descendantFields
        fields[0].type("Ada")
        fields[1].type("none")
        #expect(fields[1].text == "")
        fields[1].type("555-0100")
        contact.save(self)
        #expect(contact.contact?.phone == "555-0100")
        contact.performSegue(withIdentifier: "history", sender: nil)
        let history = contact.navigationController?.topViewController as? HistoryViewController
        #expect(history?.contact?.name == "Ada")
    }

    private static let scene = """
        initial: contact
        scenes:
          contact:
            controller: view
            class: ContactViewController
            view:
              - column:
                  - textField: {id: name, placeholder: Name}
                  - textField: {id: phone, placeholder: Phone}
                  - row:
                      - label: Favourite
                      - switch: {id: favourite, accessibility: {label: Favourite}, actions: {valueChanged: "favouriteChanged:"}}
                  - label: {id: message}
                  - button: {title: Save, actions: {touchUpInside: "save:"}}
                  - button: {title: Delete, actions: {touchUpInside: "askBeforeDeleting:"}}
                  - button: {title: History, segue: {show: history, identifier: history}}
            outlets:
              nameField: name
              phoneField: phone
              favouriteSwitch: favourite
              messageLabel: message
          history: {controller: view, class: HistoryViewController, view: [{label: Calls}]}
        classes:
          ContactViewController:
            superclass: ViewController
            implementation: swift
            outlets:
              nameField: TextField
              phoneField: TextField
              favouriteSwitch: Switch
              messageLabel: Label
            actions: {"save:": [], "favouriteChanged:": [], "askBeforeDeleting:": []}
          HistoryViewController: {superclass: ViewController, implementation: swift}

        """
}

extension UIView {
    /// The fields in the view, in order.
    fileprivate var descendantFields: [UITextField] {
        subviews.flatMap { [$0 as? UITextField].compactMap { $0 } + $0.descendantFields }
    }
}
