package import SceneText

/// The kinds of name that a scene file may refer to, each with a space of its own.
package enum NameSpace: String, Hashable, Sendable {
    case scene
    case view
    case `class`
    case style
    case data
}

/// What the keys of a mapping are that the author names.
package enum AuthorKeys: String, Hashable, Sendable {
    case names
    case ids
    case classes
    case tables
    case paths
    case outlets
    case properties
    case actions
    case columns
    case identifiers
    case data
    case patterns
    case events
    case checks
}

/// What the value of a key may be; decoding, expressions, the JSON Schema and the reference agree on it.
package enum KeyType: Hashable, Sendable {
    /// A text, in which `{…}` is an expression.
    case text

    /// A text that is taken literally.
    case plainText

    /// An id that the author gives.
    case identifier

    /// A name that is declared elsewhere.
    case reference(NameSpace)

    /// A whole number from a minimum to a maximum.
    case integer(minimum: Int? = nil, maximum: Int? = nil)

    /// A number from a minimum to a maximum, or above another one.
    case number(minimum: Double? = nil, maximum: Double? = nil, above: Double? = nil)

    /// `true` or `false`.
    case boolean

    /// `true`, which is all that makes sense.
    case always

    /// One word of a set.
    case choice(Choice)

    /// `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a name of the system palette, or `light/dark`.
    case color

    /// `System 14`, `System-Bold 16`, or a text style.
    case font

    /// A date in ISO 8601, alone or with a time.
    case date

    /// A number for all edges, or a mapping of edges.
    case insets

    /// A number for all edges, or a mapping of edges, any of which may be negative.
    case offsets

    /// `[x, y, width, height]` in points.
    case frame

    /// `[width, height]` in points.
    case extent

    /// What code would compute: plain data without a mapping, or a text with expressions in it.
    case value

    /// A text that is one whole expression.
    case expression

    /// A literal of a type, or a text that is one whole expression.
    indirect case computed(KeyType)

    /// Any plain data: a text, a number, a list, a mapping.
    case data

    /// A list of any plain data.
    case dataList

    /// Plain data that is not a mapping.
    case dataInPlace

    /// The type of an outlet: `Label`, `Label?`, `[Label]`.
    case outletType

    /// The type of a class's property: `String`, `Int?`.
    case propertyType

    /// What a person does on a screen: `select 0 3`.
    case step

    /// A list of values of one type; one value means a list of one.
    indirect case list(KeyType)

    /// A list of values of one type, and nothing else.
    indirect case onlyList(KeyType)

    /// A mapping whose keys the author names.
    indirect case map(AuthorKeys, KeyType)

    /// A mapping of a known shape.
    case shape(Shape.Name)

    /// An equation between views: `b.leading = a.trailing + 8`, or a mapping from it to what else it says.
    case constraint

    /// The properties of a view that is there already, such as a cell's text label.
    case part(ViewKind)

    /// One view: `label: Hello`.
    case view

    /// What fills a cell or a screen: a view, a list of views, or `{file: …}`.
    case body

    /// One of several types, distinguished by what is written.
    case either([KeyType])

    /// A list of views.
    package static let views = KeyType.onlyList(.view)

    /// The names of actions by event.
    package static let actions = KeyType.map(.events, sentActions)

    /// Names of actions, or mappings that say who takes each.
    package static let sentActions = KeyType.list(.either([.plainText, .shape(.directedAction)]))
}

extension KeyType {
    /// A value of the type, in words.
    var phrase: String {
        switch self {
        case .boolean, .always: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .insets, .offsets: "a number or a mapping of edges"
        case .frame: "four numbers, [x, y, width, height]"
        case .extent: "two numbers, [width, height]"
        case .value: "a value or an expression"
        case .dataList: "a list"
        case .dataInPlace: "a list or a value"
        case .onlyList(let element): "a list of \(element.plural)"
        case .map(.classes, let value): "a mapping from names to \(value.plural)"
        case .map(let keys, let value): "a mapping from \(keys.rawValue) to \(value.plural)"
        case .shape, .part: "a mapping of keys"
        case .view, .body: "a kind with its properties"
        case .constraint: "an equation such as 'b.leading = a.trailing + 8'"
        case .reference(.data): "the name of data"
        case .expression: "an expression"
        case .computed(let type), .list(let type): type.phrase
        case .either(let types):
            types.dropLast().map(\.phrase).joined(separator: ", ")
                + (types.last.map { ", or \($0.phrase)" } ?? "")
        default: "text"
        }
    }

    /// Several values of the type, in words.
    private var plural: String {
        switch self {
        case .shape(let name): name.plural
        case .list(let type), .onlyList(let type): type.plural
        case .either(let types): types.first?.plural ?? "values"
        case .choice(let choice): choice.name + "s"
        case .view, .body: "views"
        case .constraint: "constraints"
        case .reference(.scene): "scenes"
        case .reference, .identifier: "ids"
        case .plainText, .text: "texts"
        case .outletType, .propertyType: "types"
        case .map: "mappings"
        default: "values"
        }
    }

    /// Whether a value of this type may be a list.
    var isList: Bool {
        switch self {
        case .list, .onlyList, .dataList, .data, .dataInPlace, .either, .view, .body, .value: true
        default: false
        }
    }

    /// Whether what authors mostly write for this type is a text in their own words.
    var isFreeText: Bool {
        switch self {
        case .text: true
        case .computed(let type): type.isFreeText
        case .either(let types): types.first?.isFreeText ?? false
        default: false
        }
    }

    /// Whether what authors mostly write for this type is a mapping.
    var takesMapping: Bool {
        switch self {
        case .map, .shape, .part: true
        case .either(let types): types.first?.takesMapping ?? false
        default: false
        }
    }

    /// Whether `true` and `false` may be values of this type.
    var mayBeTruth: Bool {
        switch self {
        case .boolean, .always, .value, .data, .dataInPlace: true
        case .computed(let type), .list(let type), .map(_, let type): type.mayBeTruth
        case .either(let types): types.contains(where: \.mayBeTruth)
        default: false
        }
    }

    /// Whether a value of this type is a property: one that a style, code or an expression can set.
    package var isPlain: Bool {
        switch self {
        case .text, .integer, .number, .boolean, .choice, .color, .font, .date, .insets,
            .offsets, .frame:
            true
        case .list(let element): element.isPlain
        default: false
        }
    }
}

extension Shape.Name {
    /// Several mappings of the shape, in words.
    fileprivate var plural: String {
        switch self {
        case .data, .insets, .offsets, .accessibility, .rows, .editing: String(describing: self)
        case .class: "classes"
        case .property: "properties"
        case .tableRules: "rules"
        case .cellRule: "cell rules"
        default: "\(self)s"
        }
    }
}

extension KeyType {
    /// The keys of its mappings, where these are always the same.
    package var shape: Shape? {
        switch self {
        case .shape(let name): Catalog.shape(name)
        case .part(let kind): kind.entry.shape
        case .insets: Catalog.shape(.insets)
        case .offsets: Catalog.shape(.offsets)
        default: nil
        }
    }

    /// The bound that a number goes beyond, as messages say it; nil for one that the type takes.
    package func bound(brokenBy number: Double) -> String? {
        switch self {
        case .integer(let least?, _) where number < Double(least): "at least \(least)"
        case .integer(_, let most?) where number > Double(most): "at most \(most)"
        case .number(let least?, _, _) where number < least: "at least \(least.shortest)"
        case .number(_, let most?, _) where number > most: "at most \(most.shortest)"
        case .number(_, _, let bound?) where number <= bound: "more than \(bound.shortest)"
        default: nil
        }
    }
}
