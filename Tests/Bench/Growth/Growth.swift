import Foundation

/// The times at n, 2 n and 4 n, and what they come to.
struct Growth {
    let count: Int
    let times: [Double]

    /// The e of time ~ n^e, between n and 4 n.
    var exponent: Double { log2(times[2] / times[0]) / 2 }

    /// Whether it takes longer than a start of the program, so that the exponent says anything.
    var isTimed: Bool { times[2] >= 0.01 }

    /// Measures one command on one shape, at the first number that takes long enough.
    init(of shape: Shape, _ command: Command, with probe: Probe) throws {
        var count = min(shape.start, shape.most / 4)
        while true {
            try shape.write(to: probe.folder, count)
            let time = try probe.time(shape, command, runs: 1)
            // What is measured less often is checked three times, where it seems to be enough.
            if time >= Self.least, try probe.time(shape, command, runs: 3) >= Self.least { break }
            let factor = time < Self.least / 8 ? 4 : 2
            guard count * factor * 4 <= shape.most else { break }
            count *= factor
        }
        self.count = count
        times = try [1, 2, 4].map { factor in
            try shape.write(to: probe.folder, count * factor)
            return try probe.time(shape, command, runs: 3)
        }
    }

    /// The seconds that the smallest run takes at least.
    private static let least = 0.05
}
