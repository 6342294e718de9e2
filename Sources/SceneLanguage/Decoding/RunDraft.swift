/// A part of a text while its keys are read.
struct RunDraft: EmptyDraft, PropertyHolder {
    var text: Located<String>?
    var properties: [PropertyDefinition] = []

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> RunDefinition? {
        guard let text else { return nil }
        return RunDefinition(
            text: text,
            range: decoder.range(of: reading.field),
            properties: properties
        )
    }
}

extension KeyReader where Value == [RunDefinition] {
    /// The parts of a text: texts, or mappings with their looks.
    static var attributedText: KeyReader {
        KeyReader(.list(.either([.plainText, .shape(.run)]))) { decoder, field in
            decoder.items(of: field).compactMap { item in
                if decoder.tree.kind(item.value) == .mapping {
                    return decoder.read(item, as: Catalog.run)
                }
                return decoder.plainText(item).map { RunDefinition(text: $0, range: $0.range) }
            }
        }
    }
}
