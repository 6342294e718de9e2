extension SceneIndex {
    /// The class of the controller that answers for a table, when all of it is known.
    func controller(of site: TableSite) -> ResolvedClass? {
        guard let scene = scene(of: site.place), let type = classes[className(of: scene)],
            type.isComplete
        else { return nil }
        return type
    }

    /// What a class says of a table; of a class and its superclasses the nearest that says it counts.
    ///
    /// The rules of a controller's own table stand in the class itself, those of others under their
    /// ids in `tables:`.
    func rules(of site: TableSite, in controller: ResolvedClass) -> TableRulesDefinition {
        let sources =
            site.isOwn
            ? controller.chain.map(\.rules)
            : controller.chain.flatMap(\.tables)
                .filter { $0.table.value == site.table.id?.value }.map(\.rules)
        var rules = TableRulesDefinition()
        for source in sources {
            if rules.rows == nil { rules.rows = source.rows }
            if rules.cells.isEmpty { rules.cells = source.cells }
        }
        return rules
    }
}

extension TableDefinition {
    /// The reuse identifiers of the prototypes.
    var identifiers: [String] { (prototypes ?? []).compactMap(\.identifier?.value) }

    /// The rules of the fed sections.
    var fedRules: [CellRuleDefinition] { (sections ?? []).compactMap(\.rule) }

    /// Whether rows come in groups with room around them, where no index is shown.
    var isGrouped: Bool {
        guard case .choice(let style) = properties["style"]?.value else { return false }
        return style == "grouped" || style == "insetGrouped"
    }
}
