import SceneLanguage
import SceneText

/// A name that refers to something declared elsewhere, and that is not declared.
struct Reference {
    /// The name; at the path of the view file where it is in one.
    var name: Located<String>

    /// The name as scene files would write it, where it is written as elsewhere.
    var meant: String?

    /// How a name is written in place of this one: a type with the signs around it.
    var writing: ((String) -> String)?

    /// What is wrong.
    var message: String

    /// What is said beside the name.
    var label = ""
    var secondary: [Annotation] = []

    /// The names that are declared.
    var candidates: [NameIndex] = []

    /// The one of them that does not count.
    var exception: String?

    /// What to do where none of them is near.
    var remedy: String?

    /// Whether the remedy also applies when there is a near name.
    var isRemedyCertain = false

    /// Whether the nearest name may replace this one.
    ///
    /// A view file may be used in other scenes, so nothing in it is changed for one.
    var isEditable = true

    /// The finding, with a name that is near and `similar` to it: 'a class with a similar name'.
    func diagnostic(
        _ code: DiagnosticCode,
        similar: String,
        in index: SceneIndex
    ) -> Diagnostic {
        let nearest = NameIndex.nearest(to: meant ?? name.value, in: candidates, except: exception)
        var helps: [Help] = []
        if let nearest {
            let edit =
                writing.map {
                    TextEdit(index.file.source, name.range, replacement: $0(nearest))
                } ?? index.edit(name.range, to: nearest)
            let help =
                nearest == meant
                ? "it is called '\(nearest)' here" : "\(similar) exists: '\(nearest)'"
            helps.append(Help(help, edit: isEditable ? edit : nil))
        }
        if let remedy, nearest == nil || isRemedyCertain { helps.append(Help(remedy)) }
        var finding = Diagnostic(
            code,
            message,
            at: Annotation(index.file.source, name.range, label: label),
            secondary: secondary,
            helps: helps
        )
        finding.expected = ExpectedNames(candidates)
        return finding
    }
}
