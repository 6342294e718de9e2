import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Texts outside rows that show data: they follow it, wherever a scene has them.
@Suite struct DataTextTests {
    private static let scenes = """
        initial: tabs
        data: {cart: [{name: Hat}]}
        scenes:
          tabs: {controller: tabs, tabs: [stack, note]}
          stack: {controller: navigation, root: shop}
          shop:
            controller: table
            class: ShopController
            title: "{cart | count} things"
            prompt: "all: {cart | map 'name' | joined '+'}"
            rightItem: {id: add, title: "Add to {cart | count}", action: add}
            leftItem: {id: drop, title: Drop, action: drop}
            tabBarItem: {title: Shop, badge: "{cart | count}"}
            table:
              header: {label: "{cart | map 'name' | joined ', '}"}
              sections:
                - header: "{cart | count} in here"
                  footer: "so {cart | map 'name' | joined '+'}"
                  cells:
                    - {style: value1, text: Number, detail: "{cart | count}"}
                    - content:
                        row:
                          - label: {id: own, text: "{cart | count} kinds"}
                          - button: {id: change, title: "Change {cart | count}", actions: {touchUpInside: change}}
            outlets: [own]
          note: {controller: view, title: "Note {cart | count}", view: [{label: "{cart | count} noted"}]}
        classes:
          ShopController:
            superclass: TableViewController
            outlets: {own: Label}
            actions:
              add: {append: {data: cart, item: {name: Shoe}}}
              drop: {remove: {data: cart, at: 0}}
              change: {update: {data: cart, at: 0, set: {name: "N{cart | count}"}}}
        """

    /// A screen that is made now shows what the data is, and one that was there before shows the same.
    @Test(arguments: UInt64(1)...12) func aScreenShowsWhatANewOneWould(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let scene = try OpenScene(Self.scenes, lines: 24)
        var count = 1
        for _ in 0..<8 {
            let step = ["add", "add", "change", count > 1 ? "drop" : "add"].randomElement(
                using: &random
            )
            let id = try #require(step)
            scene.play("tap \(id)")
            count += id == "add" ? 1 : id == "drop" ? -1 : 0
            let window = Window.terminal(columns: 40, lines: 24)
            window.rootViewController = scene.player.storyboard.instantiateScreen(of: "tabs")
            for format in [SnapshotFormat.text, .accessibility] {
                let renderer = ScreenRenderer(format)
                #expect(
                    renderer.render(scene.player.window) == renderer.render(window),
                    "\(step ?? "")"
                )
            }
        }
        #expect(ScreenRenderer(.text).render(scene.player.window).contains("\(count) things"))
    }

    /// What code sets stays, as it does in UIKit.
    @Test func aTextThatCodeSetStays() throws {
        let scene = try OpenScene(Self.scenes, lines: 24)
        let label = try scene.view("own", as: Label.self)
        label.text = "Mine"
        scene.play("tap add")
        #expect(label.text == "Mine")
        #expect(ScreenRenderer(.text).render(scene.player.window).contains("2 things"))
    }
}
