import SceneLanguage
import SceneText

/// Finds ids in view files for which the owner has no outlet.
enum UnownedID: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            guard let owner = filled.owner, let type = index.classes[owner], type.isComplete else {
                continue
            }
            for element in filled.file.demands.elements
            where type.outlets[element.id.value] == nil {
                log.report(unowned(element, filled, owner, type, index))
            }
        }
    }

    private static func unowned(
        _ element: ViewFileElement,
        _ filled: FilledSite,
        _ owner: String,
        _ type: ResolvedClass,
        _ index: SceneIndex
    ) -> Diagnostic {
        let id = element.id.value
        let nearest = type.outletNames.nearest(to: id)
        let help =
            if let nearest {
                "an outlet with a similar name exists: '\(nearest)'"
            } else if type.link == nil {
                "name a class of the file with 'class:', and declare the outlet in it: "
                    + "'\(id): \(element.className)'"
            } else {
                "declare the outlet in '\(owner)': '\(id): \(element.className)'"
            }
        return Diagnostic(
            .unownedID,
            "'\(owner)' has no outlet for the id '\(id)' of the view file '\(filled.path.value)'",
            at: index.mark(filled.path.range),
            secondary: [
                Annotation(element.source, element.id.range, label: "the id is given here")
            ],
            helps: [Help(help)]
        )
    }
}

extension DiagnosticCode {
    static let unownedID = DiagnosticCode(
        "unowned-id",
        .outlets,
        summary: "a view file has an id for which its owner has no outlet",
        explanation: """
            A view file is loaded with an owner: the cell or the controller that it fills. Each id in the file fills \
            the owner's outlet of the same name. An id without an outlet ends a program with "this class is not key \
            value coding-compliant for the key". Remove the id, or declare the outlet.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view: {file: name.yaml}
            classes:
              Welcome:
                superclass: ViewController
                outlets:
                  nameLabel: Label?
            """,
        replacing: "name.yaml",
        with: "title.yaml",
        files: [
            "name.yaml": "view:\n  - label: {id: nameLabel}\n",
            "title.yaml": "view:\n  - label: {id: titleLabel}\n",
        ]
    )
}
