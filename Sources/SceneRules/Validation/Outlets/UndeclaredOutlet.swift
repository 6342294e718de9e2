import SceneLanguage
import SceneText

/// Finds outlets that the class of the scene or cell does not declare.
enum UndeclaredOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for connection in index.connections.all where connection.declaration == nil {
            let owner = index.owners[connection.owner]
            guard let type = index.knownClass(of: owner), let name = owner.declaredClass else {
                continue
            }
            let outlet = index.outlet(of: connection)
            var helps = index.nearest(to: outlet.name, among: type.outletNames) {
                "an outlet with a similar name exists: '\($0)'"
            }
            if helps.isEmpty {
                helps = [Help("declare it under 'outlets:' of the class '\(name.value)'")]
            }
            log.report(
                Diagnostic(
                    .undeclaredOutlet,
                    "outlet '\(outlet.name.value)' is not declared by '\(name.value)'",
                    at: index.mark(outlet.name.range),
                    secondary: [index.mark(name.range, "the class of this \(owner.noun)")],
                    helps: helps
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let undeclaredOutlet = DiagnosticCode(
        "undeclared-outlet",
        .outlets,
        summary: "a scene or a cell connects an outlet that its class does not declare",
        explanation: """
            The class of a controller or a cell declares its outlets, and the scene connects them. \
            UIKit sets a connected outlet by its name when it loads the view, and where the class \
            has no such property it raises "this class is not key value coding-compliant for the \
            key". Outlets are inherited, so a superclass may declare them.
            """,
        good: """
            scenes:
              contact:
                controller: view
                class: Contact
                view:
                  - label: {id: name}
                outlets: {nameLabel: name}
            classes:
              Contact:
                superclass: ViewController
                outlets: {nameLabel: Label}
            """,
        replacing: "outlets: {nameLabel: name}",
        with: "outlets: {nameLable: name}"
    )
}
