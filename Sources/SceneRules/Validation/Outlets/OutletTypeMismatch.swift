import SceneLanguage
import SceneText

/// Finds outlets that point to a view of another class than they are declared with.
enum OutletTypeMismatch: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for end in index.connections.ends {
            guard case .element(let number) = end.destination,
                index.elements[number].className
                    != index.declaredType(of: index.connections.all[end.connection])
            else { continue }
            check(end, index.elements[number], index, &log)
        }
    }

    /// Checks an outlet to an element that is not exactly what is expected.
    private static func check(
        _ end: Connections.End,
        _ element: Element,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let connection = index.connections.all[end.connection]
        guard let declaration = index.declaration(of: connection) else { return }
        let due = declaration.type.value.className
        guard let type = index.classes[due], type.canBeOutlet,
            let actual = index.classes[element.className], actual.isComplete,
            !actual.inherits(from: due)
        else { return }
        let outlet = index.outlet(of: connection)
        guard outlet.isCollection == declaration.type.value.isCollection else { return }
        let owner = index.owners[connection.owner].className
        let target = outlet.targets[end.target]
        log.report(
            .outletTypeMismatch,
            "outlet '\(outlet.name.value)' of '\(owner)' takes a '\(due)', "
                + "but '\(target.value)' is a '\(actual.name)'",
            at: index.mark(target.range),
            secondary: [
                index.mark(declaration.type.range, "the outlet has this declared type"),
                index.mark(element.id.range, "this is a '\(actual.name)'"),
            ],
            helps: ["connect another view, or declare the outlet as '\(actual.name)'"]
        )
    }
}

extension DiagnosticCode {
    static let outletTypeMismatch = DiagnosticCode(
        "outlet-type-mismatch",
        .outlets,
        summary: "an outlet points to a view of another class than the declared one",
        explanation: """
            The view must have the declared class, or one that inherits from it: an outlet of the type `View` takes \
            any view, and one of the type `Control` takes any control. UIKit does not check this when it connects \
            the outlet, so the program fails later, at the first message that the view does not understand.
            """,
        good: """
            scenes:
              contact:
                controller: view
                class: Contact
                view:
                  - label: {id: name}
                  - textField: {id: nickname, placeholder: Nickname}
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
