import SceneLanguage
import SceneText

/// Finds outlets that point to an id that nothing has, or nothing within reach.
enum UnresolvedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let reach = Reach(index)
        // The outlets of one owner stand together.
        var near: (owner: Int, names: NameIndex)?
        for end in index.connections.ends where end.destination == .nothing {
            let owner = index.connections.all[end.connection].owner
            if near?.owner != owner { near = (owner, reach.names(from: index.owners[owner].place)) }
            guard let near else { continue }
            log.report(finding(end, near.names, index))
        }
    }

    private static func finding(
        _ end: Connections.End,
        _ near: NameIndex,
        _ index: SceneIndex
    ) -> Diagnostic {
        let connection = index.connections.all[end.connection]
        let owner = index.owners[connection.owner]
        let outlet = index.outlet(of: connection)
        let target = outlet.targets[end.target]
        let label =
            index.element(target.value) == nil
            ? "no view of this \(owner.noun) has this id"
            : "this id belongs to something outside of the \(owner.noun)"
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

/// The ids that outlets of scenes and cells may name.
private final class Reach {
    private let elements: ElementTable
    private let sceneCount: Int
    private let cellCount: Int

    /// For each scene the elements of which there is one.
    private lazy var byScene = NumberGroups(count: sceneCount) { add in
        for number in 0..<elements.count where !elements.isScene(number) {
            let place = elements.place(of: number)
            if let scene = place.scene, !place.isRepeating { add(scene, number) }
        }
    }
    private lazy var byCell = NumberGroups(count: cellCount) { add in
        for number in 0..<elements.count {
            if let cell = elements.place(of: number).cell { add(cell, number) }
        }
    }

    init(_ index: SceneIndex) {
        elements = index.elements
        sceneCount = index.file.scenes.count
        cellCount = index.cells.count
    }

    func names(from owner: Place) -> NameIndex {
        let numbers = owner.cell.map { byCell[$0] } ?? owner.scene.map { byScene[$0] } ?? []
        return NameIndex(numbers.map { elements[$0].id.value }.sorted())
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
