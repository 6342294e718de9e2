import SceneLanguage
import SceneText

extension PrototypePlan {
    /// Lets the rule of all cells say what was written for each with one value of its own, which their records
    /// hold.
    mutating func shareCodeWithHoles(_ names: inout FieldNames, in source: SourceID) {
        guard readings.count > 1, code.count == readings.count, let first = code[0] else { return }
        for target in first.map(\.target) {
            let texts = readings.indices.compactMap { cell in
                code[cell]?.first { $0.target == target }?.value
            }
            guard texts.count == readings.count, let holes = CodeHoles(texts, of: source),
                let field = field(holding: holes, for: target, &names)
            else { continue }
            share(holes.text(fromField: "item\(field.asPathPart)"), for: target)
        }
    }

    /// The field that holds what code says of each cell: one that holds the same, or a new one.
    private mutating func field(
        holding holes: CodeHoles,
        for target: CellPath,
        _ names: inout FieldNames
    ) -> String? {
        guard let key = model.parts.key(of: target) else { return nil }
        if let own = itemField(holding: holes.values) { return own }
        let known = fields.first { field in
            !keeps(field.target) && !holes.isLimit
                && zip(readings, holes.values).allSatisfy { $0.value(of: field.target) == $1 }
        }
        if let known, !known.target.isSpoken { return known.name }
        let name = holes.isLimit ? names.free("limit") : names.name(of: target, key, in: self)
        guard let known, !readings.contains(where: { $0.cell.item?.value[known.name] != nil })
        else { return add(name, holes.values) }
        // What is shown lends its name to what is spoken.
        rename(known.name, to: name)
        return name
    }
}

extension CellPath {
    /// Whether only a screen reader says the property.
    fileprivate var isSpoken: Bool { keys.first == "accessibility" }
}
