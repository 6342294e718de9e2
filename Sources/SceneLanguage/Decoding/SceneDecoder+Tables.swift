import SceneText

extension SceneDecoder {
    /// Decodes the table of a table controller.
    func table(_ node: YAMLNodeID, keyRange: SourceRange) -> TableDefinition {
        var table = TableDefinition(range: tree.range(node), keyRange: keyRange)
        decode(node, into: &table)
        return table
    }

    private func decode(_ node: YAMLNodeID, into table: inout TableDefinition) {
        for field in fields(of: node, as: .table, owner: table.keyRange) {
            if field.keyword == .id {
                table.id = identifier(field.value, for: field.name)
            } else if !decodeTablePart(field, into: &table), let property = property(field) {
                if table.properties.isEmpty {
                    // One key at least holds the rows.
                    table.properties.reserveCapacity(max(tree.count(node) - 1, 1))
                }
                table.properties.append(property)
            }
        }
        checkContent(of: table)
        checkIndex(of: table)
    }

    private func isBoolean(_ node: YAMLNodeID) -> Bool {
        guard tree.kind(node) == .scalar, case .bool = tree.resolved(node) else { return false }
        return true
    }

    /// Reports the way in which the rows of a class get their index.
    private func reportIndexSwitch(_ field: Field) {
        log.report(
            Diagnostic(
                .wrongType,
                "'index' of a table takes titles, not \(description(of: field.value))",
                at: mark(tree.range(field.value)),
                helps: [
                    Help("write a title for each section: 'index: [A, B, C]'"),
                    Help("'index: true' stands in the 'rows' of a class"),
                ]
            )
        )
    }

    /// Reports titles of the index that lead nowhere.
    func checkIndex(of table: TableDefinition) {
        guard let sections = table.sections, !sections.isEmpty,
            let index = table.properties["index"], case .list(let titles) = index.value,
            titles.count > sections.count
        else { return }
        log.report(
            Diagnostic(
                .outOfRange,
                "the index has \(titles.count) titles, and the table \(sections.count) sections",
                at: mark(index.range),
                helps: [Help("each title leads to the section that has its place")]
            )
        )
    }

    /// Decodes a key under which a table holds more than a value; says whether it was one.
    func decodeTablePart(_ field: Field, into table: inout TableDefinition) -> Bool {
        switch field.keyword {
        case .content:
            table.declaredContent = choice(field.value, of: .tableContent, for: field.name)
        case .prototypes: table.prototypes = cells(field)
        case .sections: table.sections = sections(field)
        case .header: table.header = body(field.value).map { Box($0) }
        case .footer: table.footer = body(field.value).map { Box($0) }
        case .restorationIdentifier:
            table.restorationIdentifier = plainText(field.value, for: field.name)
        case .index where isBoolean(field.value): reportIndexSwitch(field)
        default: return false
        }
        return true
    }

    private func checkContent(of table: TableDefinition) {
        guard let declared = table.declaredContent else { return }
        let isDynamic = declared.value == "dynamic"
        guard isDynamic == (table.sections != nil) else { return }
        guard table.sections != nil || table.prototypes != nil else { return }
        log.report(
            Diagnostic(
                .conflictingKeys,
                isDynamic
                    ? "a table with 'sections' is static, not dynamic"
                    : "a table with 'prototypes' alone is dynamic, not static",
                at: mark(declared.range),
                helps: [Help("leave 'content' out, or make the two agree")]
            )
        )
    }

    private func sections(_ field: Field) -> [Box<SectionDefinition>] {
        guard tree.kind(field.value) == .sequence else {
            reportWrongType(field.value, expected: "a list of sections", for: field.name)
            return []
        }
        let count = tree.count(field.value)
        guard count <= limits.sections else {
            log.report(
                Diagnostic(
                    .limitReached,
                    "a table has at most \(limits.sections) sections, not \(count)",
                    at: mark(field.keyRange)
                )
            )
            return []
        }
        var sections: [Box<SectionDefinition>] = []
        sections.reserveCapacity(count)
        for item in items(of: field.value) { sections.append(Box(section(item))) }
        return sections
    }

    private func section(_ node: YAMLNodeID) -> SectionDefinition {
        var section = SectionDefinition(range: tree.range(node))
        decode(node, into: &section)
        return section
    }

    private func decode(_ node: YAMLNodeID, into section: inout SectionDefinition) {
        var cellsKey: SourceRange?
        var fedKey: SourceRange?
        var rowsKey: SourceRange?
        let owner = tree.kind(node) == .mapping ? firstKeyRange(of: node) : section.range
        // Beside the rows most sections have titles and nothing else.
        let others = tree.count(node) - 1
        if others > 0 { section.properties.reserveCapacity(others) }
        for field in fields(of: node, as: .section, owner: owner) {
            switch field.keyword {
            case .name: section.name = identifier(field.value, for: field.name)
            case .header: section.headerView = title(field, of: &section)
            case .footer: section.footerView = title(field, of: &section)
            case .cells:
                cellsKey = field.keyRange
                section.cells = cells(field)
            case .rows:
                fedKey = field.keyRange
                rowsKey = field.keyRange
                section.rows = rows(field)
            case .cell:
                fedKey = fedKey ?? field.keyRange
                section.rules = cellRules(field)
            default:
                if let property = property(field) { section.properties.append(property) }
            }
        }
        if let cellsKey, let fedKey {
            reportConflict(
                "a section has either 'cells' or 'rows'",
                at: fedKey,
                with: cellsKey,
                help: "put the fed rows into a section of their own"
            )
        } else if rowsKey != nil, section.rules.isEmpty {
            reportMissing("a section with 'rows' needs the key 'cell'", at: rowsKey ?? owner)
        } else if let fedKey, section.rows == nil, rowsKey == nil {
            reportMissing("a section with 'cell' needs the key 'rows'", at: fedKey)
        }
    }

    /// Decodes the rules of a fed section; one stands for a list of one.
    private func cellRules(_ field: Field) -> [Box<CellRuleDefinition>] {
        var rules: [Box<CellRuleDefinition>] = []
        for item in items(of: field.value) {
            let isAlone = item == field.value
            let owner = isAlone ? field.keyRange : firstKeyRange(of: item)
            rules.append(cellRule(item, owner: owner))
        }
        checkConditions(of: rules)
        return rules
    }

    /// Decodes a header or footer: a title becomes a property, views are returned.
    private func title(_ field: Field, of section: inout SectionDefinition) -> Box<BodyDefinition>?
    {
        guard tree.kind(field.value) == .scalar else { return body(field.value).map { Box($0) } }
        if let property = property(field, as: .text) {
            section.properties.append(property)
        }
        return nil
    }
}
