import SceneText

/// What decoding a part of a long mapping gave.
private struct DecodedPart<Definition: Sendable>: Sendable {
    let definitions: [Definition]
    let log: DiagnosticLog
    let claimedInitial: Located<String>?
}

extension SceneDecoder {
    /// How many entries of a long mapping one piece of work takes.
    private static let part = 256

    /// Reads the entries of a mapping whose keys the author names; parts of a long one at the same
    /// time, as if they had been read one after the other.
    func entries<Definition: Sendable>(
        of field: Field,
        _ type: KeyType,
        _ read: @Sendable (SceneDecoder, Field) -> Definition?
    ) -> [Definition] {
        let node = field.value
        guard tree.kind(node) == .mapping else {
            reportWrongType(field, expected: type)
            return []
        }
        // What watches the keys expects them in order.
        guard tree.count(node) > Self.part, observer == nil, !isPart else {
            var definitions: [Definition] = []
            definitions.reserveCapacity(tree.count(node))
            var cursor = tree.cursor(of: node)
            while let entry = tree.next(&cursor) {
                if let definition = read(self, self.field(of: entry)) {
                    definitions.append(definition)
                }
            }
            return definitions
        }
        let entries = Array(tree.entries(node))
        let count = (entries.count + Self.part - 1) / Self.part
        let parts = Parallel.map(count) { [blank] number in
            let decoder = SceneDecoder(blank)
            let part = entries[number * Self.part..<min((number + 1) * Self.part, entries.count)]
            return DecodedPart(
                definitions: part.compactMap { read(decoder, decoder.field(of: $0)) },
                log: decoder.log,
                claimedInitial: decoder.claimedInitial
            )
        }
        return parts.flatMap { part in
            log.append(part.log)
            claimedInitial = claimedInitial ?? part.claimedInitial
            return part.definitions
        }
    }

    /// An entry whose key the author names.
    private func field(of entry: YAMLEntry) -> Field {
        Field(subject: .name(entry.key), keyRange: tree.range(entry.key), value: entry.value)
    }

    /// Reports a name that is not of the form that such names have.
    func check(_ name: Located<String>, as keys: AuthorKeys) {
        switch keys {
        case .names, .ids: checkIdentifier(name)
        case .classes where !name.value.isClassName:
            let message = "'\(name.value)' is not the name of a class"
            log.report(Diagnostic(.badID, message, at: mark(name.range)))
        case .actions where ActionName(name.value) == nil: reportActionName(name)
        default: break
        }
    }

    /// The items of a list; a single value counts as a list of one.
    func items(of field: Field) -> ItemFields { ItemFields(self, field) }

    /// Reads one name or a list of names.
    func names(_ field: Field) -> [Located<String>] {
        items(of: field).compactMap(plainText)
    }
}

/// The items of a list, or the one value that means a list of one.
struct ItemFields: Sequence, IteratorProtocol {
    private let decoder: SceneDecoder
    private let list: Field
    private var items: YAMLItems
    private var one: Field?

    init(_ decoder: SceneDecoder, _ field: Field) {
        self.decoder = decoder
        list = field
        items = decoder.tree.items(field.value)
        one = decoder.tree.kind(field.value) == .sequence ? nil : field
    }

    /// The next item.
    mutating func next() -> Field? {
        if let field = one {
            one = nil
            return field
        }
        guard let item = items.next() else { return nil }
        return Field(subject: list.subject, keyRange: decoder.firstKeyRange(of: item), value: item)
    }
}
