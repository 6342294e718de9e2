import SceneLanguage
import SceneText

extension SceneIndex {
    /// What this view file asks of its owner, with what the files ask that it names itself.
    var demands: ViewFileDemands {
        ViewFileDemands(elements: ownedElements, actions: passedActions, segues: passedSegues)
    }

    /// The ids that fill outlets of the owner.
    private var ownedElements: [ViewFileElement] {
        let own =
            elements.all
            .filter { !$0.place.isRepeating && $0.kind != .scene }
            .sorted { $0.id.range.start < $1.id.range.start }
            .map { element in
                ViewFileElement(
                    id: element.id,
                    source: file.source,
                    className: element.className,
                    type: classes[element.className]
                )
            }
        let nested = filledPlaces.all.filter { $0.place.cell == nil }
        return own + nested.flatMap(\.file.demands.elements)
    }

    /// The actions that no cell of the file takes.
    private var passedActions: [ViewFileAction] {
        let own = actions.flatMap { site in
            site.names.filter { !isTaken($0.value, byCellAt: site.place) }
                .map { ViewFileAction(name: $0, source: file.source) }
        }
        let nested = filledPlaces.all.flatMap { filled in
            filled.file.demands.actions.filter {
                !isTaken($0.name.value, byCellAt: filled.place)
            }
        }
        return own + nested
    }

    private var passedSegues: [ViewFileSegue] {
        segues.map { ViewFileSegue(segue: $0.segue, source: file.source) }
            + filledPlaces.all.flatMap(\.file.demands.segues)
    }

    private func isTaken(_ action: String, byCellAt place: Place) -> Bool {
        guard let cell = place.cell, let type = cells[cell].type else { return false }
        return type.actions[action] != nil
    }
}
