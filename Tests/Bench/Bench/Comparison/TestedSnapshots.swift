/// `scenectl test` over 2,000 snapshots in one folder, against comparing the golden files with a copy.
struct TestedSnapshots: Comparison {
    let title = "test, 2,000 snapshots, vs diff -r over the same golden files"
    let budget: Double? = 13.0

    func measure(on bench: Workbench) throws -> Finding {
        let (folder, copy) = try bench.inputs.recordedSnapshots(by: bench.scenectl)
        // The summary goes to standard error, between the lines of this program.
        let quiet = ["/bin/sh", "-c", "exec \"$0\" \"$@\" 2>/dev/null"]
        let race = try bench.race(
            quiet + [bench.scenectl, "test", folder],
            against: ["/usr/bin/env", "diff", "-r", folder, copy]
        )
        return Finding(race, in: \.elapsed)
    }
}
