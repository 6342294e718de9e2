/// Lengths that meet demands as far as they can be met, the more important ones first.
///
/// Each equation that still says something about a length decides one, from the most important down; so an equation
/// that contradicts more important ones is left out, as UIKit breaks a constraint. An inequality counts only once the
/// lengths that follow without it do not meet it; then it is an equation. Layouts are nearly all equations with two or
/// three lengths each, for which this is faster than a simplex, and easier to read.
nonisolated struct ConstraintSolver {
    /// A sum of lengths, each with a factor, and a constant.
    struct Sum {
        var terms: [(length: Int, factor: Double)] = []
        var constant = 0.0

        /// Adds another sum, each part of it times a factor.
        mutating func add(_ other: Sum, times factor: Double) {
            terms += other.terms.map { ($0.length, $0.factor * factor) }
            constant += other.constant * factor
        }
    }

    private struct Demand {
        let sum: Sum
        let priority: Double
        var isEquation: Bool
    }

    private let count: Int
    private var demands: [Demand] = []

    /// How often inequalities may become equations; each time may be followed by others.
    private static let rounds = 30

    /// Makes a solver for a number of lengths.
    init(count: Int) { self.count = count }

    /// Demands that a sum is zero.
    mutating func hold(_ sum: Sum, priority: Double) {
        demands.append(Demand(sum: sum, priority: priority, isEquation: true))
    }

    /// Demands that a sum is not below zero.
    mutating func keepUp(_ sum: Sum, priority: Double) {
        demands.append(Demand(sum: sum, priority: priority, isEquation: false))
    }

    /// The lengths; what nothing decides is zero.
    func solution() -> [Double] {
        // Of demands with the same priority, the first counts first.
        var demands = demands.enumerated()
            .sorted { ($0.element.priority, $1.offset) > ($1.element.priority, $0.offset) }
            .map(\.element)
        var lengths: [Double] = []
        for _ in 0..<Self.rounds {
            var elimination = Elimination(count: count)
            for demand in demands where demand.isEquation { elimination.hold(demand.sum) }
            lengths = elimination.lengths
            let unmet = demands.indices.filter { index in
                !demands[index].isEquation && demands[index].sum.value(of: lengths) < -1e-6
            }
            guard let first = unmet.first else { break }
            for index in unmet where demands[index].priority == demands[first].priority {
                demands[index].isEquation = true
            }
        }
        return lengths
    }
}

nonisolated extension ConstraintSolver.Sum {
    /// The sum for some lengths.
    func value(of lengths: [Double]) -> Double {
        terms.reduce(constant) { $0 + lengths[$1.length] * $1.factor }
    }
}

/// Equations, each of which decides a length in terms of those that are still free.
///
/// What is decided later is not put into what was decided before: a position is often the sum of all lengths
/// before it, and most equations never ask for it.
private nonisolated struct Elimination {
    /// The decided lengths in turn, and what each is in terms of those that were free then.
    private var decided: [(length: Int, value: ConstraintSolver.Sum)] = []

    /// The turn in which each length was decided; nil for one that is free.
    private var turns: [Int?]

    /// The factors of the sum that is being put together.
    private var factors: [Double]

    init(count: Int) {
        turns = Array(repeating: nil, count: count)
        factors = Array(repeating: 0, count: count)
    }

    /// The lengths, where those that are free are zero.
    var lengths: [Double] {
        var lengths = Array(repeating: 0.0, count: turns.count)
        for (length, value) in decided.reversed() { lengths[length] = value.value(of: lengths) }
        return lengths
    }

    /// Lets an equation decide a length, unless those before it have decided all that it speaks of.
    mutating func hold(_ sum: ConstraintSolver.Sum) {
        var equation = reduced(sum)
        guard
            let index = equation.terms.indices.max(by: {
                abs(equation.terms[$0].factor) < abs(equation.terms[$1].factor)
            })
        else { return }
        let (length, factor) = equation.terms.remove(at: index)
        var value = ConstraintSolver.Sum()
        value.add(equation, times: -1 / factor)
        turns[length] = decided.count
        decided.append((length, value))
    }

    /// A sum in terms of free lengths.
    private mutating func reduced(_ sum: ConstraintSolver.Sum) -> ConstraintSolver.Sum {
        var result = ConstraintSolver.Sum(constant: sum.constant)
        var free: [Int] = []
        // The turns of lengths to replace, the first turn last: it goes first, since what it stands for was decided
        // after it, if at all. So each length is replaced once, with all that it counts.
        var waiting: [Int] = []
        func note(_ terms: [(length: Int, factor: Double)], times factor: Double) {
            for term in terms {
                let isNew = factors[term.length] == 0
                // What was noted twice is zero the second time.
                factors[term.length] += term.factor * factor
                guard isNew else { continue }
                if let turn = turns[term.length] {
                    waiting.insert(turn, at: waiting.firstIndex { $0 < turn } ?? waiting.count)
                } else {
                    free.append(term.length)
                }
            }
        }
        note(sum.terms, times: 1)
        while let turn = waiting.popLast() {
            let (length, value) = decided[turn]
            let factor = factors[length]
            // Terms that cancel each other and come again are noted twice; without this, each doubles all after it.
            guard factor != 0 else { continue }
            factors[length] = 0
            result.constant += value.constant * factor
            note(value.terms, times: factor)
        }
        for length in free {
            if abs(factors[length]) > 1e-9 { result.terms.append((length, factors[length])) }
            factors[length] = 0
        }
        return result
    }
}
