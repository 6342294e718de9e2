extension SceneIndex {
    /// What the id in an outlet leads to.
    enum Destination {
        case element(Element)

        /// A controller's outlet ends in a prototype, of which there is one for each row.
        case repeating(Element)
        case nothing
    }

    /// What an id leads to for the outlets of an owner: a scene sees its views, a cell its own.
    ///
    /// Of several elements with the id, which is reported where they stand, the nearer one counts.
    func destination(of target: Located<String>, from owner: OwnerSite) -> Destination {
        guard let first = element(target.value) else { return .nothing }
        var found = destination(first, from: owner)
        for element in otherElements(of: target.value) {
            if case .element = found { return found }
            let other = destination(element, from: owner)
            switch (found, other) {
            case (_, .nothing), (.repeating, .repeating): continue
            default: found = other
            }
        }
        return found
    }

    private func destination(_ element: Element, from owner: OwnerSite) -> Destination {
        guard element.kind != .scene, element.place.scene == owner.place.scene else {
            return .nothing
        }
        if owner.place.cell != nil {
            return element.place.cell == owner.place.cell ? .element(element) : .nothing
        }
        return element.place.isRepeating ? .repeating(element) : .element(element)
    }

    /// The class of an owner when all of it is known, so that what is not found does not exist.
    ///
    /// One of another kind is not: what would be found in the class that is meant nobody knows.
    func knownClass(of owner: OwnerSite) -> ResolvedClass? {
        guard let type = owner.type, type.role == owner.role else { return nil }
        return type
    }

    /// Hands each outlet that the class of its owner declares to a closure, with the declaration.
    func forEachDeclaredOutlet(
        _ body: (_ outlet: OutletDefinition, _ declaration: OutletDeclaration, OwnerSite) -> Void
    ) {
        for owner in owners where !owner.outlets.isEmpty {
            guard let type = owner.type, type.role == nil || type.role == owner.role else {
                continue
            }
            for outlet in owner.outlets {
                guard let declaration = type.outlets[outlet.name.value] else { continue }
                body(outlet, declaration, owner)
            }
        }
    }

    /// Whether a view file that could not be read fills a part of the owner, and outlets with it.
    func isFilledByUnreadFile(_ owner: OwnerSite) -> Bool {
        let places =
            owner.place.cell.map(filledPlaces.inCell)
            ?? owner.place.scene.map(filledPlaces.inScene) ?? []
        return !places.allSatisfy(\.isUnderstood)
    }

    /// The names of the outlets that are connected: by the owner, or by the ids of a view file.
    func connectedOutlets(of owner: OwnerSite) -> Set<String> {
        let filled =
            if let cell = owner.place.cell {
                outletsFilledByFiles(ofCell: cell)
            } else {
                owner.place.scene.map { outletsFilledByFiles(ofScene: $0) } ?? []
            }
        return Set(owner.outlets.map(\.name.value) + filled.map(\.id.value))
    }
}
