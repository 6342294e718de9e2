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
            // Names with a '- ' before them say what they would without.
            let items = nameInItem(of: node) == nil ? Array(tree.items(node)) : []
            return items.flatMap { entries(in: $0, read) }
        }
        return entries(in: node, read)
    }

    private func entries<Definition>(
        in node: YAMLNodeID,
        _ read: (Field) -> Definition?
    ) -> [Definition] {
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

    /// The key and the value by which the first item of a list says its name: `- name: hello`.
    func nameInItem(of list: YAMLNodeID) -> (key: String, name: String)? {
        guard let item = tree.items(list).first(where: { _ in true }), tree.count(item) > 1 else {
            return nil
        }
        for entry in tree.entries(item) {
            let key = tree.text(of: entry.symbol)
            guard ["name", "id", "identifier", "key", "class"].contains(key.lowercased()),
                let name = tree.plainText(entry.value), !name.isEmpty
            else { continue }
            return (key, name)
        }
        return nil
    }

    /// Reports a name that is not of the form that such names have.
    func check(_ name: Located<String>, as keys: AuthorKeys) {
        switch keys {
        case .names, .ids: checkIdentifier(name)
        case .classes where !name.value.isClassName:
            let message = "'\(name.value)' is not the name of a class"
            log.report(.badID, message, at: mark(name.range))
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
