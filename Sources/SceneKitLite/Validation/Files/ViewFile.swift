/// What came of reading a view file that a scene names.
enum ViewFile {
    /// It is whole; these are the ids in it, and in the view files that it names itself.
    case understood([ViewFileElement])

    /// The file could not be had.
    case unavailable(ResourceError)

    /// The file holds no view.
    case notAView

    /// The file names itself, directly or through others, at the place shown.
    case recursive(Annotation)

    /// View files name each other deeper than the limit.
    case tooDeep

    /// There are errors in the file.
    case broken(errors: Int, first: Diagnostic)

    /// The ids that fill outlets of the owner.
    var elements: [ViewFileElement] {
        guard case .understood(let elements) = self else { return [] }
        return elements
    }
}

/// Something in a view file that has an id.
struct ViewFileElement {
    var id: Located<String>
    var source: SourceID
    var className: String

    /// The class with all that it inherits; nil where the view file declares none of that name.
    var type: ResolvedClass?
}

/// A place that a view file fills, with what came of reading it and who receives its ids.
struct FilledPlace {
    var path: Located<String>
    var place: Place
    var file: ViewFile

    /// The class whose outlets the ids fill; nil within a view file, where the owner is not known.
    var owner: String?
}

extension SceneIndex {
    /// The places that view files fill.
    var filledPlaces: [FilledPlace] {
        bodies.compactMap { body in
            viewFiles[body.path.value].map {
                FilledPlace(
                    path: body.path,
                    place: body.place,
                    file: $0,
                    owner: ownerClass(of: body.place)
                )
            }
        }
    }

    /// The ids that fill outlets of a scene's controller.
    func outletsFilledByFiles(ofScene scene: Int) -> [ViewFileElement] {
        guard !bodies.isEmpty else { return [] }
        return filledPlaces.filter { filled in
            filled.place.scene == scene && !isOwnedByCell(filled.place)
        }.flatMap(\.file.elements)
    }

    /// The ids that fill outlets of a cell.
    func outletsFilledByFiles(ofCell cell: Int) -> [ViewFileElement] {
        guard !bodies.isEmpty else { return [] }
        return filledPlaces.filter { filled in
            filled.place.cell == cell && isOwnedByCell(filled.place)
        }.flatMap(\.file.elements)
    }

    /// Whether the cell receives the ids: it has a class of its own, or there are many like it.
    private func isOwnedByCell(_ place: Place) -> Bool {
        guard let cell = place.cell else { return false }
        return place.isRepeating || cells[cell].cell.className != nil
    }

    private func ownerClass(of place: Place) -> String? {
        if let cell = place.cell, isOwnedByCell(place) {
            return cells[cell].cell.className?.value ?? "TableViewCell"
        }
        return scene(of: place).map { className(of: $0) }
    }
}
