import SceneLanguage
import SceneText

/// Finds ids in view files whose views do not fit the outlets that they fill.
enum UnfitID: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for filled in index.filledSites.all {
            guard let owner = filled.owner.flatMap({ index.classes[$0] }) else { continue }
            for element in filled.file.demands.elements {
                let id = element.id.value
                guard let outlet = owner.outlets[id],
                    let message = mismatch(of: element, outlet.type.value, index)
                else { continue }
                log.report(
                    .unfitID,
                    "\(message) of the view file '\(filled.path.value)'",
                    at: index.mark(filled.path.range),
                    secondary: [
                        index.mark(outlet.type.range, "the outlet is declared here"),
                        Annotation(
                            element.source,
                            element.id.range,
                            label: "the id is given here"
                        ),
                    ]
                )
            }
        }
    }

    private static func mismatch(
        of element: ViewFileElement,
        _ due: OutletType,
        _ index: SceneIndex
    ) -> String? {
        let id = element.id.value
        if due.isCollection {
            return "the outlet '\(id)' is a collection, not for one view"
        }
        // What neither file declares has been reported, and may be anything.
        guard index.classes[due.className] != nil, let type = element.type, type.isComplete,
            !type.inherits(from: due.className)
        else { return nil }
        return "the outlet '\(id)' is for a '\(due.className)', not for the '\(type.name)'"
    }
}

extension DiagnosticCode {
    static let unfitID = DiagnosticCode(
        "unfit-id",
        .outlets,
        summary: "a view of a view file does not fit the outlet that its id fills",
        explanation: """
            Each id in a view file fills the outlet of the same name in the owner's class. The view must have the \
            outlet's type, or a class that inherits from it.
            """,
        good: unownedID.good,
        replacing: "nameLabel: Label",
        with: "nameLabel: Slider",
        files: ["name.yaml": "view:\n  - label: {id: nameLabel}\n"]
    )
}
