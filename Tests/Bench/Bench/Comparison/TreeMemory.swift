/// What the node tree takes at its peak, over an empty file, against the size of the file.
struct TreeMemory: Comparison {
    let title = "peak memory of the node tree, 11 MB, vs file size"
    let budget: Double? = 8.0

    func measure(on bench: Workbench) throws -> Finding {
        let stage = [bench.program("bench-stage"), "tree"]
        let race = try bench.race(
            stage + [bench.inputs.largeScene],
            against: stage + [bench.inputs.emptyFile]
        )
        return Finding(
            bytes: race.ours(\.peak) - race.reference(\.peak),
            per: bench.inputs.largeSceneSize
        )
    }
}
