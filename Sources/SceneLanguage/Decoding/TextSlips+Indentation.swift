import SceneText

/// Keys that are indented too little or too much, so that they are read as names of scenes or classes.
extension TextSlips {
    /// A list of the file whose entries the author names, and what each of them cannot be without.
    private static let lists = [
        (name: "scenes", shape: Catalog.scene.shape, required: "controller"),
        (name: "classes", shape: Catalog.classes.shape, required: "superclass"),
    ]

    /// The first entry of a list that has the name of a key, and is none of the list.
    ///
    /// What is below it is read as something else, and what should be there is missing; so all of it is one mistake.
    func misplacedKey(causing errors: [Diagnostic]) -> Diagnostic? {
        guard let root = tree.root else { return nil }
        for list in Self.lists {
            guard let value = tree.value(for: list.name, in: root) else { continue }
            for entry in tree.entries(value) {
                let name = tree.text(of: entry.symbol)
                guard tree.value(for: list.required, in: entry.value) == nil,
                    !has(list.required, entry.value),
                    let help = help(for: name, in: list.name, list.shape),
                    errors.contains(where: { tree.range(of: entry).contains($0.primary.range) })
                else { continue }
                return Diagnostic(
                    .misplacedKey,
                    "'\(name)' is read as the name of \(list.shape.name)",
                    at: Annotation(tree.source, tree.range(entry.key)),
                    helps: [help]
                )
            }
        }
        return nil
    }

    /// Whether a value has the key that it cannot be without, as it is or misspelt.
    private func has(_ required: String, _ value: YAMLNodeID) -> Bool {
        tree.entries(value).contains { entry in
            NearestName.nearest(to: tree.text(of: entry.symbol), among: [required]) != nil
        }
    }

    /// Where a key belongs; nil for a name that is none.
    private func help(for name: String, in list: String, _ shape: Shape) -> Help? {
        if shape.keys.contains(where: { $0.name == name }) {
            return Help("'\(name)' belongs inside \(shape.name): write it further to the right")
        }
        guard Catalog.file.shape.keys.contains(where: { $0.name == name }) else { return nil }
        return Help("'\(name)' belongs at the top of the file: write it as far left as '\(list)'")
    }
}
