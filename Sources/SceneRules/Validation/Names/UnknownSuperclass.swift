import SceneLanguage
import SceneText

/// Finds superclasses that nobody declares.
enum UnknownSuperclass: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (number, type) in index.classes.resolved.enumerated() where !type.isComplete {
            let definition = index.file.classes[number]
            guard let superclass = definition.superclass, index.classes[superclass.value] == nil
            else { continue }
            log.report(
                Diagnostic(
                    .unknownSuperclass,
                    "the superclass '\(superclass.value)' of '\(definition.name.value)' "
                        + "is not declared",
                    at: index.mark(superclass.range),
                    helps: index.nearest(
                        to: superclass,
                        among: index.classes.nameIndex,
                        except: definition.name.value
                    ) { "a class with a similar name exists: '\($0)'" }
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownSuperclass = DiagnosticCode(
        "unknown-superclass",
        .names,
        summary: "a class inherits from one that is neither declared nor the runtime's",
        explanation: """
            A superclass is another class under `classes:`, or one of the runtime under UIKit's name \
            without the prefix: `ViewController`, `TableViewController`, `TableViewCell`, `View`. \
            Until it is known, nothing that the class might inherit can be checked.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
            classes:
              Welcome:
                superclass: ViewController
            """,
        replacing: "superclass: ViewController",
        with: "superclass: ViewControler"
    )
}
