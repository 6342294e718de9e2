import SceneLanguage

extension SceneIndex {
    /// The class of the controller that answers for a table, when all of it is known.
    func controller(of site: TableSite) -> ResolvedClass? {
        guard let type = controller(of: site.scope), type.isComplete else { return nil }
        return type
    }

    /// What the class of a table and its superclasses say of it, nearest first.
    ///
    /// The rules of a controller's own table are in the class itself, those of others under their
    /// ids in `tables:`.
    package func rules(of site: TableSite) -> [TableRulesDefinition] {
        guard let controller = controller(of: site.scope) else { return [] }
        return site.isOwn
            ? controller.chain.map { $0.definition.rules }
            : controller.rules(ofTable: site.id?.value)
    }
}

extension SceneIndex {
    /// The ids of the tables in the scenes of a class; nil where no scene is of the class, or where
    /// view files may hold tables.
    func tableNames(of definition: ClassDefinition) -> [String]? {
        classes[definition.name.value].flatMap { use.tableNames(of: $0) }
    }

    /// The rules by which the rows of a table choose a prototype: those of its fed sections, or of the
    /// controller's class where the rows are code's.
    func cellRules(of site: TableSite) -> [CellRuleDefinition] {
        if site.isStatic { return site.table.fedRules }
        return controller(of: site) == nil ? [] : rules(of: site).cells
    }

    /// The identifiers that rows of a table ask for and none of its prototypes has.
    func undeclaredIdentifiers(of site: TableSite) -> [Located<String>] {
        let known = Set(site.table.identifiers)
        return cellRules(of: site).compactMap(\.identifier).filter { !known.contains($0.value) }
    }
}

extension [TableRulesDefinition] {
    /// Where rows come from; the nearest class that says it counts.
    var rows: Located<RowsDefinition>? { lazy.compactMap(\.rows).first }

    /// How rows are shown.
    var cells: [CellRuleDefinition] { first { !$0.cells.isEmpty }?.cells ?? [] }
}

extension TableDefinition {
    /// The reuse identifiers of the prototypes.
    var identifiers: [String] { (prototypes ?? []).compactMap { $0.identifier?.value } }

    /// The identifiers of the prototypes that none of some rules asks for.
    func identifiers(unusedBy rules: [CellRuleDefinition]) -> [Located<String>] {
        let asked = Set(rules.compactMap { $0.identifier?.value })
        return (prototypes ?? []).compactMap(\.identifier).filter { !asked.contains($0.value) }
    }

    /// The rules of the fed sections.
    var fedRules: [CellRuleDefinition] { (sections ?? []).flatMap { $0.rules } }

    /// Whether rows come in groups with space around them, where no index is shown.
    package var isGrouped: Bool {
        let style = properties[.style]?.value.word
        return style == "grouped" || style == "insetGrouped"
    }
}
