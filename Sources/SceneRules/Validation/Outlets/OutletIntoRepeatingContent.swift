import SceneLanguage
import SceneText

/// Finds outlets of a controller that end in a prototype.
enum OutletIntoRepeatingContent: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for end in index.connections.ends {
            guard case .repeating(let number) = end.destination else { continue }
            log.report(finding(end, index.elements[number], index))
        }
    }

    private static func finding(
        _ end: Connections.End,
        _ element: Element,
        _ index: SceneIndex
    ) -> Diagnostic {
        let connection = index.connections.all[end.connection]
        let owner = index.owners[connection.owner]
        let outlet = index.outlet(of: connection)
        let cell = element.scope.cell.map { index.cells[$0].cell }
        let remedy =
            if let name = cell?.className {
                "declare the outlet in the cell's class '\(name.value)' and connect it there"
            } else {
                "give the cell a class with the outlet and connect it there"
            }
        let isHead = element.scope.head != nil
        return Diagnostic(
            .outletIntoRepeatingContent,
            "outlet '\(outlet.name.value)' of '\(owner.className)' points into "
                + (isHead ? "the view of each section" : "a prototype"),
            at: index.mark(
                outlet.targets[end.target].range,
                "outlets cannot be connected to repeating content"
            ),
            secondary: [
                index.mark(
                    element.id.range,
                    "there is one of these for each \(isHead ? "section" : "row")"
                )
            ],
            helps: isHead
                ? [Help("write what the view shows as an expression in it, such as '{count}'")]
                : [
                    Help(remedy),
                    Help(
                        "or give the view a tag and set it in the rule of the cell: '\"#1.text\"'"
                    ),
                ]
        )
    }
}

extension DiagnosticCode {
    static let outletIntoRepeatingContent = DiagnosticCode(
        "outlet-into-repeating-content",
        .outlets,
        summary: "an outlet of a controller points into a prototype",
        explanation: """
            A prototype becomes a cell for each visible row, so there is no single view for the outlet. Interface \
            Builder refuses to build such a scene: "Outlets cannot be connected to repeating content". Give the cell \
            a class with the outlet, or reach the view by its tag. Actions and segues may lead from a prototype to \
            the controller.
            """,
        good: """
            data:
              cities: [Oslo, Roma]
            scenes:
              cities:
                controller: table
                class: CitiesViewController
                table:
                  header: {label: {id: heading}}
                  prototypes:
                    - identifier: CityCell
                      content: {label: {id: city, tag: 1}}
                outlets: {titleLabel: heading}
            classes:
              CitiesViewController:
                superclass: TableViewController
                outlets: {titleLabel: Label}
                rows: cities
                cell:
                  identifier: CityCell
                  set: {"#1.text": "{item}"}
            """,
        replacing: "titleLabel: heading",
        with: "titleLabel: city"
    )
}
