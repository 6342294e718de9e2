import SceneLanguage
import SceneText

/// Finds outlets that a class needs and a scene or a cell of that class leaves out.
enum UnconnectedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (number, owner) in index.owners.enumerated() where index.leavesOutletsOpen(number) {
            guard let name = owner.declaredClass, let type = index.knownClass(of: owner) else {
                continue
            }
            let open = type.outlets.filter(\.isNeeded)
            guard !open.isEmpty, !index.isFilledByUnreadFile(owner) else { continue }
            for declaration in missing(among: open, of: type, from: owner, number, index) {
                let outlet = declaration.name.value
                log.report(
                    .unconnectedOutlet,
                    "outlet '\(outlet)' of '\(name.value)' is not connected",
                    at: index.mark(
                        name.range,
                        "this \(owner.noun) leaves '\(outlet)' unconnected"
                    ),
                    secondary: [
                        index.mark(declaration.name.range, "the outlet is declared here")
                    ],
                    helps: [
                        "connect it under 'outlets:' of the \(owner.noun)",
                        Help(
                            "declare it as '\(declaration.type.value.className)?' "
                                + "if it may stay unconnected"
                        ),
                    ]
                )
            }
        }
    }

    /// Those of some outlets that no view file fills either.
    ///
    /// One that an undeclared name most likely meant is not missing but misspelt.
    private static func missing(
        among open: [OutletDeclaration],
        of type: ResolvedClass,
        from owner: OwnerSite,
        _ number: Int,
        _ index: SceneIndex
    ) -> [OutletDeclaration] {
        let connected = index.connectedOutlets(of: owner)
            .union(index.reversedOutlets(ofOwner: number))
        let declared = type.outlets.map(\.name.value)
        let misspelt = Set(
            connected.subtracting(declared).compactMap {
                NearestName.nearest(to: $0, among: declared)
            }
        )
        return open.filter { declaration in
            !connected.contains(declaration.name.value)
                && !misspelt.contains(declaration.name.value)
        }
    }
}

extension SceneIndex {
    /// Whether the class of an owner has outlets that the owner does not connect.
    fileprivate func leavesOutletsOpen(_ owner: Int) -> Bool {
        guard let type = owners[owner].type else { return false }
        // No two outlets of an owner have one name.
        return connections[ofOwner: owner].count { $0.declaration != nil } < type.outlets.count
    }
}

extension OutletDeclaration {
    /// Whether the outlet has to be connected.
    fileprivate var isNeeded: Bool { !type.value.isOptional && !type.value.isCollection }
}

extension DiagnosticCode {
    static let unconnectedOutlet = DiagnosticCode(
        "unconnected-outlet",
        .outlets,
        summary: "a class declares an outlet that its scene or cell does not connect",
        explanation: """
            An outlet of the type `Label` is available from `viewDidLoad` on, like `@IBOutlet var name: UILabel!`. \
            If it is not connected, its first use traps with "unexpectedly found nil". Connect it in every scene or \
            cell of the class and its subclasses, or declare it as `Label?`. A collection may be empty.
            """,
        good: """
            scenes:
              contact:
                controller: view
                class: Contact
                view:
                  - label: {id: name}
                  - label: {id: phone}
                outlets: {nameLabel: name, phoneLabel: phone}
            classes:
              Contact:
                superclass: ViewController
                outlets: {nameLabel: Label, phoneLabel: Label}
            """,
        replacing: ", phoneLabel: phone",
        with: ""
    )
}
