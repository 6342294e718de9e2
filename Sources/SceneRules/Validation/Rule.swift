import SceneLanguage
import SceneText

/// A check over a whole file: one rule, one file, one or few codes at its bottom.
protocol Rule: SendableMetatype {
    /// Looks at a file and reports what it finds.
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog)
}

extension SceneIndex {
    /// A mark in the file that is checked.
    func mark(_ range: SourceRange, _ label: String = "") -> Annotation {
        Annotation(file.source, range, label: label)
    }

    /// The help that names the nearest of some names; none when nothing is near.
    func nearest(
        to name: Located<String>,
        among names: some Sequence<String>,
        _ text: (String) -> String
    ) -> [Help] {
        guard let nearest = NearestName.nearest(to: name.value, among: names) else { return [] }
        let edit = TextEdit(file.source, name.range, replacement: nearest)
        return [Help(text(nearest), edit: edit)]
    }
}
