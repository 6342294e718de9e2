import SceneLanguage
import SceneText

extension SceneIndex {
    /// What this view file asks of its owner, with what the files ask that it names itself.
    var demands: ViewFileDemands {
        ViewFileDemands(
            elements: ownedElements,
            actions: passedActions,
            segues: passedSegues,
            table: table,
            names: namesOfSections
        )
    }

    /// What the one view of the file is, or of the file that it names in its place, if that is a table.
    private var table: TableContent? {
        guard let body = file.view else { return nil }
        if let path = body.file {
            return filledSites.all.first { $0.path.range == path.range }?.file.demands.table
        }
        guard case .views(let views, isList: false) = body.content else { return nil }
        return views.first?.table.map { $0.isStatic ? .static : .dynamic }
    }

    /// The names that only headers and footers of rows see, each where it is first read.
    private var namesOfSections: [ViewFileName] {
        let own = templates.filter { $0.scope.head == nil }.flatMap(\.template.expressions)
            .flatMap(\.paths).map(\.root)
            .filter { RowNames.ofSections.contains($0.name) && data.type(of: $0.name) == nil }
            .map { ViewFileName(name: Located($0.name, at: $0.range), source: file.source) }
        let nested = filledSites.all.filter { $0.scope.head == nil }.flatMap(\.file.demands.names)
        return RowNames.ofSections.compactMap { name in
            (own + nested).first { $0.name.value == name }
        }
    }

    /// The ids that fill outlets of the owner.
    private var ownedElements: [ViewFileElement] {
        let own =
            elements.all
            .filter { !$0.scope.isRepeating && $0.kind != .scene }
            .sorted { $0.id.range.start < $1.id.range.start }
            .map { element in
                ViewFileElement(
                    id: element.id,
                    source: file.source,
                    className: element.className,
                    type: classes[element.className]
                )
            }
        let nested = filledSites.all.filter { $0.scope.cell == nil && $0.scope.head == nil }
        return own + nested.flatMap(\.file.demands.elements)
    }

    /// The actions that no cell of the file takes.
    private var passedActions: [ViewFileAction] {
        let own = actions.flatMap { site in
            site.names.filter { !isTaken($0.value, byCellAt: site.scope) }
                .map { ViewFileAction(name: $0, source: file.source) }
        }
        let nested = filledSites.all.flatMap { filled in
            filled.file.demands.actions.filter {
                !isTaken($0.name.value, byCellAt: filled.scope)
            }
        }
        return own + nested
    }

    private var passedSegues: [ViewFileSegue] {
        segues.map { ViewFileSegue(segue: $0.segue, source: file.source) }
            + filledSites.all.flatMap(\.file.demands.segues)
    }

    private func isTaken(_ action: String, byCellAt scope: PartScope) -> Bool {
        guard let cell = scope.cell, let type = cells[cell].type else { return false }
        return type.actions[action] != nil
    }
}
