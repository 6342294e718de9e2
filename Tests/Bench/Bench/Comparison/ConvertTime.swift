/// Turning 10,000 static cells into a prototype and data, against drawing every one of them.
struct ConvertTime: Comparison {
    let title = "convert 10,000 static cells, vs render --full of them"
    let budget: Double? = 3.0

    func measure(on bench: Workbench) throws -> Finding {
        try Self.measure(with: ["--proof", "none"], on: bench)
    }

    fileprivate static func measure(
        with options: [String],
        on bench: Workbench
    ) throws -> Finding {
        let scene = try bench.inputs.staticScene(cells: 10_000)
        let race = try bench.race(
            [bench.scenectl, "convert", scene, "--to", "dynamic"] + options,
            against: [bench.scenectl, "render", scene, "--full"],
            rounds: 5
        )
        return Finding(race, in: \.elapsed)
    }
}

/// The same with the pictures of both scenes compared, as text and as spoken, at four widths.
struct ProvenConvertTime: Comparison {
    let title = "the same with the proof"
    let budget: Double? = 15.0

    func measure(on bench: Workbench) throws -> Finding {
        try ConvertTime.measure(with: [], on: bench)
    }
}
