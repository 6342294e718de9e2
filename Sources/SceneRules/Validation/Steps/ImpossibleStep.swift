import SceneLanguage
package import SceneText

/// Finds steps of snapshots that cannot be done, as far as the file alone says it.
enum ImpossibleStep: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard !index.file.snapshots.isEmpty else { return }
        let unread = log.diagnostics.filter { $0.code == .badStep }.map(\.primary.range.start)
            .sorted()
        // What outlets name is reported there.
        var missing = Set(index.owners.flatMap(\.outlets).flatMap(\.targets).map(\.value))
        for snapshot in index.file.snapshots where !snapshot.steps.isEmpty {
            var checker = StepChecker(index, snapshot, missing: missing)
            // Nothing is known of the screen after a step that was not understood.
            let next = unread.indices.firstPlace { unread[$0] > snapshot.name.range.start }
            let end = next < unread.count ? unread[next] : .max
            for step in snapshot.steps where step.range.start < end { checker.check(step) }
            log.append(checker.log)
            missing = checker.missing
        }
    }
}

extension DiagnosticCode {
    package static let impossibleStep = DiagnosticCode(
        "impossible-step",
        .names,
        summary: "a step of a snapshot cannot be done",
        explanation: """
            A step does what a person would do. It needs a row that exists, a control that responds, or a segue to \
            follow. This one can never be done, whatever the screen looks like by then. Sections and rows are \
            counted from 0.
            """,
        good: badStep.good,
        replacing: "select 0 1",
        with: "select 0 2"
    )
}
