/// Finds outlets that a class needs and a scene or a cell of that class leaves out.
enum UnconnectedOutlet: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for owner in index.owners {
            guard let name = owner.declaredClass, let type = index.knownClass(of: owner),
                !index.isFilledByUnreadFile(owner)
            else { continue }
            for declaration in missing(from: owner, type.outlets, index) {
                let outlet = declaration.name.value
                log.report(
                    Diagnostic(
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
                            Help("connect it under 'outlets:' of the \(owner.noun)"),
                            Help(
                                "declare it as '\(declaration.type.value.className)?' "
                                    + "if it may stay unconnected"
                            ),
                        ]
                    )
                )
            }
        }
    }

    /// The outlets that have to be connected and are not.
    ///
    /// One that was most likely meant by a name that is not declared is not missing but misspelt.
    private static func missing(
        from owner: OwnerSite,
        _ declarations: [OutletDeclaration],
        _ index: SceneIndex
    ) -> [OutletDeclaration] {
        let connected = index.connectedOutlets(of: owner)
        let declared = declarations.map(\.name.value)
        let misspelt = Set(
            connected.subtracting(declared).compactMap {
                NearestName.nearest(to: $0, among: declared)
            }
        )
        return declarations.filter { declaration in
            let type = declaration.type.value
            return !type.isOptional && !type.isCollection
                && !connected.contains(declaration.name.value)
                && !misspelt.contains(declaration.name.value)
        }
    }
}

extension DiagnosticCode {
    static let unconnectedOutlet = DiagnosticCode(
        "unconnected-outlet",
        .outlets,
        summary: "a class declares an outlet that its scene or cell does not connect",
        explanation: """
            An outlet of the type `Label` is there from `viewDidLoad` on, like `@IBOutlet var name: \
            UILabel!`: the first use of one that is not connected traps with "unexpectedly found \
            nil". Connect it in every scene or cell of the class, its subclasses included, or \
            declare it as `Label?`. A collection may be empty.
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
