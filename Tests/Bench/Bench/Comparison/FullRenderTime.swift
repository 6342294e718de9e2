/// Drawing every row of a million records, against jq printing the same fields.
struct FullRenderTime: Comparison {
    let title = "render --full of 1,000,000 rows, vs jq -r"
    let budget: Double? = 0.25

    func measure(on bench: Workbench) throws -> Finding {
        let list = try bench.inputs.listScene(rows: 1_000_000)
        let race = try bench.race(
            [bench.scenectl, "render", list.scene, "--full"],
            against: ["jq", "-r", ".[] | .name + \" \" + .state", list.data],
            rounds: 3
        )
        return Finding(race, in: \.processor)
    }
}
