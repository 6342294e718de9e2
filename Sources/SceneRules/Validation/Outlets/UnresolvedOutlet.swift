import SceneLanguage
import SceneText

/// Finds outlets that point to an id that nothing has, or nothing within reach.
enum UnresolvedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for end in index.connections.ends where end.destination == .nothing {
            log.report(finding(end, index))
        }
    }

    private static func finding(_ end: Connections.End, _ index: SceneIndex) -> Diagnostic {
        let connection = index.connections.all[end.connection]
        let owner = index.owners[connection.owner]
        let outlet = index.outlet(of: connection)
        let target = outlet.targets[end.target]
        let label =
            index.element(target.value) == nil
            ? "no view of this \(owner.noun) has this id"
            : "this id belongs to something outside of the \(owner.noun)"
        let near = index.elements.all.map(\.id.value)
            .filter { index.elements.isWithinReach($0, of: owner.place) }
            .sorted()
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

extension ElementTable {
    fileprivate func isWithinReach(_ id: String, of owner: Place) -> Bool {
        if case .element = destination(of: id, from: owner) { return true }
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
