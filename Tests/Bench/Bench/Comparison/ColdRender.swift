/// `scenectl render` of a small scene from a cold start, against a program that prints one line.
struct ColdRender: Comparison {
    let title = "cold render of a small scene, vs a static program of one line"
    let budget: Double? = 2.0

    func measure(on bench: Workbench) throws -> Finding {
        let race = try bench.race(
            [bench.scenectl, "render", bench.inputs.welcomeScene],
            against: [bench.program("one-line")],
            rounds: 200
        )
        return Finding(race, in: \.elapsed)
    }
}
