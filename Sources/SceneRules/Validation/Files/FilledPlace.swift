import SceneLanguage

/// A place that a view file fills, with what came of reading it and who receives its ids.
struct FilledPlace {
    var path: Located<String>
    var place: Place
    var file: ViewFile

    /// The class whose outlets the ids fill; nil within a view file, where the owner is not known.
    var owner: String?

    /// Whether a cell receives the ids: it has a class of its own, or there are many like it.
    var isOwnedByCell: Bool

    /// Whether all is known that the view file asks of its owner.
    var isUnderstood: Bool {
        if case .understood = file { true } else { false }
    }
}

/// The places of a file that view files fill, in source order and by what they belong to.
struct FilledPlaces {
    private(set) var all: [FilledPlace] = []

    private var byScene: [Int: [Int]] = [:]
    private var byCell: [Int: [Int]] = [:]

    mutating func append(_ filled: FilledPlace) {
        if let scene = filled.place.scene { byScene[scene, default: []].append(all.count) }
        if let cell = filled.place.cell { byCell[cell, default: []].append(all.count) }
        all.append(filled)
    }

    /// Whether all view files were understood.
    var areUnderstood: Bool { all.allSatisfy(\.isUnderstood) }

    /// The places in a scene, those in its cells included.
    func inScene(_ scene: Int) -> [FilledPlace] { (byScene[scene] ?? []).map { all[$0] } }

    /// The places in a cell.
    func inCell(_ cell: Int) -> [FilledPlace] { (byCell[cell] ?? []).map { all[$0] } }
}

extension SceneWalk {
    /// What came of reading the view file of a path, with who receives the ids of it.
    func filledPlace(of body: FileSite, by viewFile: ViewFile) -> FilledPlace {
        let cell = body.place.cell.map { cells[$0].cell }
        let isOwnedByCell = cell.map { body.place.isRepeating || $0.className != nil } ?? false
        return FilledPlace(
            path: body.path,
            place: body.place,
            file: viewFile,
            owner: isOwnedByCell
                ? cell?.className?.value ?? "TableViewCell"
                : body.place.scene.map { file.scenes[$0].unboxed.controllerClass },
            isOwnedByCell: isOwnedByCell
        )
    }
}

extension SceneIndex {
    /// The ids that fill outlets of a scene's controller.
    func outletsFilledByFiles(ofScene scene: Int) -> [ViewFileElement] {
        filledPlaces.inScene(scene).filter { !$0.isOwnedByCell }.flatMap(\.file.demands.elements)
    }

    /// The ids that fill outlets of a cell.
    func outletsFilledByFiles(ofCell cell: Int) -> [ViewFileElement] {
        filledPlaces.inCell(cell).filter(\.isOwnedByCell).flatMap(\.file.demands.elements)
    }
}
