/// Drawing a screen far down a million records, against counting their lines.
struct FarScreenTime: Comparison {
    let title = "a screen at row 900,000 of 1,000,000, JSON, 160 MB, vs wc -l"
    let budget: Double? = 10.0

    func measure(on bench: Workbench) throws -> Finding {
        let list = try bench.inputs.listScene(rows: 1_000_000)
        let race = try bench.race(
            [bench.scenectl, "render", list.scene, "--do", "scroll to 0 900000"],
            against: ["wc", "-l", list.data]
        )
        return Finding(race, in: \.processor)
    }
}
