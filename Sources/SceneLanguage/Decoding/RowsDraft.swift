import SceneText

extension RowsDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension Entry where Draft == RowsDefinition {
    /// A header or a footer: a title that is computed, or views whose texts are.
    static func title(
        _ name: String,
        _ title: any WritableKeyPath<RowsDefinition, ValueDefinition?> & Sendable,
        _ view: any WritableKeyPath<RowsDefinition, BodyDefinition?> & Sendable,
        _ summary: String,
        default fallback: String? = nil
    ) -> Entry {
        let key = Key(name, .either([.value, .body]), summary, default: fallback)
        return Entry(key) { decoder, field, rows in
            let isScalar = decoder.tree.kind(field.value) == .scalar
            if isScalar || decoder.unquotedExpression(field.value) != nil {
                rows[keyPath: title] = decoder.value(field)
            } else {
                rows[keyPath: view] = decoder.body(field)
            }
        }
    }
}

extension Entry where Draft == RowsDefinition {
    /// Whether there is an index, or the title of each section in it.
    static func rowIndex(_ name: String, _ summary: String, default fallback: String) -> Entry {
        let switching = KeyReader<Located<Bool>>.boolean
        let key = Key(name, .either([.boolean, .value]), summary, default: fallback)
        return Entry(key) { decoder, field, rows in
            if decoder.isBoolean(field.value) || decoder.isWordForTruth(field.value) {
                rows.index = switching.read(decoder, field)
            } else if let title = decoder.value(field) {
                rows.index = Located(true, at: title.range)
                rows.indexTitle = title
            }
        }
    }
}

extension CellRuleDefinition: MappingDraft {
    private static let conditionKey = Catalog.cellRule.shape.keys.bits(of: ["when"])

    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }

    mutating func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        isConditional = reading.seen & Self.conditionKey != 0
        return self
    }
}

extension KeyReader where Value == RowsDefinition {
    /// The name of data, an expression, a list, or a mapping.
    static var rows: KeyReader {
        let types: [KeyType] = [.reference(.data), .expression, .shape(.rows), .dataList]
        return KeyReader(.either(types)) { decoder, field in decoder.rows(field) }
    }
}

extension KeyReader where Value == RowsDefinition.Origin {
    static var rowCount: KeyReader {
        let count = KeyReader<ValueDefinition>.count(maximum: Limits().countedRows)
        return KeyReader(count.type) { decoder, field in
            count.read(decoder, field).map { .count($0) }
        }
    }

    /// The name of data, an expression, or a list.
    static var rowOrigin: KeyReader {
        let type = KeyType.either([.reference(.data), .expression, .dataList])
        return KeyReader(type) { decoder, field in
            switch decoder.tree.kind(field.value) {
            case .sequence: return .inline(decoder.data(field))
            case .mapping:
                decoder.reportWrongType(field, expected: type)
                return nil
            case .scalar: return decoder.rowOrigin(field)
            }
        }
    }
}

extension KeyReader where Value == CellRuleDefinition {
    static var cellRule: KeyReader { .shape(Catalog.cellRule) }
}

extension KeyReader where Value == [CellRuleDefinition] {
    /// Rules; each except the last says which rows it is for.
    static var cellRules: KeyReader { checked(.onlyList(.cellRule)) }

    /// The rules of a fed section, where one means a list of one.
    static var sectionRules: KeyReader { checked(.list(.cellRule)) }

    private static func checked(_ rules: KeyReader) -> KeyReader {
        KeyReader(rules.type) { decoder, field in
            let rules = rules.read(decoder, field)
            for rule in rules?.dropLast() ?? [] where !rule.isConditional {
                decoder.reportMissing(
                    "each rule except the last needs the key 'when'",
                    at: rule.identifier?.range ?? rule.range,
                    help: "rules are tried in order, and one without 'when' matches every row"
                )
            }
            return rules
        }
    }
}

extension KeyReader where Value == [AssignmentDefinition] {
    /// A mapping from paths to values.
    static var assignments: KeyReader {
        .map(.paths, to: .value) { AssignmentDefinition(path: $0, value: $1) }
    }
}

extension SceneDecoder {
    fileprivate func rows(_ field: Field) -> RowsDefinition? {
        var rows = RowsDefinition(range: range(of: field))
        switch tree.kind(field.value) {
        case .mapping: return read(field, as: Catalog.rows)
        case .sequence: rows.origin = .inline(data(field))
        case .scalar:
            if case .int(let count) = tree.resolved(field.value) {
                reportRowCount(count, at: rows.range)
                return rows
            }
            guard let origin = rowOrigin(field) else { return nil }
            rows.origin = origin
        }
        return rows
    }

    /// The name of data, or an expression for rows.
    fileprivate func rowOrigin(_ field: Field) -> RowsDefinition.Origin? {
        guard let name = plainText(field) else { return nil }
        guard template(field.value) != nil else { return .data(name) }
        return value(field).map { .expression($0) }
    }

    private func reportRowCount(_ count: Int, at range: SourceRange) {
        let edit = TextEdit(source, range, replacement: "{count: \(count)}")
        log.report(
            .wrongType,
            "'rows' takes the name of data, a list or a mapping, not the number \(count)",
            at: mark(range),
            helps: [Help("write 'rows: {count: \(count)}' for that many rows", edit: edit)]
        )
    }

    /// Reads a value that code would compute: a literal, or a text with expressions in it.
    func value(_ field: Field) -> ValueDefinition? {
        let range = range(of: field)
        if let template = braces(field.value) {
            // Doubled braces alone are text, with single ones.
            let content = template.literal.map { ValueDefinition.Content.literal(.string($0)) }
            return ValueDefinition(content: content ?? .template(template), range: range)
        }
        guard tree.kind(field.value) != .mapping else {
            reportWrongType(field.value, expected: .value, for: "an assignment")
            return nil
        }
        guard !isBooleanOfYAMLAlone(field.value) else {
            reportWrongType(field, expected: .boolean)
            return nil
        }
        return ValueDefinition(content: .literal(data(field).value), range: range)
    }

    /// Reads a value that has to be one whole expression.
    func expression(_ field: Field) -> ValueDefinition? {
        var read: ValueDefinition?
        let findings = trial { read = value(field) }
        let isSingle =
            if case .template(let template)? = read?.content { template.isSingleExpression } else {
                false
            }
        // What is drawn of a text does not matter where it cannot be one.
        for finding in findings where isSingle || finding.code != .literalExpression {
            log.report(finding)
        }
        guard let value = read, !isSingle else { return read }
        let name = name(of: field)
        log.report(
            .wrongType,
            "'\(name)' takes an expression in braces, not \(description(of: field.value))",
            at: mark(value.range),
            helps: ["write '\(name): \"{…}\"'"]
        )
        return nil
    }
}
