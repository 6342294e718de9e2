import SceneLanguage

/// The outlets that scenes and cells connect, in flat lists of numbers.
struct Connections {
    /// What the id in an outlet leads to.
    enum Destination: Equatable {
        /// The element of a number.
        case element(Int)

        /// A controller's outlet ends in a prototype, which is made once for each row.
        case repeating(Int)
        case nothing
    }

    /// One outlet of an owner.
    struct Connection {
        /// The number of the owner.
        let owner: Int

        /// Its index among the outlets of the owner.
        let outlet: Int

        /// The index of its declaration among the outlets of the owner's class; nil where there is
        /// none, or where the class is not known or of another kind than expected.
        let declaration: Int?
    }

    /// One id that an outlet names.
    struct End {
        /// The number of the connection.
        let connection: Int

        /// The index of the id in the outlet.
        let target: Int
        let destination: Destination
    }

    private(set) var all: [Connection] = []
    private(set) var ends: [End] = []

    /// How many connections there are up to each owner, without its own.
    private var starts: [Int] = []

    init(_ owners: [OwnerSite], _ elements: ElementTable) {
        for (number, owner) in owners.enumerated() {
            starts.append(all.count)
            let type = owner.declaringClass
            for (index, outlet) in owner.outlets.enumerated() {
                for (target, id) in outlet.targets.enumerated() {
                    let destination = elements.destination(of: id.value, from: owner.scope)
                    ends.append(
                        End(connection: all.count, target: target, destination: destination)
                    )
                }
                all.append(
                    Connection(
                        owner: number,
                        outlet: index,
                        declaration: type?.outlets.index(of: outlet.name.value)
                    )
                )
            }
        }
        starts.append(all.count)
    }

    /// The connections of an owner.
    subscript(ofOwner number: Int) -> ArraySlice<Connection> {
        all[starts[number]..<starts[number + 1]]
    }
}

extension OwnerSite {
    /// The class in which outlets are looked up; nil for one of another kind than expected.
    fileprivate var declaringClass: ResolvedClass? {
        guard let type, type.role == nil || type.role == role else { return nil }
        return type
    }
}

extension ElementTable {
    /// What an id leads to for the outlets of an owner: a scene sees its views, a cell its own.
    ///
    /// Of several elements with the id, which is reported there, the nearer one wins.
    func destination(of id: String, from owner: PartScope) -> Connections.Destination {
        guard let first = number(of: id) else { return .nothing }
        var found = destination(first, from: owner)
        for number in otherNumbers(of: id) {
            if case .element = found { return found }
            let other = destination(number, from: owner)
            switch (found, other) {
            case (_, .nothing), (.repeating, .repeating): continue
            default: found = other
            }
        }
        return found
    }

    private func destination(_ number: Int, from owner: PartScope) -> Connections.Destination {
        let element = self[number]
        let scope = element.scope
        guard element.kind != .scene, scope.scene == owner.scene else { return .nothing }
        if owner.cell != nil {
            // A cell that is there once may have outlets to all that is.
            let isNear = scope.cell == owner.cell || !owner.isRepeating && !scope.isRepeating
            return isNear ? .element(number) : .nothing
        }
        return scope.isRepeating ? .repeating(number) : .element(number)
    }
}

extension SceneIndex {
    /// The class that the outlet is declared with; nil where it is not declared.
    func declaredType(of connection: Connections.Connection) -> String? {
        guard let index = connection.declaration, let type = owners[connection.owner].type else {
            return nil
        }
        return type.outlets[index].type.value.className
    }

    /// Whether an outlet has the two sides the wrong way round: `{id: outlet}`.
    func isReversed(_ connection: Connections.Connection) -> Bool {
        let owner = owners[connection.owner]
        let outlet = owner.outlets[connection.outlet]
        guard connection.declaration == nil, outlet.targets.count == 1, let type = owner.type,
            type.outlets.index(of: outlet.targets[0].value) != nil
        else { return false }
        return elements.destination(of: outlet.name.value, from: owner.scope) != .nothing
            && elements.destination(of: outlet.targets[0].value, from: owner.scope) == .nothing
    }

    /// The outlet of a connection, as it is written.
    func outlet(of connection: Connections.Connection) -> OutletDefinition {
        owners[connection.owner].outlets[connection.outlet]
    }

    /// What the class of the owner says about a connected outlet.
    func declaration(of connection: Connections.Connection) -> OutletDeclaration? {
        guard let index = connection.declaration else { return nil }
        return owners[connection.owner].type?.outlets[index]
    }
}
