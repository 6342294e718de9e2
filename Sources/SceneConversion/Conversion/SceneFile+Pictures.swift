import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension SceneFile {
    /// The screen of a snapshot at a width, as text and as it is spoken, with what was logged.
    func pictures(
        of plan: SnapshotDefinition,
        width: Int
    ) -> [DeclaredSnapshot.Picture] {
        let formats = [SnapshotFormat.text, .accessibility]
        return pictures(of: plan.drawn(at: width), formats)
    }

    /// What keeps a snapshot from being drawn at a width.
    func fault(of plan: SnapshotDefinition, width: Int) -> Diagnostic? {
        var plan = plan.drawn(at: width)
        plan.formats = []
        return draw(plan).faults.first
    }

    /// The screen of a snapshot in some formats; what went wrong is in place of a picture.
    func pictures(
        of plan: SnapshotDefinition,
        _ formats: [SnapshotFormat],
        namesViews: Bool = true
    ) -> [DeclaredSnapshot.Picture] {
        var plan = plan
        plan.formats = formats.map { Located($0, at: plan.name.range) }
        let drawn = draw(plan, namesViews: namesViews)
        guard drawn.pictures.isEmpty else { return drawn.pictures }
        let faults = drawn.faults.map { $0.message + "\n" }.joined()
        return [DeclaredSnapshot.Picture(format: .text, text: faults)]
    }
}

extension SnapshotDefinition {
    /// The snapshot at a width, with what was logged.
    fileprivate func drawn(at width: Int) -> SnapshotDefinition {
        var plan = self
        plan.width = Located(width, at: name.range)
        plan.printsLog = true
        return plan
    }
}
