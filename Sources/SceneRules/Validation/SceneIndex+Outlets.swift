import SceneLanguage

extension SceneIndex {
    /// The class of an owner when all of it is known, so that what is not found does not exist.
    ///
    /// One of another kind is not: nobody knows what the intended class would contain.
    func knownClass(of owner: OwnerSite) -> ResolvedClass? {
        guard let type = owner.type, type.role == owner.role, type.isComplete else { return nil }
        return type
    }

    /// Whether a view file that could not be read fills a part of the owner, and outlets with it.
    func isFilledByUnreadFile(_ owner: OwnerSite) -> Bool {
        if owner.role == .view { return false }
        let filled =
            owner.scope.cell.map(filledSites.inCell)
            ?? owner.scope.scene.map(filledSites.inScene) ?? []
        return !filled.allSatisfy(\.isUnderstood)
    }

    /// The names of the outlets that are connected: by the owner, or by the ids of a view file.
    func connectedOutlets(of owner: OwnerSite) -> Set<String> {
        if owner.role == .view { return Set(owner.outlets.map(\.name.value)) }
        let filled =
            if let cell = owner.scope.cell {
                outletsFilledByFiles(ofCell: cell)
            } else {
                owner.scope.scene.map { outletsFilledByFiles(ofScene: $0) } ?? []
            }
        return Set(owner.outlets.map(\.name.value) + filled.map(\.id.value))
    }

    /// The outlets that an owner connects the wrong way round, by their names.
    func reversedOutlets(ofOwner number: Int) -> [String] {
        connections[ofOwner: number].filter(isReversed).map { outlet(of: $0).targets[0].value }
    }
}
