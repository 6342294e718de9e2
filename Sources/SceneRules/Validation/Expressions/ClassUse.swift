import SceneLanguage

/// Where the classes of a file are used: the scenes, tables and cells that each answers for.
///
/// A class answers for the scenes and cells of its subclasses too. It holds the lists that it numbers, and
/// not the index, which holds it.
final class ClassUse: Sendable {
    private let tables: [TableSite]
    private let cells: [CellSite]
    private let segues: [SegueSite]
    private let bodies: [FileSite]
    private let scenesByClass: NumberGroups
    private let cellsByClass: NumberGroups
    private let tablesByScene: NumberGroups
    private let seguesByScene: NumberGroups
    private let prototypesByTable: NumberGroups

    /// The places that send the actions of classes, which are numbered from class to class.
    private let sendersByAction: NumberGroups
    private let firstActions: [Int]

    init(_ index: SceneIndex) {
        tables = index.tables
        cells = index.cells
        segues = index.segues
        bodies = index.bodies
        firstActions = index.classes.firstActions
        let classes = index.file.classes
        let scenes = index.file.scenes.count
        scenesByClass = NumberGroups(count: classes.count) { add in
            for (number, type) in index.controllers.enumerated() {
                type?.forEachLink { add($0.number, number) }
            }
        }
        cellsByClass = NumberGroups(count: classes.count) { add in
            for number in index.cells.indices {
                index.cells[number].type?.forEachLink { add($0.number, number) }
            }
        }
        tablesByScene = NumberGroups(count: scenes) { add in
            for number in index.tables.indices {
                if let scene = index.tables[number].place.scene { add(scene, number) }
            }
        }
        seguesByScene = NumberGroups(count: scenes) { add in
            for number in index.segues.indices {
                if let scene = index.segues[number].place.scene { add(scene, number) }
            }
        }
        prototypesByTable = NumberGroups(count: index.tables.count) { add in
            for number in index.cells.indices where index.cells[number].role == .prototype {
                add(index.cells[number].table, number)
            }
        }
        sendersByAction = NumberGroups(count: index.classes.actionCount) { add in
            for number in index.actions.indices {
                let place = index.actions[number].place
                for name in index.actions[number].names {
                    guard let action = index.action(name.value, sentFrom: place) else { continue }
                    add(index.classes.firstActions[action.owner] + action.place, number)
                }
            }
        }
    }

    /// The scenes whose controllers are of a class of the file.
    func scenes(of type: ResolvedClass) -> ArraySlice<Int> {
        type.link.map { scenesByClass[$0.number] } ?? []
    }

    /// The cells of a class of the file.
    func cells(of type: ResolvedClass) -> ArraySlice<Int> {
        type.link.map { cellsByClass[$0.number] } ?? []
    }

    /// The tables of a class: its controllers' own, or those that have an id.
    func tables(of type: ResolvedClass, id: String?) -> [Int] {
        var found: [Int] = []
        for scene in scenes(of: type) {
            for number in tablesByScene[scene] {
                let isOwn = tables[number].isOwn
                if id == nil ? isOwn : !isOwn && tables[number].id?.value == id {
                    found.append(number)
                }
            }
        }
        return found
    }

    /// The prototypes of some tables; only those of an identifier, if one is given.
    func prototypes(_ identifier: String?, in tables: [Int]) -> [Int] {
        var prototypes: [Int] = []
        for table in tables {
            for number in prototypesByTable[table]
            where identifier == nil || cells[number].cell.identifier?.value == identifier {
                prototypes.append(number)
            }
        }
        return prototypes
    }

    /// What sends an action, which a class declares at a place in its list.
    func senders(ofAction place: Int, in type: ResolvedClass) -> ArraySlice<Int> {
        type.link.map { sendersByAction[firstActions[$0.number] + place] } ?? []
    }

    /// The segues of an identifier that controllers of a class perform.
    func segues(_ identifier: String, of type: ResolvedClass) -> [Int] {
        var found: [Int] = []
        for scene in scenes(of: type) {
            for number in seguesByScene[scene]
            where segues[number].segue.identifier?.value == identifier {
                found.append(number)
            }
        }
        return found
    }

    /// Whether controllers of a class perform a segue of an identifier.
    func hasSegue(_ identifier: String, of type: ResolvedClass) -> Bool {
        scenes(of: type).contains { scene in
            seguesByScene[scene].contains { segues[$0].segue.identifier?.value == identifier }
        }
    }

    /// Whether a view file stands in a scene of a class, with senders that are not looked at here.
    func hasViewFiles(_ type: ResolvedClass) -> Bool {
        guard !bodies.isEmpty else { return false }
        let scenes = Set(scenes(of: type))
        return bodies.contains { body in body.place.scene.map(scenes.contains) ?? false }
    }
}

extension SceneIndex {
    /// The number of the nearest class that declares an action, the cell's before the controller's, and
    /// the place of the action in it.
    fileprivate func action(
        _ name: String,
        sentFrom place: Place
    ) -> (owner: Int, place: Int)? {
        if let cell = place.cell, let found = cells[cell].type?.action(name) { return found }
        return controller(of: place)?.action(name)
    }
}

extension ResolvedClass {
    /// The number of the class that declares an action, itself or the nearest superclass, and the place
    /// of the action in it.
    fileprivate func action(_ name: String) -> (owner: Int, place: Int)? {
        if superclass == nil, let link {
            return actions.place(of: name).map { (link.number, $0) }
        }
        for link in chain {
            let place = link.definition.actions.firstIndex { $0.name.value == name }
            if let place { return (link.number, place) }
        }
        return nil
    }
}
