package import SceneLanguage
import SceneText

/// The scenes of a file by their names, and what contains them: looked through once for all pictures.
package struct SceneTable: Sendable {
    private let scenes: [String: SceneDefinition]
    private let containers: [String: String]

    init(_ scenes: [SceneDefinition]) {
        let named = scenes.compactMap { scene in
            scene.storyboardIdentifier.map { ($0.value, scene) }
        }
        self.scenes = Dictionary(firstOf: scenes.map { ($0.id.value, $0) } + named)
        let contained = scenes.flatMap { scene in
            scene.contained.map { ($0.value, scene.id.value) }
        }
        containers = Dictionary(firstOf: contained)
    }

    /// The scene of an id or, where none has it, of a storyboard identifier.
    package subscript(name: String) -> SceneDefinition? { scenes[name] }

    /// The first scene that contains the one of an id.
    package func container(of id: String) -> String? { containers[id] }
}
