/// YAML text to node tree with ranges, against pulling libyaml's events.
struct TreeTime: Comparison {
    let title = "YAML text to node tree, 11 MB, processor time, vs C events"
    let budget: Double? = 1.5

    func measure(on bench: Workbench) throws -> Finding {
        let file = bench.inputs.largeScene
        let race = try bench.race(
            [bench.program("bench-stage"), "tree", file],
            against: [bench.program("pull"), file]
        )
        return Finding(race, in: \.processor)
    }
}
