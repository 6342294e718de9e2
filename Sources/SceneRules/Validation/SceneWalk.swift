import SceneLanguage
import SceneText

/// Goes through a file once and notes its parts in flat lists, each with its scope.
struct SceneWalk: Sendable {
    let file: SceneFileDefinition
    let classes: ClassTable

    /// The class of each scene's controller; nil for one that does not exist.
    private(set) var controllers: [ResolvedClass?] = []

    private(set) var elements = ElementTable()
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
    private(set) var constraints: [ConstraintSite] = []
    private(set) var gestureKinds: Set<GestureKind> = []
    private(set) var viewClasses: Set<String> = []
    private(set) var labelsWithoutText: Set<String> = []
    private(set) var stepViews: StepViews

    /// The views above and below sections of rows.
    private(set) var heads: [SectionHead] = []

    /// The class of cells that name none.
    let plainCell: ResolvedClass?

    private let styleNumbers: Members<StyleDefinition>

    init(_ file: SceneFileDefinition, limits: Limits) {
        self.file = file
        stepViews = StepViews(file.snapshots)
        classes = ClassTable(
            file.classes,
            depthLimit: limits.superclassDepth,
            roles: Dictionary(
                firstOf: file.scenes.compactMap { scene in
                    scene.className.map { ($0.value, Catalog.controllerClass(scene.kind).name) }
                }
            )
        )
        plainCell = ResolvedClass.ofRuntime["TableViewCell"]
        styleNumbers = Members(file.styles)
        for (number, scene) in file.scenes.enumerated() {
            elements.add(Element(id: scene.id, kind: .scene, scope: PartScope(scene: number)))
            controllers.append(controller(of: scene))
        }
        for number in file.scenes.indices { walk(scene: number) }
        if let view = file.view { walk(view, PartScope(scene: nil)) }
        walkHeadsOfClasses()
        for style in file.styles {
            collect(style.properties, PartScope(scene: nil), Catalog.shape(.style).keys)
        }
    }
}

// MARK: - Scenes

extension SceneWalk {
    private mutating func walk(scene number: Int) {
        let scene = file.scenes[number]
        let scope = PartScope(scene: number)
        addOwner(
            scene.className,
            controllers[number],
            .controller(scene.kind),
            scene.outlets,
            scope
        )
        collect(scene.properties, scope, Catalog.shape(.scene).keys)
        for segue in scene.segues { add(segue, from: .code, scope) }
        for item in scene.barItems { walk(item, scope) }
        if let view = scene.titleView { walk(view, scope) }
        for gesture in scene.gestures { walk(gesture, .view, scope) }
        collect(scene.tabBarItem?.properties ?? [], scope, Catalog.shape(.tabItem).keys)
        switch scene.content {
        case .view(let body):
            walk(body, scope)
            add(scene.constraints, of: scene.range, scope)
        case .table(let table):
            if let table { walk(table, scope, isOwn: true, id: table.id) }
        case .navigation, .tabs, .split:
            containers.append(ContainerSite(scene: number, contained: scene.contained))
        case .reference: break
        }
    }

    /// Notes a scene or a cell if it has a class of the file or connects outlets.
    private mutating func addOwner(
        _ declaredClass: Located<String>?,
        _ type: ResolvedClass?,
        _ role: RuntimeClass.Role,
        _ outlets: [OutletDefinition],
        _ scope: PartScope
    ) {
        guard declaredClass != nil || !outlets.isEmpty || type?.link != nil else { return }
        owners.append(
            OwnerSite(
                declaredClass: declaredClass,
                type: type,
                role: role,
                outlets: outlets,
                scope: scope
            )
        )
    }

    private mutating func walk(_ item: BarItemDefinition, _ scope: PartScope) {
        if let id = item.id { elements.add(Element(id: id, kind: .barItem, scope: scope)) }
        collect(item.properties, scope, Catalog.shape(.barItem).keys)
        if !item.actions.isEmpty || !item.directed.isEmpty {
            actions.append(
                ActionSite(
                    event: nil,
                    names: item.actions,
                    directed: item.directed,
                    sender: .barItem,
                    scope: scope
                )
            )
        }
        if let segue = item.segue { add(segue, from: .barItem, scope) }
        if let view = item.view { walk(view, scope) }
    }

    private mutating func walk(_ body: BodyDefinition?, _ scope: PartScope) {
        switch body?.content {
        case .views(let views, _): walk(views, scope)
        case .file(let path): bodies.append(FileSite(path: path, scope: scope))
        case nil: break
        }
    }
}

// MARK: - Views

extension SceneWalk {
    private mutating func walk(_ views: [ViewDefinition], _ scope: PartScope) {
        for view in views { walk(view, scope) }
    }

    private mutating func walk(_ view: ViewDefinition, _ scope: PartScope) {
        let kind = view.kind
        if let id = view.id {
            let declaredClass = view.className?.value
            elements.add(
                Element(id: id, kind: .view(kind), declaredClass: declaredClass, scope: scope)
            )
        }
        if let name = view.className { viewClasses.insert(name.value) }
        if kind == .label, let id = view.id, view.lacksText { labelsWithoutText.insert(id.value) }
        if !view.outlets.isEmpty {
            let type = view.className.flatMap { classes[$0.value] }
            addOwner(view.className, type, .view, view.outlets, scope)
        }
        let hasParts = collect(view.properties, scope, kind.entry.shape.keys)
        for part in view.attributedText {
            collect(part.properties, scope, Catalog.shape(.run).keys)
        }
        for style in view.styles {
            styles.append(
                StyleSite(name: style, style: styleNumbers.index(of: style.value), kind: kind)
            )
        }
        for action in view.actions {
            actions.append(
                ActionSite(
                    event: action.event,
                    names: action.names,
                    directed: action.directed,
                    sender: .view(kind),
                    scope: scope
                )
            )
        }
        for gesture in view.gestures { walk(gesture, kind, scope) }
        if view.isOfInterest { views.append(ViewSite(view: view, scope: scope)) }
        if let segue = view.segue {
            add(segue, from: kind == .container ? .container : .control(kind), scope)
        }
        stepViews.note(view)
        let outerBarrier = stepViews.enter(view)
        defer { stepViews.leave(to: outerBarrier) }
        if let table = view.table { walk(table, scope, isOwn: false, id: view.id) }
        var inner = scope
        if hasParts, view.properties.speaksForParts {
            inner.isSpokenFor = true
            inner.isUnspoken = inner.isUnspoken || view.properties.isUnspoken
        }
        walk(view.views, inner)
        add(view.constraints, of: view.range, scope)
    }
}

// MARK: - Gestures

extension SceneWalk {
    private mutating func walk(
        _ gesture: GestureDefinition,
        _ kind: ViewKind,
        _ scope: PartScope
    ) {
        gestureKinds.insert(gesture.kind.value)
        if let id = gesture.id {
            elements.add(Element(id: id, kind: .gesture(gesture.kind.value), scope: scope))
        }
        collect(gesture.properties, scope, Catalog.shape(.gesture).keys)
        if !gesture.actions.isEmpty {
            actions.append(
                ActionSite(
                    event: nil,
                    names: gesture.actions.names,
                    directed: gesture.actions.directed,
                    sender: .gesture,
                    scope: scope
                )
            )
        }
        if let segue = gesture.segue { add(segue, from: .control(kind), scope) }
    }
}

// MARK: - Tables

extension SceneWalk {
    private mutating func walk(
        _ table: TableDefinition,
        _ scope: PartScope,
        isOwn: Bool,
        id: Located<String>?
    ) {
        let number = tables.count
        tables.append(TableSite(table: table, id: id, isOwn: isOwn, scope: scope))
        if isOwn {
            if let id = table.id {
                let declaredClass = table.className?.value
                elements.add(
                    Element(id: id, kind: .table, declaredClass: declaredClass, scope: scope)
                )
            }
            collect(table.properties, scope, Catalog.shape(.table).keys)
        }
        if let refresh = table.refreshControl { walk(refresh, scope) }
        if let path = table.file {
            bodies.append(FileSite(path: path, scope: scope, isTable: true))
        }
        walk(table.header, scope)
        walk(table.footer, scope)
        for cell in table.prototypes ?? [] { walk(cell, .prototype, table: number, scope) }
        for section in table.sections ?? [] {
            if section.isFed, fedTables.last != number { fedTables.append(number) }
            collect(section.properties, scope, Catalog.shape(.section).keys)
            walk(section.headerView, scope)
            walk(section.footerView, scope)
            for cell in section.cells ?? [] { walk(cell, .static, table: number, scope) }
            if let rows = section.rows {
                walk(headsOf: rows, scope.scene.flatMap { controllers[$0] }, scene: scope.scene)
            }
        }
    }

    /// Notes the views above and below the sections of each class, in the first scene that is of it.
    private mutating func walkHeadsOfClasses() {
        var scenes: [Int: Int] = [:]
        for (number, definition) in file.classes.enumerated() {
            let rows = ([definition.rules.rows] + definition.tables.map(\.rules.rows))
                .compactMap { $0?.value }.filter { !$0.headViews.isEmpty }
            guard !rows.isEmpty else { continue }
            if scenes.isEmpty { scenes = firstScenesOfClasses }
            for rows in rows {
                walk(headsOf: rows, classes[definition.name.value], scene: scenes[number])
            }
        }
    }

    private mutating func walk(
        headsOf rows: RowsDefinition,
        _ owner: ResolvedClass?,
        scene: Int?
    ) {
        guard !rows.headViews.isEmpty else { return }
        let scope = PartScope(scene: scene, head: heads.count)
        heads.append(SectionHead(rows: rows, owner: owner))
        for view in rows.headViews { walk(view, scope) }
    }

    private mutating func walk(
        _ cell: CellDefinition,
        _ role: CellSite.Role,
        table: Int,
        _ outer: PartScope
    ) {
        let scope = PartScope(
            scene: outer.scene,
            cell: cells.count,
            isRepeating: role == .prototype
        )
        let className = cell.className
        let type = className.flatMap { classes[$0.value] }
        cells.append(
            CellSite(cell: cell, type: type, role: role, table: table, scope: scope)
        )
        addOwner(className, className == nil ? plainCell : type, .cell, cell.outlets, scope)
        if let id = cell.id {
            elements.add(
                Element(id: id, kind: .cell, declaredClass: className?.value, scope: scope)
            )
        }
        var inner = scope
        if collect(cell.properties, scope, Catalog.shape(.cell).keys), cell.properties.isSpoken {
            inner.isSpokenFor = true
            inner.isUnspoken = cell.properties.isUnspoken
        }
        let outerBarrier = stepViews.enter(cell)
        for part in cell.parts { walk(part.view, inner) }
        walk(cell.content, inner)
        stepViews.leave(to: outerBarrier)
        add(cell.constraints, of: cell.range, scope)
        if let segue = cell.segue { add(segue, from: .cell, scope) }
        if let segue = cell.accessorySegue { add(segue, from: .accessory, scope) }
    }
}

// MARK: - Parts of any

extension SceneWalk {
    private mutating func add(
        _ constraints: [ConstraintDefinition],
        of owner: SourceRange,
        _ scope: PartScope
    ) {
        for constraint in constraints {
            if let id = constraint.options.id {
                elements.add(Element(id: id, kind: .constraint, scope: scope))
            }
            self.constraints.append(
                ConstraintSite(constraint: constraint, owner: owner, scope: scope)
            )
        }
    }

    private mutating func add(
        _ segue: SegueDefinition,
        from origin: SegueSite.Origin,
        _ scope: PartScope
    ) {
        let kind = segue.kind.value
        let destination = kind == .unwind ? nil : elements.scene(of: segue.target.value)
        segues.append(
            SegueSite(
                segue: segue,
                kind: kind,
                origin: origin,
                destination: destination,
                scope: scope
            )
        )
    }

    /// Notes tags and texts with expressions; says whether some property has parts of its own.
    @discardableResult
    private mutating func collect(
        _ properties: [PropertyDefinition],
        _ scope: PartScope,
        _ keys: @autoclosure () -> [Key]
    ) -> Bool {
        var hasParts = false
        for property in properties {
            switch property.value {
            case .template(let template):
                templates.append(
                    TemplateSite(
                        property: property,
                        template: template,
                        type: keys().first { $0.name == property.name }?.type.plainType,
                        scope: scope
                    )
                )
            case .integer(let tag) where property.key == .tag:
                tags.append(TagSite(tag: Located(tag, at: property.range), scope: scope))
            case .group(let parts):
                hasParts = true
                collect(parts, scope, property.keysOfParts)
            default: break
            }
        }
        return hasParts
    }
}
