/// Opening a million records and reading a screen of them far down, against counting their lines.
struct FarRowTime: Comparison {
    let title = "rows from 900,000 of 1,000,000, JSON, 160 MB, vs wc -l"
    let budget: Double? = 10.0

    func measure(on bench: Workbench) throws -> Finding {
        let file = try bench.inputs.millionRecords()
        let race = try bench.race(
            [bench.program("bench-stage"), "rows", file.path],
            against: ["wc", "-l", file.path]
        )
        return Finding(race, in: \.processor)
    }
}
