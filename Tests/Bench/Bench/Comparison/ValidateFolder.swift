/// `scenectl validate` over many files on two processors, against reading them and pulling their
/// events in C on one.
struct ValidateFolder: Comparison {
    let title = "validate, 1,000 files of 100 lines, 2 cores, vs C events, 1 core"
    let budget: Double? = 1.5

    func measure(on bench: Workbench) throws -> Finding {
        let inputs = bench.inputs
        let race = try bench.race(
            bench.pinned(to: "0,1", [bench.scenectl, "validate", inputs.smallScenesFolder]),
            against: bench.pinned(to: "0", [bench.program("pull")] + inputs.smallScenes)
        )
        return Finding(race, in: \.elapsed)
    }
}
