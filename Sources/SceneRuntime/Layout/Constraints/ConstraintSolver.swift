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

    /// The turns of the lengths in it that are to be replaced.
    private var waiting: Agenda

    init(count: Int) {
        turns = Array(repeating: nil, count: count)
        factors = Array(repeating: 0, count: count)
        waiting = Agenda(below: count)
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
    ///
    /// What a length stands for was free when it was decided, so it is decided later, if at all. Taken in turn, each
    /// length is replaced once, with all that it counts.
    private mutating func reduced(_ sum: ConstraintSolver.Sum) -> ConstraintSolver.Sum {
        var result = ConstraintSolver.Sum(constant: sum.constant)
        var free: [Int] = []
        func note(_ terms: [(length: Int, factor: Double)], times factor: Double) {
            for term in terms {
                if let turn = turns[term.length] {
                    waiting.insert(turn)
                } else if factors[term.length] == 0 {
                    // What was noted twice is zero the second time.
                    free.append(term.length)
                }
                factors[term.length] += term.factor * factor
            }
        }
        note(sum.terms, times: 1)
        while let turn = waiting.popFirst() {
            let (length, value) = decided[turn]
            let factor = factors[length]
            // Terms may cancel each other.
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

/// Numbers of which the least comes first, as long as none is put in that is less than the last one taken.
private nonisolated struct Agenda {
    /// A bit for each number, 64 in a word.
    private var words: [UInt64]
    private var count = 0

    /// The word that the least number may be in.
    private var first = 0

    init(below limit: Int) { words = Array(repeating: 0, count: limit / 64 + 1) }

    mutating func insert(_ number: Int) {
        let (index, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
        guard words[index] & bit == 0 else { return }
        words[index] |= bit
        first = count == 0 ? index : min(first, index)
        count += 1
    }

    mutating func popFirst() -> Int? {
        guard count > 0 else { return nil }
        while words[first] == 0 { first += 1 }
        let bit = words[first].trailingZeroBitCount
        words[first] &= words[first] - 1
        count -= 1
        return first * 64 + bit
    }
}
