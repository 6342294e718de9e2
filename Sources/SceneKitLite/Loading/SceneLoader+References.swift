import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

extension SceneLoader {
    /// Makes the controller that a scene stands for; nil for a scene of its own, and where the other is not there.
    func referenced(by scene: SceneDefinition) -> ViewController? {
        guard let reference = file.references[scene.id.value] else { return nil }
        let place = Annotation(file.definition.source, scene.id.range)
        var controller: ViewController?
        // References may lead to each other.
        nest(at: place) {
            switch reference {
            case .scene(let id): controller = makeController(id)
            case .document(let path, let identifier):
                guard let storyboard = documents?.storyboard(at: path, of: file) else { return }
                let workload = storyboard.loader.script?.workload
                self.script?.workload.begin(workload)
                let id = identifier ?? storyboard.initialIdentifier
                controller = id.flatMap(storyboard.loader.makeController)
                self.script?.workload.adopt(workload, at: place)
            }
        }
        controller?.referenceIdentifier = scene.id.value
        return controller
    }
}
