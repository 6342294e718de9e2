package import SceneLanguage
import SceneText

extension CellStyle {
    /// The views that a cell of the style has by itself; the others are nil.
    package var parts: [CellPartDefinition.Slot] {
        switch self {
        case .default: [.imageView, .textLabel]
        case .value1, .subtitle: [.imageView, .textLabel, .detailTextLabel]
        case .value2: [.textLabel, .detailTextLabel]
        case .custom: []
        }
    }

    /// The views that cells of some style have by themselves.
    static let allParts: [CellPartDefinition.Slot] = [.imageView, .textLabel, .detailTextLabel]
}

extension CellPartDefinition.Slot {
    /// Whether the part comes with a style, as opposed to the views that any cell may be given.
    package var isPredefined: Bool { CellStyle.allParts.contains(self) }
}
