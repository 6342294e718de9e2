import SceneText

/// What was wrong at an earlier commit: the files as they were then, checked in a folder of their own.
enum EarlierFindings {
    /// The findings at a commit, as if they were in the files of today.
    static func find(
        at reference: String,
        _ paths: [String],
        _ options: ValidateOptions,
        _ console: Console
    ) async throws -> KnownFindings {
        let earlier = try EarlierFiles(at: reference, around: paths, console)
        let there = try earlier.paths(of: paths, seenBy: console)
        var known = KnownFindings()
        guard !there.isEmpty else { return known }
        let validation = Validation(console: earlier.console, options: options, paths: there)
        for (finding, sources) in try await validation.findings() {
            let name = sources[sources.resolved(finding.primary).source].name
            known.add(finding, in: earlier.today(name))
        }
        return known
    }
}
