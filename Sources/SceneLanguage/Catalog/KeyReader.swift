import SceneText

/// A type of values together with the way to read one: what the catalog says of a key is how its
/// value is read.
struct KeyReader<Value>: Sendable {
    let type: KeyType
    let read: @Sendable (SceneDecoder, Field) -> Value?

    init(_ type: KeyType, read: @escaping @Sendable (SceneDecoder, Field) -> Value?) {
        self.type = type
        self.read = read
    }
}

// MARK: Texts, words and numbers

extension KeyReader where Value == Located<String> {
    static var plainText: KeyReader { KeyReader(.plainText) { $0.plainText($1) } }
    static var identifier: KeyReader { KeyReader(.identifier) { $0.identifier($1) } }

    static func reference(_ space: NameSpace) -> KeyReader {
        KeyReader(.reference(space)) { $0.plainText($1) }
    }

    static func choice(_ choice: Choice) -> KeyReader {
        KeyReader(.choice(choice)) { $0.choice($1, of: choice) }
    }
}

extension KeyReader {
    static func choice<Words: WordSet>(_ words: Words.Type) -> KeyReader
    where Value == Located<Words> {
        KeyReader(.choice(Words.choice)) { decoder, field in
            guard let word = decoder.choice(field, of: Words.choice) else { return nil }
            return Words(rawValue: word.value).map { Located($0, at: word.range) }
        }
    }
}

extension KeyReader where Value == Located<Int> {
    static func integer(minimum: Int? = nil, maximum: Int? = nil) -> KeyReader {
        KeyReader(.integer(minimum: minimum, maximum: maximum)) {
            $0.integer($1, minimum: minimum, maximum: maximum)
        }
    }
}

extension KeyReader where Value == CanvasDefinition {
    static var extent: KeyReader { KeyReader(.extent) { $0.extent($1) } }
}

extension KeyReader where Value == Located<Double> {
    static var signedLength: KeyReader { KeyReader(.number()) { $0.number($1) } }
    static var length: KeyReader { KeyReader(.number(minimum: 0)) { $0.number($1, minimum: 0) } }
}

extension KeyReader where Value == Located<Bool> {
    static var boolean: KeyReader { KeyReader(.boolean) { $0.boolean($1) } }
}

extension KeyReader where Value == Located<Color> {
    static var color: KeyReader { KeyReader(.color) { $0.namedColor($1) } }
}

extension KeyReader where Value == Bool {
    static var flag: KeyReader { KeyReader(.boolean) { $0.boolean($1)?.value } }
    static var always: KeyReader { KeyReader(.always) { $0.always($1) } }
}

// MARK: Values that code would compute

extension KeyReader where Value == ValueDefinition {
    static var value: KeyReader { KeyReader(.value) { $0.value($1) } }
    static var expression: KeyReader { KeyReader(.expression) { $0.expression($1) } }

    /// A name, or one whole expression for it.
    static var word: KeyReader { computed(.plainText) { .string($0) } }

    /// A literal of a type, or one whole expression.
    static func computed<Literal>(
        _ literal: KeyReader<Located<Literal>>,
        _ data: @escaping @Sendable (Literal) -> DataValue
    ) -> KeyReader {
        KeyReader(.computed(literal.type)) { decoder, field in
            if decoder.template(field.value) != nil { return decoder.expression(field) }
            return literal.read(decoder, field).map {
                ValueDefinition(content: .literal(data($0.value)), range: $0.range)
            }
        }
    }

    /// A number of things or a place among them, from 0.
    static func count(maximum: Int? = nil) -> KeyReader {
        computed(.integer(minimum: 0, maximum: maximum)) { .int($0) }
    }
}

extension KeyReader where Value == Located<DataValue> {
    static var data: KeyReader { KeyReader(.data) { $0.data($1) } }
}

extension KeyReader where Value == [RuntimeAttributeDefinition] {
    static var runtimeAttributes: KeyReader {
        .map(.paths, to: .data) { RuntimeAttributeDefinition(path: $0, value: $1) }
    }
}

extension KeyReader where Value == BodyDefinition {
    static var body: KeyReader { KeyReader(.body) { $0.body($1) } }
}

extension KeyReader where Value == ViewDefinition {
    static var view: KeyReader { KeyReader(.view) { $0.view($1, in: nil) } }

    static var refreshControl: KeyReader {
        KeyReader(.part(.refreshControl)) { decoder, field in
            decoder.view(
                ViewKind.refreshControl.entry,
                field,
                range: decoder.range(of: field),
                in: nil
            )
        }
    }
}

// MARK: Lists and mappings

extension KeyReader {
    /// A list, or one value that means a list of one.
    static func list<Element>(_ element: KeyReader<Element>) -> KeyReader where Value == [Element] {
        KeyReader(.list(element.type)) { decoder, field in
            decoder.items(of: field).compactMap { element.read(decoder, $0) }
        }
    }

    /// A list and nothing else.
    static func onlyList<Element>(
        _ element: KeyReader<Element>
    ) -> KeyReader where Value == [Element] {
        let type = KeyType.onlyList(element.type)
        return KeyReader(type) { decoder, field in
            guard decoder.tree.kind(field.value) == .sequence else {
                decoder.reportWrongType(field, expected: type)
                return []
            }
            var elements: [Element] = []
            elements.reserveCapacity(decoder.tree.count(field.value))
            for item in decoder.items(of: field) {
                if let value = element.read(decoder, item) { elements.append(value) }
            }
            return elements
        }
    }

    /// A mapping whose keys the author names, with a definition of each of its entries.
    static func map<Element, Definition: Sendable>(
        _ keys: AuthorKeys,
        to element: KeyReader<Element>,
        _ define: @escaping @Sendable (Located<String>, Element) -> Definition
    ) -> KeyReader where Value == [Definition] {
        let type = KeyType.map(keys, element.type)
        return KeyReader(type) { decoder, field in
            decoder.entries(of: field, type) { entry in
                let name = decoder.givenName(of: entry)
                decoder.check(name, as: keys)
                return element.read(decoder, entry).map { define(name, $0) }
            }
        }
    }

    /// A mapping whose keys the author names, of which the elements know.
    static func map<Element: Sendable>(
        _ keys: AuthorKeys,
        _ element: KeyReader<Element>
    ) -> KeyReader where Value == [Element] {
        map(keys, to: element) { $1 }
    }

    /// A mapping of a known shape.
    static func shape<Draft: MappingDraft>(_ table: KeyTable<Draft>) -> KeyReader
    where Value == Draft.Definition {
        KeyReader(table.type) { $0.read($1, as: table) }
    }

    /// The same with the place of the key.
    static func keyed<Definition: Sendable>(_ reader: KeyReader<Definition>) -> KeyReader
    where Value == Located<Definition> {
        KeyReader(reader.type) { decoder, field in
            reader.read(decoder, field).map { Located($0, at: field.keyRange) }
        }
    }
}
