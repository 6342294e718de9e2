/// What one run of a command cost.
struct Cost {
    /// Nanoseconds on the clock.
    let elapsed: Int

    /// Bytes of memory at the peak.
    let peak: Int

    /// Reads the line that `timed` prints; nil when it tells of a failure.
    init?(printed line: String) {
        let fields = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard fields.count == 4, fields[0] == 0 else { return nil }
        elapsed = fields[1]
        peak = fields[3]
    }

    fileprivate init(elapsed: Int, peak: Int) {
        self.elapsed = elapsed
        self.peak = peak
    }
}

/// Two runs, one right after the other.
struct Pair {
    let ours: Cost
    let reference: Cost
}

/// Many pairs of runs, of which the medians count.
struct Race {
    var pairs: [Pair] = []

    /// The median cost of our side.
    var ours: Cost { Self.median(of: pairs.map(\.ours)) }

    /// The median cost of the reference.
    var reference: Cost { Self.median(of: pairs.map(\.reference)) }

    /// The median of the ratios within each pair, which a change of load between pairs leaves alone.
    var ratio: Double {
        Self.middle(pairs.map { Double($0.ours.elapsed) / Double($0.reference.elapsed) })
    }

    private static func median(of costs: [Cost]) -> Cost {
        Cost(elapsed: middle(costs.map(\.elapsed)), peak: middle(costs.map(\.peak)))
    }

    private static func middle<Number: Comparable>(_ numbers: [Number]) -> Number {
        numbers.sorted()[numbers.count / 2]
    }
}
