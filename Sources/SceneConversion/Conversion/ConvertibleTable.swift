import SceneLanguage

/// A table that can be converted, with the scene that it is in.
struct ConvertibleTable {
    let scene: SceneDefinition
    let table: TableDefinition

    /// Whether the table is the whole view of a table controller.
    let isOwn: Bool

    /// The id by which steps and the class refer to the table.
    var id: String? { table.id?.value }

    /// The name of the table in messages.
    var name: String { id ?? scene.id.value }

    /// Whether the table, or a part of it, can be converted in a direction.
    func isConverted(by direction: ConversionRequest.Direction) -> Bool {
        switch direction {
        case .dynamic: table.isStatic && (table.sections ?? []).contains { !$0.isFed }
        case .static: !table.isStatic || (table.sections ?? []).contains { $0.isFed }
        }
    }
}

extension ConvertibleTable {
    /// Whether there is a section with a number that can be converted in a direction.
    func hasSection(_ number: Int, for direction: ConversionRequest.Direction) -> Bool {
        guard let sections = table.sections, sections.indices.contains(number) else { return false }
        return sections[number].isFed == (direction == .static)
    }
}

extension SceneFileDefinition {
    /// The tables of the file in order, those inside other views included.
    var convertibleTables: [ConvertibleTable] {
        scenes.flatMap { scene -> [ConvertibleTable] in
            switch scene.content {
            case .table(let table?):
                return [ConvertibleTable(scene: scene, table: table, isOwn: true)]
            case .view(let body?):
                return body.views.flatMap(\.tables).map {
                    ConvertibleTable(scene: scene, table: $0, isOwn: false)
                }
            default: return []
            }
        }
    }
}

extension ViewDefinition {
    /// The tables among the view and everything inside it.
    fileprivate var tables: [TableDefinition] { all.compactMap(\.table) }
}

extension TableDefinition {
    /// The prototype with an identifier.
    func prototype(_ identifier: String) -> CellDefinition? {
        prototypes?.first { $0.identifier?.value == identifier }
    }

    /// The cells that are written out.
    var writtenCells: [CellDefinition] { (sections ?? []).flatMap { $0.cells ?? [] } }

    /// The prototypes, and the cells that are written out.
    var prototypesAndCells: [CellDefinition] { (prototypes ?? []) + writtenCells }
}
