/// What drawing every row takes at its peak without the file, for ten times as many rows.
struct FullRenderMemory: Comparison {
    let title = "peak memory of --full but for the file, 1,000,000 rows vs 100,000"
    let budget: Double? = 1.1

    func measure(on bench: Workbench) throws -> Finding {
        func peak(_ rows: Int) throws -> Int {
            let list = try bench.inputs.listScene(rows: rows)
            let cost = try bench.run([bench.scenectl, "render", list.scene, "--full"])
            return cost.peak - list.dataSize
        }
        return Finding(bytes: try peak(1_000_000), per: try peak(100_000))
    }
}
