/// What the same takes at its peak, against the file and 64 MiB.
struct FarRowMemory: Comparison {
    let title = "peak memory of the same, vs file + 64 MiB"
    let budget: Double? = 1.0

    func measure(on bench: Workbench) throws -> Finding {
        let file = try bench.inputs.millionRecords()
        let cost = try bench.run([bench.program("bench-stage"), "rows", file.path])
        return Finding(bytes: cost.peak, per: file.size + 64 << 20)
    }
}
