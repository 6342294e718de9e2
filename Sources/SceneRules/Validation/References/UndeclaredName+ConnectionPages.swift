import SceneLanguage
import SceneText

/// The pages of connections, segues and cells that lead to nothing.
extension DiagnosticCode {
    static let unresolvedOutlet = DiagnosticCode(
        "unresolved-outlet",
        .outlets,
        summary: "an outlet points to an id that no view of its scene or cell has",
        explanation: """
            The outlets of a controller point to views of its scene, and those of a cell's class to views of the \
            cell. In UIKit, you find a broken outlet only when the screen is shown: "this class is not key value \
            coding-compliant for the key".
            """,
        good: """
            scenes:
              contacts:
                controller: view
                class: Contact
                view:
                  - label: {id: nameLabel}
                outlets: {titleLabel: nameLabel}
            classes:
              Contact:
                superclass: ViewController
                outlets: {titleLabel: Label}
            """,
        replacing: "outlets: {titleLabel: nameLabel}",
        with: "outlets: {titleLabel: nameLabl}"
    )

    static let undeclaredOutlet = DiagnosticCode(
        "undeclared-outlet",
        .outlets,
        summary: "a scene or a cell connects an outlet that its class does not declare",
        explanation: """
            The class of a controller or a cell declares its outlets, and the scene connects them. When UIKit loads \
            the view, it sets each connected outlet by its name. If the class has no such property, it raises "this \
            class is not key value coding-compliant for the key". Outlets are inherited, so a superclass may declare \
            them.
            """,
        good: unknownOutletType.good,
        replacing: "outlets: {nameLabel: name}",
        with: "outlets: {nameLable: name}"
    )

    static let undeclaredAction = DiagnosticCode(
        "undeclared-action",
        .actions,
        summary: "a control sends an action that no class around it declares",
        explanation: """
            An action is looked up in the class of the cell around the control, then in the class of the controller, \
            including superclasses. In UIKit, the first tap on such a control ends the program: "unrecognized \
            selector sent to instance".
            """,
        good: unknownEvent.good,
        replacing: "touchUpInside: start",
        with: "touchUpInside: strat"
    )

    static let unknownDestination = DiagnosticCode(
        "unknown-destination",
        .segues,
        summary: "a segue leads to a scene that does not exist",
        explanation: """
            `show`, `showDetail`, `present` and `embed` name the id of a scene of the same file. Interface Builder \
            draws such a segue as an arrow that leads nowhere, and UIKit raises an exception when it is performed.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                view:
                  - button: {title: Detail, segue: {show: detail}}
              detail:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "{show: detail}",
        with: "{show: detial}"
    )

    static let undeclaredSegue = DiagnosticCode(
        "undeclared-segue",
        .segues,
        summary: "a class prepares or performs a segue that its scenes do not have",
        explanation: """
            The keys of `prepare:` and `shouldPerform:` and the values of `perform:` are identifiers of segues that \
            leave a scene of the class. A `prepare(for:sender:)` that checks for a misspelt identifier silently \
            passes nothing on; `performSegue` with one raises "Receiver has no segue with identifier".

            Sources are compared with the storyboards of their project. A comparison with a segue that no document \
            has is reported if its name is nearly that of another segue, or if exactly one segue of the scene is \
            named by no code.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                class: List
                view:
                  - button: {title: Detail, segue: {show: detail, identifier: showDetail}}
              detail:
                controller: view
                class: Detail
            classes:
              List:
                superclass: ViewController
                prepare:
                  showDetail: {name: Ada}
              Detail:
                superclass: ViewController
                properties:
                  name: String?
            """,
        replacing: "      showDetail: {name: Ada}",
        with: "      showDetial: {name: Ada}"
    )

    static let undeclaredIdentifier = DiagnosticCode(
        "undeclared-identifier",
        .identifiers,
        summary: "rows use a prototype that their table does not have",
        explanation: """
            The `identifier` of a rule names a prototype of the table that it fills. UIKit ends the \
            program at the first row: "unable to dequeue a cell with identifier - must register a \
            nib or a class for the identifier or connect a prototype cell in a storyboard".
            """,
        good: unusedPrototype.good,
        replacing: "cell:\n      identifier: CityCell",
        with: "cell:\n      identifier: CityCel"
    )

    static let unresolvedTag = DiagnosticCode(
        "unresolved-tag",
        .identifiers,
        .warning,
        summary: "a view is set by a tag that no view of the cell has",
        explanation: """
            `"#1.text"` sets the text of the first view in the cell with the tag 1. There is no such view, so \
            nothing would be set. In UIKit, `viewWithTag` returns nil.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: NumberCell
                      content: {label: {tag: 1}}
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: NumberCell
                  set: {"#1.text": "{row}"}
            """,
        replacing: "#1.text",
        with: "#2.text"
    )
}
