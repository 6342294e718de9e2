import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Bars that do not show cannot be touched.
@Suite struct HiddenBarTests {
    private static let item = """
        {controller: view, class: A, title: A, view: {label: A},
          rightItem: {title: Hit, id: hit, action: hit}}
        """
    private static let classes = """
        classes:
          A: {superclass: ViewController, actions: {hit: {log: hit}}}
        """

    @Test(arguments: [
        ("", ["'hit' is an item of a bar, but no bar is shown"]),
        (
            "  nav: {controller: navigation, root: a, navigationBarHidden: true}\n",
            ["'hit' is an item of a bar, but no bar is shown"]
        ),
        ("  nav: {controller: navigation, root: a}\n", []),
    ])
    func anItemIsTouchedWhereItsBarShows(_ stack: String, _ expected: [String]) throws {
        let initial = stack.isEmpty ? "" : "initial: nav\n"
        let scene = try OpenScene(
            "\(initial)scenes:\n\(stack)  a: \(Self.item)\n\(Self.classes)"
        )
        #expect(scene.player.play("tap hit").map(\.message) == expected)
        #expect(scene.log == (expected.isEmpty ? ["hit"] : []))
    }

    /// A screen that hides the bar of tabs while it is pushed is left by the way back alone.
    @Test func hiddenTabsCannotBeChanged() throws {
        let scene = try OpenScene(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [nav, other]}
              nav: {controller: navigation, root: list}
              list: {controller: view, title: List, view: {button: {id: go, title: Go, segue: {show: detail}}}}
              detail: {controller: view, title: Detail, hidesBottomBarWhenPushed: true, view: {label: Detail}}
              other: {controller: view, title: Other, view: {label: Other}}
            """
        )
        scene.play("tap go")
        for tab in ["tab 0", "tab 1"] {
            #expect(scene.player.play(tab).map(\.message) == ["the tab bar is hidden here"])
        }
        scene.play("back", "tab 1")
    }
}
