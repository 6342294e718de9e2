extension SceneIndex {
    /// What the id in an outlet leads to.
    enum Destination {
        case element(Element)

        /// A controller's outlet ends in a prototype, of which there is one for each row.
        case repeating(Element)
        case nothing
    }

    /// What an id leads to for the outlets of an owner: a scene sees its views, a cell its own.
    func destination(of target: Located<String>, from owner: OwnerSite) -> Destination {
        guard let element = elements[target.value], element.kind != .scene,
            element.place.scene == owner.place.scene
        else { return .nothing }
        if owner.place.cell != nil {
            return element.place.cell == owner.place.cell ? .element(element) : .nothing
        }
        return element.place.isRepeating ? .repeating(element) : .element(element)
    }

    /// The class of an owner when all of it is known, so that what is not found does not exist.
    func knownClass(of owner: OwnerSite) -> ResolvedClass? {
        guard let type = classes[owner.className], type.isComplete else { return nil }
        return type
    }

    /// The outlets of an owner that its class declares, each with its declaration.
    func declaredOutlets(
        of owner: OwnerSite
    ) -> [(outlet: OutletDefinition, declaration: OutletDeclaration)] {
        guard !owner.outlets.isEmpty, let type = classes[owner.className] else { return [] }
        let declarations = type.outlets
        return owner.outlets.compactMap { outlet in
            declarations.first { $0.name.value == outlet.name.value }.map { (outlet, $0) }
        }
    }

    /// Whether a view file fills the owner or a part of it, and with it outlets that are not seen here.
    func isFilledByFile(_ owner: OwnerSite) -> Bool {
        bodies.contains { body in
            body.place.scene == owner.place.scene
                && (owner.place.cell == nil || body.place.cell == owner.place.cell)
        }
    }
}
