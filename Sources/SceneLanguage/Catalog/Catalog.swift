import SceneText

/// The one table of the scene language: view kinds, their properties and events, and every other key.
///
/// Decoding, validation, expressions, the JSON Schema and the reference are driven by it.
package enum Catalog {
    /// The entries of all view kinds, in the order of `ViewKind`.
    package static let views: [ViewEntry] = ViewKind.allCases.map(\.entry)

    /// The place among them of the kind that a text names.
    static func place(ofKind name: String) -> Int? {
        ViewKind(rawValue: name).flatMap(vocabulary.viewKinds.firstIndex)
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
        }
    }

    /// What a style may set.
    package static let style = Shape("a style", "Properties under a name", keys: styleKeys)

    /// The properties that a style may set: the plain ones of every view kind, each once.
    package static let styleKeys: [Key] = {
        var seen: Set<String> = []
        return views.flatMap(\.shape.keys).filter { key in
            key.type.isPlain && key.name != "tag" && seen.insert(key.name).inserted
        }
    }()

    private static func makeShape(_ name: Shape.Name) -> Shape {
        switch name {
        case .file: file
        case .data: data
        case .scene: scene
        case .barItem: barItem
        case .segue: segue
        case .table: table
        case .section: section
        case .cell: cell
        case .insets: insets
        case .accessibility: accessibility
        case .class: classShape
        case .property: property
        case .tableRules: tableRules
        case .rows: rows
        case .cellRule: cellRule
        case .editing: editing
        case .effect: effect
        case .append: append
        case .remove: remove
        case .move: move
        case .snapshot: snapshot
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

extension KeyType {
    /// Whether a value of this type is a property: one that a style, code or an expression can set.
    package var isPlain: Bool {
        switch self {
        case .text, .integer, .number, .boolean, .choice, .color, .font, .date, .insets, .frame:
            true
        case .list(let element): element.isPlain
        default: false
        }
    }
}
