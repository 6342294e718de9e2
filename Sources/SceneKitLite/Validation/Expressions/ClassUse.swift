/// Where the classes of a file are used: the scenes, tables and cells that each answers for.
///
/// A class answers for the scenes and cells of its subclasses too.
final class ClassUse {
    private let index: SceneIndex
    private var scenesByClass: [[Int]]
    private var cellsByClass: [[Int]]
    private var tablesByScene: [[Int]]
    private var cellsByTable: [[Int]]
    private var sendersByAction: [ActionKey: [ActionSite]] = [:]
    private var seguesByScene: [[SegueSite]]

    private struct ActionKey: Hashable {
        /// The number of the class that declares the action.
        var owner: Int
        var action: String
    }

    init(_ index: SceneIndex) {
        self.index = index
        scenesByClass = index.file.classes.map { _ in [] }
        cellsByClass = index.file.classes.map { _ in [] }
        tablesByScene = index.file.scenes.map { _ in [] }
        seguesByScene = index.file.scenes.map { _ in [] }
        cellsByTable = index.tables.map { _ in [] }
        for (number, controller) in index.controllers.enumerated() {
            guard let controller else { continue }
            for link in controller.chain { scenesByClass[link.number].append(number) }
        }
        for (number, site) in index.cells.enumerated() {
            cellsByTable[site.table].append(number)
            guard let type = site.type else { continue }
            for link in type.chain { cellsByClass[link.number].append(number) }
        }
        for (number, site) in index.tables.enumerated() {
            guard let scene = site.place.scene else { continue }
            tablesByScene[scene].append(number)
        }
        for site in index.segues {
            guard let scene = site.place.scene else { continue }
            seguesByScene[scene].append(site)
        }
        for site in index.actions {
            for name in site.names {
                guard let owner = owner(of: name.value, sentFrom: site.place) else { continue }
                let key = ActionKey(owner: owner, action: name.value)
                sendersByAction[key, default: []].append(site)
            }
        }
    }

    /// The scenes whose controllers are of a class of the file.
    func scenes(of type: ResolvedClass) -> [Int] {
        type.link.map { scenesByClass[$0.number] } ?? []
    }

    /// The cells of a class of the file.
    func cells(of type: ResolvedClass) -> [CellSite] {
        (type.link.map { cellsByClass[$0.number] } ?? []).map { index.cells[$0] }
    }

    /// The tables of a class: its controllers' own, or those that have an id.
    func tables(of type: ResolvedClass, id: String?) -> [Int] {
        scenes(of: type).flatMap { tablesByScene[$0] }.filter { number in
            let site = index.tables[number]
            return id == nil ? site.isOwn : !site.isOwn && site.id?.value == id
        }
    }

    /// The prototypes of some tables; only those of an identifier, if one is given.
    func prototypes(_ identifier: String?, in tables: [Int]) -> [CellSite] {
        var prototypes: [CellSite] = []
        for table in tables {
            for number in cellsByTable[table] where index.cells[number].role == .prototype {
                let site = index.cells[number]
                if identifier == nil || site.cell.identifier?.value == identifier {
                    prototypes.append(site)
                }
            }
        }
        return prototypes
    }

    /// What sends an action that a class declares.
    func senders(of action: String, in type: ResolvedClass) -> [ActionSite] {
        guard let owner = type.link?.number else { return [] }
        return sendersByAction[ActionKey(owner: owner, action: action)] ?? []
    }

    /// The segues of an identifier that controllers of a class perform.
    func segues(_ identifier: String, of type: ResolvedClass) -> [SegueSite] {
        scenes(of: type).flatMap { seguesByScene[$0] }.filter {
            $0.segue.identifier?.value == identifier
        }
    }

    /// Whether a view file stands in a scene of a class, with senders that are not looked at here.
    func hasViewFiles(_ type: ResolvedClass) -> Bool {
        guard !index.bodies.isEmpty else { return false }
        let scenes = Set(scenes(of: type))
        return index.bodies.contains { body in body.place.scene.map(scenes.contains) ?? false }
    }

    /// The number of the nearest class that declares an action: the cell's before the controller's.
    private func owner(of action: String, sentFrom place: Place) -> Int? {
        if let type = place.cell.flatMap({ index.cells[$0].type }),
            let owner = type.owner(of: action)
        {
            return owner
        }
        return index.controller(of: place)?.owner(of: action)
    }
}

extension ResolvedClass {
    /// The number of the class that declares an action: itself or the nearest superclass.
    fileprivate func owner(of action: String) -> Int? {
        let link = chain.first { link in
            link.definition.actions.contains { $0.name.value == action }
        }
        return link?.number
    }
}
