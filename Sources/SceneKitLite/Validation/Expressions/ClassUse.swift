/// Where the classes of a file are used: the scenes, tables and cells that each answers for.
///
/// A class answers for the scenes and cells of its subclasses too.
final class ClassUse {
    private let index: SceneIndex
    private var scenesByClass: [String: [Int]] = [:]
    private var cellsByClass: [String: [Int]] = [:]
    private var tablesByScene: [[Int]]
    private var cellsByTable: [[Int]]
    private var sendersByAction: [ActionKey: [ActionSite]] = [:]
    private var seguesByScene: [[SegueSite]]

    private struct ActionKey: Hashable {
        var className: String
        var action: String
    }

    init(_ index: SceneIndex) {
        self.index = index
        tablesByScene = index.file.scenes.map { _ in [] }
        seguesByScene = index.file.scenes.map { _ in [] }
        cellsByTable = index.tables.map { _ in [] }
        for (number, scene) in index.file.scenes.enumerated() {
            guard let name = scene.className?.value, let owner = index.classes[name] else {
                continue
            }
            for link in owner.chain { scenesByClass[link.name.value, default: []].append(number) }
        }
        for (number, site) in index.cells.enumerated() {
            cellsByTable[site.table].append(number)
            guard let name = site.cell.className?.value, let owner = index.classes[name] else {
                continue
            }
            for link in owner.chain { cellsByClass[link.name.value, default: []].append(number) }
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
                let key = ActionKey(className: owner, action: name.value)
                sendersByAction[key, default: []].append(site)
            }
        }
    }

    /// The scenes whose controllers are of a class.
    func scenes(of className: String) -> [Int] { scenesByClass[className] ?? [] }

    /// The cells of a class.
    func cells(of className: String) -> [CellSite] {
        (cellsByClass[className] ?? []).map { index.cells[$0] }
    }

    /// The tables of a class: its controllers' own, or those that have an id.
    func tables(of className: String, id: String?) -> [Int] {
        scenes(of: className).flatMap { tablesByScene[$0] }.filter { number in
            let site = index.tables[number]
            return id == nil ? site.isOwn : !site.isOwn && site.id?.value == id
        }
    }

    /// The prototypes of some tables; only those of an identifier, if one is given.
    func prototypes(_ identifier: String?, in tables: [Int]) -> [CellSite] {
        tables.flatMap { cellsByTable[$0] }.map { index.cells[$0] }.filter { site in
            site.role == .prototype
                && (identifier == nil || site.cell.identifier?.value == identifier)
        }
    }

    /// What sends an action that a class declares.
    func senders(of action: String, in className: String) -> [ActionSite] {
        sendersByAction[ActionKey(className: className, action: action)] ?? []
    }

    /// The segues of an identifier that controllers of a class perform.
    func segues(_ identifier: String, of className: String) -> [SegueSite] {
        scenes(of: className).flatMap { seguesByScene[$0] }.filter {
            $0.segue.identifier?.value == identifier
        }
    }

    /// Whether a view file stands in a scene of a class, with senders that are not looked at here.
    func hasViewFiles(_ className: String) -> Bool {
        guard !index.bodies.isEmpty else { return false }
        let scenes = Set(scenes(of: className))
        return index.bodies.contains { body in body.place.scene.map(scenes.contains) ?? false }
    }

    /// The nearest class that declares an action: the cell's before the controller's.
    private func owner(of action: String, sentFrom place: Place) -> String? {
        let cellClass = place.cell.flatMap { index.cells[$0].cell.className?.value }
        let sceneClass = index.scene(of: place)?.className?.value
        for name in [cellClass, sceneClass] {
            guard let resolved = name.flatMap({ index.classes[$0] }) else { continue }
            let link = resolved.chain.first { link in
                link.actions.contains { $0.name.value == action }
            }
            if let link { return link.name.value }
        }
        return nil
    }
}
