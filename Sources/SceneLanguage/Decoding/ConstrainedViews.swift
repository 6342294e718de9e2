import SceneText

/// Views without a frame that constraints place.
extension [ViewDefinition] {
    /// Leaves the views of a plain view to its constraints: those that have no frame and that a constraint names.
    mutating func leave(to constraints: [ConstraintDefinition]) {
        guard !constraints.isEmpty else { return }
        leave(to: constraints.namedViews)
    }

    private mutating func leave(to names: Set<String>) {
        for place in indices {
            if self[place].properties[.frame] == nil, let id = self[place].id,
                names.contains(id.value)
            {
                self[place].isPlacedByConstraints = true
            }
            guard self[place].kind.isPlain, self[place].hasFrame else { continue }
            self[place].views.leave(to: names)
        }
    }
}

extension BodyDefinition {
    /// Leaves the views of a list to constraints where these name every one that has no frame; else the list is a
    /// column.
    mutating func leave(to constraints: [ConstraintDefinition]) {
        guard !constraints.isEmpty, case .views(var views, isList: true) = content else { return }
        let names = constraints.namedViews
        let isEachPlaced = views.allSatisfy { view in
            view.properties[.frame] != nil || view.id.map { names.contains($0.value) } == true
        }
        guard isEachPlaced else { return }
        views.leave(to: constraints)
        content = .views(views, isList: true)
    }
}

extension [ConstraintDefinition] {
    /// The ids that the constraints name.
    fileprivate var namedViews: Set<String> {
        var names: Set<String> = []
        for constraint in self {
            for end in [constraint.first] + [constraint.second].compactMap({ $0 })
            where !end.isOwner {
                names.insert(end.view.value)
            }
        }
        return names
    }
}
