import SceneKitLite
import SceneTesting
import Testing

@testable import Isolated

@Suite("A program that is on the main actor by default")
struct PeopleTests {
    @Test("A controller shows what it has loaded in a task")
    func loads() async {
        let controller = PeopleViewController(model: PeopleModel())
        let window = Window.terminal(columns: 32, lines: 8)
        window.rootViewController = controller
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
        await controller.loading?.value
        assertSnapshot(of: controller, named: "loaded")
    }

    @Test("A table reads an observable model")
    func observes() async {
        let model = PeopleModel()
        await model.load()
        let controller = PeopleViewController(model: model)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    }
}
