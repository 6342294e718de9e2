import SceneLanguage
import SceneText

/// Where the classes of a file are used: the scenes, tables and cells that each answers for.
///
/// A class answers for the scenes and cells of its subclasses too. It holds the lists that it numbers, and
/// not the index, which holds it.
final class ClassUse: Sendable {
    private let tables: [TableSite]
    private let cells: [CellSite]
    private let segues: [SegueSite]
    private let scenesWithViewFiles: Set<Int>
    private let scenesByClass: NumberGroups
    private let cellsByClass: NumberGroups
    private let tablesByScene: NumberGroups
    private let seguesByScene: NumberGroups
    private let prototypesByTable: NumberGroups
    private let tableNames = OncePerKey<Int, [String: [Int]]>()
    private let segueNames = OncePerKey<Int, [String: [Int]]>()
    private let prototypeNames = OncePerKey<Int, [String: [Int]]>()

    /// The places that send the actions of classes, which are numbered from class to class.
    private let sendersByAction: NumberGroups
    private let firstActions: [Int]

    init(_ index: SceneIndex) {
        tables = index.tables
        cells = index.cells
        segues = index.segues
        scenesWithViewFiles = Set(index.bodies.compactMap(\.place.scene))
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
        scenes(of: type).flatMap { scene in
            guard let id else { return tablesByScene[scene].filter { tables[$0].isOwn } }
            return named(id, in: tablesByScene[scene], of: scene, tableNames) {
                tables[$0].isOwn ? nil : tables[$0].id?.value
            }
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
            let prototypes = prototypesByTable[table]
            guard let identifier else { return Array(prototypes) }
            return named(identifier, in: prototypes, of: table, prototypeNames) {
                cells[$0].cell.identifier?.value
            }
        }
    }

    /// What sends an action, which a class declares at a place in its list.
    func senders(ofAction place: Int, in type: ResolvedClass) -> ArraySlice<Int> {
        type.link.map { sendersByAction[firstActions[$0.number] + place] } ?? []
    }

    /// The segues of an identifier that controllers of a class perform.
    func segues(_ identifier: String, of type: ResolvedClass) -> [Int] {
        scenes(of: type).flatMap { segues(identifier, ofScene: $0) }
    }

    /// Whether controllers of a class perform a segue of an identifier.
    func hasSegue(_ identifier: String, of type: ResolvedClass) -> Bool {
        scenes(of: type).contains { !segues(identifier, ofScene: $0).isEmpty }
    }

    /// The identifiers of the segues of a scene.
    func segueIdentifiers(ofScene scene: Int) -> [String] {
        seguesByScene[scene].compactMap { segues[$0].segue.identifier?.value }
    }

    private func segues(_ identifier: String, ofScene scene: Int) -> [Int] {
        named(identifier, in: seguesByScene[scene], of: scene, segueNames) {
            segues[$0].segue.identifier?.value
        }
    }

    /// The numbers in a group that have a name: few are looked at one by one, many are found by a table.
    private func named(
        _ name: String,
        in numbers: ArraySlice<Int>,
        of group: Int,
        _ names: borrowing OncePerKey<Int, [String: [Int]]>,
        _ nameOf: (Int) -> String?
    ) -> [Int] {
        guard numbers.count > 8 else { return numbers.filter { nameOf($0) == name } }
        let table = names.value(for: group) {
            let named = numbers.filter { nameOf($0) != nil }
            return Dictionary(grouping: named) { nameOf($0) ?? "" }
        }
        return table[name] ?? []
    }

    /// Whether a view file stands in a scene of a class, with senders that are not looked at here.
    func hasViewFiles(_ type: ResolvedClass) -> Bool {
        scenes(of: type).contains(where: scenesWithViewFiles.contains)
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
        declaration(ofAction: name).map { ($0.link.number, $0.place) }
    }
}
