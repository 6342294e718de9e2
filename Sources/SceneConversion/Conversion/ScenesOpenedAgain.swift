import SceneLanguage
import SceneRules
import SceneText

extension SceneFileDefinition {
    /// The scenes that a person can leave and open again: by a segue, to them or to what they are in.
    var scenesOpenedAgain: Set<String> {
        let targets = scenes.flatMap(\.allSegues)
            .filter { [.show, .showDetail, .present].contains($0.kind.value) }
            .map(\.target.value)
        let children = Dictionary(grouping: scenes, by: \.id.value)
        return targets.reached { (children[$0] ?? []).flatMap(\.contained).map(\.value) }
    }
}
