import FoundationEssentials
import SceneKitLite
import SceneLanguage
import SceneRules
package import SceneText

/// Compares the pictures of a scene file before and after a conversion.
///
/// Every scene that was converted and every declared snapshot are drawn at four widths, as text and as
/// a screen reader speaks them, and once in points; and in every scene that was converted all is done that a
/// person can do.
package struct ConversionProof: Sendable {
    /// Two pictures that should be the same.
    package struct Difference: Sendable {
        /// What was drawn: `snapshot 'list', 40 columns, text`.
        package let name: String

        /// What differs, line by line.
        package let diff: String

        /// What in the original is not the same any more.
        let place: Annotation

        /// The code of the original that may be why.
        var causes: [Annotation] = []

        /// What is left for the author, where both are the same as long as rows stay on the screen.
        package var loss: Diagnostic?

        /// Why nothing is written.
        package var refusal: Diagnostic {
            Diagnostic(
                .refusedConversion,
                "the converted scene looks different, so nothing is written",
                at: place,
                secondary: causes,
                notes: ["the first difference is in \(name)"]
            )
        }
    }

    /// How much of the screens is compared.
    package enum Effort: String, CaseIterable, Sendable {
        /// All that a person can do, as far as that comes to an end.
        case full

        /// Some steps and rows of each screen.
        case quick

        /// Nothing.
        case none
    }

    /// How far a walk through a screen goes.
    struct Extent {
        /// How many steps are taken at most.
        var steps: Int

        /// How many rows of a table are looked at.
        var rows = 40

        /// Some hundred steps, which take a few seconds.
        static let quick = Extent(steps: 200)

        /// What is more is not done by hand either.
        static let full = Extent(steps: 10_000, rows: 1_000)
    }

    /// The widths at which pictures are compared.
    package static let widths = [32, 40, 60, 96]

    private let widths: [Int]
    private let old: SceneFile
    private let new: SceneFile
    private let plans: [Plan]

    /// The scenes that are walked through.
    private let scenes: [String]

    /// The rows of each table of which it was said that something is lost: nothing in them is touched, and
    /// the rows of their table stay on the screen.
    private let lossyRows: [String: Set<IndexPath>]

    /// The scenes that a person can leave and open again.
    private let openedAgain: Set<String>

    /// How far each walk goes.
    private let extent: Extent

    /// One screen to compare.
    private struct Plan {
        var name: String
        var old: SnapshotDefinition
        var new: SnapshotDefinition
    }

    /// Makes the proof of a conversion; nil where none is asked for.
    package init?(_ result: ConversionResult, _ effort: Effort) {
        switch effort {
        case .full: self.init(result, within: .full)
        case .quick: self.init(result, within: .quick)
        case .none: return nil
        }
    }

    init(_ result: ConversionResult, within extent: Extent = .quick) {
        self.init(
            old: result.original,
            new: result.file,
            tables: result.tables,
            lossyRows: result.lossyRows,
            extent
        )
    }

    init(
        old: SceneFile,
        new: SceneFile,
        tables: [String],
        widths: [Int] = widths,
        lossyRows: [String: Set<IndexPath>] = [:],
        _ extent: Extent = .quick
    ) {
        self.lossyRows = lossyRows
        self.extent = extent
        openedAgain = old.definition.scenesOpenedAgain
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
        self.scenes = scenes.map(\.value).uniqued
    }

    /// The number of screens to compare.
    package var count: Int {
        plans.count * (widths.count + 1) + structures.count
            + (extent.steps > 0 ? scenes.count : 0)
    }

    /// The snapshots that show how screens are built, which a conversion changes.
    private var structures: [Plan] { plans.filter { !$0.old.formatsOfStructure.isEmpty } }

    /// What one of the screens shows differently; nil where nothing differs.
    package func difference(at number: Int) -> Difference? {
        var place = number
        let pictures = plans.count * widths.count
        if place < pictures { return difference(plans[place / widths.count], at: place) }
        place -= pictures
        if place < plans.count { return difference(inPointsOf: plans[place]) }
        place -= plans.count
        let structures = structures
        if place < structures.count { return difference(inStructureOf: structures[place]) }
        return difference(walkingThrough: scenes[place - structures.count])
    }

    /// What a screen shows differently at one of the widths.
    private func difference(_ plan: Plan, at number: Int) -> Difference? {
        let width = widths[number % widths.count]
        let before = old.pictures(of: plan.old, width: width)
        let after = new.pictures(of: plan.new, width: width)
        for (old, new) in zip(before, after) where old.text != new.text {
            if let fault = self.old.fault(of: plan.old, width: width) {
                return differenceOfBroken(plan, fault, width)
            }
            return difference("\(plan.name), \(width) columns", of: plan, old, new)
        }
        return nil
    }

    /// What a screen shows differently in points, where colours are.
    private func difference(inPointsOf plan: Plan) -> Difference? {
        let before = old.pictures(of: plan.old, [.svg], namesViews: false)
        let after = new.pictures(of: plan.new, [.svg], namesViews: false)
        // What could not be drawn before is said of the picture in text.
        guard let old = before.first, old.format == .svg, let new = after.first,
            old.text != new.text
        else { return nil }
        return difference(plan.name, of: plan, old, new)
    }

    private func difference(
        _ name: String,
        of plan: Plan,
        _ old: DeclaredSnapshot.Picture,
        _ new: DeclaredSnapshot.Picture
    ) -> Difference {
        let diff = LineDiff(old: old.text, new: new.text)
        return Difference(
            name: "\(name), \(old.format.rawValue)",
            diff: diff.unified(oldName: "before", newName: "after"),
            place: annotation(plan.old.name.range)
        )
    }

    /// What is said of a screen that could not be drawn before either, once for all widths.
    private func differenceOfBroken(_ plan: Plan, _ fault: Diagnostic, _ width: Int) -> Difference?
    {
        let first = widths.first { old.fault(of: plan.old, width: $0) != nil }
        guard first == width else { return nil }
        let loss = Diagnostic(
            .leftForYou,
            "the \(plan.name) could not be drawn before the conversion either, and is not compared",
            at: annotation(plan.old.name.range),
            notes: [fault.message]
        )
        return Difference(name: plan.name, diff: "", place: loss.primary, loss: loss)
    }

    /// What a snapshot of how a screen is built shows differently, which is left for the author.
    private func difference(inStructureOf plan: Plan) -> Difference? {
        let formats = plan.old.formatsOfStructure
        let (before, after) = (
            old.pictures(of: plan.old, formats), new.pictures(of: plan.new, formats)
        )
        guard zip(before, after).contains(where: { $0.text != $1.text }) else { return nil }
        let words = formats.map(\.rawValue).joined(separator: " and ")
        let what = formats.allSatisfy { $0 == .svg } ? "other ids" : "other classes or ids"
        let path = old.sources.firstName
        let loss = Diagnostic(
            .leftForYou,
            "the snapshot '\(plan.old.name.value)' shows \(what) as \(words)",
            at: annotation(plan.old.name.range),
            helps: ["look at it and record it again: 'scenectl test --update \(path.asShellPath)'"]
        )
        return Difference(name: plan.name, diff: "", place: loss.primary, loss: loss)
    }

    /// What a walk through a scene shows differently; nil where nothing differs.
    private func difference(walkingThrough scene: String) -> Difference? {
        let untouched = table(of: scene).flatMap { lossyRows[$0.name] } ?? []
        let isLossy = !untouched.isEmpty
        func makeWalk(keepsRows: Bool) -> ConversionWalk? {
            ConversionWalk(
                old,
                new,
                scene: scene,
                keepsRows: keepsRows,
                untouched: untouched,
                extent
            )
        }
        guard var walk = makeWalk(keepsRows: isLossy) else { return nil }
        guard let found = walk.difference() else {
            guard openedAgain.contains(scene),
                let found = walk.differenceWhenOpenedAgain()
            else {
                return nil
            }
            return Difference(
                name: "scene '\(scene)', opened again",
                diff: found.diff,
                place: place(of: nil, in: scene),
                loss: lossWhenOpenedAgain(of: scene)
            )
        }
        var difference = Difference(
            name: "scene '\(scene)' \(found.name)",
            diff: found.diff,
            place: place(of: found.touch, in: scene),
            causes: codeMovedIntoRows(of: scene, showing: found.diff)
        )
        if !isLossy {
            var walk = makeWalk(keepsRows: true)
            if walk?.difference() == nil { difference.loss = loss(in: scene) }
        }
        return difference
    }

    private func annotation(_ range: SourceRange) -> Annotation {
        Annotation(old.definition.source, range)
    }

    /// The table of a scene, as the original has it.
    private func table(of scene: String) -> ConvertibleTable? {
        old.definition.convertibleTables.first { $0.scene.id.value == scene }
    }

    /// What a controller's `configureView` set that rows set now, and that the changed lines of a diff show; where
    /// there is only one such assignment, it needs no more to be the cause.
    private func codeMovedIntoRows(of scene: String, showing diff: String) -> [Annotation] {
        func code(of file: SceneFile) -> [AssignmentDefinition] {
            let name = file.definition.scenes.first { $0.id.value == scene }?.className?.value
            return file.definition.classes.first { $0.name.value == name }?.configureView ?? []
        }
        let left = Set(code(of: new).map(\.path.value))
        let moved = code(of: old).filter { !left.contains($0.path.value) }
        let lines = diff.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
        let cause =
            moved.count == 1
            ? moved.first
            : moved.first { assignment in
                assignment.value.literals.contains { text in lines.contains { $0.contains(text) } }
            }
        return [cause].compactMap(\.self).map {
            Annotation(
                old.definition.source,
                $0.path.range,
                label: "rows set this again after each change"
            )
        }
    }

    /// What a step touches, as the original has it: the control or the cell, else the table.
    private func place(of touch: Touch?, in scene: String) -> Annotation {
        guard let table = table(of: scene) else { return annotation(old.definition.range) }
        if case .barItem(let isRight, let number)? = touch {
            let items = isRight ? table.scene.rightItems : table.scene.leftItems
            let isKnown = items.indices.contains(number)
            return annotation(isKnown ? items[number].range : table.scene.id.range)
        }
        guard let row = touch?.row, let sections = table.table.sections,
            sections.indices.contains(row.section), let cells = sections[row.section].cells,
            cells.indices.contains(row.row)
        else { return annotation(table.table.keyRange) }
        let controls = cells[row.row].views.filter { $0.kind.entry.isControl }
        switch touch {
        case .control(_, let number)? where controls.indices.contains(number),
            .enter(_, let number, _)? where controls.indices.contains(number):
            return annotation(controls[number].kindRange)
        default: return annotation(cells[row.row].range)
        }
    }

    /// What a person sets in a row goes with its cell where cells are reused, and stays where they are not.
    private func loss(in scene: String) -> Diagnostic? {
        loss(
            in: scene,
            toStatic: "what is set in a row stays there, but passed on to other rows before",
            toDynamic: "what is set in a row is lost when the row leaves the screen",
            helps: ["keep it in the data, by an action with 'update'"]
        )
    }

    /// What a person sets in a row is in the data where cells are made of data, and in the view where they are not.
    private func lossWhenOpenedAgain(of scene: String) -> Diagnostic? {
        loss(
            in: scene,
            toStatic:
                "what is set in a row is forgotten when the screen is left, but was kept before",
            toDynamic:
                "what is set in a row is kept when the screen is left, but was forgotten before"
        )
    }

    private func loss(
        in scene: String,
        toStatic: String,
        toDynamic: String,
        helps: [Help] = []
    ) -> Diagnostic? {
        guard let table = table(of: scene) else { return nil }
        let control = table.table.prototypesAndCells.lazy.flatMap(\.views)
            .first { $0.kind.entry.isControl }?.kindRange
        return Diagnostic(
            .leftForYou,
            table.table.isStatic ? toDynamic : toStatic,
            at: annotation(control ?? table.table.keyRange),
            helps: helps
        )
    }
}

extension SnapshotDefinition {
    /// The formats that show how a screen is built, or say the ids of views.
    fileprivate var formatsOfStructure: [SnapshotFormat] {
        formats.map(\.value).filter { [.tree, .json, .svg].contains($0) }
    }
}
