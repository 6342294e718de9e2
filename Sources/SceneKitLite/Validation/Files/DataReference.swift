/// A place where data is named.
struct DataReference {
    var name: Located<String>

    /// Whether rows are taken from the data or changed in it, so that it has to be a list.
    var needsList = true

    /// The class in which the name stands; nil outside of classes.
    var className: String?
}

extension SceneIndex {
    /// Every place where data is named, expressions aside.
    var dataReferences: [DataReference] {
        var references: [DataReference] = []
        for definition in file.classes {
            for rows in definition.allRows {
                if let name = rows.dataName {
                    references.append(DataReference(name: name, className: definition.name.value))
                }
            }
            for effect in definition.allEffects {
                if let name = effect.dataName { references.append(DataReference(name: name)) }
            }
        }
        for table in tables {
            for section in table.table.sections ?? [] {
                if let name = section.rows?.dataName {
                    references.append(DataReference(name: name))
                }
            }
        }
        for replacement in file.snapshots.flatMap(\.data) {
            references.append(DataReference(name: replacement.name, needsList: false))
        }
        return references
    }
}

extension ClassDefinition {
    /// The rows of its own table, then those of tables that are named by their ids.
    fileprivate var allRows: [RowsDefinition] {
        ([rules.rows] + tables.map(\.rules.rows)).compactMap { $0?.value }
    }

    /// Every effect of its tables and of its actions.
    var allEffects: [EffectDefinition] {
        var effects = rules.effects
        for table in tables { effects += table.rules.effects }
        for action in actions { effects += action.effects }
        return effects
    }
}

extension TableRulesDefinition {
    /// What happens when rows are touched.
    fileprivate var effects: [EffectDefinition] { select + deselect + accessoryTapped }
}

extension RowsDefinition {
    /// The name of the data that the rows come from.
    fileprivate var dataName: Located<String>? {
        guard case .data(let name) = origin else { return nil }
        return name
    }
}

extension EffectDefinition {
    /// The name of the data that the effect changes.
    fileprivate var dataName: Located<String>? {
        switch kind {
        case .append(let data, _, _), .remove(let data, _), .move(let data, _, _): data
        case .set, .configure, .log, .perform, .reload: nil
        }
    }
}
