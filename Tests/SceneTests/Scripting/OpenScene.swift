import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// A scene that is being played, for looking at what its classes did.
struct OpenScene {
    let player: ScenePlayer

    init(_ text: String, scene: String? = nil, columns: Int = 40, lines: Int = 12) throws {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        player = try #require(
            ScenePlayer(
                Storyboard(file),
                scene: scene,
                size: ScreenSize(columns: columns, lines: lines)
            )
        )
    }

    /// A dynamic table without lines between its rows, whose class is written out.
    init(
        data: String,
        prototypes: String = "- {identifier: Cell, style: value1}",
        class code: String,
        lines: Int = 12
    ) throws {
        try self.init(
            """
            storyboard: Open
            data:
              \(data)
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  separatorStyle: none
                  restorationIdentifier: list
                  prototypes:
                    \(prototypes)
            classes:
              ListController:
                superclass: TableViewController
            \(code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            """,
            lines: lines
        )
    }

    /// The controller that shows.
    var controller: ViewController {
        get throws { try #require(player.shownControllers.first) }
    }

    /// The table of the controller that shows.
    var table: TableView {
        get throws { try #require(player.allTables.first) }
    }

    /// The texts of the rows on the screen.
    var rows: [String] {
        get throws { texts(of: try table) }
    }

    /// What was logged.
    var log: [String] { player.storyboard.log }

    /// A view by its id.
    func view<Kind: View>(_ id: String, as kind: Kind.Type = Kind.self) throws -> Kind {
        let root = try controller.view
        let found = ([root] + root.descendants).first { $0.identifier == id }
        return try #require(found as? Kind)
    }

    /// Does steps that must all succeed.
    func play(_ steps: String...) {
        for step in steps {
            #expect(player.play(step).map(\.message) == [], "\(step)")
        }
    }

    /// Sets a property of the class of the controller that shows, as a segue would.
    func set(_ property: String, to value: DataValue) throws {
        try #require(ScriptedInstance.of(controller)).setProperty(property, to: value)
    }
}
