import SceneLanguage

/// The views whose label is set row by row or by other code.
struct NamesInCode {
    private var tags: Set<Int> = []
    private var ids: Set<String> = []

    /// Finds the views of which code sets a label, hides them, or sets something that is read as a label.
    init(_ index: SceneIndex, labels: [String] = []) {
        let ends = (["accessibility.label", "accessibility.hidden"] + labels).map { ".\($0)" }
        var outlets: Set<String> = []
        for path in index.file.classes.flatMap(\.setPaths) + index.fedPaths {
            guard let end = ends.first(where: path.hasSuffix) else { continue }
            let head = String(path.dropLast(end.count))
            if head.hasPrefix("#"), let tag = Int(head.dropFirst()) {
                tags.insert(tag)
            } else {
                outlets.insert(head)
            }
        }
        guard !outlets.isEmpty else { return }
        for outlet in index.owners.flatMap(\.outlets) where outlets.contains(outlet.name.value) {
            ids.formUnion(outlet.targets.map(\.value))
        }
    }

    func contains(_ view: ViewDefinition) -> Bool {
        if let id = view.id, ids.contains(id.value) { return true }
        guard case .integer(let tag) = view.properties[.tag]?.value else { return false }
        return tags.contains(tag)
    }
}

extension ClassDefinition {
    /// The paths that the code of the class sets.
    var setPaths: [String] {
        let set = allEffects.flatMap { effect -> [AssignmentDefinition] in
            guard case .set(let assignments) = effect.kind else { return [] }
            return assignments
        }
        let all =
            allRules.flatMap { $0.cells.flatMap(\.set) + $0.willDisplay }
            + configureView + set
        return all.map(\.path.value)
    }
}

extension SceneIndex {
    /// The paths that fed sections set.
    var fedPaths: [String] {
        tables.flatMap(\.table.fedRules).flatMap(\.set).map(\.path.value)
    }
}
