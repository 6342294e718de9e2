import SceneLanguage
import SceneText

/// What came of reading a view file that a scene names.
enum ViewFile {
    /// It is whole; this is what it asks of its owner, and what view files do that it names itself.
    case understood(ViewFileDemands)

    /// The file could not be had.
    case unavailable(ResourceError)

    /// There is no view under `view:`; at the top there may be the kind of one.
    case notAView(kind: String?)

    /// The file names itself, directly or through others, at the place shown.
    case recursive(Annotation)

    /// View files name each other deeper than the limit.
    case tooDeep

    /// There are errors in the file.
    case broken(errors: Int, first: Diagnostic)

    /// What the file asks of its owner; nothing where it was not understood.
    var demands: ViewFileDemands {
        guard case .understood(let demands) = self else { return ViewFileDemands() }
        return demands
    }
}

/// What a view file asks of the owner that it is loaded with, and of the file that uses it.
struct ViewFileDemands {
    /// The ids, which fill outlets.
    var elements: [ViewFileElement] = []

    /// The actions that its controls send, and that no class of its own takes.
    var actions: [ViewFileAction] = []
    var segues: [ViewFileSegue] = []

    /// What its one view is, if that is a table.
    var table: TableContent?

    /// The names that its texts read and that only headers and footers of rows see.
    var names: [ViewFileName] = []
}

/// A name that a text of a view file reads.
struct ViewFileName {
    var name: Located<String>
    package var source: SourceID
}

/// Something in a view file that has an id.
struct ViewFileElement {
    var id: Located<String>
    package var source: SourceID
    var className: String

    /// The class with all that it inherits; nil where the view file declares none of that name.
    var type: ResolvedClass?
}

/// An action that a view file sends to its owner.
struct ViewFileAction {
    var name: Located<String>
    package var source: SourceID
}

/// A segue that a view file performs in the scene that it fills.
struct ViewFileSegue {
    var segue: SegueDefinition
    package var source: SourceID
}
