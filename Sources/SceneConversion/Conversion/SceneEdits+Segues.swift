import SceneLanguage
import SceneText

extension SceneEdits {
    /// Takes segues out of a scene, and adds others after those that remain.
    mutating func changeSegues(
        of scene: YAMLNodeID,
        removing gone: Set<YAMLNodeID> = [],
        adding values: [YAMLValue]
    ) {
        guard let known = tree.value(for: "segues", in: scene) else {
            guard !values.isEmpty else { return }
            return set(
                "segues",
                to: .list(values, .block),
                in: scene,
                after: ["controller", "class", "title"]
            )
        }
        // The only segue of a scene is written without a list.
        let isList = tree.kind(known) == .sequence
        let own = isList ? Array(tree.items(known)) : [known]
        let remain = own.contains { !gone.contains($0) }
        if !remain, values.isEmpty {
            remove(["segues"], from: scene)
        } else if !remain {
            replace(known, with: .list(values, .block))
        } else if isList {
            remove(own.filter(gone.contains), fromList: known)
            append(values, to: known)
        } else if !values.isEmpty {
            replace(known, with: .list([layout.value(of: known)] + values, .block))
        }
    }
}
