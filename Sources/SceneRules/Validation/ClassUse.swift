import SceneLanguage
import SceneText

/// Where the classes of a file are used: the scenes, tables and cells that each one runs.
///
/// A class answers for the scenes and cells of its subclasses too. It holds the lists that it numbers, and
/// not the index, which holds it.
final class ClassUse {
    private let tables: [TableSite]
    private let cells: [CellSite]
    private let segues: [SegueSite]
    private let scenesWithViewFiles: Set<Int>
    private let scenesByClass: [[Int]]
    private let cellsByClass: [[Int]]
    private let tablesByScene: [[Int]]
    private let seguesByScene: [[Int]]
    private let prototypesByTable: [[Int]]

    /// For each class and each of its actions, what sends it.
    private let sendersByAction: [[[Int]]]

    /// A name in a scene or a table.
    private struct Name: Hashable {
        var group: Int
        var name: String
    }

    private lazy var tablesByName = Self.byName(tables.indices) { [tables] in
        (tables[$0].scope.scene, tables[$0].isOwn ? nil : tables[$0].id?.value)
    }
    private lazy var seguesByName = Self.byName(segues.indices) { [segues] in
        (segues[$0].scope.scene, segues[$0].segue.identifier?.value)
    }
    private lazy var prototypesByName = Self.byName(cells.indices) { [cells] in
        let isPrototype = cells[$0].role == .prototype
        return (isPrototype ? cells[$0].table : nil, cells[$0].cell.identifier?.value)
    }

    init(_ index: SceneIndex) {
        tables = index.tables
        cells = index.cells
        segues = index.segues
        scenesWithViewFiles = Set(index.bodies.compactMap(\.scope.scene))
        let noScenes = [[Int]](repeating: [], count: index.file.scenes.count)
        let noClasses = [[Int]](repeating: [], count: index.file.classes.count)
        var (scenesByClass, cellsByClass) = (noClasses, noClasses)
        var (tablesByScene, seguesByScene) = (noScenes, noScenes)
        var prototypesByTable = [[Int]](repeating: [], count: tables.count)
        var sendersByAction = index.classes.links.map { $0.definition.actions.map { _ in [Int]() } }
        for (number, type) in index.controllers.enumerated() {
            for link in type?.chain ?? .none { scenesByClass[link.number].append(number) }
        }
        for (number, site) in cells.enumerated() {
            for link in site.type?.chain ?? .none { cellsByClass[link.number].append(number) }
            if site.role == .prototype { prototypesByTable[site.table].append(number) }
        }
        for (number, site) in tables.enumerated() {
            if let scene = site.scope.scene { tablesByScene[scene].append(number) }
        }
        for (number, site) in segues.enumerated() {
            if let scene = site.scope.scene { seguesByScene[scene].append(number) }
        }
        for (number, site) in index.actions.enumerated() {
            for name in site.names {
                guard let action = index.action(name.value, sentFrom: site.scope) else { continue }
                sendersByAction[action.owner][action.index].append(number)
            }
        }
        self.scenesByClass = scenesByClass
        self.cellsByClass = cellsByClass
        self.tablesByScene = tablesByScene
        self.seguesByScene = seguesByScene
        self.prototypesByTable = prototypesByTable
        self.sendersByAction = sendersByAction
    }

    /// The scenes whose controllers are of a class of the file.
    func scenes(of type: ResolvedClass) -> [Int] {
        type.link.map { scenesByClass[$0.number] } ?? []
    }

    /// The cells of a class of the file.
    func cells(of type: ResolvedClass) -> [Int] {
        type.link.map { cellsByClass[$0.number] } ?? []
    }

    /// The tables of a class: its controllers' own, or those that have an id.
    func tables(of type: ResolvedClass, id: String?) -> [Int] {
        scenes(of: type).flatMap { scene in
            guard let id else { return tablesByScene[scene].filter { tables[$0].isOwn } }
            return tablesByName[Name(group: scene, name: id)] ?? []
        }
    }

    /// The ids of the tables in the scenes of a class; nil where no scene is of the class, or where
    /// view files may hold tables.
    func tableNames(of type: ResolvedClass) -> [String]? {
        let scenes = scenes(of: type)
        guard !scenes.isEmpty, !hasViewFiles(type) else { return nil }
        return scenes.flatMap { tablesByScene[$0] }.compactMap { tables[$0].table.id?.value }
    }

    /// The prototypes of some tables; only those of an identifier, if one is given.
    func prototypes(_ identifier: String?, in tables: [Int]) -> [Int] {
        tables.flatMap { table in
            guard let identifier else { return prototypesByTable[table] }
            return prototypesByName[Name(group: table, name: identifier)] ?? []
        }
    }

    /// What sends an action, which a class declares under a number in its list.
    func senders(ofAction number: Int, in type: ResolvedClass) -> [Int] {
        type.link.map { sendersByAction[$0.number][number] } ?? []
    }

    /// The segues of an identifier that controllers of a class perform.
    func segues(_ identifier: String, of type: ResolvedClass) -> [Int] {
        scenes(of: type).flatMap { segues(identifier, ofScene: $0) }
    }

    /// Whether controllers of a class perform a segue of an identifier.
    func hasSegue(_ identifier: String, of type: ResolvedClass) -> Bool {
        scenes(of: type).contains { !segues(identifier, ofScene: $0).isEmpty }
    }

    /// The first segue of a class's controllers to each scene.
    func seguesByTarget(of type: ResolvedClass) -> [String: SegueDefinition] {
        let all = scenes(of: type).flatMap { seguesByScene[$0] }.map { segues[$0].segue }
        return Dictionary(
            firstOf: all.filter { $0.kind.value != .unwind }.map { ($0.target.value, $0) }
        )
    }

    /// The identifiers of the segues of a scene.
    func segueIdentifiers(ofScene scene: Int) -> [String] {
        seguesByScene[scene].compactMap { segues[$0].segue.identifier?.value }
    }

    private func segues(_ identifier: String, ofScene scene: Int) -> [Int] {
        seguesByName[Name(group: scene, name: identifier)] ?? []
    }

    /// The numbers of what has a name in a group, in order.
    private static func byName(
        _ numbers: Range<Int>,
        _ name: (Int) -> (group: Int?, name: String?)
    ) -> [Name: [Int]] {
        numbers.reduce(into: [:]) { found, number in
            guard case (let group?, let name?) = name(number) else { return }
            found[Name(group: group, name: name), default: []].append(number)
        }
    }

    /// Whether a view file is used in a scene of a class, with senders that are not looked at here.
    func hasViewFiles(_ type: ResolvedClass) -> Bool {
        scenes(of: type).contains(where: scenesWithViewFiles.contains)
    }
}

extension SceneIndex {
    /// The number of the nearest class that declares an action, the cell's before the controller's, and
    /// its index there.
    fileprivate func action(
        _ name: String,
        sentFrom scope: PartScope
    ) -> (owner: Int, index: Int)? {
        if let cell = scope.cell, let found = cells[cell].type?.action(name) { return found }
        return controller(of: scope)?.action(name)
    }
}

extension ResolvedClass {
    /// The number of the class that declares an action, itself or the nearest superclass, and its index
    /// there.
    fileprivate func action(_ name: String) -> (owner: Int, index: Int)? {
        declaration(ofAction: name).map { ($0.link.number, $0.index) }
    }
}
