/// The keys that decoding treats each in a way of its own; all others hold plain values.
enum Keyword: String, CaseIterable {
    // Files and data
    case storyboard, initial, data, styles, scenes, classes, snapshots
    case file, types, inline

    // Scenes and what they show
    case controller, title, segues, leftItem, rightItem, item, action
    case view, table, root, tabs, master, detail

    // Tables and sections
    case id, name, content, prototypes, sections, header, footer, restorationIdentifier
    case cells, cell, rows

    // Cells
    case identifier, `class`, style, value, outlets, segue, accessorySegue
    case text, image, textLabel, detailTextLabel, imageView
    case accessory, editingAccessory, backgroundView, selectedBackgroundView, editingStyle

    // Views
    case actions, views, frame, top, left, bottom

    // Classes
    case superclass, implementation, properties, tables, prepare, shouldPerform, configureView
    case willDisplay, editing, select, deselect, type

    // Rows and what is set on them
    case count, from, section, index, `when`, set

    // Effects
    case configure, reload, log, perform, append, remove, move

    // Snapshots
    case scene, `do`, device, width, height, full, format

    /// No key that decoding knows by name.
    case other = ""

    /// Whether, in a class, it declares what the class has; the others say what its code does.
    var declaresClass: Bool {
        switch self {
        case .superclass, .implementation, .outlets, .properties, .actions: true
        default: false
        }
    }
}
