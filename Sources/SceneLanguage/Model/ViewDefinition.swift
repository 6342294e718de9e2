package import SceneText

/// One view of a scene with what is inside it.
package struct ViewDefinition: Sendable {
    package var kind: ViewKind
    package var range: SourceRange

    /// Where the kind is said.
    package var kindRange: SourceRange
    package var id: Located<String>?
    package var properties: [PropertyDefinition] = []
    package var views: [ViewDefinition] = []
    package var styles: [Located<String>] = []
    package var actions: [ActionDefinition] = []

    /// The class of the view, where it is not that of its kind.
    @Rare package var className: Located<String>?

    /// The scene that a control leads to, or that a container embeds.
    @Rare package var segue: SegueDefinition?

    /// What a `table` holds.
    @Rare package var table: TableDefinition?

    /// The size that a row or a column of a document gives the view.
    @Rare package var drawnSize: CanvasDefinition?

    /// What is set by key path once the view is there.
    package var runtimeAttributes: [RuntimeAttributeDefinition] = []

    /// The outlets of the view's class.
    package var outlets: [OutletDefinition] = []

    /// The constraints that the view has: its own, and those between views inside it.
    package var constraints: [ConstraintDefinition] = []

    /// Whether the view has no frame and constraints of the view around it say where it is.
    package var isPlacedByConstraints = false

    /// The gestures that the view recognises.
    package var gestures: [GestureDefinition] = []

    /// The parts of a text that have looks of their own.
    package var attributedText: [RunDefinition] = []

    /// Whether the view is placed by a frame, or by constraints alone.
    package var hasFrame: Bool { properties[.frame] != nil || isPlacedByConstraints }
}

/// A value that is set by a key path, which Interface Builder calls a user defined runtime attribute.
package struct RuntimeAttributeDefinition: Sendable {
    package let path: Located<String>
    package let value: Located<DataValue>

    /// The property that is set: `accessibility.label` under the name that it has in UIKit, else that of the path.
    package var property: String {
        let name = path.value
        guard name.lowercased().contains("accessibility") else { return name }
        let key = Catalog.shape(.accessibility).keys.first { $0.uikit == .other(name) }
        return key.map { "accessibility.\($0.name)" } ?? name
    }
}

/// A part of a text with its look.
package struct RunDefinition: Sendable {
    package var text: Located<String>
    package var range: SourceRange
    package var properties: [PropertyDefinition] = []
}

/// What fills a cell or a screen: views written in place, or a view file.
package struct BodyDefinition: Sendable {
    /// Where the views are.
    package enum Content: Sendable {
        /// One view that is the whole content, or a list.
        case views([ViewDefinition], isList: Bool)

        /// A view file, by its path relative to this file.
        case file(Located<String>)
    }

    package var content: Content
    package var range: SourceRange

    /// The views written in place.
    package var views: [ViewDefinition] {
        guard case .views(let views, _) = content else { return [] }
        return views
    }

    /// The view file.
    package var file: Located<String>? {
        guard case .file(let path) = content else { return nil }
        return path
    }

    /// Whether the views of a list are placed by their frames, in a plain view, not in a column.
    package var isPlainView: Bool {
        guard case .views(let views, isList: true) = content, !views.isEmpty else { return false }
        return views.allSatisfy(\.hasFrame)
    }
}
