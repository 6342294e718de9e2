import SceneLanguage
import SceneText

/// What the classes of a scene file set of the views in its view files, whose ids are outlets of theirs.
struct CodeSets {
    private let paths: Set<String>

    init(_ file: SceneFileDefinition) {
        paths = Set(file.classes.flatMap(\.setPaths))
    }

    /// Whether code gives a name to the view of a view file of which a screen reader says too little.
    func name(what finding: Diagnostic, isAbout file: SceneFileDefinition) -> Bool {
        guard finding.code.check == .accessibility, finding.primary.source == file.source,
            let id = file.view?.views.id(ofKindAt: finding.primary.range)
        else { return false }
        let ends = ["accessibility.label", "accessibility.hidden", "placeholder", "title"]
        return ends.contains { paths.contains("\(id).\($0)") }
    }
}

extension [ViewDefinition] {
    /// The id of the view whose kind is said at a place.
    fileprivate func id(ofKindAt place: SourceRange) -> String? {
        for view in self where view.range.contains(place) {
            if view.kindRange == place { return view.id?.value }
            if let id = view.views.id(ofKindAt: place) { return id }
        }
        return nil
    }
}
