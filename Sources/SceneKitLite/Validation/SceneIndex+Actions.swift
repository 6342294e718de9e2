extension SceneIndex {
    /// What became of the search for an action.
    enum ActionMatch {
        /// The declarations of the name, in the nearest class first.
        case declared([(owner: ResolvedClass, action: ActionDeclaration)])

        /// Only an action is declared that has the name and receives something else.
        case otherArity(owner: ResolvedClass, action: ActionDeclaration)

        /// It is declared under a name that no action can have, which is reported where it stands.
        case misnamed
        case undeclared
    }

    /// The classes in which actions of a place are looked for, nearest first: the cell's, then the
    /// controller's; nil where one of them is not known.
    func actionOwners(of place: Place) -> [ResolvedClass]? {
        guard let scene = scene(of: place) else { return nil }
        let cell = place.cell.flatMap { cells[$0].cell.className?.value }
        var owners: [ResolvedClass] = []
        for name in [cell, className(of: scene)].compactMap({ $0 }) {
            guard let owner = classes[name], owner.isComplete else { return nil }
            owners.append(owner)
        }
        return owners
    }

    /// Looks for an action in some classes, nearest first.
    static func match(_ name: String, in owners: [ResolvedClass]) -> ActionMatch {
        let declared = owners.compactMap { owner in
            owner.actions.first { $0.name.value == name }.map { (owner, $0) }
        }
        if !declared.isEmpty { return .declared(declared) }
        let base = name.actionBase
        for owner in owners {
            guard let alike = owner.actions.first(where: { $0.name.value.actionBase == base })
            else {
                continue
            }
            let isNamed = ActionName(alike.name.value) != nil
            return isNamed ? .otherArity(owner: owner, action: alike) : .misnamed
        }
        return .undeclared
    }
}

extension String {
    /// The name of an action without its colons, whether or not it is one that an action can have.
    var actionBase: Substring { prefix { $0 != ":" } }
}
