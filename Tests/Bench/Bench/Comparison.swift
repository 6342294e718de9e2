/// One line of the table: something of ours, measured against something known.
protocol Comparison {
    /// What is measured against what, in a few words.
    var title: String { get }

    /// The largest ratio that is within the budget; nil for what is only good to know.
    var budget: Double? { get }

    /// Measures both sides in alternation.
    func measure(on bench: Workbench) throws -> Finding
}

extension Comparison {
    /// The name by which it is asked for alone.
    var name: String { String(describing: Self.self) }
}

/// What a comparison found: both sides as people read them, and their ratio.
struct Finding {
    let ours: String
    let reference: String
    let ratio: Double

    /// A finding about time, of the processor or on the clock.
    init(_ race: Race, in time: KeyPath<Cost, Int>) {
        ours = milliseconds(race.ours(time))
        reference = milliseconds(race.reference(time))
        ratio = race.ratio(of: time)
    }

    /// A finding about how many there are of something.
    init(count: Int, per reference: Int) {
        ours = "\(count)"
        self.reference = "\(reference)"
        ratio = Double(count) / Double(reference)
    }

    /// A finding about memory, both sides in bytes.
    init(bytes: Int, per reference: Int) {
        ours = mebibytes(bytes)
        self.reference = mebibytes(reference)
        ratio = Double(bytes) / Double(reference)
    }
}

private func milliseconds(_ nanoseconds: Int) -> String {
    "\(fixed(Double(nanoseconds) / 1e6, decimals: 1)) ms"
}

private func mebibytes(_ bytes: Int) -> String {
    "\(fixed(Double(bytes) / 1_048_576, decimals: 1)) MiB"
}
