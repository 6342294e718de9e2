import SceneText

extension SceneSchema {
    /// The types that several keys share, each under a name of its own.
    private enum Term: String, CaseIterable {
        /// Any scalar: a number or a boolean counts as the text that it is written with.
        case text
        case identifier

        /// A text with an expression in it, which may stand for a value of any plain type.
        case expression

        /// What code would compute: a literal or an expression.
        case value
        case color
        case font
        case frame
        case style = "style-properties"
        case anyView = "any-view"
        case body
        case actions
    }

    /// The definitions of the shared types.
    static var terms: Members {
        Term.allCases.map { ($0.rawValue, .record(.init(members(of: $0)))) }
    }

    /// The schema of a value of some type.
    static func members(of type: KeyType) -> Members {
        switch type {
        case .text, .plainText, .step, .propertyType: refer(to: .text)
        case .identifier, .reference(.scene), .reference(.view): refer(to: .identifier)
        case .reference: refer(to: .text)
        case .integer(let minimum, let maximum):
            number("integer", minimum.map { .int($0) }, maximum.map { .int($0) })
        case .number(let minimum, let maximum):
            number("number", minimum.map(bound), maximum.map(bound))
        case .boolean: anyOf([[("type", .string("boolean"))], refer(to: .expression)])
        case .choice(let choice):
            anyOf([words(choice.words.map(\.name)), refer(to: .expression)])
        case .color: refer(to: .color)
        case .font: refer(to: .font)
        case .date:
            anyOf([pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ].+)?$"), refer(to: .expression)])
        case .insets: anyOf([members(of: .number(minimum: 0)), refer(to: .insets)])
        case .frame: refer(to: .frame)
        case .expression: refer(to: .value)
        case .data: []
        case .outletType: anyOf([refer(to: .text), list(of: refer(to: .text))])
        case .list(let element): oneOrMore(members(of: element))
        case .map(let value): map(to: members(of: value))
        case .shape(let name): refer(to: name)
        case .part(let kind): [("$ref", .string(reference(definition(of: kind))))]
        case .properties: refer(to: .style)
        case .view: refer(to: .anyView)
        case .views: list(of: refer(to: .anyView))
        case .body: refer(to: .body)
        case .actions: refer(to: .actions)
        case .either(let types): anyOf(types.map(members))
        }
    }

    private static func members(of term: Term) -> Members {
        switch term {
        case .text: [("type", .list(["string", "number", "boolean"].map { .string($0) }))]
        case .identifier: pattern("^[A-Za-z_][A-Za-z0-9_-]*$")
        case .expression: pattern("\\{.*\\}")
        case .value:
            [
                (
                    "type",
                    .list(["string", "number", "boolean", "null", "array"].map { .string($0) })
                )
            ]
        case .color:
            anyOf([
                words(SystemColor.allCases.map(\.rawValue)),
                pattern("^[^/]+/[^/]+$"),
                pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
                refer(to: .expression),
            ])
        case .font:
            anyOf([
                words(TextStyle.allCases.map(\.rawValue)),
                pattern("^.+ [0-9]+(\\.[0-9]+)?$"),
                refer(to: .expression),
            ])
        case .frame: anyOf([fourNumbers, refer(to: .expression)])
        case .style: members(of: Catalog.styleKeys)
        case .anyView: anyOf([oneKeyOfViews, words(ViewKind.allCases.map(\.rawValue))])
        case .body:
            anyOf([refer(to: .anyView), list(of: refer(to: .anyView)), viewFile])
        case .actions: actions
        }
    }

    // MARK: Parts

    private static func refer(to term: Term) -> Members {
        [("$ref", .string(reference(term.rawValue)))]
    }

    private static func refer(to name: Shape.Name) -> Members {
        [("$ref", .string(reference(definition(of: name))))]
    }

    private static func pattern(_ pattern: String) -> Members {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    private static func words(_ words: [String]) -> Members {
        [("enum", .list(words.map { .string($0) }))]
    }

    private static func number(
        _ type: String,
        _ minimum: DataValue?,
        _ maximum: DataValue?
    ) -> Members {
        let bounds = [("minimum", minimum), ("maximum", maximum)]
        let number: Members =
            [("type", .string(type))]
            + bounds.compactMap { name, bound in bound.map { (name, $0) } }
        return anyOf([number, refer(to: .expression)])
    }

    private static func bound(_ number: Double) -> DataValue {
        Int(exactly: number).map { .int($0) } ?? .double(number)
    }

    private static func list(of element: Members) -> Members {
        [("type", .string("array")), ("items", .record(.init(element)))]
    }

    /// A list, or one value that stands for a list of one.
    private static func oneOrMore(_ element: Members) -> Members {
        anyOf([element, list(of: element)])
    }

    private static func map(to value: Members) -> Members {
        [("type", .string("object")), ("additionalProperties", .record(.init(value)))]
    }

    private static var fourNumbers: Members {
        list(of: [("type", .string("number"))])
            + [("minItems", .int(4)), ("maxItems", .int(4))]
    }

    /// A mapping whose one key is the kind of a view.
    private static var oneKeyOfViews: Members {
        let kinds = Catalog.views.map { entry in
            (
                entry.kind.rawValue,
                DataValue.record(.init([("$ref", .string(reference(definition(of: entry.kind))))]))
            )
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

    /// The names of actions by event.
    private static var actions: Members {
        let names = DataValue.record(.init(oneOrMore(refer(to: .text))))
        let events = Event.allCases.map { ($0.rawValue, names) }
        return [
            ("type", .string("object")), ("properties", .record(.init(events))),
            ("additionalProperties", .bool(false)),
        ]
    }
}
