import SceneText

/// Records that stay in the form in which they arrived, each of which can become a value alone.
protocol RecordSource: Sendable {
    /// How many records there are.
    var count: Int { get }

    /// The value of one record.
    ///
    /// Of a record with fields only those that are asked for need to be read; `nil` asks for all.
    func record(
        at index: Int,
        fields: [String]?,
        cursor: inout RowCursor
    ) throws(RowError) -> DataValue

    /// Where a record is written; nil for one that is in no text.
    func place(of index: Int, cursor: inout RowCursor) -> Annotation?
}

/// Records that are values already.
struct ValueRecords: RecordSource {
    let values: [DataValue]

    /// The list in a scene file that they were read from.
    var list: (tree: YAMLTree, range: SourceRange)?

    var count: Int { values.count }

    func record(
        at index: Int,
        fields: [String]?,
        cursor: inout RowCursor
    ) throws(RowError) -> DataValue {
        values[index].limited(to: fields)
    }

    func place(of index: Int, cursor: inout RowCursor) -> Annotation? {
        guard let list, let node = list.tree.node(at: list.range) else { return nil }
        let item = list.tree.items(node).dropFirst(index).first { _ in true }
        return item.map { Annotation(list.tree.source, list.tree.range($0)) }
    }
}

/// The items of the list at the top of a YAML tree.
struct YAMLRecords: RecordSource {
    private let tree: YAMLTree
    private let items: [YAMLNodeID]

    /// Takes the items; nil when the top is not a list.
    init?(_ tree: YAMLTree) {
        guard let root = tree.root, tree.kind(root) == .sequence else { return nil }
        self.tree = tree
        items = Array(tree.items(root))
    }

    var count: Int { items.count }

    func record(
        at index: Int,
        fields: [String]?,
        cursor: inout RowCursor
    ) throws(RowError) -> DataValue {
        let item = items[index]
        guard let fields, tree.kind(item) == .mapping else { return DataValue(tree, item) }
        let entries = tree.entries(item).filter { fields.contains(tree.text(of: $0.symbol)) }
        return .record(
            DataValue.Record(
                entries.map { (tree.text(of: $0.symbol), DataValue(tree, $0.value)) }
            )
        )
    }

    func place(of index: Int, cursor: inout RowCursor) -> Annotation? {
        Annotation(tree.source, tree.range(items[index]))
    }
}

extension DataValue {
    /// The value with no other fields than those that are asked for.
    func limited(to fields: [String]?) -> DataValue {
        guard let fields, case .record(let record) = self else { return self }
        let pairs = zip(record.names, record.values).filter { fields.contains($0.0) }
        return .record(Record(pairs.map { ($0.0, $0.1) }))
    }
}
