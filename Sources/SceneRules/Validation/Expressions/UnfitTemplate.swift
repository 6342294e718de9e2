import SceneLanguage
import SceneText

/// Checks the expressions in the texts of scenes, which see data and nothing else.
enum UnfitTemplate: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard !index.templates.isEmpty else { return }
        let fit = ValueFit(index: index)
        let scope = ExpressionScope(index)
        for site in index.templates {
            let value = ValueDefinition(
                content: .template(site.template),
                range: site.property.range
            )
            let demand = ValueFit.Demand(
                name: site.property.name,
                type: site.type?.valueType ?? .unknown,
                keyType: site.type,
                allowsAbsence: true
            )
            fit.check(value, for: demand, in: scope, &log)
        }
    }
}
