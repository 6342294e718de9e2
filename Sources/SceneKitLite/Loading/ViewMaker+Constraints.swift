import SceneLanguage
import SceneRuntime

extension ViewMaker {
    /// Gives a view its constraints, once the views are there that they name.
    func constrain(_ view: View, by definitions: [ConstraintDefinition]) {
        for definition in definitions where !definition.options.isPlaceholder {
            guard let first = anchor(definition.first, of: view) else { continue }
            let second = definition.second.map { anchor($0, of: view) }
            if case .some(nil) = second { continue }
            let constraint = LayoutConstraint(
                first,
                definition.relation,
                to: second ?? nil,
                multiplier: definition.multiplier,
                constant: definition.constant,
                priority: definition.options.priority?.value ?? 1000,
                identifier: definition.options.identifier?.value
            )
            view.constraints.append(constraint)
            if let id = definition.options.id?.value { objects[id] = constraint }
        }
    }

    /// One side of an equation; nil if its view is not there.
    private func anchor(
        _ end: ConstraintDefinition.End,
        of owner: View
    ) -> LayoutConstraint.Anchor? {
        if end.isOwner {
            return LayoutConstraint.Anchor(owner, end.attribute, guide: end.guide)
        }
        guard let view = objects[end.view.value] as? View else { return nil }
        // An id that only says where a view is says nothing of what it may show.
        view.isFillable = place.outletTargets.contains(end.view.value)
        return LayoutConstraint.Anchor(view, end.attribute, guide: end.guide)
    }
}
