package import SceneText

/// The kinds of name that a scene file may refer to, each with a space of its own.
package enum NameSpace: String, Hashable, Sendable {
    case scene
    case view
    case `class`
    case style
    case data
    case table
    case file
}

/// What the value of a key may be; decoding, expressions, the JSON Schema and the reference agree on it.
package enum KeyType: Hashable, Sendable {
    /// A text, in which `{…}` is an expression.
    case text

    /// A text that is taken as it stands.
    case plainText

    /// An id that the author gives.
    case identifier

    /// A name that is declared elsewhere.
    case reference(NameSpace)

    /// A whole number from a minimum to a maximum.
    case integer(minimum: Int? = nil, maximum: Int? = nil)

    /// A number from a minimum to a maximum.
    case number(minimum: Double? = nil, maximum: Double? = nil)

    /// `true` or `false`.
    case boolean

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

    /// `[x, y, width, height]` in points.
    case frame

    /// A text that holds one expression, or text with expressions in it.
    case expression

    /// Any plain data: a text, a number, a list, a mapping.
    case data

    /// The type of an outlet: `Label`, `Label?`, `[Label]`.
    case outletType

    /// The type of a class's property: `String`, `Int?`.
    case propertyType

    /// What a person does on a screen: `select 0 3`.
    case step

    /// A list of values of one type; one value stands for a list of one.
    indirect case list(KeyType)

    /// A mapping whose keys the author names.
    indirect case map(KeyType)

    /// A mapping of a known shape.
    case shape(Shape.Name)

    /// The properties of a view that is there already, such as a cell's text label.
    case part(ViewKind)

    /// Properties of any kind of view, which a style collects.
    case properties

    /// One view: `label: Hello`.
    case view

    /// A list of views.
    case views

    /// What fills a cell or a screen: a view, a list of views, or `{file: …}`.
    case body

    /// A mapping from events to the names of actions.
    case actions

    /// One of several types, told apart by what is written.
    case either([KeyType])
}
