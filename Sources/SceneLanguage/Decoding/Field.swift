import SceneText

/// A value to read, and what it belongs to.
///
/// Numbers and ranges alone, so that passing it around counts no references.
struct Field {
    /// What takes the value.
    enum Subject {
        /// A key of the language, by its place in a mapping.
        case key(Int, Shape.Number)

        /// A key that the author names.
        case name(YAMLNodeID)

        /// Anything else, in words.
        case part(StaticString)
    }

    let subject: Subject

    /// Where the key is; for an item its first key, or the item itself.
    let keyRange: SourceRange
    var value: YAMLNodeID

    /// How many entries of the mapping are left, this one among them.
    var left = 1

    /// The same key with another value.
    func with(_ value: YAMLNodeID) -> Field {
        var field = self
        field.value = value
        return field
    }
}

/// What became of the entries of a mapping.
struct Reading {
    let field: Field

    /// The keys that are there, as bits by their places.
    let seen: UInt64

    /// Whether nothing was reported meanwhile.
    let isClean: Bool
}

/// What a mapping is read into, entry by entry.
protocol MappingDraft: SendableMetatype {
    /// What it becomes.
    associatedtype Definition = Self

    init(_ field: Field, _ decoder: SceneDecoder)

    /// Checks what the entries have to do with each other, and makes the definition of them.
    mutating func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Definition?
}

extension MappingDraft where Definition == Self {
    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Definition? { self }
}

/// A draft in which nothing is set at first.
protocol EmptyDraft: MappingDraft {
    init()
}

extension EmptyDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init() }
}

extension SceneDecoder {
    /// The name of what takes a value.
    func name(of field: Field) -> String {
        switch field.subject {
        case .key(let place, let shape): vocabulary.shapes[shape.index].keys[place].name
        case .name(let key): tree.text(key)
        case .part(let words): "\(words)"
        }
    }

    /// The name that the author gave to a value.
    func givenName(of field: Field) -> Located<String> {
        Located(name(of: field), at: field.keyRange)
    }

    /// Where a value is.
    func range(of field: Field) -> SourceRange { tree.range(field.value) }
}
