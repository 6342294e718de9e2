import SceneLanguage

extension SceneIndex {
    /// The class of the controller that answers for a table, when all of it is known.
    func controller(of site: TableSite) -> ResolvedClass? {
        guard let type = controller(of: site.place), type.isComplete else { return nil }
        return type
    }

    /// Where a class says that the rows of a table come from, or the nearest superclass that does.
    func rows(of site: TableSite, in controller: ResolvedClass) -> Box<RowsDefinition>? {
        guard site.isOwn else {
            return controller.rules(ofTable: site.id?.value).lazy.compactMap(\.rows?.value).first
        }
        for link in controller.chain {
            if let rows = link.definition.unboxed.rules.rows { return rows.value }
        }
        return nil
    }

    /// What a class says of a table; of a class and its superclasses the nearest that says it counts.
    ///
    /// The rules of a controller's own table stand in the class itself, those of others under their
    /// ids in `tables:`.
    package func rules(of site: TableSite, in controller: ResolvedClass) -> RowRules {
        var rules = RowRules()
        guard site.isOwn else {
            for named in controller.rules(ofTable: site.table.id?.value) {
                rules.inherit(named.rows, named.cells)
            }
            return rules
        }
        for link in controller.chain {
            let definition = link.definition
            rules.inherit(definition.unboxed.rules.rows, definition.unboxed.rules.cells)
        }
        return rules
    }
}

extension SceneIndex {
    /// The ids of the tables in the scenes of a class; nil where no scene is of the class, or where
    /// view files may hold tables.
    func tableNames(of definition: Box<ClassDefinition>) -> [String]? {
        classes[definition.name.value].flatMap { use.tableNames(of: $0) }
    }

    /// The rules by which the rows of a table choose a prototype: those of its fed sections, or of the
    /// controller's class where the rows are code's.
    func cellRules(of site: TableSite) -> [Box<CellRuleDefinition>] {
        if site.isStatic { return site.table.unboxed.fedRules }
        return controller(of: site).map { rules(of: site, in: $0).cells } ?? []
    }

    /// The identifiers that rows of a table ask for and none of its prototypes has.
    func undeclaredIdentifiers(of site: TableSite) -> [Located<String>] {
        let known = Set(site.table.identifiers)
        return cellRules(of: site).compactMap(\.identifier).filter { !known.contains($0.value) }
    }
}

/// Where the rows of a table come from and how they are shown.
struct RowRules {
    var rows: Located<Box<RowsDefinition>>?
    var cells: [Box<CellRuleDefinition>] = []

    /// Takes over what is not said yet.
    fileprivate mutating func inherit(
        _ rows: Located<Box<RowsDefinition>>?,
        _ cells: [Box<CellRuleDefinition>]
    ) {
        if self.rows == nil { self.rows = rows }
        if self.cells.isEmpty { self.cells = cells }
    }
}

extension TableDefinition {
    /// The reuse identifiers of the prototypes.
    var identifiers: [String] { (prototypes ?? []).compactMap { $0.identifier?.value } }

    /// The identifiers of the prototypes that none of some rules asks for.
    func identifiers(unusedBy rules: [Box<CellRuleDefinition>]) -> [Located<String>] {
        let asked = Set(rules.compactMap { $0.identifier?.value })
        return (prototypes ?? []).compactMap(\.identifier).filter { !asked.contains($0.value) }
    }

    /// The rules of the fed sections.
    var fedRules: [Box<CellRuleDefinition>] { (sections ?? []).flatMap { $0.rules } }

    /// Whether rows come in groups with room around them, where no index is shown.
    package var isGrouped: Bool {
        guard case .choice(let style) = properties[.style]?.value else { return false }
        return style == "grouped" || style == "insetGrouped"
    }
}
