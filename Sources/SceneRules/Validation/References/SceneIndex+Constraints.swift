import SceneInterchange
import SceneLanguage
import SceneText

extension SceneIndex {
    /// The views that constraints name and that are not inside the view that has the constraint.
    var unknownViewsOfConstraints: [Reference] {
        // Of a document only those are read whose views are there.
        guard !XMLTree.isMeant(by: tree.text) else { return [] }
        var reach = Reach(elements)
        return constraints.flatMap { site in
            let ends = [site.constraint.first] + [site.constraint.second].compactMap { $0 }
            return ends.compactMap { unknownView(of: $0, in: site, &reach) }
        }
    }

    private static let ownerNames = NameIndex(ConstraintDefinition.ownerNames)

    private func unknownView(
        of end: ConstraintDefinition.End,
        in site: ConstraintSite,
        _ reach: inout Reach
    ) -> Reference? {
        guard !end.isOwner else { return nil }
        // An id that is given twice is reported as that.
        guard !elements.isRepeated(end.view.value) else { return nil }
        let element = element(end.view.value)
        if let element, site.owner.contains(element.id.range), element.isView { return nil }
        // What a view file holds is not known here.
        if element == nil, !bodies.isEmpty { return nil }
        return Reference(
            name: end.view,
            message: "the constraint names no view inside the one that has it",
            label: element == nil
                ? "no view has this id" : "this id belongs to something outside it",
            candidates: reach.names(from: site.scope) + [Self.ownerNames],
            exception: end.view.value,
            remedy: end.spellingOfGuide.map { "write '\($0)'" },
            isRemedyCertain: true
        )
    }
}

extension ConstraintDefinition.End {
    /// The end as it is written, where it names a guide without the view that has it.
    fileprivate var spellingOfGuide: String? {
        guard guide == nil, ConstraintGuide(rawValue: view.value) != nil else { return nil }
        return "superview.\(view.value).\(attribute.rawValue)"
    }
}

extension Element {
    /// Whether it is something that constraints can speak of.
    fileprivate var isView: Bool {
        switch kind {
        case .view, .table: true
        case .scene, .cell, .barItem, .constraint, .gesture: false
        }
    }
}
