package import SceneText

/// What one file declares: a storyboard with its scenes, or the one view of a view file.
package struct SceneFileDefinition: Sendable {
    /// The text that every range below points into.
    package var source: SourceID

    /// The whole document.
    package var range: SourceRange

    package var storyboard: Located<String>?

    /// The documents of Interface Builder that have the scenes.
    package var interface: [Located<String>] = []

    /// The xibs that have cells of its tables.
    package var cellFiles: [Located<String>] = []

    /// The views that outlets lead to, by their ids: code can fill them.
    package var outletTargets: Set<String> = []

    /// The screen for which frames are written.
    package var canvas: CanvasDefinition?

    /// The scenes named by `initial:`; more than one is an error.
    package var initial: [Located<String>] = []

    package var data: [DataDefinition] = []
    package var colors: [ColorDefinition] = []
    package var styles: [StyleDefinition] = []
    package var scenes: [SceneDefinition] = []

    /// What `view:` holds; only a view file has it.
    package var view: BodyDefinition?

    package var classes: [ClassDefinition] = []
    package var snapshots: [SnapshotDefinition] = []

    /// Whether this is a view file, which another file or a program loads by name.
    package var isViewFile: Bool { view != nil }
}

/// The size of a screen, in points.
package struct CanvasDefinition: Hashable, Sendable {
    package var width: Double
    package var height: Double
}

/// Data under a name: a file, or values written in place.
package struct DataDefinition: Sendable {
    /// Where the values come from.
    package enum Content: Sendable {
        case file(Located<String>, types: [ColumnTypeDefinition])
        case inline(Located<DataValue>)
    }

    package var name: Located<String>

    /// Nil when it was not understood.
    package var content: Content?
}

/// The type of one column of a CSV file.
package struct ColumnTypeDefinition: Sendable {
    package var column: Located<String>
    package var type: Located<ColumnType>
}

/// The types that the columns of a CSV file may have.
package enum ColumnType: String, CaseIterable, Hashable, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
}

/// A colour under a name, by which properties of the file know it.
package struct ColorDefinition: Sendable {
    package var name: Located<String>
    package var color: Located<Color>
}

/// Properties under a name, which views list in `styles:`.
package struct StyleDefinition: Sendable {
    package var name: Located<String>
    package var properties: [PropertyDefinition]
}
