import SceneLanguage
import SceneText

/// Finds outlets that are declared with a class that does not exist or that no outlet can hold.
enum UnknownOutletType: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let names = NameIndex { [classes = index.classes] in
            classes.names.filter { classes[$0]?.canBeOutlet == true }
        }
        for link in index.classes.links {
            for outlet in link.definition.outlets {
                guard let type = index.classes[outlet.type.value.className] else {
                    log.report(unknown(outlet, names, index))
                    continue
                }
                if !type.canBeOutlet { log.report(controller(outlet, index)) }
            }
        }
    }

    private static func controller(
        _ declaration: OutletDeclaration,
        _ index: SceneIndex
    ) -> Diagnostic {
        Diagnostic(
            .unknownOutletType,
            "an outlet cannot hold a '\(declaration.type.value.className)', which is a controller",
            at: index.mark(declaration.type.range),
            helps: ["outlets point to views, cells and bar items of the scene"]
        )
    }

    private static func unknown(
        _ declaration: OutletDeclaration,
        _ names: NameIndex,
        _ index: SceneIndex
    ) -> Diagnostic {
        let type = declaration.type.value.className
        let reference = Reference(
            name: Located(type, at: declaration.type.range),
            meant: Catalog.className(ofUIKit: type),
            writing: {
                var type = declaration.type.value
                type.className = $0
                return type.text
            },
            message: "the outlet '\(declaration.name.value)' is declared with the class "
                + "'\(type)', which does not exist",
            candidates: [names],
            remedy: "name a class of the runtime, such as 'Label', or declare this one"
        )
        return reference.diagnostic(
            .unknownOutletType,
            similar: "a class with a similar name",
            in: index
        )
    }
}

extension ResolvedClass {
    /// Whether an outlet can hold objects of the class; so it is assumed where that is unknown.
    var canBeOutlet: Bool {
        if case .controller = role { return false }
        return true
    }
}

extension DiagnosticCode {
    static let unknownOutletType = DiagnosticCode(
        "unknown-outlet-type",
        .outlets,
        summary: "an outlet is declared with a class that does not exist or is not a view",
        explanation: """
            The type of an outlet is a class of the runtime, under UIKit's name without the prefix (`Label`, \
            `Slider`, `TableViewCell`, `BarButtonItem`, or `View` for any view), or a class of the file. Outlets \
            point to parts of one scene, so the type cannot be a controller.
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
        replacing: "nameLabel: Label",
        with: "nameLabel: Lable"
    )
}
