import SceneLanguage

/// A site that a view file fills, with what came of reading it and who receives its ids.
struct FilledSite {
    var path: Located<String>
    var scope: PartScope
    var file: ViewFile

    /// Whether it is the table of a table controller.
    var isTable = false

    /// The class whose outlets the ids fill; nil within a view file, where the owner is not known, and
    /// for a header or a footer that repeats.
    var owner: String?

    /// Whether a cell receives the ids: it has a class of its own, or there are many like it.
    var isOwnedByCell: Bool

    /// Whether all is known that the view file asks of its owner.
    var isUnderstood: Bool {
        guard case .understood(let demands) = file else { return false }
        // What is not a table, or has no rows, shows nothing.
        return !isTable || demands.table == .static
    }
}

/// The sites of a file that view files fill, in source order and by what they belong to.
struct FilledSites {
    private(set) var all: [FilledSite] = []

    private var byScene: [Int: [Int]] = [:]
    private var byCell: [Int: [Int]] = [:]

    mutating func append(_ filled: FilledSite) {
        if let scene = filled.scope.scene { byScene[scene, default: []].append(all.count) }
        if let cell = filled.scope.cell { byCell[cell, default: []].append(all.count) }
        all.append(filled)
    }

    /// Whether all view files were understood.
    var areUnderstood: Bool { all.allSatisfy(\.isUnderstood) }

    /// The sites in a scene, those in its cells included.
    func inScene(_ scene: Int) -> [FilledSite] { (byScene[scene] ?? []).map { all[$0] } }

    /// The sites in a cell.
    func inCell(_ cell: Int) -> [FilledSite] { (byCell[cell] ?? []).map { all[$0] } }
}

extension SceneWalk {
    /// What came of reading the view file of a path, with who receives the ids of it.
    func filledSite(of body: FileSite, by viewFile: ViewFile) -> FilledSite {
        guard body.scope.head == nil else {
            // There are as many as sections, so that nothing can have the ids.
            return FilledSite(
                path: body.path,
                scope: body.scope,
                file: viewFile,
                isOwnedByCell: true
            )
        }
        let cell = body.scope.cell.map { cells[$0].cell }
        let isOwnedByCell = cell.map { body.scope.isRepeating || $0.className != nil } ?? false
        return FilledSite(
            path: body.path,
            scope: body.scope,
            file: viewFile,
            isTable: body.isTable,
            owner: isOwnedByCell
                ? cell?.className?.value ?? "TableViewCell"
                : body.scope.scene.map { file.scenes[$0].controllerClass },
            isOwnedByCell: isOwnedByCell
        )
    }
}

extension SceneIndex {
    /// The ids that fill outlets of a scene's controller.
    func outletsFilledByFiles(ofScene scene: Int) -> [ViewFileElement] {
        filledSites.inScene(scene).filter { !$0.isOwnedByCell }.flatMap(\.file.demands.elements)
    }

    /// The ids that fill outlets of a cell.
    func outletsFilledByFiles(ofCell cell: Int) -> [ViewFileElement] {
        filledSites.inCell(cell).filter(\.isOwnedByCell).flatMap(\.file.demands.elements)
    }
}
