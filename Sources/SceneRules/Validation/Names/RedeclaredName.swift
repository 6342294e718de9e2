import SceneLanguage
import SceneText

/// Finds outlets and properties whose name the class already has, its own or inherited.
enum RedeclaredName: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (link, type) in zip(index.classes.links, index.classes.resolved) {
            let isOwnRepeated = type.properties.contains {
                type.outlets.index(of: $0.name.value) != nil
            }
            guard isOwnRepeated || type.superclass != nil else { continue }
            let definition = link.definition
            var known: [String: (owner: String, range: SourceRange)] = [:]
            for inherited in type.chain.dropFirst().reversed() {
                for name in inherited.definition.memberNames {
                    known[name.value] = (inherited.definition.name.value, name.range)
                }
            }
            for name in definition.memberNames {
                if let earlier = known[name.value] {
                    log.report(finding(name, definition, earlier.owner, earlier.range, index))
                }
                known[name.value] = (definition.name.value, name.range)
            }
        }
    }

    private static func finding(
        _ name: Located<String>,
        _ definition: ClassDefinition,
        _ owner: String,
        _ range: SourceRange,
        _ index: SceneIndex
    ) -> Diagnostic {
        let isOwn = owner == definition.name.value
        return Diagnostic(
            .redeclaredName,
            isOwn
                ? "'\(definition.name.value)' declares '\(name.value)' twice"
                : "'\(definition.name.value)' declares '\(name.value)', "
                    + "which it inherits from '\(owner)'",
            at: index.mark(name.range),
            secondary: [index.mark(range, "first declared here")],
            helps: isOwn ? [] : [Help("remove it: outlets and properties are inherited")]
        )
    }
}

extension ClassDefinition {
    /// The names of the outlets and properties that the class itself declares, in source order.
    fileprivate var memberNames: [Located<String>] {
        (outlets.map(\.name) + properties.map(\.name)).sorted { $0.range.start < $1.range.start }
    }
}

extension DiagnosticCode {
    static let redeclaredName = DiagnosticCode(
        "redeclared-name",
        .names,
        summary: "a class declares an outlet or a property that it already has",
        explanation: """
            Outlets and properties are inherited and share one namespace, as the properties of a Swift class do: a \
            subclass cannot declare a stored property again. Actions may be declared again, and the nearest class \
            gets them.
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
              Base:
                superclass: ViewController
                outlets: {nameLabel: Label}
              Contact:
                superclass: Base
                properties:
                  person: String?
            """,
        replacing: "person: String?",
        with: "nameLabel: String?"
    )
}
