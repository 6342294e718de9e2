/// Painting wide text onto 80 × 20,000 cells, against an array with a `Character` for each.
struct PaintTime: Comparison {
    let title = "painting wide text, 80 × 20,000, vs a Character per cell"
    let budget: Double? = 0.125

    func measure(on bench: Workbench) throws -> Finding {
        let stage = bench.program("bench-stage")
        let file = bench.inputs.wideText
        let race = try bench.race(
            [stage, "paint", file],
            against: [stage, "paint-characters", file]
        )
        return Finding(race, in: \.processor)
    }
}
