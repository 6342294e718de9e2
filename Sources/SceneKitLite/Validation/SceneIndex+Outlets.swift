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
        var repeating: Destination?
        for element in elements(of: target.value) {
            switch destination(element, from: owner) {
            case .nothing: continue
            case .repeating: repeating = repeating ?? .repeating(element)
            case .element: return .element(element)
            }
        }
        return repeating ?? .nothing
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
        guard let type = classes[owner.className], type.role == owner.role else { return nil }
        return type
    }

    /// The outlets of an owner that its class declares, each with its declaration.
    func declaredOutlets(
        of owner: OwnerSite
    ) -> [(outlet: OutletDefinition, declaration: OutletDeclaration)] {
        guard !owner.outlets.isEmpty, let type = classes[owner.className],
            type.role == nil || type.role == owner.role
        else { return [] }
        let declarations = Dictionary(
            type.outlets.map { ($0.name.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return owner.outlets.compactMap { outlet in
            declarations[outlet.name.value].map { (outlet, $0) }
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
