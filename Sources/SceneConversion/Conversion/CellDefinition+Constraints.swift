import SceneLanguage

extension CellDefinition {
    /// The first constraint between views in the cell: it names them, and they get other ids as cells repeat.
    var constraintBetweenViews: ConstraintDefinition? {
        let views = (content?.views ?? []).flatMap(\.all)
        return (constraints + views.flatMap(\.constraints)).first(where: \.isBetweenViews)
    }
}

extension ConstraintDefinition {
    fileprivate var isBetweenViews: Bool { !first.isOwner || second?.isOwner == false }
}

extension ConversionDraft {
    /// Reports constraints of cells, which stay as they are.
    mutating func refuseConstraints(of cells: [CellDefinition]) {
        guard let constraint = cells.lazy.compactMap(\.constraintBetweenViews).first else { return }
        refuse(
            "constraints between the views of a cell are not carried over",
            at: constraint.range,
            help: "write the content as rows and columns"
        )
    }
}
