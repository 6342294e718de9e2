import SceneText

extension SceneDecoder {
    /// Reads the entries of a mapping whose keys the author names.
    func entries<Definition>(
        of field: Field,
        _ type: KeyType,
        _ read: (Field) -> Definition?
    ) -> [Definition] {
        let node = field.value
        guard tree.kind(node) == .mapping else {
            reportWrongType(field, expected: type)
            return []
        }
        var definitions: [Definition] = []
        definitions.reserveCapacity(tree.count(node))
        var cursor = tree.cursor(of: node)
        while let entry = tree.next(&cursor) {
            let keyRange = tree.range(entry.key)
            let part = Field(subject: .name(entry.key), keyRange: keyRange, value: entry.value)
            if let definition = read(part) { definitions.append(definition) }
        }
        return definitions
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
