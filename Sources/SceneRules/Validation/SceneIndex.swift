import SceneLanguage
import SceneText

/// What the rules look at: the parts of a file in flat lists, each with its scope.
///
/// The file is walked once to make it; a rule goes through the lists that it needs.
final class SceneIndex {
    let file: SceneFileDefinition

    /// The nodes that the definitions were decoded from.
    let tree: YAMLTree
    let classes: ClassTable
    let data: DataTable

    /// The sites that view files fill, with what came of reading these.
    let filledSites: FilledSites

    /// Everything that has an id.
    let elements: ElementTable

    /// The class of each scene's controller; nil for one that does not exist.
    let controllers: [ResolvedClass?]

    /// The class of cells that name none.
    let plainCell: ResolvedClass?

    /// The scenes that contain others, or should.
    let containers: [ContainerSite]

    /// The scenes and cells that have a class of the file or connect outlets.
    let owners: [OwnerSite]

    /// The outlets that they connect.
    let connections: Connections

    let tables: [TableSite]

    /// The numbers of the tables with sections that data feeds.
    let fedTables: [Int]
    let cells: [CellSite]

    /// The views that a rule may have something to say of by themselves, in source order.
    let views: [ViewSite]
    let actions: [ActionSite]
    let segues: [SegueSite]
    let constraints: [ConstraintSite]
    let styles: [StyleSite]
    let tags: [TagSite]

    /// The texts of scenes that hold expressions.
    let templates: [TemplateSite]

    /// The sites that view files fill.
    let bodies: [FileSite]

    /// The views above and below sections of rows.
    let heads: [SectionHead]

    /// The actions that the file and the view files in it send and that not just one class declares,
    /// where all classes are known in which they are looked for.
    private(set) lazy var doubtfulActions = findDoubtfulActions()

    /// The scenes, tables and cells that each class answers for.
    private(set) lazy var use = ClassUse(self)

    /// The actions that effects of classes send.
    private(set) lazy var codeSends = CodeSends(self)

    /// Every place where data is named, expressions aside.
    private(set) lazy var dataReferences = findDataReferences()

    /// The ids of the scenes, among which misspelt ones are looked for.
    private(set) lazy var sceneIDs = NameIndex(file.scenes.map(\.id.value))

    /// The ids of what is in each scene, among which misspelt ones are looked for.
    private(set) lazy var idsByScene = Dictionary(
        grouping: elements.all.filter { $0.kind != .scene },
        by: \.scope.scene
    ).mapValues { NameIndex($0.map(\.id.value)) }

    /// What the steps of snapshots name.
    private(set) lazy var stepSites = StepSites(self)

    /// What has each title, by which a step may name it in place of its id.
    private(set) lazy var titledParts = findTitledParts()

    /// The views that steps name, by their ids.
    let stepViews: [String: StepView]

    /// The gestures that some view or scene recognises.
    let gestureKinds: Set<GestureKind>

    /// The classes of views.
    let viewClasses: Set<String>

    /// The ids of the labels that a scene gives no text.
    let labelsWithoutText: Set<String>

    /// The names of the outlets through which only labels without a text are reached.
    private(set) lazy var outletsWithoutText = findOutletsWithoutText()

    /// The types of the values of sections, by the numbers of the classes that were asked for.
    let knownSectionValues = Kept<Int, [String: ValueType]>()

    init(_ walk: SceneWalk, tree: YAMLTree, data: DataTable, filledSites: FilledSites) {
        file = walk.file
        self.tree = tree
        classes = walk.classes
        self.data = data
        self.filledSites = filledSites
        elements = walk.elements
        controllers = walk.controllers
        containers = walk.containers
        plainCell = walk.plainCell
        owners = walk.owners
        connections = Connections(walk.owners, walk.elements)
        tables = walk.tables
        fedTables = walk.fedTables
        cells = walk.cells
        views = walk.views
        actions = walk.actions
        segues = walk.segues
        constraints = walk.constraints
        styles = walk.styles
        tags = walk.tags
        templates = walk.templates
        bodies = walk.bodies
        heads = walk.heads
        stepViews = walk.stepViews.byID
        gestureKinds = walk.gestureKinds
        viewClasses = walk.viewClasses
        labelsWithoutText = walk.labelsWithoutText
    }

    /// The numbers of the scenes with expressions or rows from data; nil for what is in none.
    var computingScenes: Set<Int?> {
        Set(templates.map(\.scope.scene) + fedTables.map { tables[$0].scope.scene })
    }

    /// The scene that a scope is in; nil in a view file.
    func scene(of scope: PartScope) -> SceneDefinition? { scope.scene.map { file.scenes[$0] } }

    /// The class of the controller that a scope is in; nil in a view file, and for a class that
    /// does not exist.
    func controller(of scope: PartScope) -> ResolvedClass? {
        scope.scene.flatMap { controllers[$0] }
    }

    /// The first element of an id.
    func element(_ id: String) -> Element? { elements.number(of: id).map { elements.all[$0] } }

    /// The number of the scene that has an id; of several the first.
    func sceneNumber(_ id: String) -> Int? { elements.scene(of: id) }

    /// The scene of an id.
    func scene(_ id: String) -> SceneDefinition? { sceneNumber(id).map { file.scenes[$0] } }
}

extension SceneDefinition {
    /// The class of the controller; the runtime's where the scene names none.
    var controllerClass: String { className?.value ?? Catalog.controllerClass(kind).name }
}
