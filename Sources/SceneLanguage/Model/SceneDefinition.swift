package import SceneText

/// One scene: a controller, what it shows, and what is connected to it.
package final class SceneDefinition: Sendable {
    /// What a controller of each kind shows; nil parts were left out or not understood.
    package enum Content: Sendable {
        case view(BodyDefinition?)
        indirect case table(TableDefinition?)
        case navigation(root: Located<String>?)
        case tabs([Located<String>])
        case split(master: Located<String>?, detail: Located<String>?)
        case reference(storyboard: Located<String>?, identifier: Located<String>?)
    }

    package let id: Located<String>
    package let range: SourceRange

    /// Where the kind of the controller is said; the id where it is missing.
    package let kindRange: SourceRange
    package let content: Content
    package let className: Located<String>?

    /// The name by which code makes the scene.
    package let storyboardIdentifier: Located<String>?

    /// The id of the controller in the document that the scene was read from.
    package let objectID: Located<String>?

    /// The bundle of the storyboard that a reference names; nil for the app's own.
    package let bundle: Located<String>?

    /// The screen for which frames in the scene are written.
    package let canvas: CanvasDefinition?
    package let properties: [PropertyDefinition]
    package let outlets: [OutletDefinition]
    package let segues: [SegueDefinition]

    /// The items at each side of the bar, from its edge on.
    package let leftItems: [BarItemDefinition]
    package let rightItems: [BarItemDefinition]

    /// What leads back here from the next screen.
    package let backItem: BarItemDefinition?

    /// What the bar at the bottom of a navigation controller shows for the scene.
    package let toolbarItems: [BarItemDefinition]

    /// What a bar of tabs shows for the scene; nil for its title.
    package let tabBarItem: TabItemDefinition?

    /// What is set of the controller by key path.
    package let runtimeAttributes: [RuntimeAttributeDefinition]

    /// The gestures that the view of the controller recognises.
    package let gestures: [GestureDefinition]

    /// A view in place of the title in a navigation bar.
    package let titleView: ViewDefinition?

    /// The constraints between the views that the scene shows.
    package let constraints: [ConstraintDefinition]

    init(_ draft: SceneDraft) {
        id = draft.id
        range = draft.range
        kindRange = draft.kind?.range ?? draft.keyRange
        content = draft.content
        className = draft.className
        storyboardIdentifier = draft.storyboardIdentifier
        objectID = draft.objectID
        bundle = draft.bundle
        canvas = draft.canvas
        properties = draft.properties
        outlets = draft.outlets
        segues = draft.segues
        leftItems = draft.leftItems
        rightItems = draft.rightItems
        backItem = draft.backItem
        toolbarItems = draft.toolbarItems
        tabBarItem = draft.tabBarItem
        titleView = draft.titleView
        runtimeAttributes = draft.runtimeAttributes
        constraints = draft.constraints
        gestures = draft.gestures
    }

    /// A scene with other content.
    init(_ scene: SceneDefinition, showing content: Content) {
        self.content = content
        id = scene.id
        range = scene.range
        kindRange = scene.kindRange
        className = scene.className
        storyboardIdentifier = scene.storyboardIdentifier
        objectID = scene.objectID
        bundle = scene.bundle
        canvas = scene.canvas
        properties = scene.properties
        outlets = scene.outlets
        segues = scene.segues
        leftItems = scene.leftItems
        rightItems = scene.rightItems
        backItem = scene.backItem
        toolbarItems = scene.toolbarItems
        tabBarItem = scene.tabBarItem
        titleView = scene.titleView
        runtimeAttributes = scene.runtimeAttributes
        gestures = scene.gestures
        constraints = scene.constraints
    }

    /// The kind of the controller.
    package var kind: ControllerKind {
        switch content {
        case .view: .view
        case .table: .table
        case .navigation: .navigation
        case .tabs: .tabs
        case .split: .split
        case .reference: .reference
        }
    }

    /// The table of a table controller.
    package var table: TableDefinition? {
        guard case .table(let table) = content else { return nil }
        return table
    }

    /// All items that the scene has in bars.
    package var barItems: [BarItemDefinition] {
        leftItems + rightItems + toolbarItems + [backItem].compactMap { $0 }
    }

    /// The scenes that this one contains, in order.
    package var contained: [Located<String>] {
        switch content {
        case .view, .table, .reference: []
        case .navigation(let root): root.map { [$0] } ?? []
        case .tabs(let tabs): tabs
        case .split(let master, let detail): [master, detail].compactMap { $0 }
        }
    }
}

/// What a bar of tabs shows for a scene.
package struct TabItemDefinition: Sendable {
    /// A tab of the system.
    package var systemItem: Located<String>?
    package var properties: [PropertyDefinition] = []
}

/// An item at one end of a navigation bar, or of a bar of tools.
package struct BarItemDefinition: Sendable {
    package var range: SourceRange
    package var id: Located<String>?

    /// A system item; an item without one shows its title or its picture.
    package var systemItem: Located<String>?
    package var properties: [PropertyDefinition] = []
    package var runtimeAttributes: [RuntimeAttributeDefinition] = []

    /// A view in place of a title.
    @Rare package var view: ViewDefinition?
    package var actions: [Located<String>] = []

    /// The actions that say who takes them.
    package var directed: [DirectedAction] = []
    @Rare package var segue: SegueDefinition?
}
