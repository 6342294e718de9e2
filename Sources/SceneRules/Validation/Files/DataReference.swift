package import SceneLanguage

/// A place where data is named.
struct DataReference {
    var name: Located<String>

    /// Whether rows are taken from the data or changed in it, so that it has to be a list.
    var needsList = true

    /// The class that contains the name; nil outside classes.
    var className: String?
}

extension SceneIndex {
    /// Finds every place where data is named, expressions aside.
    func findDataReferences() -> [DataReference] {
        var references: [DataReference] = []
        for link in classes.links {
            let definition = link.definition
            for rules in definition.allRules {
                if let name = rules.rows?.value.dataName {
                    references.append(DataReference(name: name, className: definition.name.value))
                }
            }
            for effect in definition.allEffects {
                if let name = effect.changedData { references.append(DataReference(name: name)) }
            }
        }
        for number in fedTables {
            for section in tables[number].table.sections ?? [] {
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
    /// The rules of its own table, then those of tables that are named by their ids.
    var allRules: [TableRulesDefinition] {
        (rules.firstKey == nil ? [] : [rules]) + tables.map(\.rules)
    }

    /// Every effect of its tables and of its actions.
    var allEffects: [EffectDefinition] {
        allRules.flatMap(\.effects) + actions.flatMap(\.effects)
    }
}

extension RowsDefinition {
    /// The name of the data that the rows come from.
    package var dataName: Located<String>? {
        guard case .data(let name) = origin else { return nil }
        return name
    }
}
