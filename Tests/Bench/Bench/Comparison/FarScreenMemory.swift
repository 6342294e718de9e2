/// What drawing a screen far down takes at its peak, against the file and 64 MiB.
struct FarScreenMemory: Comparison {
    let title = "peak memory of that screen, vs file + 64 MiB"
    let budget: Double? = 1.0

    func measure(on bench: Workbench) throws -> Finding {
        let list = try bench.inputs.listScene(rows: 1_000_000)
        let cost = try bench.run(
            [bench.scenectl, "render", list.scene, "--do", "scroll to 0 900000"]
        )
        return Finding(bytes: cost.peak, per: list.dataSize + 64 << 20)
    }
}
