import SceneText

extension SceneFileDefinition {
    /// The file with the cells that classes register among the prototypes of their tables.
    package var withRegisteredCells: SceneFileDefinition {
        let registering = classes.filter { type in
            !type.rules.registered.isEmpty || type.tables.contains { !$0.rules.registered.isEmpty }
        }
        guard !registering.isEmpty else { return self }
        let byName = Dictionary(firstOf: classes.map { ($0.name.value, $0) })
        var file = self
        file.scenes = scenes.map { scene in
            var chain: [ClassDefinition] = []
            var next = scene.className?.value
            while let type = next.flatMap({ byName[$0] }), !chain.contains(where: { $0 === type }) {
                chain.append(type)
                next = type.superclass?.value
            }
            return scene.registering(chain)
        }
        return file
    }
}

extension SceneDefinition {
    fileprivate func registering(_ classes: [ClassDefinition]) -> SceneDefinition {
        let own = classes.flatMap(\.rules.registered)
        let named = Dictionary(
            classes.flatMap(\.tables).map { ($0.table.value, $0.rules.registered) }
        ) { $0 + $1 }
        switch content {
        case .table(var table?):
            let ofTable = own + (table.id.flatMap { named[$0.value] } ?? [])
            guard !ofTable.isEmpty else { return self }
            table.addPrototypes(ofTable)
            return SceneDefinition(self, showing: .table(table))
        case .view(var body?) where !named.isEmpty:
            guard case .views(let views, let isList) = body.content else { return self }
            body.content = .views(views.map { $0.registering(named) }, isList: isList)
            return SceneDefinition(self, showing: .view(body))
        default: return self
        }
    }
}

extension ViewDefinition {
    fileprivate func registering(_ cells: [String: [CellDefinition]]) -> ViewDefinition {
        var view = self
        if let own = id.flatMap({ cells[$0.value] }) { view.table?.addPrototypes(own) }
        view.views = views.map { $0.registering(cells) }
        return view
    }
}
