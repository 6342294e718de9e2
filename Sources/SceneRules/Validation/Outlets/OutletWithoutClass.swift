import SceneLanguage
import SceneText

/// Finds outlets of scenes and cells that have no class to declare them.
enum OutletWithoutClass: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for owner in index.owners where owner.declaredClass == nil {
            guard let outlet = owner.outlets.first else { continue }
            log.report(
                .outletWithoutClass,
                "the \(owner.noun) connects the outlet '\(outlet.name.value)' but has no class",
                at: index.mark(outlet.name.range),
                notes: ["a '\(owner.className)' of the runtime declares no outlets"],
                helps: ["give the \(owner.noun) a 'class:' that declares the outlet"]
            )
        }
    }
}

extension DiagnosticCode {
    static let outletWithoutClass = DiagnosticCode(
        "outlet-without-class",
        .outlets,
        summary: "a scene or a cell connects outlets but names no class",
        explanation: """
            An outlet is a property of a class of your own. The runtime's controllers and cells have no outlets, \
            just as a plain UIViewController has none in Interface Builder. Choose a class for the scene or the \
            cell, declare it under `classes:`, and then connect its outlets.
            """,
        good: unknownOutletType.good,
        replacing: "controller: view\n    class: Contact",
        with: "controller: view"
    )
}
