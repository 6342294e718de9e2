import FoundationEssentials
import SceneKitLite
import Testing

/// Static cells in a scene: no identifiers, outlets and actions straight to the controller (A8).
@Suite struct StaticFormTests {
    private static let scene = """
        storyboard: Form
        scenes:
          form:
            controller: table
            class: FormViewController
            table:
              style: grouped
              sections:
                - header: Level
                  footer: Drag the slider.
                  cells:
                    - content:
                        row:
                          - label: {id: value}
                          - slider:
                              id: level
                              maximumValue: 10
                              value: 7.5
                              weight: 1
                              actions: {valueChanged: "levelChanged:"}
                - cells:
                    - content: {button: {id: hello, title: Hello, actions: {touchUpInside: hello}}}
            outlets: {valueLabel: value, slider: level}
        classes:
          FormViewController:
            superclass: TableViewController
            implementation: swift
            outlets: {valueLabel: Label, slider: Slider}
            actions: {"levelChanged:": [], hello: []}
        """

    private final class FormViewController: TableViewController {
        @Outlet var valueLabel: Label
        @Outlet var slider: Slider
        private(set) var log: [String] = []

        override func awakeFromNib() {
            actions.register("levelChanged:", target: self, FormViewController.levelChanged)
            actions.register("hello", target: self, FormViewController.hello)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            levelChanged(slider)
        }

        private func levelChanged(_ sender: Slider) { valueLabel.text = "\(sender.value)" }

        private func hello() { log.append("Hello") }
    }

    private let player: ScenePlayer
    private let controller: FormViewController

    init() throws {
        var classes = ClassRegistry()
        classes.register { FormViewController() }
        player = try Screen.open(Self.scene, classes: classes)
        controller = try #require(player.window.rootViewController as? FormViewController)
    }

    @Test func theFormIsDrawnAsTheSceneHasIt() {
        #expect(
            Screen.picture(player.window) == """
                ┌──────────────────────────────────────┐
                │ LEVEL                                │
                ├──────────────────────────────────────┤
                │ 7.5 ━━━━━━━━━━━━━━━━━━━━━━━●──────── │
                ├──────────────────────────────────────┤
                │ Drag the slider.                     │
                │                                      │
                ├──────────────────────────────────────┤
                │ [ Hello ]                            │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theSliderMovesBetweenItsEndsAndItsActionUpdatesTheLabel() {
        player.play("set level 2.5")
        #expect(controller.valueLabel.text == "2.5")
        player.play("set level 10")
        #expect(controller.valueLabel.text == "10.0")
        player.play("set level 0")
        #expect(controller.valueLabel.text == "0.0")
        controller.slider.value = 5
        #expect(controller.valueLabel.text == "0.0", "setting by code sends no event")
    }

    @Test func theButtonSendsItsActionToTheController() {
        player.play("tap hello")
        #expect(controller.log == ["Hello"])
    }

    @Test func staticCellsHaveNoIdentifiersAndStayTheSame() {
        let cells = controller.tableView.visibleCells
        #expect(cells.allSatisfy { $0.reuseIdentifier == nil })
        controller.tableView.reloadData()
        let again = controller.tableView.visibleCells
        #expect(again.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(controller.tableView.statistics.cellsMade == 0)
    }
}
