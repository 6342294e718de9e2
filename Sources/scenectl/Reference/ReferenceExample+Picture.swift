import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension ReferenceExample {
    /// The columns of its picture.
    private static let columns = 44

    /// The example as it is read.
    var file: SceneFile {
        SceneFile.read(
            SourceText(name: "example.yaml", text: text),
            resources: MemoryResources(files)
        )
    }

    /// What it draws; its first snapshot, or its first scene.
    var picture: String {
        let file = file
        guard !file.hasErrors, var plan = file.snapshotPlans.first else { return "" }
        if file.definition.snapshots.isEmpty { plan.scene = nil }
        if plan.width == nil {
            plan.width = Located(Self.columns, at: plan.name.range)
        }
        return file.draw(plan).pictures.first?.text ?? ""
    }
}
