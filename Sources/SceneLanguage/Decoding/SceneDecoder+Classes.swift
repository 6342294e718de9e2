package import SceneText

extension SceneDecoder {
    /// Decodes `classes:`.
    func classes(_ node: YAMLNodeID) -> [Box<ClassDefinition>] {
        let type = "a mapping from names to classes"
        return definitions(of: node, type, for: "classes") { decoder, name, value in
            Box(decoder.classDefinition(value, name: name))
        }
    }

    private func classDefinition(_ node: YAMLNodeID, name: Located<String>) -> ClassDefinition {
        var definition = ClassDefinition(name: name, range: tree.range(node))
        if !name.value.isClassName {
            log.report(
                Diagnostic(
                    .badID,
                    "'\(name.value)' is not the name of a class",
                    at: mark(name.range)
                )
            )
        }
        decode(node, into: &definition)
        return definition
    }

    private func decode(_ node: YAMLNodeID, into definition: inout ClassDefinition) {
        scripts.removeAll(keepingCapacity: true)
        for field in fields(of: node, as: .class, owner: definition.name.range) {
            if !field.keyword.declaresClass { scripts.append(field) }
            switch field.keyword {
            case .superclass: definition.superclass = plainText(field.value, for: field.name)
            case .implementation:
                definition.implementation = choice(
                    field.value,
                    of: .implementation,
                    for: field.name
                )
            case .outlets: definition.outlets = outletDeclarations(field)
            case .properties: definition.properties = propertyDeclarations(field)
            case .tables: definition.tables = namedRules(field)
            case .prepare: definition.preparations = preparations(field)
            case .shouldPerform: definition.shouldPerform = assignments(field)
            case .configureView: definition.configureView = assignments(field)
            case .actions: definition.actions = actionDeclarations(field)
            default: decodeRule(field, into: &definition.rules)
            }
        }
        if definition.implementation?.saysSwift == true { leaveOutScripts(of: &definition) }
    }

    private func decodeRule(_ field: Field, into rules: inout TableRulesDefinition) {
        if rules.firstKey == nil { rules.firstKey = Located(field.name, at: field.keyRange) }
        switch field.keyword {
        case .rows: rules.rows = rows(field).map { Located($0, at: field.keyRange) }
        case .cell, .cells: decodeCellRules(field, into: &rules)
        case .willDisplay: rules.willDisplay = assignments(field)
        case .editing: rules.editing = editing(field)
        case .select: rules.select = effects(field.value)
        case .deselect: rules.deselect = effects(field.value)
        default: rules.accessoryTapped = effects(field.value)
        }
    }

    private func decodeCellRules(_ field: Field, into rules: inout TableRulesDefinition) {
        if let first = rules.cells.first {
            reportConflict(
                "rows are made by either 'cell' or 'cells'",
                at: field.keyRange,
                with: first.range
            )
            return
        }
        if field.keyword == .cell {
            rules.cells = [cellRule(field.value, owner: field.keyRange)]
            return
        }
        guard tree.kind(field.value) == .sequence else {
            reportWrongType(field.value, expected: "a list of cell rules", for: field.name)
            return
        }
        for item in items(of: field.value) {
            let owner = tree.kind(item) == .mapping ? firstKeyRange(of: item) : tree.range(item)
            rules.cells.append(cellRule(item, owner: owner))
        }
        checkConditions(of: rules.cells)
    }

    /// Of several rules each but the last says which rows it is for.
    func checkConditions(of rules: [Box<CellRuleDefinition>]) {
        for rule in rules.dropLast() where !rule.isConditional {
            reportMissing(
                "each rule but the last needs the key 'when'",
                at: rule.identifier?.range ?? rule.range,
                help: "rules are tried in order, and one without 'when' takes every row"
            )
        }
    }

    private func namedRules(_ field: Field) -> [NamedTableRules] {
        var tables: [NamedTableRules] = []
        for (table, value) in entries(
            of: field.value,
            "a mapping from ids to rules",
            for: field.name
        ) {
            var rules = TableRulesDefinition()
            for part in fields(of: value, as: .tableRules, owner: table.range) {
                decodeRule(part, into: &rules)
            }
            tables.append(NamedTableRules(table: table, rules: rules))
        }
        return tables
    }

    private func preparations(_ field: Field) -> [PreparationDefinition] {
        var preparations: [PreparationDefinition] = []
        preparations.reserveCapacity(tree.count(field.value))
        for (identifier, value) in entries(
            of: field.value,
            "a mapping from identifiers to properties",
            for: field.name
        ) {
            preparations.append(
                PreparationDefinition(
                    identifier: identifier,
                    assignments: assignments(value, for: identifier.value)
                )
            )
        }
        return preparations
    }

    private func outletDeclarations(_ field: Field) -> [OutletDeclaration] {
        var outlets: [OutletDeclaration] = []
        outlets.reserveCapacity(tree.count(field.value))
        for (name, node) in entries(
            of: field.value,
            "a mapping from outlets to types",
            for: field.name
        ) {
            guard let type = outletType(node, for: name.value) else { continue }
            outlets.append(OutletDeclaration(name: name, type: type))
        }
        return outlets
    }

    /// Reads `Label`, `Label?` or `[Label]`; an unquoted `[Label]` is a list of one.
    private func outletType(_ node: YAMLNodeID, for name: String) -> Located<OutletType>? {
        let range = tree.range(node)
        if tree.kind(node) == .sequence, tree.count(node) == 1,
            let item = Array(tree.items(node)).first,
            let element = plainText(item, for: name)
        {
            return Located(OutletType(className: element.value, isCollection: true), at: range)
        }
        guard let text = plainText(node, for: name) else { return nil }
        var type = OutletType(className: text.value)
        let characters = text.value.utf8
        if characters.last == UInt8(ascii: "?") {
            type.isOptional = true
            type.className = String(Substring(characters.dropLast()))
        } else if characters.last == UInt8(ascii: "]"), characters.first == UInt8(ascii: "["),
            characters.count > 2
        {
            type.isCollection = true
            type.className = String(text.value.dropFirst().dropLast())
        }
        guard type.className.isIdentifier else {
            reportBadType(
                text,
                "the type of an outlet is a class, such as 'Label', 'Label?' or '[Label]'"
            )
            return nil
        }
        return Located(type, at: range)
    }

    private func propertyDeclarations(_ field: Field) -> [PropertyDeclaration] {
        var properties: [PropertyDeclaration] = []
        properties.reserveCapacity(tree.count(field.value))
        for (name, node) in entries(
            of: field.value,
            "a mapping from properties to types",
            for: field.name
        ) {
            var type: Located<PropertyTypeName>?
            var start: Located<DataValue>?
            for part in fields(of: node, as: .property, owner: name.range) {
                if part.keyword == .type {
                    type = propertyType(part.value, for: name.value)
                } else {
                    start = dataValue(part.value)
                }
            }
            properties.append(PropertyDeclaration(name: name, type: type, start: start))
        }
        return properties
    }

    private func propertyType(_ node: YAMLNodeID, for name: String) -> Located<PropertyTypeName>? {
        guard let text = plainText(node, for: name) else { return nil }
        let characters = text.value.utf8
        let isOptional = characters.last == UInt8(ascii: "?")
        let base = isOptional ? String(Substring(characters.dropLast())) : text.value
        guard let type = PropertyTypeName.Base(rawValue: base) else {
            let names = PropertyTypeName.Base.allCases.map(\.rawValue)
            let help =
                NearestName.nearest(to: base, among: names)
                .map { "a type with a similar name exists: '\($0)'" }
                ?? "types are \(names.quotedList), each with '?' if it may be nil"
            reportBadType(text, help)
            return nil
        }
        return Located(PropertyTypeName(base: type, isOptional: isOptional), at: text.range)
    }

    private func reportBadType(_ text: Located<String>, _ help: String) {
        log.report(
            Diagnostic(
                .unknownType,
                "'\(text.value)' is not a type",
                at: mark(text.range),
                helps: [Help(help)]
            )
        )
    }
}

extension DiagnosticCode {
    package static let unknownType = DiagnosticCode(
        "unknown-type",
        .names,
        summary: "the type of an outlet or a property cannot be read",
        explanation: """
            An outlet has the type of a class: `Label`, `Label?` when it may stay unconnected, \
            `[Label]` for a collection. A property is a `String`, `Int`, `Double`, `Bool`, `Record` \
            or `List`, with `?` when it may be nil.
            """,
        good: """
            scenes:
              detail:
                controller: view
                class: Detail
                view:
                  - label: {id: name}
                outlets: {nameLabel: name}
            classes:
              Detail:
                superclass: ViewController
                properties:
                  person: String?
                outlets: {nameLabel: Label}
                configureView:
                  nameLabel.text: "{person?}"
            """,
        replacing: "String?",
        with: "Strng?"
    )
}
