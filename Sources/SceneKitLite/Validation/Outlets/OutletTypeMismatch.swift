/// Finds outlets that point to a view of another class than they are declared with.
enum OutletTypeMismatch: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        index.forEachDeclaredOutlet { outlet, declaration, owner in
            if outlet.isCollection == declaration.type.value.isCollection {
                check(outlet, declaration, owner, index, &log)
            }
        }
    }

    private static func check(
        _ outlet: OutletDefinition,
        _ declaration: OutletDeclaration,
        _ owner: OwnerSite,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let due = declaration.type.value.className
        for target in outlet.targets {
            guard case .element(let element) = index.destination(of: target, from: owner),
                element.className != due, let type = index.classes[due], type.canBeOutlet,
                let actual = index.classes[element.className], actual.isComplete,
                !actual.inherits(from: due)
            else { continue }
            log.report(
                Diagnostic(
                    .outletTypeMismatch,
                    "outlet '\(outlet.name.value)' of '\(owner.className)' takes a '\(due)', "
                        + "and '\(target.value)' is a '\(actual.name)'",
                    at: index.mark(target.range),
                    secondary: [
                        index.mark(declaration.type.range, "the outlet is declared as this"),
                        index.mark(element.id.range, "this is a '\(actual.name)'"),
                    ],
                    helps: [Help("connect another view, or declare the outlet as '\(actual.name)'")]
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let outletTypeMismatch = DiagnosticCode(
        "outlet-type-mismatch",
        .outlets,
        summary: "an outlet points to a view of another class than it is declared with",
        explanation: """
            The view has to be of the declared class or of one that inherits from it: an outlet of \
            the type `View` takes any view, one of the type `Control` any control. UIKit does not \
            look when it connects, and the program fails later, at the first message that the view \
            does not understand.
            """,
        good: """
            scenes:
              contact:
                controller: view
                class: Contact
                view:
                  - label: {id: name}
                  - textField: {id: nickname}
                outlets: {nameLabel: name, nicknameField: nickname}
            classes:
              Contact:
                superclass: ViewController
                outlets: {nameLabel: Label, nicknameField: TextField}
            """,
        replacing: "nicknameField: TextField",
        with: "nicknameField: Label"
    )
}
