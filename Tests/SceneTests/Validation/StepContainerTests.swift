import Testing

@testable import scenectl

/// A screen is drawn with the containers around it, and what can be done there is not reported.
@Suite struct StepContainerTests {
    private static let scenes = [
        "split", "left", "right", "list", "detail", "inner", "tabs", "tab",
    ]
    private static let devices = ["iphone-15", "ipad"]

    /// A split view controller whose scenes are in navigation controllers, in tabs, or in neither.
    private static let shapes = [
        ("left", "right", "detail"), ("left", "detail", "inner"), ("list", "right", "detail"),
        ("list", "detail", "inner"), ("left", "right", "tabs"), ("left", "tabs", "inner"),
    ]

    private func file(
        _ shape: (master: String, detail: String, root: String),
        _ scene: String,
        _ device: String
    ) -> String {
        """
        initial: split
        scenes:
          split: {controller: split, master: \(shape.master), detail: \(shape.detail)}
          left: {controller: navigation, root: list}
          right: {controller: navigation, root: \(shape.root)}
          tabs: {controller: tabs, tabs: [tab]}
          list:
            controller: table
            table:
              sections: [{cells: [{style: default, text: One, segue: {showDetail: right}}]}]
          detail: {controller: view, view: [{label: {text: Detail}}]}
          inner: {controller: view, view: [{label: {text: Inner}}]}
          tab: {controller: view, view: [{label: {text: Tab}}]}
        snapshots:
          shot: {scene: \(scene), device: \(device), do: [back]}

        """
    }

    @Test(arguments: shapes.indices)
    func aWayBackThatIsThereIsNotReported(_ number: Int) async throws {
        let session = try Session()
        var ways = 0
        for scene in Self.scenes {
            for device in Self.devices {
                try session.write(file(Self.shapes[number], scene, device), to: "app.yaml")
                let drawn = await session.run(
                    "render",
                    "app.yaml",
                    "--scene",
                    scene,
                    "--device",
                    device,
                    "--do",
                    "back"
                )
                guard drawn.status == .clean else { continue }
                ways += 1
                let found = await session.run("validate", "app.yaml")
                #expect(
                    !found.output.contains("impossible-step"),
                    "\(scene) on \(device): \(found.output)"
                )
            }
        }
        #expect(ways > 0)
    }
}
