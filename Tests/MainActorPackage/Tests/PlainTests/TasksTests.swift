import SceneKitLite
import SceneTesting
import Testing

@testable import Plain

@MainActor
@Suite("A program in plain Swift 6")
struct TasksTests {
    @Test("A controller shows what it has loaded in a task that holds it weakly")
    func loads() async {
        let controller = TasksViewController()
        let window = Window.terminal(columns: 32, lines: 8)
        window.rootViewController = controller
        await controller.loading?.value
        assertSnapshot(of: controller, named: "loaded")
    }

    @Test("The controllers of a scene are made and drawn on the main actor")
    func draws() throws {
        let text = """
            scenes:
              tasks:
                controller: table
                class: NamedTasks
                table:
                  sections:
                    - cells:
                        - {style: value1, text: Read, detail: today}

            classes:
              NamedTasks: {superclass: TableViewController, implementation: swift}
            """
        var classes = ClassRegistry()
        classes.register(NamedTasks.self) { NamedTasks(style: .plain) }
        let file = SceneFile.read(SourceText(name: "tasks.yaml", text: text))
        #expect(file.diagnostics.map(\.message) == [])
        let player = try #require(ScenePlayer(Storyboard(file, classes: classes)))
        assertSnapshot(of: player, named: "scene", width: 32)
    }
}

final class NamedTasks: TableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks"
    }
}
