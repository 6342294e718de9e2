import SceneLanguage
import SceneText

/// Checks all that a file computes and sets, and the paths by which it does.
enum ComputedValues: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        checkTemplates(index, &log)
        for (link, type) in zip(index.classes.links, index.classes.resolved)
        where link.definition.hasValues {
            var checker = TypeChecker(index, type)
            checker.check(link.definition, type)
            log.append(checker.log)
        }
        for number in index.fedTables {
            let site = index.tables[number]
            var checker = TypeChecker(index, index.controller(of: site.scope))
            for section in site.table.sections ?? [] { checker.check(section, in: number) }
            log.append(checker.log)
        }
    }

    /// The texts of scenes see data and nothing else.
    private static func checkTemplates(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var checker = TypeChecker(index)
        for site in index.templates {
            let range = site.property.range
            let value = ValueDefinition(content: .template(site.template), range: range)
            let demand = TypeChecker.Demand(
                name: site.property.name,
                type: site.type?.valueType ?? .unknown,
                keyType: site.type,
                allowsAbsence: true
            )
            checker.check(value, for: demand, in: checker.scope)
        }
        log.append(checker.log)
    }
}

extension ClassDefinition {
    /// Whether the class computes or sets anything, or begins with a value.
    fileprivate var hasValues: Bool {
        !properties.isEmpty || rules.firstKey != nil || !tables.isEmpty
            || !configureView.isEmpty || !preparations.isEmpty
            || !shouldPerform.isEmpty || !actions.isEmpty
    }
}
