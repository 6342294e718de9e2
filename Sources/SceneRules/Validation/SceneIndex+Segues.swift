import SceneLanguage
import SceneText

/// A segue of a scene: its own, or one of a view file that fills a part of it.
struct SceneSegue {
    /// The number of the scene.
    var scene: Int
    var kind: SegueKind

    /// Where the segue leads; at the path of the view file where it is in one.
    var target: Located<String>

    /// The number of the scene there; nil for one that does not exist, and for an `unwind`.
    var destination: Int?

    /// The path of the view file that performs the segue.
    var viewFile: String?

    /// The places in the view file.
    var origins: [Annotation] = []

    /// What the segue is called in a message.
    var subject: String { "the segue" + (viewFile.map { " of the view file '\($0)'" } ?? "") }
}

extension SceneIndex {
    /// Hands each segue of a scene, or each of one kind, to a closure; those of a view file that are
    /// alike once.
    func forEachSceneSegue(of kind: SegueKind? = nil, _ body: (SceneSegue) -> Void) {
        for site in segues where kind == nil || site.kind == kind {
            guard let scene = site.scope.scene else { continue }
            body(
                SceneSegue(
                    scene: scene,
                    kind: site.kind,
                    target: site.segue.target,
                    destination: site.destination
                )
            )
        }
        for filled in filledSites.all {
            guard let scene = filled.scope.scene else { continue }
            var leading: [SceneSegue] = []
            var known: [SegueKind: [String: Int]] = [:]
            for other in filled.file.demands.segues {
                let target = other.segue.target
                let origin = Annotation(other.source, target.range, label: "the segue is here")
                let kind = other.segue.kind.value
                if let known = known[kind]?[target.value] {
                    leading[known].origins.append(origin)
                } else {
                    known[kind, default: [:]][target.value] = leading.count
                    leading.append(
                        SceneSegue(
                            scene: scene,
                            kind: kind,
                            target: Located(target.value, at: filled.path.range),
                            destination: kind == .unwind ? nil : sceneNumber(target.value),
                            viewFile: filled.path.value,
                            origins: [origin]
                        )
                    )
                }
            }
            for segue in leading where kind == nil || segue.kind == kind { body(segue) }
        }
    }
}
