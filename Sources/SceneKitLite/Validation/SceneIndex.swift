/// What the rules look at: the parts of a file in flat lists, each with the place where it belongs.
///
/// The file is walked once to make it; a rule goes through the lists that it needs.
final class SceneIndex {
    let file: SceneFileDefinition
    let classes: ClassTable
    let data: DataTable

    /// The places that view files fill, with what came of reading these.
    var filledPlaces = FilledPlaces()

    /// The scenes by id; of two with one id the first counts.
    private(set) var scenes: [String: Int] = [:]

    /// Everything that has an id; of two with one id the first counts.
    private(set) var elements: [Element] = []

    /// The elements whose id another one had first.
    private(set) var repeated: [Element] = []

    /// Their numbers by the id.
    private var elementNumbers: [String: Int] = [:]
    private var repeatedNumbers: [String: [Int]] = [:]

    /// The class of each scene's controller; nil for one that does not exist.
    private(set) var controllers: [ResolvedClass?] = []

    /// The class of cells that name none.
    private let plainCell: ResolvedClass?

    /// The scenes and cells that have a class of the file or connect outlets.
    private(set) var owners: [OwnerSite] = []

    private(set) var tables: [TableSite] = []
    private(set) var cells: [CellSite] = []

    /// The views of the kinds that rules ask for, in source order.
    private(set) var views: [ViewSite] = []
    private(set) var actions: [ActionSite] = []
    private(set) var segues: [SegueSite] = []
    private(set) var styles: [StyleSite] = []
    private(set) var tags: [TagSite] = []

    /// The texts of scenes that hold expressions.
    private(set) var templates: [TemplateSite] = []

    /// The places that view files fill.
    private(set) var bodies: [FileSite] = []

    /// Every place where data is named, expressions aside.
    private(set) lazy var dataReferences = findDataReferences()

    /// The actions that the file and the view files in it send, where all classes are known in which
    /// they are looked for.
    private(set) lazy var sentActions = findSentActions()

    init(_ file: SceneFileDefinition, data: DataTable, limits: Limits) {
        self.file = file
        self.data = data
        classes = ClassTable(file.classes, depthLimit: limits.superclassDepth)
        plainCell = classes["TableViewCell"]
        controllers.reserveCapacity(file.scenes.count)
        scenes.reserveCapacity(file.scenes.count)
        // Most scenes name some of their views.
        elementNumbers.reserveCapacity(file.scenes.count * 4)
        for (number, scene) in file.scenes.enumerated() {
            if scenes[scene.id.value] == nil { scenes[scene.id.value] = number }
            add(Element(id: scene.id, kind: .scene, className: "", place: Place(scene: number)))
            controllers.append(classes[className(of: scene)])
        }
        for number in file.scenes.indices { walk(scene: number) }
        if let view = file.view { walk(view, Place(scene: nil)) }
        for style in file.styles {
            collect(style.properties, Place(scene: nil), Catalog.styleKeys)
        }
    }

    /// The scene that a place belongs to; nil in a view file.
    func scene(of place: Place) -> Box<SceneDefinition>? { place.scene.map { file.scenes[$0] } }

    /// The class of the controller that a place belongs to; nil in a view file, and for a class that
    /// does not exist.
    func controller(of place: Place) -> ResolvedClass? { place.scene.flatMap { controllers[$0] } }

    /// The class of a scene's controller; the runtime's where the scene names none.
    func className(of scene: Box<SceneDefinition>) -> String {
        scene.className?.value ?? Catalog.controllerClass(scene.kind).name
    }

    /// The element of an id.
    func element(_ id: String) -> Element? { elementNumbers[id].map { elements[$0] } }

    /// The elements of an id besides the first, of which there should be none.
    func otherElements(of id: String) -> [Element] {
        guard !repeated.isEmpty else { return [] }
        return (repeatedNumbers[id] ?? []).map { repeated[$0] }
    }

    /// The scene of an id.
    func scene(_ id: String) -> Box<SceneDefinition>? { scenes[id].map { file.scenes[$0] } }
}

extension SceneIndex {
    private func walk(scene number: Int) {
        let scene = file.scenes[number]
        let place = Place(scene: number)
        if scene.className != nil || !scene.outlets.isEmpty || controllers[number]?.link != nil {
            owners.append(
                OwnerSite(
                    declaredClass: scene.className,
                    type: controllers[number],
                    role: .controller(scene.kind),
                    outlets: Members(scene.outlets),
                    place: place
                )
            )
        }
        collect(scene.properties, place, Catalog.shape(.scene).keys)
        for segue in scene.segues { add(segue, from: .code, place) }
        if let item = scene.leftItem { walk(item, place) }
        if let item = scene.rightItem { walk(item, place) }
        switch scene.content {
        case .view(let body): walk(body, place)
        case .table(let table):
            if let table { walk(table, place, isOwn: true, id: table.id) }
        case .navigation, .tabs, .split: break
        }
    }

    private func walk(_ item: Box<BarItemDefinition>, _ place: Place) {
        if let id = item.id {
            add(Element(id: id, kind: .barItem, className: "BarButtonItem", place: place))
        }
        collect(item.properties, place, Catalog.shape(.barItem).keys)
        if !item.actions.isEmpty {
            actions.append(
                ActionSite(event: nil, names: item.actions, sender: .barItem, place: place)
            )
        }
        if let segue = item.segue { add(segue, from: .barItem, place) }
    }

    private func walk(_ body: BodyDefinition?, _ place: Place) {
        guard let body else { return }
        switch body.content {
        case .views(let views, _): for view in views { walk(view, place) }
        case .file(let path): bodies.append(FileSite(path: path, place: place))
        }
    }

    private func walk(_ view: ViewDefinition, _ place: Place) {
        if let id = view.id {
            let className = view.className?.value ?? view.kind.className
            add(Element(id: id, kind: .view(view.kind), className: className, place: place))
        }
        collect(view.properties, place, view.kind.entry.shape.keys)
        for action in view.actions {
            actions.append(
                ActionSite(
                    event: action.event,
                    names: action.names,
                    sender: .view(view.kind),
                    place: place
                )
            )
        }
        for style in view.styles { styles.append(StyleSite(name: style, kind: view.kind)) }
        if view.kind.isOfInterest { views.append(ViewSite(view: view, place: place)) }
        if let segue = view.segue {
            add(segue, from: view.kind == .container ? .container : .control(view.kind), place)
        }
        if let table = view.table { walk(table, place, isOwn: false, id: view.id) }
        var inner = place
        if view.properties.isSpoken { inner.isSpokenFor = true }
        for child in view.views { walk(child, inner) }
    }

    private func walk(
        _ table: Box<TableDefinition>,
        _ place: Place,
        isOwn: Bool,
        id: Located<String>?
    ) {
        let number = tables.count
        tables.append(TableSite(table: table, id: id, isOwn: isOwn, place: place))
        if isOwn {
            if let id = table.id {
                add(Element(id: id, kind: .table, className: "TableView", place: place))
            }
            collect(table.properties, place, Catalog.shape(.table).keys)
        }
        walk(table.header, place)
        walk(table.footer, place)
        for cell in table.prototypes ?? [] { walk(cell, .prototype, table: number, place) }
        for section in table.sections ?? [] {
            collect(section.properties, place, Catalog.shape(.section).keys)
            walk(section.headerView, place)
            walk(section.footerView, place)
            for cell in section.cells ?? [] { walk(cell, .static, table: number, place) }
        }
    }

    private func walk(
        _ cell: Box<CellDefinition>,
        _ role: CellSite.Role,
        table: Int,
        _ outer: Place
    ) {
        let place = Place(scene: outer.scene, cell: cells.count, isRepeating: role == .prototype)
        let type = cell.className.flatMap { classes[$0.value] }
        let ownerType = cell.className == nil ? plainCell : type
        cells.append(CellSite(cell: cell, type: type, role: role, table: table, place: place))
        if cell.className != nil || !cell.outlets.isEmpty || ownerType?.link != nil {
            owners.append(
                OwnerSite(
                    declaredClass: cell.className,
                    type: ownerType,
                    role: .cell,
                    outlets: Members(cell.outlets),
                    place: place
                )
            )
        }
        if let id = cell.id {
            let className = cell.className?.value ?? "TableViewCell"
            add(Element(id: id, kind: .cell, className: className, place: place))
        }
        collect(cell.properties, place, Catalog.shape(.cell).keys)
        var inner = place
        if cell.properties.isSpoken { inner.isSpokenFor = true }
        for part in cell.parts { walk(part.view, inner) }
        walk(cell.content, inner)
        if let segue = cell.segue { add(segue, from: .cell, place) }
        if let segue = cell.accessorySegue { add(segue, from: .accessory, place) }
    }

    private func add(_ segue: Box<SegueDefinition>, from origin: SegueSite.Origin, _ place: Place) {
        let destination = segue.kind.value == .unwind ? nil : scenes[segue.target.value]
        segues.append(
            SegueSite(segue: segue, origin: origin, destination: destination, place: place)
        )
    }

    private func add(_ element: Element) {
        let number = elements.count
        // One search of the table, be the id there or not.
        let first = { (known: inout Int?) in
            if known == nil { known = number }
            return known == number
        }
        if first(&elementNumbers[element.id.value]) {
            elements.append(element)
        } else {
            repeatedNumbers[element.id.value, default: []].append(repeated.count)
            repeated.append(element)
        }
    }

    private func collect(
        _ properties: [PropertyDefinition],
        _ place: Place,
        _ keys: @autoclosure () -> [Key]
    ) {
        for property in properties {
            switch property.value {
            case .template(let template):
                let key = keys().first { $0.name == property.name }
                templates.append(
                    TemplateSite(
                        property: property,
                        template: template,
                        type: key?.type.plainType,
                        place: place
                    )
                )
            case .integer(let tag) where property.name == "tag":
                tags.append(TagSite(tag: Located(tag, at: property.range), place: place))
            case .group(let parts): collect(parts, place, Catalog.shape(.accessibility).keys)
            default: break
            }
        }
    }
}

extension ViewKind {
    /// Whether rules ask for the views of this kind one by one.
    fileprivate var isOfInterest: Bool {
        self == .image || self == .custom || entry.isControl
    }
}
