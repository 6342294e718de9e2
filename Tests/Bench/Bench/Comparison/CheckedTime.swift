/// YAML text to checked definitions, against pulling libyaml's events.
struct CheckedTime: Comparison {
    let title = "YAML text to checked definitions, 11 MB, vs C events"
    let budget = 2.2

    func measure(on bench: Workbench) throws -> Finding {
        let file = bench.inputs.largeScene
        let race = try bench.race(
            [bench.program("bench-stage"), "checked", file],
            against: [bench.program("pull"), file]
        )
        return Finding(race, in: \.processor)
    }
}
