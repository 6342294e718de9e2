import SceneText

extension SceneSchema {
    /// The types that several keys share, each under a name of its own.
    private enum Term: String, CaseIterable {
        /// Any scalar: a number or a boolean counts as the text that it is written with.
        case text

        /// A text with expressions in braces, or without.
        case template

        /// A text without expressions, in which braces are doubled.
        case literal
        case identifier

        /// A text that is one whole expression.
        case expression

        /// What code would compute: a literal or an expression.
        case value
        case color
        case font
        case date
        case frame
        case extent
        case anyView = "any-view"
        case body
        case constraint = "any-constraint"
    }

    /// The definitions of the shared types.
    static var terms: Members {
        Term.allCases.map { ($0.rawValue, .record(.init(members(of: $0)))) }
    }

    /// The schema of a property of some type, in place of which an expression may be.
    static func property(of type: KeyType) -> Members {
        switch type {
        case .text: members(of: type)
        case .list(.text):
            // One text alone is a list of it, but what it computes is the whole list.
            anyOf([refer(to: .literal), refer(to: .expression), list(of: refer(to: .template))])
        case .list(let element):
            anyOf([property(of: element), list(of: property(of: element))])
        case .either(let types): anyOf(types.map(property))
        case .view, .body: members(of: type)
        default: anyOf([members(of: type), refer(to: .expression)])
        }
    }

    /// The schema of a value of some type.
    static func members(of type: KeyType) -> Members {
        switch type {
        case .text: refer(to: .template)
        case .plainText: refer(to: .text)
        case .identifier, .reference(.scene), .reference(.view), .reference(.style),
            .reference(.data):
            refer(to: .identifier)
        case .reference(.class): refer(to: .text)
        case .step: pattern("^ *(\(words(StepParser.verbs)))( |$)")
        case .propertyType:
            pattern("^(\(words(PropertyTypeName.Base.allCases.map(\.rawValue))))\\??$")
        case .integer(let minimum, let maximum):
            [("type", .string("integer"))]
                + bounds([
                    ("minimum", minimum.map { .int($0) }), ("maximum", maximum.map { .int($0) }),
                ])
        case .number(let minimum, let maximum, let above):
            [("type", .string("number"))]
                + bounds([
                    ("minimum", minimum.map(bound)), ("maximum", maximum.map(bound)),
                    ("exclusiveMinimum", above.map(bound)),
                ])
        case .boolean: [("type", .string("boolean"))]
        case .always: [("const", .bool(true))]
        case .choice(let choice): oneOf(choice.words.map(\.name))
        case .color: refer(to: .color)
        case .font: refer(to: .font)
        case .date: refer(to: .date)
        case .insets: anyOf([members(of: .number(minimum: 0)), refer(to: .insets)])
        case .offsets: anyOf([members(of: .number()), refer(to: .offsets)])
        case .frame: refer(to: .frame)
        case .extent: refer(to: .extent)
        case .value: refer(to: .value)
        case .expression: refer(to: .expression)
        case .computed(.plainText): anyOf([refer(to: .literal), refer(to: .expression)])
        case .computed(let literal): anyOf([members(of: literal), refer(to: .expression)])
        case .data: []
        case .dataList: list(of: [])
        case .dataInPlace:
            anyOf([
                types("array", "number", "boolean", "null"),
                [("type", .string("string")), ("not", .record(.init(pattern(dataFile))))],
            ])
        case .outletType:
            anyOf([
                pattern("^(\\[[A-Za-z_][A-Za-z0-9_-]*\\]|[A-Za-z_][A-Za-z0-9_-]*\\??)$"),
                list(of: refer(to: .text)) + [("minItems", .int(1)), ("maxItems", .int(1))],
            ])
        case .list(let element): oneOrMore(members(of: element))
        case .onlyList(let element): list(of: members(of: element))
        case .map(let keys, let value): map(keys, to: members(of: value))
        case .shape(let name): refer(to: name)
        case .part(let kind): [("$ref", .string(reference(definition(of: kind))))]
        case .view: refer(to: .anyView)
        case .body: refer(to: .body)
        case .constraint: refer(to: Term.constraint)
        case .either(let types): anyOf(types.map(members))
        }
    }

    private static func members(of term: Term) -> Members {
        switch term {
        case .text: types("string", "number", "boolean")
        case .template:
            types("string", "number", "boolean")
                + bounds([("pattern", .string("^(\(plain)|\(expression))*$"))])
        case .literal:
            types("string", "number", "boolean")
                + bounds([("pattern", .string("^(\(plain))*$"))])
        case .identifier: anyOf([pattern(identifier), types("boolean")])
        case .expression: pattern("^\(expression)$")
        case .value:
            types("string", "number", "boolean", "null", "array")
                + bounds([("pattern", .string("^(\(plain)|\(expression))*$"))])
        // Names are those under `colors`, which a schema cannot look up.
        case .color: pattern("^\(shade)(/\(shade))?$|^colors\\.[^{}]+$")
        case .font:
            anyOf([
                oneOf(TextStyle.allCases.map(\.rawValue)),
                pattern("^[^\\s{}][^{}]* [0-9][0-9.e]*$"),
            ])
        case .date:
            pattern(
                "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
                    + "([T ]([01][0-9]|2[0-3]):[0-5][0-9][^{}]*)?$"
            )
        case .frame:
            list(of: types("number")) + [("minItems", .int(4)), ("maxItems", .int(4))]
        case .extent:
            list(of: members(of: .number(minimum: 1)))
                + [("minItems", .int(2)), ("maxItems", .int(2))]
        case .anyView:
            anyOf([
                oneKeyOfViews,
                oneOf(Catalog.views.filter { $0.shape.requiredKeys == 0 }.map(\.kind.rawValue)),
            ])
        case .body:
            anyOf([refer(to: .anyView), list(of: refer(to: .anyView)), viewFile])
        case .constraint:
            anyOf([
                pattern(equation),
                [
                    ("type", .string("object")),
                    ("propertyNames", .record(.init([("pattern", .string(equation))]))),
                    ("additionalProperties", .record(.init(refer(to: Shape.Name.constraint)))),
                ],
            ])
        }
    }

    // MARK: Texts

    /// A letter of a text: braces that are meant are doubled.
    private static let plain = "[^{}]|\\{\\{|\\}\\}"

    /// An expression in braces; those within it are in quotes.
    private static let expression =
        "\\{([^{}'\"]|'([^'\\\\]|\\\\.)*'|\"([^\"\\\\]|\\\\.)*\")+\\}"

    private static let identifier = "^[A-Za-z_][A-Za-z0-9_-]*$"

    /// A name of the palette, or red, green, blue and alpha.
    private static var shade: String {
        "(\(words(SystemColor.allCases.map(\.rawValue)))|#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}"
            + "|[0-9A-Fa-f]{8}))"
    }

    /// A constraint, as far as a pattern can tell.
    private static let equation =
        "^ *[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z]+){1,2} *(=|<=|>=) *[A-Za-z0-9_.+-].*$"

    /// The path of a data file.
    private static let dataFile = "\\.([jJ][sS][oO][nN]|[cC][sS][vV]|[yY][aA]?[mM][lL])$"

    private static func words(_ words: [String]) -> String { words.joined(separator: "|") }

    private static func pattern(_ pattern: String) -> Members {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    // MARK: Parts

    private static func refer(to term: Term) -> Members {
        [("$ref", .string(reference(term.rawValue)))]
    }

    private static func refer(to name: Shape.Name) -> Members {
        [("$ref", .string(reference(definition(of: name))))]
    }

    /// A text with expressions, a number or a boolean.
    static var template: Members { refer(to: .template) }

    static func types(_ types: String...) -> Members {
        let names = types.map { DataValue.string($0) }
        return [("type", names.count == 1 ? names[0] : .list(names))]
    }

    private static func oneOf(_ words: [String]) -> Members {
        [("enum", .list(words.map { .string($0) }))]
    }

    private static func bounds(_ bounds: [(name: String, value: DataValue?)]) -> Members {
        bounds.compactMap { bound in bound.value.map { (bound.name, $0) } }
    }

    private static func bound(_ number: Double) -> DataValue {
        Int(exactly: number).map { .int($0) } ?? .double(number)
    }

    private static func list(of element: Members) -> Members {
        [("type", .string("array")), ("items", .record(.init(element)))]
    }

    /// A list, or one value that means a list of one.
    private static func oneOrMore(_ element: Members) -> Members {
        anyOf([element, list(of: element)])
    }

    /// A mapping whose keys the author names, or events.
    private static func map(_ keys: AuthorKeys, to value: Members) -> Members {
        let value = DataValue.record(.init(value))
        guard keys != .events else {
            return [
                ("type", .string("object")),
                ("properties", .record(.init(Event.allCases.map { ($0.rawValue, value) }))),
                ("additionalProperties", .bool(false)),
            ]
        }
        let name: String? =
            switch keys {
            case .names, .ids: identifier
            case .classes: "^[A-Za-z_][A-Za-z0-9_]*$"
            case .actions: "^[^\\s:]+(:|:event:)?$"
            default: nil
            }
        let names = name.map { DataValue.record(.init([("pattern", .string($0))])) }
        return [("type", .string("object"))] + bounds([("propertyNames", names)])
            + [("additionalProperties", value)]
    }

    /// A mapping whose one key is the kind of a view.
    private static var oneKeyOfViews: Members {
        let kinds = Catalog.views.map { entry in
            let definition = DataValue.string(reference(definition(of: entry.kind)))
            return (entry.kind.rawValue, DataValue.record(.init([("$ref", definition)])))
        }
        return [
            ("type", .string("object")), ("properties", .record(.init(kinds))),
            ("additionalProperties", .bool(false)), ("minProperties", .int(1)),
            ("maxProperties", .int(1)),
        ]
    }

    private static var viewFile: Members {
        [
            ("type", .string("object")),
            ("properties", .record(.init([("file", .record(.init(refer(to: .text))))]))),
            ("required", .list([.string("file")])), ("additionalProperties", .bool(false)),
        ]
    }
}
