import SceneInterchange
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

    /// The edit that writes another name at a place, in quotes where YAML needs them.
    func edit(_ range: SourceRange, to name: String) -> TextEdit {
        // In a step or an expression a name is a part of a text.
        let isWhole = tree.node(at: range).map { tree.kind($0) == .scalar } ?? false
        let isYAML = !XMLTree.isMeant(by: tree.text)
        let written = isWhole && isYAML ? YAMLScalarWriter.text(of: name, inFlow: true) : name
        return TextEdit(file.source, range, replacement: written)
    }

    /// The help that names the nearest of some names; none when nothing is near.
    func nearest(
        to name: Located<String>,
        among names: NameIndex,
        _ text: (String) -> String
    ) -> [Help] {
        nearest(to: name, among: [names], text)
    }

    /// The help that names the nearest of the names of several lists.
    func nearest(
        to name: Located<String>,
        among names: [NameIndex],
        _ text: (String) -> String
    ) -> [Help] {
        guard let nearest = NameIndex.nearest(to: name.value, in: names) else { return [] }
        return [Help(text(nearest), edit: edit(name.range, to: nearest))]
    }
}
