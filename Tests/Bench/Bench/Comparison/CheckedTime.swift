/// YAML text to checked definitions on two processors, against pulling libyaml's events on one: how
/// long a person waits.
struct CheckedTime: Comparison {
    let title = "YAML text to checked definitions, 11 MB, 2 cores, vs C events, 1 core"
    let budget: Double? = nil

    func measure(on bench: Workbench) throws -> Finding {
        Finding(try bench.raceToCheckedDefinitions(), in: \.elapsed)
    }
}

/// The same in time of the processors, which two of them do not make less.
struct CheckedWork: Comparison {
    let title = "the same, processor time of both cores"
    let budget: Double? = 3.0

    func measure(on bench: Workbench) throws -> Finding {
        Finding(try bench.raceToCheckedDefinitions(), in: \.processor)
    }
}

extension Workbench {
    fileprivate func raceToCheckedDefinitions() throws -> Race {
        try race(
            pinned(to: "0,1", [program("bench-stage"), "checked", inputs.largeScene]),
            against: pinned(to: "0", [program("pull"), inputs.largeScene])
        )
    }
}
