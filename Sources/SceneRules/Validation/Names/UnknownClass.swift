import SceneLanguage
import SceneText

/// Finds classes that a scene, a cell or a view names and nobody declares.
enum UnknownClass: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for number in index.owners.indices where index.owners[number].type == nil {
            guard let name = index.owners[number].declaredClass else { continue }
            log.report(finding(name, index))
        }
        for site in index.views {
            guard let name = site.view.className, index.classes[name.value] == nil else { continue }
            log.report(finding(name, index))
        }
    }

    private static func finding(_ name: Located<String>, _ index: SceneIndex) -> Diagnostic {
        Diagnostic(
            .unknownClass,
            "the class '\(name.value)' is not declared",
            at: index.mark(name.range),
            helps: index.nearest(to: name, among: index.classes.nameIndex) {
                "a class with a similar name exists: '\($0)'"
            } + [Help("declare it under 'classes:'")]
        )
    }
}

extension DiagnosticCode {
    static let unknownClass = DiagnosticCode(
        "unknown-class",
        .names,
        summary: "a scene names a class that is neither declared nor the runtime's",
        explanation: """
            Every class that a scene names is declared under `classes:`, with its outlets and \
            actions, so that the connections can be checked. A class whose code is in a Swift \
            program is declared with `implementation: swift`.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - label: Hello
            classes:
              Welcome:
                superclass: ViewController
            """,
        replacing: "class: Welcome",
        with: "class: Welcom"
    )
}
