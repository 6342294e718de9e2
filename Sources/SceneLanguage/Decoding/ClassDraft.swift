package import SceneText

/// A class while its keys are read.
struct ClassDraft: MappingDraft, TableRulesHolder {
    let name: Located<String>
    let range: SourceRange
    var superclass: Located<String>?
    var implementation: Located<Implementation>?
    var outlets: [OutletDeclaration] = []
    var properties: [PropertyDeclaration] = []
    var rules = TableRulesDefinition()
    var tables: [NamedTableRules] = []
    var preparations: [PreparationDefinition] = []
    var shouldPerform: [AssignmentDefinition] = []
    var configureView: [AssignmentDefinition] = []
    var prepareForReuse: [AssignmentDefinition] = []
    var actions: [ActionDeclaration] = []

    private static let ruleKeys = Catalog.classes.shape.keys.bits(of: Catalog.ruleKeys)

    init(_ field: Field, _ decoder: SceneDecoder) {
        name = decoder.givenName(of: field)
        range = decoder.range(of: field)
    }

    init(_ definition: ClassDefinition) {
        name = definition.name
        range = definition.range
        superclass = definition.superclass
        implementation = definition.implementation
        outlets = definition.outlets
        properties = definition.properties
        rules = definition.rules
        tables = definition.tables
        preparations = definition.preparations
        shouldPerform = definition.shouldPerform
        configureView = definition.configureView
        prepareForReuse = definition.prepareForReuse
        actions = definition.actions
    }

    mutating func finish(_ reading: Reading, _ decoder: SceneDecoder) -> ClassDefinition? {
        rules.firstKey = decoder.firstKey(of: Self.ruleKeys, reading, Catalog.classes.shape)
        if implementation?.value == .swift { decoder.leaveOutScripts(of: &self, reading) }
        return ClassDefinition(self)
    }
}

extension NamedTableRules: MappingDraft {
    private static let ruleKeys = Catalog.tableRules.shape.keys.bits(of: Catalog.ruleKeys)

    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(table: decoder.givenName(of: field), rules: TableRulesDefinition())
    }

    mutating func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        rules.firstKey = decoder.firstKey(of: Self.ruleKeys, reading, Catalog.tableRules.shape)
        return self
    }
}

/// What holds the rules of a table.
protocol TableRulesHolder {
    var rules: TableRulesDefinition { get set }
}

extension NamedTableRules: TableRulesHolder {}

extension TableRulesDefinition {
    /// The one rule for all rows.
    var cell: CellRuleDefinition? {
        get { cells.first }
        set { cells = newValue.map { [$0] } ?? [] }
    }
}

extension SceneDecoder {
    /// The first of some keys that a mapping has.
    fileprivate func firstKey(
        of keys: UInt64,
        _ reading: Reading,
        _ shape: Shape
    ) -> Located<String>? {
        let seen = keys & reading.seen
        guard seen != 0, let entry = entry(of: seen, in: reading.field.value, shape) else {
            return nil
        }
        return Located(tree.text(of: entry.symbol), at: tree.range(entry.key))
    }
}

/// A property of a class while its keys are read.
struct PropertyDraft: MappingDraft {
    let name: Located<String>
    var type: Located<PropertyTypeName>?
    var start: Located<DataValue>?
    var configures = true

    init(_ field: Field, _ decoder: SceneDecoder) { name = decoder.givenName(of: field) }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> PropertyDeclaration? {
        PropertyDeclaration(name: name, type: type, start: start, configures: configures)
    }
}

extension KeyReader where Value == Located<OutletType> {
    static var outletType: KeyReader { KeyReader(.outletType) { $0.outletType($1) } }
}

extension KeyReader where Value == Located<PropertyTypeName> {
    static var propertyType: KeyReader { KeyReader(.propertyType) { $0.propertyType($1) } }
}

extension SceneDecoder {
    /// Reads `Label`, `Label?` or `[Label]`; an unquoted `[Label]` is a list of one.
    fileprivate func outletType(_ field: Field) -> Located<OutletType>? {
        let range = range(of: field)
        if tree.kind(field.value) == .sequence, tree.count(field.value) == 1,
            let element = items(of: field).compactMap(plainText).first
        {
            return Located(OutletType(className: element.value, isCollection: true), at: range)
        }
        guard let text = plainText(field) else { return nil }
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
        if characters.last == UInt8(ascii: "!") {
            return forcedType(text)
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

    /// Reports a type of Swift with a `!`, which is read as the one without.
    private func forcedType(_ text: Located<String>) -> Located<OutletType>? {
        let name = String(text.value.dropLast())
        guard name.isIdentifier else {
            reportBadType(text, "write only the class, such as 'Label'")
            return nil
        }
        let meant = Catalog.className(ofUIKit: name) ?? name
        log.report(
            .unknownType,
            "'\(text.value)' is not a type",
            at: mark(text.range),
            helps: [
                Help(
                    "write '\(meant)': an outlet is always there unless its type ends with '?'",
                    replacing: mark(text.range),
                    with: meant
                )
            ]
        )
        return Located(OutletType(className: meant), at: text.range)
    }

    fileprivate func propertyType(_ field: Field) -> Located<PropertyTypeName>? {
        guard let text = plainText(field) else { return nil }
        let characters = text.value.utf8
        let isOptional = characters.last == UInt8(ascii: "?")
        let base = isOptional ? String(Substring(characters.dropLast())) : text.value
        guard let type = PropertyTypeName.Base(rawValue: base) else {
            let names = PropertyTypeName.Base.allCases.map(\.rawValue)
            if let meant = PropertyTypeName.spelling(ofSwift: base) {
                let written = meant + (isOptional ? "?" : "")
                log.report(
                    .unknownType,
                    "'\(text.value)' is not a type",
                    at: mark(text.range),
                    helps: [Help("write '\(written)'", replacing: mark(text.range), with: written)]
                )
                return PropertyTypeName.Base(rawValue: meant).map {
                    Located(PropertyTypeName(base: $0, isOptional: isOptional), at: text.range)
                }
            }
            let help =
                helpForAssignment(text.value, among: names)
                ?? NearestName.nearest(to: base, among: names)
                .map { "a type with a similar name exists: '\($0)'" }
                ?? "types are \(names.quotedList), each with '?' if it may be nil"
            reportBadType(text, help)
            return nil
        }
        return Located(PropertyTypeName(base: type, isOptional: isOptional), at: text.range)
    }

    /// How a type is written that has its value after it, as in Swift: `Int = 0`.
    private func helpForAssignment(_ text: String, among names: [String]) -> String? {
        let parts = text.split(separator: "=", maxSplits: 1).map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        guard parts.count == 2, names.contains(parts[0].filter { $0 != "?" }) else { return nil }
        return "write '{type: \(parts[0]), value: \(parts[1])}'"
    }

    private func reportBadType(_ text: Located<String>, _ help: String) {
        log.report(
            .unknownType,
            "'\(text.value)' is not a type",
            at: mark(text.range),
            helps: [Help(help)]
        )
    }
}

extension DiagnosticCode {
    package static let unknownType = DiagnosticCode(
        "unknown-type",
        .names,
        summary: "the type of an outlet or a property cannot be read",
        explanation: """
            The type of an outlet is a class: `Label`, `Label?` if it may stay unconnected, `[Label]` for a \
            collection. A property is a `String`, `Int`, `Double`, `Bool`, `Record` or `List`, with `?` if it may be \
            nil.
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
