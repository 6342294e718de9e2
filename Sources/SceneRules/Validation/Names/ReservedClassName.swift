import SceneLanguage
import SceneText

/// Finds classes of a file that are named like one of the runtime.
enum ReservedClassName: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for link in index.classes.links {
            let name = link.definition.name
            guard Catalog.runtimeClass(name.value) != nil else { continue }
            // In a program the runtime's own classes have UIKit's names.
            if link.definition.isSwift, Catalog.mayDeclareClass(name.value) { continue }
            log.report(
                .reservedClassName,
                "'\(name.value)' is a class of the runtime and cannot be declared again",
                at: index.mark(name.range),
                helps: ["give the class another name"]
            )
        }
    }
}

extension DiagnosticCode {
    static let reservedClassName = DiagnosticCode(
        "reserved-class-name",
        .names,
        summary: "a class has the name of a class of the runtime",
        explanation: """
            If a scene names `TableViewController`, some would read it as the runtime's class and others as the \
            class of the file. Name classes after what they show: `ContactsViewController`. Only the controllers of \
            a program, with `implementation: swift`, may have such names, because UIKit's begin with `UI`.
            """,
        good: """
            scenes:
              list:
                controller: view
                class: ListView
            classes:
              ListView:
                superclass: ViewController
            """,
        replacing: "class: ListView\nclasses:\n  ListView:",
        with: "class: TableView\nclasses:\n  TableView:"
    )
}
