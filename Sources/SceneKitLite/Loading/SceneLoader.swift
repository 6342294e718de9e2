package import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Makes living objects of what a file declares.
///
/// It holds nothing that it has made: controllers live as long as what shows them.
package final class SceneLoader {
    let file: SceneFile
    let classes: ClassRegistry
    let script: (any SceneScript)?
    let accessors: AccessorTable

    private let scenes: [String: Box<SceneDefinition>]

    init(
        _ file: SceneFile,
        classes: ClassRegistry,
        script: (any SceneScript)?,
        accessors: AccessorTable
    ) {
        self.file = file
        self.classes = classes
        self.script = script
        self.accessors = accessors
        scenes = Dictionary(
            file.definition.scenes.map { ($0.id.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The scene of an id.
    func scene(_ id: String) -> Box<SceneDefinition>? { scenes[id] }

    /// Makes the controller of a scene with all that it contains; nil where there is no such scene.
    func makeController(_ id: String) -> ViewController? {
        guard let scene = scenes[id] else { return nil }
        let controller = controller(of: scene)
        controller.identifier = id
        let maker = ViewMaker(self, FilePlace(file.definition), controller: controller)
        if let title = scene.properties["title"] {
            controller.title = maker.text(of: title.value)
        }
        controller.navigationItem.leftBarButtonItem = scene.leftItem.map { maker.barItem($0) }
        controller.navigationItem.rightBarButtonItem = scene.rightItem.map { maker.barItem($0) }
        controller.segues = scene.allSegues.map { template($0, from: controller) }
        fill(controller, with: scene.content)
        controller.viewLoader = { [self] controller in
            ViewMaker(self, FilePlace(file.definition), controller: controller).view(of: scene)
        }
        controller.awakeFromScene()
        return controller
    }

    private func controller(of scene: Box<SceneDefinition>) -> ViewController {
        if let name = scene.className?.value, let made = classes.makeController(name) {
            precondition(
                made.fits(scene.kind),
                """
                the scene '\(scene.id.value)' is a \(scene.kind.rawValue) controller, but \
                \(name) is registered as a \(type(of: made)); inherit it from \
                \(Catalog.controllerClass(scene.kind).name)
                """
            )
            return made
        }
        let controller = scene.kind.makeController()
        controller.declaredClassName = scene.className?.value
        return controller
    }

    /// Makes the controllers that a container holds.
    private func fill(_ controller: ViewController, with content: SceneDefinition.Content) {
        switch content {
        case .view, .table: break
        case .navigation(let root):
            let controllers = [root].compactMap { $0 }.compactMap { makeController($0.value) }
            (controller as? NavigationController)?.viewControllers = controllers
        case .tabs(let tabs):
            let controllers = tabs.compactMap { makeController($0.value) }
            (controller as? TabBarController)?.viewControllers = controllers
        case .split(let master, let detail):
            let sides = [master, detail].compactMap { $0 }.compactMap { makeController($0.value) }
            (controller as? SplitViewController)?.viewControllers = sides
        }
    }

    /// The template of a segue that starts at a controller.
    func template(_ segue: Box<SegueDefinition>, from source: ViewController) -> SegueTemplate {
        let target = segue.target.value
        if segue.kind.value == .unwind {
            return SegueTemplate(
                identifier: segue.identifier?.value,
                unwindAction: target,
                source: source
            )
        }
        return SegueTemplate(
            identifier: segue.identifier?.value,
            kind: segue.kind.value,
            source: source
        ) { [self] in makeController(target) }
    }
}

/// The file that definitions stand in: its styles, and the folder that its paths start from.
package struct FilePlace {
    let styles: [String: [PropertyDefinition]]
    let folder: String

    package init(_ file: SceneFileDefinition, folder: String = "") {
        styles = Dictionary(
            file.styles.map { ($0.name.value, $0.properties) },
            uniquingKeysWith: { first, _ in first }
        )
        self.folder = folder
    }
}

extension ControllerKind {
    /// A controller of the runtime's own class.
    func makeController() -> ViewController {
        switch self {
        case .view: ViewController()
        case .table: TableViewController()
        case .navigation: NavigationController()
        case .tabs: TabBarController()
        case .split: SplitViewController()
        }
    }
}

extension ViewController {
    /// Whether the controller can stand behind a scene of a kind.
    fileprivate func fits(_ kind: ControllerKind) -> Bool {
        switch kind {
        case .view: true
        case .table: self is TableViewController
        case .navigation: self is NavigationController
        case .tabs: self is TabBarController
        case .split: self is SplitViewController
        }
    }
}
