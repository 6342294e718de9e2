import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Compares the pictures of a scene file before and after a conversion.
///
/// Every scene that was converted, the initial one, and every declared snapshot are drawn at four
/// widths, as text and as a screen reader speaks them.
package struct ConversionProof: Sendable {
    /// Two pictures that should be the same.
    package struct Difference: Sendable {
        /// What was drawn: `snapshot 'list', 40 columns, text`.
        package let name: String

        /// What differs, line by line.
        package let diff: String
    }

    /// The widths at which pictures are compared.
    package static let widths = [32, 40, 60, 96]

    private let widths: [Int]
    private let old: SceneFile
    private let new: SceneFile
    private let plans: [Plan]

    /// One screen to compare.
    private struct Plan {
        var name: String
        var old: SnapshotDefinition
        var new: SnapshotDefinition
    }

    /// Makes the proof of a conversion.
    package init(_ result: ConversionResult) {
        self.init(old: result.original, new: result.file, tables: result.tables)
    }

    init(old: SceneFile, new: SceneFile, tables: [String], widths: [Int] = widths) {
        self.widths = widths
        self.old = old
        self.new = new
        var plans: [Plan] = []
        let scenes = new.definition.convertibleTables
            .filter { tables.contains($0.name) }
            .map(\.scene.id)
        for scene in scenes where !plans.contains(where: { $0.old.scene?.value == scene.value }) {
            var screen = SnapshotDefinition(name: scene)
            screen.scene = scene
            screen.isFull = true
            plans.append(Plan(name: "scene '\(scene.value)'", old: screen, new: screen))
        }
        for (before, after) in zip(old.definition.snapshots, new.definition.snapshots) {
            let name = "snapshot '\(before.name.value)'"
            plans.append(Plan(name: name, old: before, new: after))
        }
        self.plans = plans
    }

    /// The number of screens to compare.
    package var count: Int { plans.count * widths.count }

    /// What one of the screens shows differently; nil where nothing differs.
    package func difference(at number: Int) -> Difference? {
        let plan = plans[number / widths.count]
        let width = widths[number % widths.count]
        let before = old.pictures(of: plan.old, width: width)
        let after = new.pictures(of: plan.new, width: width)
        for (old, new) in zip(before, after) where old.text != new.text {
            let diff = LineDiff(old: old.text, new: new.text)
            return Difference(
                name: "\(plan.name), \(width) columns, \(old.format.rawValue)",
                diff: diff.unified(oldName: "before", newName: "after")
            )
        }
        return nil
    }

    /// Everything that differs, in the order of the screens.
    package func differences() -> [Difference] { (0..<count).compactMap(difference) }
}

extension SceneFile {
    /// The screen of a snapshot at a width, as text and as it is spoken, with what was logged; what went
    /// wrong takes the place of a picture.
    fileprivate func pictures(
        of plan: SnapshotDefinition,
        width: Int
    ) -> [DeclaredSnapshot.Picture] {
        var plan = plan
        plan.width = Located(width, at: plan.name.range)
        plan.formats = [SnapshotFormat.text, .accessibility].map {
            Located($0, at: plan.name.range)
        }
        plan.printsLog = true
        let drawn = draw(plan)
        guard drawn.pictures.isEmpty else { return drawn.pictures }
        let faults = drawn.faults.map { $0.message + "\n" }.joined()
        return [DeclaredSnapshot.Picture(format: .text, text: faults)]
    }
}
