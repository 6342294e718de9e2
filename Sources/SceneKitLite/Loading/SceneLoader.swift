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

    /// What answers for what code would answer for; nil for a view file of a program.
    let script: Interpreter?
    let accessors: AccessorTable

    /// The documents that references lead to, which hold loaders of their own that know the book.
    private let ownDocuments: DocumentBook?
    private weak var outerDocuments: DocumentBook?
    var documents: DocumentBook? { ownDocuments ?? outerDocuments }

    /// The storyboard that the controllers are of.
    weak var storyboard: Storyboard?

    /// Which objects were made for which parts of the file, where that is asked for.
    ///
    /// They are in the order of making; so a finding or a segue is shown where it belongs.
    var origins: [(object: AnyObject, place: Annotation)]?

    init(
        _ file: SceneFile,
        classes: ClassRegistry,
        script: Interpreter?,
        documents: DocumentBook? = nil,
        inside outerDocuments: DocumentBook? = nil
    ) {
        ownDocuments = documents
        self.outerDocuments = outerDocuments
        self.file = file
        self.classes = classes
        self.script = script
        accessors = script?.accessors ?? AccessorTable()
    }

    /// Notes what an object was made for.
    func note(_ object: AnyObject, _ source: SourceID, _ range: SourceRange) {
        origins?.append((object, Annotation(source, range)))
    }

    /// Makes the controller of a scene with all that it contains, or of the one that the scene stands for; nil
    /// where there is no such scene.
    func makeController(_ id: String) -> ViewController? {
        guard let scene = file.scenes[id] else { return nil }
        return referenced(by: scene) ?? makeController(of: scene)
    }

    /// Makes the controller of a scene itself, even of one that stands for another.
    func makeController(of scene: SceneDefinition) -> ViewController {
        let controller = controller(of: scene)
        controller.identifier = scene.id.value
        controller.storyboardObject = storyboard
        let place = FilePlace(file.definition, canvas: scene.canvas)
        let maker = ViewMaker(self, place, controller: controller)
        maker.setBars(of: scene, for: controller)
        maker.finish()
        let ofClass = ScriptedInstance.of(controller)?.type.segues ?? []
        controller.segues = (scene.allSegues + ofClass).map { template($0, from: controller) }
        fill(controller, with: scene.content)
        controller.viewLoader = { [self] controller in
            ViewMaker(self, place, controller: controller).view(of: scene)
        }
        controller.awakeFromNib()
        return controller
    }

    private func controller(of scene: SceneDefinition) -> ViewController {
        if let name = scene.className?.value, let made = classes.makeController(name) {
            guard made.fits(scene.kind) else {
                fatalError(
                    """
                    the scene '\(scene.id.value)' is a \(scene.kind.rawValue) controller, but \
                    \(name) is registered as a \(type(of: made)); inherit it from \
                    \(Catalog.controllerClass(scene.kind).name)
                    """
                )
            }
            return made
        }
        if let name = scene.className?.value {
            requireStandIn(for: name, of: "the scene '\(scene.id.value)'", making: "\(name)()")
        }
        let controller = scene.kind.makeController()
        controller.declaredClassName = scene.className?.value
        return controller
    }

    /// Ends the program where a scene names a class of its own that it has not registered: nothing
    /// of the class would run, without any message.
    ///
    /// Cells are made by their class alone, other objects by what the program writes.
    func requireStandIn(for name: String, of user: String, making: String?) {
        let declared = file.definition.classes.first { $0.name.value == name }
        guard !classes.hasStandIns, declared != nil || Catalog.runtimeClass(name) == nil,
            declared?.isSwift ?? true
        else { return }
        let closure = making.map { " { \($0) }" } ?? ""
        fatalError(
            """
            \(user) is of the class '\(name)', which is not registered; write \
            'classes.register(\(name).self)\(closure)' and give the registry to what loads the scene, \
            or load it with ClassRegistry.standIns to do without its classes
            """
        )
    }

    /// Makes the controllers that a container holds.
    private func fill(_ controller: ViewController, with content: SceneDefinition.Content) {
        switch content {
        case .view, .table, .reference: break
        case .navigation(let root):
            let controllers = [root].compactMap { $0 }.compactMap(makeContained)
                // A file with this mistake has a finding for it.
                .filter { !($0 is NavigationController) }
            (controller as? NavigationController)?.viewControllers = controllers
        case .tabs(let tabs):
            let controllers = tabs.compactMap(makeContained)
            (controller as? TabBarController)?.viewControllers = controllers
        case .split(let master, let detail):
            let sides = [master, detail].compactMap { $0 }.compactMap(makeContained)
            (controller as? SplitViewController)?.viewControllers = sides
        }
    }

    /// Makes the controller of a scene inside another; nil if there are too many.
    func makeContained(_ id: Located<String>) -> ViewController? {
        var controller: ViewController?
        nest(at: Annotation(file.definition.source, id.range)) {
            controller = makeController(id.value)
        }
        return controller
    }

    /// Makes what is inside a scene, unless there is too much of it.
    func nest(at place: Annotation, _ body: () -> Void) {
        guard let script else { return body() }
        script.workload.nestScene(at: place, body)
    }

    /// Counts a view, and says whether it may be made.
    func mayMake(views count: Int, at place: Annotation) -> Bool {
        guard let workload = script?.workload else { return true }
        workload.count(.views, count, at: place)
        return !workload.isSpent
    }

    /// The template of a segue that starts at a controller.
    func template(_ segue: SegueDefinition, from source: ViewController) -> SegueTemplate {
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
        ) { [self] in
            let controller = makeController(target)
            if let style = segue.presentationStyle.flatMap({
                ModalPresentationStyle(rawValue: $0.value)
            }) {
                controller?.modalPresentationStyle = style
            }
            if let style = segue.transitionStyle.flatMap({
                ModalTransitionStyle(rawValue: $0.value)
            }) {
                controller?.modalTransitionStyle = style
            }
            return controller
        }
    }
}

/// The file that contains definitions: its styles, and the folder that its paths start from.
package struct FilePlace {
    let styles: [String: [PropertyDefinition]]
    let source: SourceID
    let folder: String

    /// The views that outlets lead to.
    let outletTargets: Set<String>

    /// The screen for which frames are written; nil if that was not said.
    let canvas: CanvasDefinition?

    package init(
        _ file: SceneFileDefinition,
        folder: String = "",
        canvas: CanvasDefinition? = nil
    ) {
        styles = Dictionary(firstOf: file.styles.map { ($0.name.value, $0.properties) })
        source = file.source
        outletTargets = file.outletTargets
        self.folder = folder
        self.canvas = canvas ?? file.canvas
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
        case .reference: ViewController()
        }
    }
}

extension ViewController {
    /// Whether the controller can be used for a scene of a kind.
    fileprivate func fits(_ kind: ControllerKind) -> Bool {
        switch kind {
        case .view, .reference: true
        case .table: self is TableViewController
        case .navigation: self is NavigationController
        case .tabs: self is TabBarController
        case .split: self is SplitViewController
        }
    }
}
