import SceneText

extension SceneDecoder {
    /// Decodes `rows:`: a data name, a list, or a mapping.
    func rows(_ field: Field) -> Box<RowsDefinition>? {
        let node = field.value
        var rows = RowsDefinition(range: tree.range(node))
        switch tree.kind(node) {
        case .scalar:
            if case .int(let count) = tree.resolved(node) {
                reportRowCount(count, at: rows.range)
                return Box(rows)
            }
            guard let name = plainText(node, for: field.name) else { return nil }
            rows.origin = template(node) == nil ? .data(name) : value(node).map { .expression($0) }
        case .sequence:
            rows.origin = dataValue(node).map { .inline($0) }
        case .mapping:
            decodeRows(node, owner: field.keyRange, into: &rows)
        }
        return Box(rows)
    }

    private func reportRowCount(_ count: Int, at range: SourceRange) {
        let edit = TextEdit(source, range, replacement: "{count: \(count)}")
        log.report(
            Diagnostic(
                .wrongType,
                "'rows' takes the name of data, a list or a mapping, not the number \(count)",
                at: mark(range),
                helps: [Help("write 'rows: {count: \(count)}' for so many rows", edit: edit)]
            )
        )
    }

    private func decodeRows(
        _ node: YAMLNodeID,
        owner: SourceRange,
        into rows: inout RowsDefinition
    ) {
        var origin: SourceRange?
        let errors = log.diagnostics.count
        for field in fields(of: node, as: .rows, owner: owner) {
            switch field.keyword {
            case .count, .from:
                if let origin {
                    reportConflict(
                        "rows have either 'count' or 'from'",
                        at: field.keyRange,
                        with: origin
                    )
                    continue
                }
                origin = field.keyRange
                rows.origin = field.keyword == .count ? count(field) : from(field)
            case .section: rows.section = expression(field)
            case .rows: rows.rows = expression(field)
            case .header: rows.header = value(field.value)
            case .footer: rows.footer = value(field.value)
            case .index: rows.index = boolean(field.value, for: field.name)
            default: rows.name = value(field.value)
            }
        }
        if origin == nil, log.diagnostics.count == errors {
            reportMissing("rows need the key 'from' or 'count'", at: owner)
        }
        if let section = rows.section, let nested = rows.rows {
            reportConflict(
                "rows are grouped by 'section' or taken from 'rows'",
                at: max(section.range.start, nested.range.start) == section.range.start
                    ? section.range : nested.range,
                with: max(section.range.start, nested.range.start) == section.range.start
                    ? nested.range : section.range
            )
        }
    }

    private func count(_ field: Field) -> RowsDefinition.Origin? {
        if template(field.value) != nil { return value(field.value).map { .count($0) } }
        guard
            let count = integer(
                field.value,
                minimum: 0,
                maximum: limits.countedRows,
                for: field.name
            )
        else { return nil }
        return .count(ValueDefinition(content: .literal(.int(count.value)), range: count.range))
    }

    private func from(_ field: Field) -> RowsDefinition.Origin? {
        switch tree.kind(field.value) {
        case .sequence: return dataValue(field.value).map { .inline($0) }
        case .mapping:
            reportWrongType(
                field.value,
                expected: "the name of data, an expression, or a list",
                for: field.name
            )
            return nil
        case .scalar:
            guard let name = plainText(field.value, for: field.name) else { return nil }
            guard template(field.value) != nil else { return .data(name) }
            return value(field.value).map { .expression($0) }
        }
    }

    /// Decodes the rule by which rows of one prototype are filled.
    func cellRule(_ node: YAMLNodeID, owner: SourceRange) -> Box<CellRuleDefinition> {
        var rule = CellRuleDefinition(range: tree.range(node))
        for field in fields(of: node, as: .cellRule, owner: owner) {
            switch field.keyword {
            case .identifier: rule.identifier = plainText(field.value, for: field.name)
            case .when:
                rule.isConditional = true
                rule.condition = expression(field)
            case .set: rule.set = assignments(field)
            default: rule.height = height(field)
            }
        }
        return Box(rule)
    }

    private func height(_ field: Field) -> ValueDefinition? {
        if template(field.value) != nil { return expression(field) }
        guard let height = number(field.value, minimum: 0, for: field.name) else { return nil }
        return ValueDefinition(content: .literal(.double(height.value)), range: height.range)
    }

    /// Decodes a mapping from paths to values.
    func assignments(_ field: Field) -> [AssignmentDefinition] {
        assignments(field.value, for: field.name)
    }

    /// Decodes a mapping from paths to values.
    func assignments(_ node: YAMLNodeID, for name: String) -> [AssignmentDefinition] {
        var assignments: [AssignmentDefinition] = []
        assignments.reserveCapacity(tree.count(node))
        for (path, node) in entries(of: node, "a mapping from names to values", for: name) {
            if let value = value(node) {
                assignments.append(AssignmentDefinition(path: path, value: value))
            }
        }
        return assignments
    }

    /// Reads a value that code would compute: a literal, or a text with expressions in it.
    func value(_ node: YAMLNodeID) -> ValueDefinition? {
        let range = tree.range(node)
        if let template = braces(node) {
            // Doubled braces alone are text, with single ones.
            let content = template.literal.map { ValueDefinition.Content.literal(.string($0)) }
            return ValueDefinition(content: content ?? .template(template), range: range)
        }
        switch tree.kind(node) {
        case .mapping:
            reportWrongType(node, expected: "a value or an expression", for: "an assignment")
            return nil
        case .sequence:
            return dataValue(node).map {
                ValueDefinition(content: .literal($0.value), range: range)
            }
        case .scalar:
            return ValueDefinition(content: .literal(DataValue(tree, node)), range: range)
        }
    }

    /// Reads a value that has to be one whole expression.
    func expression(_ field: Field) -> ValueDefinition? {
        guard let value = value(field.value) else { return nil }
        if case .template(let template) = value.content, template.isSingleExpression {
            return value
        }
        log.report(
            Diagnostic(
                .wrongType,
                "'\(field.name)' takes an expression in braces, not \(description(of: field.value))",
                at: mark(value.range),
                helps: [Help("write '\(field.name): \"{…}\"'")]
            )
        )
        return nil
    }
}
