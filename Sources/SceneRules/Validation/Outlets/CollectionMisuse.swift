import SceneLanguage
import SceneText

/// Finds lists for single outlets and single ids for collections.
enum CollectionMisuse: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for connection in index.connections.all {
            guard let declaration = index.declaration(of: connection) else { continue }
            let outlet = index.outlet(of: connection)
            if outlet.isCollection != declaration.type.value.isCollection {
                log.report(finding(outlet, declaration, index.owners[connection.owner], index))
            }
        }
    }

    private static func finding(
        _ outlet: OutletDefinition,
        _ declaration: OutletDeclaration,
        _ owner: OwnerSite,
        _ index: SceneIndex
    ) -> Diagnostic {
        let name = "outlet '\(outlet.name.value)' of '\(owner.className)'"
        let type = declaration.type.value.className
        var helps: [Help] = []
        let message: String
        if outlet.isCollection {
            message = "\(name) holds one view, but is connected to a list"
            helps = ["declare it as '\"[\(type)]\"' if it is a collection"]
        } else {
            message = "\(name) is a collection, but is not connected to a list"
        }
        if outlet.targets.count == 1, let target = outlet.targets.first?.value {
            let replacement = outlet.isCollection ? target : "[\(target)]"
            let edit = TextEdit(index.file.source, outlet.range, replacement: replacement)
            helps.insert(Help("write '\(replacement)'", edit: edit), at: 0)
        }
        return Diagnostic(
            .collectionMisuse,
            message,
            at: index.mark(outlet.range),
            secondary: [index.mark(declaration.type.range, "the outlet has this declared type")],
            helps: helps
        )
    }
}

extension DiagnosticCode {
    static let collectionMisuse = DiagnosticCode(
        "collection-misuse",
        .outlets,
        summary: "a list is connected to a single outlet, or a single id to a collection",
        explanation: """
            An outlet of the type `Label` holds one view and is connected with one id. An outlet collection, \
            `"[Label]"`, is connected with a list, even if the list has one id or none. In UIKit these are \
            `@IBOutlet var label: UILabel!` and `@IBOutlet var labels: [UILabel]!`.
            """,
        good: """
            scenes:
              contact:
                controller: view
                class: Contact
                view:
                  - label: {id: name}
                outlets: {labels: [name]}
            classes:
              Contact:
                superclass: ViewController
                outlets:
                  labels: "[Label]"
            """,
        replacing: "labels: [name]",
        with: "labels: name"
    )
}
