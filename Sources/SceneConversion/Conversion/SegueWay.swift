import SceneLanguage
import SceneText

/// The two ways in which a row performs a segue.
enum SegueWay: CaseIterable {
    case row
    case detailButton

    /// The key of a cell.
    var key: String { self == .row ? "segue" : "accessorySegue" }

    /// The key of a class.
    var rule: String { self == .row ? "select" : "accessoryTapped" }

    func segue(of cell: CellDefinition) -> SegueDefinition? {
        self == .row ? cell.segue : cell.accessorySegue
    }

    func effects(of rules: TableRulesDefinition) -> [EffectDefinition] {
        self == .row ? rules.select : rules.accessoryTapped
    }
}

extension SegueDefinition {
    /// The segue in a few words, equal for two that do the same.
    var signature: String {
        "\(kind.value.rawValue) \(target.value) \(identifier?.value ?? "")"
    }
}
