import FoundationEssentials
import SceneGoldens

/// One comparison with a golden file on behalf of a test.
nonisolated struct GoldenAssertion {
    /// What messages call it.
    let title: String
    let golden: GoldenFile

    /// The mode that the assertion itself asks for.
    let mode: GoldenMode?
    let place: TestPlace
    var store: any GoldenStore = DiskStore()
    var variable: (String) -> String? = { ProcessInfo.processInfo.environment[$0] }

    /// Compares a text, and fails where it is not as recorded.
    func check(_ text: String) {
        if let fault = environmentFault { return place.fail(fault) }
        if let other = GoldenClaims.inThisRun.claim(golden.path, with: text, for: place) {
            return place.fail("\(title) has the golden file of another picture, drawn at \(other)")
        }
        let keeper = GoldenKeeper(store)
        let comparison: GoldenComparison
        do throws(GoldenStoreError) {
            comparison = try keeper.compare(text, with: golden)
        } catch {
            return place.fail("\(title) has a golden file that cannot be read: \(error.reason)")
        }
        do throws(GoldenStoreError) {
            try follow(comparison, keeper)
        } catch {
            place.fail("\(golden.path) cannot be written: \(error.reason)")
        }
    }

    private func follow(
        _ comparison: GoldenComparison,
        _ keeper: GoldenKeeper
    ) throws(GoldenStoreError) {
        switch (comparison.verdict, effectiveMode) {
        case (.same, _): try keeper.takeAway(comparison)
        case (_, .update):
            try keeper.accept(comparison)
            place.fail("\(title) was recorded in \(golden.path); look at it")
        case (.different, .check):
            defer { place.fail(message(for: comparison)) }
            try keeper.putBeside(comparison)
        case (_, .check): place.fail(message(for: comparison))
        }
    }

    private func message(for comparison: GoldenComparison) -> String {
        var lines = ["\(title) \(comparison.verdict.phrase)"]
        if comparison.verdict == .different {
            let difference = comparison.difference.text(
                oldName: golden.path,
                newName: golden.actualPath
            )
            lines.append(String(difference.dropLast()))
        }
        // What would be recorded can be looked at without recording it.
        if comparison.verdict == .missing { lines.append(String(comparison.beginning.dropLast())) }
        if let remedy = comparison.verdict.remedy { lines.append("  = help: \(remedy)") }
        if !GoldenMode.isUnattended(variable) {
            lines.append("  = help: '\(GoldenMode.variable)=update swift test' records it")
        }
        return lines.joined(separator: "\n")
    }

    /// What is asked for nearest to the assertion, unless tests run unattended.
    private var effectiveMode: GoldenMode {
        GoldenMode.effective(nearest: mode ?? SnapshotTrait.mode, variable)
    }

    /// What is wrong with the variable that chooses the mode.
    private var environmentFault: String? {
        guard let word = variable(GoldenMode.variable), !word.isEmpty,
            GoldenMode(rawValue: word) == nil
        else { return nil }
        let words = GoldenMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        return "the variable \(GoldenMode.variable) is '\(word)'; it can be \(words)"
    }
}
