import SceneText

/// A key of a mapping, and where its value goes in the draft that the mapping is read into.
///
/// There is no entry without a reader and a place for what it reads.
struct Entry<Draft: SendableMetatype>: Sendable {
    /// Reads a value into a draft.
    typealias Store = @Sendable (SceneDecoder, Field, inout Draft) -> Void

    let key: Key
    let store: Store

    init(_ key: Key, store: @escaping Store) {
        self.key = key
        self.store = store
    }

    /// A key whose value goes into the draft.
    init<Value>(
        _ name: String,
        _ reader: KeyReader<Value>,
        _ summary: String,
        default fallback: String? = nil,
        required: Bool = false,
        main: Bool = false,
        uikit: Key.Spelling = .absent,
        ib: Key.Spelling = .absent,
        into part: @escaping @Sendable (inout Draft, Value) -> Void
    ) {
        let key = Key(
            name,
            reader.type,
            summary,
            default: fallback,
            required: required,
            main: main,
            uikit: uikit,
            ib: ib
        )
        self.init(key) { decoder, field, draft in
            if let value = reader.read(decoder, field) { part(&draft, value) }
        }
    }
}

/// What has properties.
protocol PropertyHolder: SendableMetatype {
    var properties: [PropertyDefinition] { get set }
}

extension Entry where Draft: PropertyHolder {
    /// A property that UIKit and Interface Builder have too, under the same name unless said.
    static func property(
        _ name: String,
        _ type: KeyType,
        _ summary: String,
        default fallback: String? = nil,
        main: Bool = false,
        limit: ValueLimit? = nil,
        uikit: Key.Spelling = .same,
        ib: Key.Spelling = .same
    ) -> Entry {
        Entry(
            property: Key(
                name,
                type,
                summary,
                default: fallback,
                main: main,
                property: true,
                limit: limit,
                uikit: uikit,
                ib: ib
            )
        )
    }

    /// A property that only scene files know, unless a name elsewhere is said.
    static func own(
        _ name: String,
        _ type: KeyType,
        _ summary: String,
        default fallback: String? = nil,
        main: Bool = false,
        limit: ValueLimit? = nil,
        uikit: Key.Spelling = .absent,
        ib: Key.Spelling = .absent
    ) -> Entry {
        property(
            name,
            type,
            summary,
            default: fallback,
            main: main,
            limit: limit,
            uikit: uikit,
            ib: ib
        )
    }

    /// A key whose value joins the properties of the draft.
    init(property key: Key) {
        let type = key.type
        self.init(key) { decoder, field, draft in
            guard let property = decoder.property(field, as: type) else { return }
            // Many have none, and room for some would be the largest part of them.
            if draft.properties.isEmpty { draft.properties.reserveCapacity(field.left) }
            draft.properties.append(property)
        }
    }
}

/// Lists the entries of a mapping, one below the other.
@resultBuilder
enum EntryList<Draft: SendableMetatype> {
    static func buildExpression(_ entry: Entry<Draft>) -> [Entry<Draft>] { [entry] }
    static func buildExpression(_ entries: [Entry<Draft>]) -> [Entry<Draft>] { entries }
    static func buildBlock(_ entries: [Entry<Draft>]...) -> [Entry<Draft>] {
        entries.flatMap { $0 }
    }
}

/// The keys of a mapping with the places of their values: by it a mapping is read.
final class KeyTable<Draft: SendableMetatype>: Sendable {
    /// What a value of the mapping's type is.
    let type: KeyType
    let shape: Shape

    /// The entry of each key, in the order of the shape's keys.
    let entries: [Entry<Draft>]

    init(
        _ name: Shape.Name,
        _ article: String,
        _ summary: String,
        _ alternatives: Alternatives...,
        together companions: [String] = [],
        @EntryList<Draft> entries: () -> [Entry<Draft>]
    ) {
        let entries = entries()
        type = .shape(name)
        shape = Shape(
            Shape.Number(name),
            article,
            summary,
            keys: entries.map(\.key),
            alternatives: alternatives,
            companions: companions
        )
        self.entries = entries
    }

    init(_ shape: Shape, of kind: ViewKind, _ entries: [Entry<Draft>]) {
        type = .part(kind)
        self.shape = shape
        self.entries = entries
    }
}
