import SceneLanguage
import SceneText

/// Checks the expressions in the texts of scenes, which see data and nothing else.
enum UnfitTemplate: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard !index.templates.isEmpty else { return }
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
