package import SceneText

/// The one table of the scene language: view kinds, their properties and events, and every other key.
///
/// Decoding, validation, expressions, the JSON Schema and the reference are driven by it.
package enum Catalog {
    /// The entries of all view kinds, in the order of `ViewKind`.
    package static let views: [ViewEntry] = ViewKind.allCases.map(\.entry)

    /// The place among them of the kind that a text names.
    static func place(ofKind name: String) -> Int? {
        views.firstIndex { $0.kind.rawValue == name }
    }

    /// The shapes of all mappings that are not views.
    private static let shapes: [Shape] = Shape.Name.allCases.map(makeShape)

    /// The shape of a mapping that is not a view.
    package static func shape(_ name: Shape.Name) -> Shape { shapes[name.rawValue] }

    /// The keys that declare what a controller of each kind shows.
    static func contentKeys(of kind: ControllerKind) -> [String] {
        switch kind {
        case .view: ["view"]
        case .table: ["table"]
        case .navigation: ["root"]
        case .tabs: ["tabs"]
        case .split: ["master", "detail"]
        case .reference: ["storyboard", "identifier", "bundle"]
        }
    }

    /// Keys of a scene that only controllers of some kinds read, besides those for what they show.
    static let limitedSceneKeys: [(keys: [String], kinds: [ControllerKind])] = [
        (["constraints", "backgroundColor"], [.view]),
        (
            ["prefersLargeTitles", "navigationBarHidden", "toolbarHidden", "titleColor"],
            [.navigation]
        ),
        (["barStyle", "barTintColor", "tintColor"], [.navigation, .tabs]),
        (
            [
                "leftItem", "leftItems", "rightItem", "rightItems", "backItem", "toolbarItems",
                "titleView", "navigationTitle", "prompt", "largeTitleDisplayMode",
            ],
            [.view, .table, .tabs, .split, .reference]
        ),
    ]

    /// The keys of a scene that a controller of a kind does not read.
    package static func sceneKeys(ofOthersThan kind: ControllerKind) -> [String] {
        let own = contentKeys(of: kind)
        let content = ControllerKind.allCases.flatMap { contentKeys(of: $0) }
        return content.filter { !own.contains($0) }
            + limitedSceneKeys.filter { !$0.kinds.contains(kind) }.flatMap(\.keys)
    }

    /// Whether the keys for the content of a controller must be there: code may fill the others.
    static func needsContent(_ kind: ControllerKind) -> Bool { kind == .table || kind == .split }

    private static func makeShape(_ name: Shape.Name) -> Shape {
        switch name {
        case .file: file.shape
        case .data: data.shape
        case .style: style.shape
        case .scene: scene.shape
        case .barItem: barItem.shape
        case .tabItem: tabItem.shape
        case .segue: segue.shape
        case .constraint: constraint.shape
        case .directedAction: directedAction.shape
        case .gesture: gesture.shape
        case .run: run.shape
        case .table: table.shape
        case .section: section.shape
        case .cell: cell.shape
        case .insets: insets.shape
        case .offsets: offsets.shape
        case .accessibility: accessibility.shape
        case .buttonStates: buttonStates.shape
        case .buttonState: buttonState.shape
        case .class: classes.shape
        case .property: property.shape
        case .tableRules: tableRules.shape
        case .rows: rows.shape
        case .cellRule: cellRule.shape
        case .editing: editing.shape
        case .cellFile: cellFile.shape
        case .swipe: swipe.shape
        case .effect: effect.shape
        case .alert: alert.shape
        case .alertField: alertField.shape
        case .alertAction: alertAction.shape
        case .append: append.shape
        case .update: update.shape
        case .remove: remove.shape
        case .move: move.shape
        case .snapshot: snapshot.shape
        case .project: project.shape
        case .drawing: drawing.shape
        }
    }
}

extension ViewKind {
    /// The catalog's entry of this kind.
    package var entry: ViewEntry {
        switch self {
        case .label: Catalog.label
        case .image: Catalog.image
        case .button: Catalog.button
        case .switch: Catalog.switchControl
        case .slider: Catalog.slider
        case .stepper: Catalog.stepper
        case .segmented: Catalog.segmented
        case .progress: Catalog.progress
        case .activity: Catalog.activity
        case .pages: Catalog.pages
        case .textField: Catalog.textField
        case .textView: Catalog.textView
        case .searchBar: Catalog.searchBar
        case .datePicker: Catalog.datePicker
        case .picker: Catalog.picker
        case .refreshControl: Catalog.refreshControl
        case .view: Catalog.plainView
        case .row: Catalog.row
        case .column: Catalog.column
        case .spacer: Catalog.spacer
        case .anchor: Catalog.anchor
        case .scroll: Catalog.scroll
        case .table: Catalog.tableView
        case .container: Catalog.container
        case .custom: Catalog.custom
        }
    }

    /// The runtime class of views of this kind.
    package var className: String { entry.className }
}
