import SceneText

/// One entry of a mapping whose key the catalog knows.
///
/// Numbers and ranges alone, so that handing it around counts no references.
struct Field {
    let shape: ShapeNumber
    let slot: Vocabulary.Slot
    let keyRange: SourceRange
    let value: YAMLNodeID

    /// What decoding knows the key by.
    var keyword: Keyword { slot.keyword }

    /// Whether the value is a text.
    var isText: Bool { slot.isText }

    /// The name of the key as the catalog writes it.
    var name: String { key.name }

    /// What the value may be.
    var type: KeyType { key.type }

    private var key: Key { Catalog.vocabulary.shapes[shape.index].keys[Int(slot.place)] }
}

/// The entries of one mapping whose keys the catalog knows, one after the other.
///
/// Unknown keys are reported on the way, missing ones at the end. A misspelt key is read as the one
/// that it resembles, so that it costs one finding: what that key would not take is not reported,
/// what is wrong further inside is. A scalar or a list sets the main key where the shape has one.
struct Fields: Sequence, IteratorProtocol {
    /// The misspelt entry that was handed out last.
    private struct Misspelt {
        let key: SourceRange
        let value: SourceRange

        /// How many findings there were before it was read.
        let findings: Int
    }

    private let decoder: SceneDecoder
    private let node: YAMLNodeID
    private let shape: ShapeNumber
    private let owner: SourceRange
    private var cursor: YAMLEntryCursor
    private let isMapping: Bool
    private var isAtEnd = false
    private var misspelt: Misspelt?
    private var taken: Set<String>?

    /// The keys that are there so far, as bits by their places.
    private(set) var seen: UInt64 = 0

    init(
        of node: YAMLNodeID,
        as shape: ShapeNumber,
        owner: SourceRange,
        _ decoder: SceneDecoder
    ) {
        self.decoder = decoder
        self.node = node
        self.shape = shape
        self.owner = owner
        cursor = decoder.tree.cursor(of: node)
        isMapping = decoder.tree.kind(node) == .mapping
    }

    /// The next entry.
    mutating func next() -> Field? {
        if misspelt != nil { takeBack() }
        guard isMapping else { return shorthand() }
        while let entry = decoder.tree.next(&cursor) {
            if let slot = decoder.slot(of: entry.symbol, in: shape) { return field(slot, entry) }
            let place = decoder.recover(entry, in: node, table, owner, taken: takenKeys())
            guard let place else { continue }
            misspelt = Misspelt(
                key: decoder.tree.range(entry.key),
                value: decoder.tree.range(entry.value),
                findings: decoder.log.diagnostics.count
            )
            return field(decoder.vocabulary.slot(at: place, in: shape), entry)
        }
        if !isAtEnd { finish() }
        return nil
    }

    /// The keys that the mapping has, those that are not known among them: found for the first of
    /// these, however many there are.
    private mutating func takenKeys() -> Set<String> {
        let tree = decoder.tree
        let keys = taken ?? Set(tree.entries(node).map { tree.text(of: $0.symbol) })
        taken = keys
        return keys
    }

    private var table: Shape { decoder.vocabulary.shapes[shape.index] }

    private mutating func field(_ slot: Vocabulary.Slot, _ entry: YAMLEntry) -> Field {
        seen |= 1 &<< UInt64(slot.place)
        let range = decoder.tree.range(entry.key)
        decoder.observer?(range, table.name, table.keys.map(\.name))
        return Field(shape: shape, slot: slot, keyRange: range, value: entry.value)
    }

    /// Takes back what was reported of a value that stands under a misspelt key.
    private mutating func takeBack() {
        guard let misspelt else { return }
        decoder.log.takeBack(since: misspelt.findings) {
            $0.primary.range != misspelt.key && $0.primary.range != misspelt.value
        }
        self.misspelt = nil
    }

    private mutating func finish() {
        isAtEnd = true
        let required = decoder.vocabulary.requiredKeys(of: shape)
        guard seen & required != required, !decoder.tree.isCut(node) else { return }
        for (place, key) in table.keys.enumerated()
        where key.isRequired && seen & 1 << UInt64(place) == 0 {
            decoder.log.report(.missingKey(key, of: table, at: decoder.mark(owner)))
        }
    }

    /// The main key, once, with what stands in place of a mapping.
    private mutating func shorthand() -> Field? {
        guard !isAtEnd else { return nil }
        isAtEnd = true
        guard let place = table.keys.firstIndex(where: \.isMain), !decoder.isNull(node) else {
            // A bare kind, such as `spacer`, has no properties.
            if !decoder.isNull(node) || table.requiredKeys != 0 {
                decoder.reportWrongType(node, expected: "a mapping of keys", for: table.name)
            }
            return nil
        }
        return Field(
            shape: shape,
            slot: decoder.vocabulary.slot(at: place, in: shape),
            keyRange: decoder.tree.range(node),
            value: node
        )
    }
}

/// The entries of a mapping whose keys the author names; none of any other node.
struct NamedEntries: Sequence, IteratorProtocol {
    private let tree: YAMLTree
    private var cursor: YAMLEntryCursor

    init(_ tree: YAMLTree, _ node: YAMLNodeID) {
        self.tree = tree
        cursor = tree.cursor(of: node)
    }

    /// The next name with what stands under it.
    mutating func next() -> (name: Located<String>, value: YAMLNodeID)? {
        guard let entry = tree.next(&cursor) else { return nil }
        return (tree.name(of: entry), entry.value)
    }
}

extension YAMLTree {
    /// The key of an entry, which the author names.
    func name(of entry: YAMLEntry) -> Located<String> {
        Located(text(of: entry.symbol), at: range(entry.key))
    }
}

/// The items of a list, or the one value that stands for a list of one.
struct ItemsOrOne: Sequence, IteratorProtocol {
    private var items: YAMLItems
    private var one: YAMLNodeID?

    init(_ tree: YAMLTree, _ node: YAMLNodeID) {
        items = tree.items(node)
        one = tree.kind(node) == .sequence ? nil : node
    }

    /// The next item.
    mutating func next() -> YAMLNodeID? {
        guard let one else { return items.next() }
        self.one = nil
        return one
    }
}
