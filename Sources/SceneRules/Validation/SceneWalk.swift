import SceneLanguage
import SceneText

/// Goes through a file once and notes its parts in flat lists, each with the place where it belongs.
struct SceneWalk: Sendable {
    let file: SceneFileDefinition
    let classes: ClassTable

    /// The class of each scene's controller; nil for one that does not exist.
    private(set) var controllers: [ResolvedClass?] = []

    private(set) var elements: ElementTable
    private(set) var containers: [ContainerSite] = []
    private(set) var owners: [OwnerSite] = []
    private(set) var tables: [TableSite] = []

    /// The numbers of the tables with sections that data feeds.
    private(set) var fedTables: [Int] = []
    private(set) var cells: [CellSite] = []
    private(set) var views: [ViewSite] = []
    private(set) var actions: [ActionSite] = []
    private(set) var segues: [SegueSite] = []
    private(set) var styles: [StyleSite] = []
    private(set) var tags: [TagSite] = []
    private(set) var templates: [TemplateSite] = []
    private(set) var bodies: [FileSite] = []

    /// The class of cells that name none.
    let plainCell: ResolvedClass?

    private let styleNumbers: Members<StyleDefinition>

    init(_ file: SceneFileDefinition, limits: Limits) {
        self.file = file
        classes = ClassTable(file.classes, depthLimit: limits.superclassDepth)
        plainCell = classes["TableViewCell"]
        styleNumbers = Members(file.styles)
        // Most scenes name some of their views.
        elements = ElementTable(capacity: file.scenes.count * 4)
        controllers.reserveCapacity(file.scenes.count)
        for (number, scene) in file.scenes.enumerated() {
            elements.add(Element(id: scene.id, kind: .scene, place: Place(scene: number)))
            controllers.append(controller(of: scene))
        }
        for number in file.scenes.indices { walk(scene: number) }
        if let view = file.view { walk(view, Place(scene: nil)) }
        for style in file.styles {
            collect(style.properties, Place(scene: nil), Catalog.styleKeys)
        }
    }

    private func controller(of scene: Box<SceneDefinition>) -> ResolvedClass? {
        classes[scene.className?.value ?? Catalog.controllerClass(scene.kind).name]
    }
}

// MARK: - Scenes

extension SceneWalk {
    private mutating func walk(scene number: Int) {
        let scene = file.scenes[number]
        let place = Place(scene: number)
        addOwner(
            scene.className,
            controllers[number],
            .controller(scene.kind),
            scene.outlets,
            place
        )
        collect(scene.properties, place, Catalog.shape(.scene).keys)
        for segue in scene.segues { add(segue, from: .code, place) }
        if let item = scene.leftItem { walk(item, place) }
        if let item = scene.rightItem { walk(item, place) }
        switch scene.content {
        case .view(let body): walk(body, place)
        case .table(let table):
            if let table { walk(table, place, isOwn: true, id: table.id) }
        case .navigation, .tabs, .split:
            containers.append(ContainerSite(scene: number, contained: scene.unboxed.contained))
        }
    }

    /// Notes a scene or a cell if it has a class of the file or connects outlets.
    private mutating func addOwner(
        _ declaredClass: Located<String>?,
        _ type: ResolvedClass?,
        _ role: RuntimeClass.Role,
        _ outlets: [OutletDefinition],
        _ place: Place
    ) {
        guard declaredClass != nil || !outlets.isEmpty || type?.link != nil else { return }
        owners.append(
            OwnerSite(
                declaredClass: declaredClass,
                type: type,
                role: role,
                outlets: outlets,
                place: place
            )
        )
    }

    private mutating func walk(_ item: Box<BarItemDefinition>, _ place: Place) {
        if let id = item.id { elements.add(Element(id: id, kind: .barItem, place: place)) }
        collect(item.properties, place, Catalog.shape(.barItem).keys)
        if !item.actions.isEmpty {
            actions.append(
                ActionSite(event: nil, names: item.actions, sender: .barItem, place: place)
            )
        }
        if let segue = item.segue { add(segue, from: .barItem, place) }
    }

    private mutating func walk(_ body: BodyDefinition?, _ place: Place) {
        switch body?.content {
        case .views(let views, _): walk(views, place)
        case .file(let path): bodies.append(FileSite(path: path, place: place))
        case nil: break
        }
    }
}

// MARK: - Views

extension SceneWalk {
    private mutating func walk(_ list: [some HoldsView], _ place: Place) {
        for number in list.indices { walk(list, at: number, place) }
    }

    /// Looks at a view where it stands in its list: in a copy all of its parts would be counted.
    private mutating func walk(_ list: [some HoldsView], at number: Int, _ place: Place) {
        let kind = list[number].view.kind
        if let id = list[number].view.id {
            let declared = list[number].view.rare?.unboxed.className?.value
            elements.add(
                Element(id: id, kind: .view(kind), declaredClass: declared, place: place)
            )
        }
        let hasParts = collect(list[number].view.properties, place, kind.entry.shape.keys)
        for style in list[number].view.styles {
            styles.append(
                StyleSite(name: style, style: styleNumbers.place(of: style.value), kind: kind)
            )
        }
        let sent = list[number].view.actions
        for action in sent {
            actions.append(
                ActionSite(
                    event: action.event,
                    names: action.names,
                    sender: .view(kind),
                    place: place
                )
            )
        }
        let isOfInterest = kind.isOfInterest(
            sends: !sent.isEmpty,
            hasImage: list[number].view.properties[.image] != nil
        )
        if isOfInterest {
            views.append(ViewSite(view: list[number].view, place: place))
        }
        if let rare = list[number].view.rare { walk(rare, of: kind, list[number].view.id, place) }
        if !list[number].view.views.isEmpty {
            var inner = place
            if hasParts, list[number].view.properties.isSpoken { inner.isSpokenFor = true }
            walk(list[number].view.views, inner)
        }
    }

    private mutating func walk(
        _ rare: Box<ViewDefinition.RareParts>,
        of kind: ViewKind,
        _ id: Located<String>?,
        _ place: Place
    ) {
        if let segue = rare.segue {
            add(segue, from: kind == .container ? .container : .control(kind), place)
        }
        if let table = rare.table { walk(table, place, isOwn: false, id: id) }
    }
}

// MARK: - Tables

extension SceneWalk {
    private mutating func walk(
        _ table: Box<TableDefinition>,
        _ place: Place,
        isOwn: Bool,
        id: Located<String>?
    ) {
        let number = tables.count
        tables.append(
            TableSite(table: table, id: id, isOwn: isOwn, isStatic: table.isStatic, place: place)
        )
        if isOwn {
            if let id = table.id { elements.add(Element(id: id, kind: .table, place: place)) }
            collect(table.properties, place, Catalog.shape(.table).keys)
        }
        walk(table.header?.unboxed, place)
        walk(table.footer?.unboxed, place)
        for cell in table.prototypes ?? [] { walk(cell, .prototype, table: number, place) }
        for section in table.sections ?? [] {
            if section.isFed, fedTables.last != number { fedTables.append(number) }
            collect(section.properties, place, Catalog.shape(.section).keys)
            walk(section.headerView?.unboxed, place)
            walk(section.footerView?.unboxed, place)
            for cell in section.cells ?? [] { walk(cell, .static, table: number, place) }
        }
    }

    private mutating func walk(
        _ cell: Box<CellDefinition>,
        _ role: CellSite.Role,
        table: Int,
        _ outer: Place
    ) {
        let place = Place(scene: outer.scene, cell: cells.count, isRepeating: role == .prototype)
        let className = cell.className
        let type = className.flatMap { classes[$0.value] }
        cells.append(
            CellSite(
                cell: cell,
                type: type,
                isClassed: className != nil,
                style: cell.style,
                role: role,
                table: table,
                place: place
            )
        )
        addOwner(className, className == nil ? plainCell : type, .cell, cell.outlets, place)
        if let id = cell.id {
            elements.add(
                Element(id: id, kind: .cell, declaredClass: className?.value, place: place)
            )
        }
        var inner = place
        if collect(cell.properties, place, Catalog.shape(.cell).keys), cell.properties.isSpoken {
            inner.isSpokenFor = true
        }
        walk(cell.unboxed.parts, inner)
        walk(cell.content, inner)
        if let segue = cell.segue { add(segue, from: .cell, place) }
        if let segue = cell.accessorySegue { add(segue, from: .accessory, place) }
    }
}

// MARK: - Parts of any

extension SceneWalk {
    private mutating func add(
        _ segue: Box<SegueDefinition>,
        from origin: SegueSite.Origin,
        _ place: Place
    ) {
        let kind = segue.kind.value
        let destination = kind == .unwind ? nil : elements.scene(of: segue.target.value)
        segues.append(
            SegueSite(
                segue: segue,
                kind: kind,
                origin: origin,
                destination: destination,
                place: place
            )
        )
    }

    /// Notes tags and texts with expressions; says whether some property has parts of its own.
    @discardableResult
    private mutating func collect(
        _ properties: [PropertyDefinition],
        _ place: Place,
        _ keys: @autoclosure () -> [Key]
    ) -> Bool {
        var hasParts = false
        let properties = properties.span
        for number in properties.indices {
            switch properties[number].value {
            case .template(let template):
                let name = properties[number].name
                templates.append(
                    TemplateSite(
                        property: properties[number],
                        template: template,
                        type: keys().first { $0.name == name }?.type.plainType,
                        place: place
                    )
                )
            case .integer(let tag):
                guard properties[number].word == .tag else { continue }
                tags.append(TagSite(tag: Located(tag, at: properties[number].range), place: place))
            case .group(let parts):
                hasParts = true
                collect(parts, place, Catalog.shape(.accessibility).keys)
            default: break
            }
        }
        return hasParts
    }
}

/// A view, or a part of a cell that is one.
private protocol HoldsView {
    var view: ViewDefinition { get }
}

extension CellPartDefinition: HoldsView {}

extension ViewDefinition: HoldsView {
    fileprivate var view: ViewDefinition { self }
}

extension ViewKind {
    /// Whether a rule may have something to say of a view of the kind by itself.
    fileprivate func isOfInterest(sends: Bool, hasImage: @autoclosure () -> Bool) -> Bool {
        switch self {
        case .image, .custom: true
        case .button: !sends || hasImage()
        default: entry.isControl && !sends
        }
    }
}
