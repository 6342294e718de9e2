/// Finds outlets that point to an id that nothing has, or nothing within reach.
enum UnresolvedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (number, scene) in index.file.scenes.enumerated() {
            for outlet in scene.outlets {
                check(outlet, of: index.className(of: scene), number, cell: nil, index, &log)
            }
        }
        for (number, site) in index.cells.enumerated() {
            let owner = site.cell.className?.value ?? "TableViewCell"
            for outlet in site.cell.outlets {
                check(outlet, of: owner, site.place.scene, cell: number, index, &log)
            }
        }
    }

    private static func check(
        _ outlet: OutletDefinition,
        of owner: String,
        _ scene: Int?,
        cell: Int?,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        for target in outlet.targets {
            let element = index.elements[target.value]
            if let element, element.kind != .scene, element.place.scene == scene,
                cell == nil || element.place.cell == cell
            {
                continue
            }
            let reach = cell == nil ? "scene" : "cell"
            let label =
                element == nil
                ? "no view of this \(reach) has this id"
                : "this id belongs to something outside of the \(reach)"
            let near = index.elements.values
                .filter { $0.place.scene == scene && (cell == nil || $0.place.cell == cell) }
                .filter { $0.kind != .scene }
                .map(\.id.value).sorted()
            log.report(
                Diagnostic(
                    .unresolvedOutlet,
                    "outlet '\(outlet.name.value)' of '\(owner)' names no view",
                    at: index.mark(target.range, label),
                    secondary: [index.mark(outlet.name.range, "the outlet is connected here")],
                    helps: index.nearest(to: target, among: near) {
                        "a view with a similar id exists: '\($0)'"
                    }
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unresolvedOutlet = DiagnosticCode(
        "unresolved-outlet",
        .outlets,
        summary: "an outlet points to an id that no view within reach has",
        explanation: """
            The outlets of a controller point to views of its scene, those of a cell's class to views \
            of the cell. In UIKit a broken outlet is found when the screen is shown: "this class is \
            not key value coding-compliant for the key".
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
}
