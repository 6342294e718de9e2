import SceneLanguage
import SceneText

/// Finds classes that have more superclasses than there may be.
enum DeepSuperclass: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for definition in index.classes.tooDeep {
            let limit = index.classes.depthLimit
            log.report(
                Diagnostic(
                    .limitReached,
                    "at most \(limit) classes inherit from each other in a row, and "
                        + "'\(definition.name.value)' is one more",
                    at: index.mark(definition.superclass?.range ?? definition.name.range)
                )
            )
        }
    }
}
