import SceneText

/// The keys of data that is a file or written in place.
struct DataDraft: EmptyDraft {
    var file: Located<String>?
    var types: [ColumnTypeDefinition] = []
    var inline: Located<DataValue>?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> DataDefinition.Content? {
        if let file { return .file(file, types: types) }
        return inline.map { .inline($0) }
    }
}

extension KeyReader where Value == DataDefinition {
    /// A data file, a mapping that says so, or the data itself.
    static var dataDefinition: KeyReader {
        KeyReader(.either([.shape(.data), .dataInPlace])) { decoder, field in
            DataDefinition(
                name: decoder.givenName(of: field),
                content: decoder.dataContent(field)
            )
        }
    }
}

extension SceneDecoder {
    /// Reads plain data of any depth.
    func data(_ field: Field) -> Located<DataValue> {
        Located(DataValue(tree, field.value), at: range(of: field))
    }

    fileprivate func dataContent(_ field: Field) -> DataDefinition.Content? {
        if tree.kind(field.value) == .mapping {
            guard isBareRecord(field.value) else { return read(field, as: Catalog.data) }
            reportBareRecord(field.value)
            return .inline(data(field))
        }
        guard let path = filePath(field.value) else { return .inline(data(field)) }
        reportBareFile(path)
        return .file(path, types: [])
    }

    /// Whether a mapping has no key of data, nor one that resembles one: it is a record.
    private func isBareRecord(_ node: YAMLNodeID) -> Bool {
        let shape = Catalog.data.shape
        let names = tree.entries(node).map { tree.text(of: $0.symbol) }
        return !names.isEmpty
            && names.allSatisfy { shape.key($0) == nil && shape.suggestion(for: $0) == nil }
    }

    private func reportBareRecord(_ node: YAMLNodeID) {
        let range = tree.range(node)
        let text = tree.text.string(in: range)
        let isFlow = text.hasPrefix("{")
        let edit = isFlow ? TextEdit(source, range, replacement: "{inline: \(text)}") : nil
        let record = text.count <= 40 && !text.contains("\n") ? text : "{…}"
        let help =
            isFlow
            ? "write '{inline: \(record)}' for one record" : "put the fields below 'inline:'"
        log.report(
            .wrongType,
            "data is a list or a file, but this is a record",
            at: mark(range),
            helps: [Help(help, edit: edit)]
        )
    }

    /// The text of a scalar that is surely the path of a data file.
    private func filePath(_ node: YAMLNodeID) -> Located<String>? {
        guard tree.kind(node) == .scalar, case .string(let text) = tree.resolved(node),
            DataFormat(path: text) != nil
        else { return nil }
        return Located(text, at: tree.range(node))
    }

    private func reportBareFile(_ path: Located<String>) {
        let edit = TextEdit(source, path.range, replacement: "{file: \(path.value)}")
        log.report(
            .wrongType,
            "data is a list or a mapping, but '\(path.value)' is a text",
            at: mark(path.range),
            helps: [Help("write '{file: \(path.value)}' for a data file", edit: edit)]
        )
    }
}
