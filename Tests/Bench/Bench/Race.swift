/// What one run of a command cost.
struct Cost {
    /// Nanoseconds on the clock.
    let elapsed: Int

    /// Nanoseconds of processor time, which other work on the machine hardly changes.
    let processor: Int

    /// Bytes of memory at the peak.
    let peak: Int

    /// Reads the line that `timed` prints; nil when it reports a failure.
    init?(printed line: String) {
        let fields = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard fields.count == 4, fields[0] == 0 else { return nil }
        elapsed = fields[1]
        processor = fields[2]
        peak = fields[3]
    }
}

/// Two commands run in alternation many times, whose medians count.
struct Race {
    /// Two runs, one right after the other.
    struct Pair {
        let ours: Cost
        let reference: Cost
    }

    var pairs: [Pair] = []

    /// The median of one cost on our side.
    func ours(_ cost: KeyPath<Cost, Int>) -> Int {
        median(of: pairs.map { $0.ours[keyPath: cost] })
    }

    /// The median of one cost of the reference.
    func reference(_ cost: KeyPath<Cost, Int>) -> Int {
        median(of: pairs.map { $0.reference[keyPath: cost] })
    }

    /// The median of the ratios within each pair, which a change of load between pairs leaves alone.
    func ratio(of cost: KeyPath<Cost, Int>) -> Double {
        median(
            of: pairs.map {
                Double($0.ours[keyPath: cost]) / Double($0.reference[keyPath: cost])
            }
        )
    }

    private func median<Number: Comparable>(of numbers: [Number]) -> Number {
        numbers.sorted()[numbers.count / 2]
    }
}
