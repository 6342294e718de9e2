/// Finds outlets that point to an id that nothing has, or nothing within reach.
enum UnresolvedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for owner in index.owners {
            for outlet in owner.outlets {
                for target in outlet.targets {
                    guard case .nothing = index.destination(of: target, from: owner) else {
                        continue
                    }
                    log.report(finding(target, outlet, owner, index))
                }
            }
        }
    }

    private static func finding(
        _ target: Located<String>,
        _ outlet: OutletDefinition,
        _ owner: OwnerSite,
        _ index: SceneIndex
    ) -> Diagnostic {
        let label =
            index.element(target.value) == nil
            ? "no view of this \(owner.noun) has this id"
            : "this id belongs to something outside of the \(owner.noun)"
        let near = index.elements
            .filter { index.isWithinReach($0, of: owner) }
            .map(\.id.value).sorted()
        return Diagnostic(
            .unresolvedOutlet,
            "outlet '\(outlet.name.value)' of '\(owner.className)' names no view",
            at: index.mark(target.range, label),
            secondary: [index.mark(outlet.name.range, "the outlet is connected here")],
            helps: index.nearest(to: target, among: near) {
                "a view with a similar id exists: '\($0)'"
            }
        )
    }
}

extension SceneIndex {
    fileprivate func isWithinReach(_ element: Element, of owner: OwnerSite) -> Bool {
        if case .element = destination(of: element.id, from: owner) { return true }
        return false
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
