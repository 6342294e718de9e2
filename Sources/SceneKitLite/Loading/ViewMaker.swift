import SceneLanguage
package import SceneRuntime
import SceneText

/// A property of a view whose value is computed.
struct ComputedProperty {
    let view: View
    let accessor: PropertyAccessor
    let definition: AssignmentDefinition
}

/// Makes the views of one scene, or of one cell that repeats, and connects them.
///
/// Connections wait until all views are there: an outlet may name a view that comes later.
package final class ViewMaker {
    let loader: SceneLoader

    /// The receiver of actions and segues, if there is a controller.
    let controller: ViewController?

    /// Who receives the views of a view file; nil if that is the controller.
    var owner: AnyObject?

    /// The file whose definitions are being made.
    var place: FilePlace

    /// The cell whose content is being made.
    var cell: TableViewCell?

    /// The size for which frames in that cell are written.
    var cellCanvas: CanvasDefinition?

    /// The properties whose values are computed again and again, in a header or footer that rows
    /// declare; nil elsewhere, where each is computed once.
    var computed: [ComputedProperty]?

    /// What has an id.
    var objects: [String: AnyObject] = [:]

    /// What to connect, prepare and embed once all views are there.
    var connections: [() -> Void] = []
    private var embeds: [() -> Void] = []
    private var made: [View] = []

    package init(_ loader: SceneLoader, _ place: FilePlace, controller: ViewController?) {
        self.loader = loader
        self.place = place
        self.controller = controller
        guard let controller else { return }
        let bar = controller.navigationItem
        let items = bar.barButtonItems + controller.toolbarItems
        for item in items + [bar.backBarButtonItem].compactMap({ $0 }) {
            if let id = item.identifier { objects[id] = item }
        }
        for view in items.compactMap(\.customView) + [bar.titleView].compactMap({ $0 }) {
            for view in [view] + view.descendants {
                if let id = view.identifier { objects[id] = view }
            }
        }
    }

    /// The size of the screen for which frames in a scene are written: by itself a phone's.
    var designSize: Size {
        cellCanvas.map { Size(width: $0.width, height: $0.height) }
            ?? Size(width: place.canvas?.width ?? 320, height: place.canvas?.height ?? 560)
    }

    /// Makes the view of a scene and connects it.
    func view(of scene: SceneDefinition) -> View {
        let view: View
        switch scene.content {
        case .view(let body):
            view = body.map { rootView($0, scene.constraints) } ?? View()
            if let color = scene.properties[.backgroundColor]?.value.color {
                view.backgroundColor = color
            }
        case .table(let table):
            view = table.map(ownTable) ?? TableView(frame: .zero)
        case .navigation, .tabs, .split: view = ControllerContainerView()
        case .reference(let storyboard, let identifier):
            let label = Label()
            label.text = [storyboard?.value, identifier?.value].compactMap { $0 }
                .joined(separator: " › ")
            label.textAlignment = .center
            label.numberOfLines = 0
            view = label
        }
        for gesture in scene.gestures { addRecognizer(gesture, to: view) }
        if let controller { connect(scene.outlets, to: controller) }
        finish()
        return view
    }

    /// Connects what has been made, shows embedded controllers, and wakes the views.
    func finish() {
        for connect in connections { connect() }
        for embed in embeds { embed() }
        for view in made { view.awakeFromNib() }
        connections = []
        embeds = []
        made = []
    }

    /// Notes a new view with its id.
    func note(_ view: View, id: Located<String>?) {
        made.append(view)
        guard let id = id?.value else { return }
        view.identifier = id
        objects[id] = view
    }

    /// Embeds a controller once all views are there.
    func embed(_ segue: SegueDefinition, in container: ContainerView) {
        guard let controller else { return }
        let template = loader.template(segue, from: controller)
        template.container = container
        let target = Annotation(place.source, segue.target.range)
        embeds.append { [loader] in
            loader.nest(at: target) { template.prepare(sender: nil)?.perform() }
        }
    }

    /// Makes a view that fills a controller's view or a table's end: a list becomes a column.
    func rootView(_ body: BodyDefinition, _ constraints: [ConstraintDefinition] = []) -> View {
        let view = self.view(of: body, constraints)
        if body.isPlainView || view.subviews.contains(where: \.hasOwnFrame) {
            view.place(in: Rect(origin: .zero, size: designSize))
            view.noteDesignSize()
        }
        return view
    }

    /// Makes the one view that holds what fills a place.
    func view(of body: BodyDefinition, _ constraints: [ConstraintDefinition] = []) -> View {
        switch body.content {
        case .views(let views, isList: false):
            let view = views.first.map(view) ?? View()
            if !constraints.isEmpty {
                constrain(view, by: constraints)
                readDesign(of: view)
                placeUndrawn(in: view)
            }
            return view
        case .views(let views, isList: true):
            let container = body.isPlainView ? View() : ColumnView()
            if body.isPlainView { container.place(in: Rect(origin: .zero, size: designSize)) }
            for view in views { container.addSubview(self.view(view)) }
            constrain(container, by: constraints)
            readDesign(of: container)
            placeUndrawn(in: container)
            return container
        case .file(let path):
            return viewFile(path.value)
        }
    }
}
