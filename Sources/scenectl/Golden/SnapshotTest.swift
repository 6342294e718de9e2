import SceneGoldens
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Tests the snapshots of one scene file; the same for all files of a run, shared among tasks.
struct SnapshotTest: Sendable {
    /// What is done with a picture that is not as recorded.
    enum Mode: Sendable {
        /// It is put beside its golden file.
        case check

        /// It is recorded.
        case update

        /// A person is asked later; until then nothing is written.
        case review
    }

    let console: Console
    let mode: Mode
    let selection: SnapshotSelection
    let allowsOutside: Bool

    /// Counts the snapshots that are drawn.
    var counter = WorkCounter()

    private var keeper: GoldenKeeper { GoldenKeeper(console.goldens) }

    /// How many snapshots one task draws; starting a task costs less than drawing that many.
    private static let portion = 16

    /// How many portions are drawn before checking whether a scene runs away.
    private static let portionsAtOnce = 8

    /// Draws and compares what is selected of a file.
    func outcome(of input: SceneInput) async -> TestedFile {
        var tested = TestedFile(name: input.name)
        guard let reading = read(input, &tested) else { return tested }
        let file = reading.file
        if file.isUndrawn, input.isFound {
            tested.isScene = false
            return tested
        }
        let plans = console.project.plans(of: file)
        tested.snapshotNames = plans.map(\.name.value)
        tested.isSelected = selection.mayInclude(tested.snapshotNames, of: reading)
        tested.sources = file.sources
        guard !file.snapshotErrors.hasOthers else {
            if tested.isSelected { note(reading, plans, asBroken: &tested) }
            return tested
        }
        let inventory: GoldenInventory
        do throws(GoldenStoreError) {
            inventory = try goldens(of: input.name)
        } catch {
            tested.fault = Fault(error.reason)
            return tested
        }
        let chosen = selection.choose(plans.map(\.name.value), of: reading)
        await draw(chosen.map { plans[$0] }, of: file, inventory, into: &tested)
        let errors = file.snapshotErrors.byName
        let known = Set(
            plans.flatMap { plan in
                // A snapshot with errors may have formats that were not understood.
                let formats =
                    errors[plan.name.value] == nil ? plan.drawnFormats : SnapshotFormat.allCases
                return plan.goldens(of: input.name, as: formats).map(\.path)
            }
        )
        takeOrphans(.noSnapshot, from: inventory, besides: known, reading, into: &tested)
        return tested
    }

    /// Notes what is wrong with a file of which nothing can be drawn.
    private func note(
        _ reading: SceneReading,
        _ plans: [SnapshotDefinition],
        asBroken tested: inout TestedFile
    ) {
        tested.isBroken = true
        // What is doubtful but can be drawn is for `validate` to report.
        tested.findings = reading.file.findings().filter { $0.severity == .error }
        if !reading.looksLikeScene, hasGoldens(reading.name) { tested.tellOfGoldens() }
        guard reading.file.isWhole else { return }
        let names = selection.chooseUnsharded(plans.map(\.name.value), of: reading)
        tested.uncompared = names.map { plans[$0].drawnFormats.count }.reduce(0, +)
    }

    /// How many snapshots of a file are selected, whatever the shard.
    func countOfSnapshots(in input: SceneInput) -> Int {
        var tested = TestedFile(name: input.name)
        guard let reading = read(input, &tested), !reading.file.snapshotErrors.hasOthers
        else { return 0 }
        let names = console.project.plans(of: reading.file).map(\.name.value)
        return selection.chooseUnsharded(names, of: reading).count
    }

    /// Reads a file; nil where there is nothing to test, which is noted.
    func read(_ input: SceneInput, _ tested: inout TestedFile) -> SceneReading? {
        let bytes: [UInt8]
        do throws(Fault) {
            let scene = try console.readScene(input) {
                SceneFinder.isScene($0, named: input.name) || hasGoldens(input.name)
            }
            guard let scene else {
                tested.isScene = false
                return nil
            }
            bytes = scene
        } catch {
            var fault = error
            let goldens = GoldenFile.folder(of: input.name)
            if fault.missingFile != nil, console.disk.exists(goldens) {
                fault.help =
                    "its golden files are still in '\(goldens)'; name the folder of the "
                    + "scene to have them removed by --update"
            }
            tested.fault = fault
            return nil
        }
        let resources = ResourceRecorder(
            console.resources(of: input, allowsOutside: allowsOutside)
        )
        let text = SourceText(name: input.name, bytes: bytes)
        let file = SceneFile.read(text, resources: resources)
        return SceneReading(
            name: input.name,
            file: file,
            resources: resources.paths,
            looksLikeScene: SceneFinder.isScene(bytes, named: input.name)
        )
    }

    /// Draws snapshots, several portions at a time.
    private func draw(
        _ plans: [SnapshotDefinition],
        of file: SceneFile,
        _ inventory: GoldenInventory,
        into tested: inout TestedFile
    ) async {
        let lines = LineIndex(file.sources[file.definition.source])
        let errors = file.snapshotErrors.byName
        let sound = console.project.plans(of: file).filter { errors[$0.name.value] == nil }
        let clashes = GoldenClashes(sound, of: tested.name)
        let name = tested.name
        var drawn: [DrawnSnapshot] = []
        var runaway: Diagnostic?
        var rest = plans[...]
        while !rest.isEmpty {
            var portions: [ArraySlice<SnapshotDefinition>] = []
            while portions.count < Self.portionsAtOnce, !rest.isEmpty {
                portions.append(rest.prefix(Self.portion))
                rest = rest.dropFirst(Self.portion)
            }
            let before = runaway
            // What follows a runaway snapshot is not drawn: many of them would take minutes. Which
            // these are must not depend on threads, so that each portion stops by itself.
            try? await OrderedTasks.run(over: portions, limit: portions.count) { plans in
                var runaway = before
                return plans.map { plan in
                    let drawn = draw(plan, of: file, name, lines, clashes, inventory, runaway)
                    runaway = runaway ?? drawn.runaway
                    counter.advance()
                    return drawn
                }
            } then: {
                drawn += $0
            }
            runaway = runaway ?? drawn.lazy.compactMap(\.runaway).first
        }
        for snapshot in drawn {
            tested.results += snapshot.results
            tested.redactions += snapshot.redactions
            for fault in snapshot.faults where !tested.findings.contains(fault) {
                tested.findings.append(fault)
            }
        }
    }

    /// Draws one snapshot, and compares each of its pictures.
    private func draw(
        _ plan: SnapshotDefinition,
        of file: SceneFile,
        _ name: String,
        _ lines: LineIndex,
        _ clashes: GoldenClashes,
        _ inventory: GoldenInventory,
        _ runaway: Diagnostic?
    ) -> DrawnSnapshot {
        let place = lines.position(of: plan.name.range.start)
        var start = console.time()
        let drawn = runaway == nil ? file.draw(plan) : DeclaredSnapshot(name: plan.name.value)
        let reasons =
            runaway.map {
                [Diagnostic($0.code, "the scene of an earlier snapshot runs away", at: $0.primary)]
            } ?? drawn.faults
        var pictures = drawn.pictures[...]
        let results = zip(plan.drawnFormats, plan.goldens(of: name)).map { format, golden in
            var result = SnapshotResult(
                snapshot: plan.name.value,
                format: format,
                golden: golden,
                place: place,
                outcome: .undrawn(reasons)
            )
            guard let picture = pictures.popFirst() else { return result }
            if let other = clashes.owner(of: golden, besides: plan.name.value) {
                result.outcome = .clash(with: other)
            } else {
                compare(picture.text, inventory, &result)
            }
            // What all formats of a snapshot have in common counts for the first.
            let end = console.time()
            result.duration = end - start
            start = end
            return result
        }
        let redactions = drawn.redactions.map {
            AppliedRedaction(snapshot: plan.name.value, place: place, rule: $0)
        }
        return DrawnSnapshot(results: results, faults: drawn.faults, redactions: redactions)
    }

    private func compare(
        _ picture: String,
        _ inventory: GoldenInventory,
        _ result: inout SnapshotResult
    ) {
        let comparison: GoldenComparison
        do throws(GoldenStoreError) {
            comparison = try keeper.compare(picture, with: result.golden)
            result.outcome = .compared(comparison)
        } catch {
            result.outcome = .unreadable(error)
            return
        }
        let hasActual = inventory.actuals.contains(result.golden.actualPath)
        do throws(GoldenStoreError) {
            switch (comparison.verdict, mode) {
            case (.same, _): if hasActual { try keeper.takeAway(comparison) }
            case (_, .update):
                try keeper.accept(comparison)
                result.outcome = .recorded(comparison)
            case (.different, .check): try keeper.putBeside(comparison)
            case (_, .check), (_, .review): break
            }
        } catch {
            result.trouble = error
            if mode == .update, comparison.verdict != .same {
                result.outcome = .unwritable(error)
            }
        }
    }
}

/// The results of one snapshot with what went wrong in drawing it.
private struct DrawnSnapshot: Sendable {
    let results: [SnapshotResult]
    let faults: [Diagnostic]
    let redactions: [AppliedRedaction]

    /// What says that the scene ran away; nil when it did not.
    var runaway: Diagnostic? { faults.first { $0.code == .runawayScene } }
}

extension SnapshotDefinition {
    /// The formats in which it is compared.
    var drawnFormats: [SnapshotFormat] {
        let named = formats.map(\.value)
        return named.isEmpty ? [.text] : named
    }

    /// Its golden files, one for each format.
    func goldens(of source: String) -> [GoldenFile] { goldens(of: source, as: drawnFormats) }

    fileprivate func goldens(of source: String, as formats: [SnapshotFormat]) -> [GoldenFile] {
        formats.map { GoldenFile(of: source, named: name.value, format: $0) }
    }
}

/// Which snapshots of a file would be recorded in one file where letter case does not count.
private struct GoldenClashes: Sendable {
    private let owners: [String: String]

    init(_ plans: [SnapshotDefinition], of source: String) {
        let owned = plans.flatMap { plan in
            plan.goldens(of: source).map { ($0.path.lowercased(), plan.name.value) }
        }
        owners = Dictionary(firstOf: owned)
    }

    /// The snapshot that had the golden file first, if it is another one.
    func owner(of golden: GoldenFile, besides name: String) -> String? {
        guard let owner = owners[golden.path.lowercased()], owner != name else { return nil }
        return owner
    }
}
