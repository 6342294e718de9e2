import Testing

@testable import SceneRuntime

/// Lengths that meet demands, the more important ones first.
@Suite struct ConstraintSolverTests {
    private typealias Sum = ConstraintSolver.Sum

    /// Lengths each of which follows from one before it, with the equations that say so.
    private struct Chain {
        var lengths: [Double] = []
        var equations: [Sum] = []

        init(_ count: Int, _ random: inout SeededGenerator) {
            for number in 0..<count {
                let constant = Double(Int.random(in: -50...50, using: &random))
                let factors: [Double] = [0.5, 1, 1, 1, 2]
                let factor: Double = factors.randomElement(using: &random) ?? 1
                var equation = Sum(terms: [(number, 1)], constant: -constant)
                var value = constant
                if let other = (0..<number).randomElement(using: &random) {
                    equation.terms.append((other, -factor))
                    value += lengths[other] * factor
                }
                lengths.append(value)
                equations.append(equation)
            }
        }
    }

    private func differs(_ one: [Double], _ other: [Double]) -> Bool {
        one.count != other.count
            || zip(one, other).contains { abs($0 - $1) > 1e-6 * max(1, abs($1)) }
    }

    /// Equations that decide all lengths do so in any order, whatever less important ones say.
    @Test(arguments: UInt64(1)...60)
    func theMoreImportantDecide(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let chain = Chain(Int.random(in: 1...40, using: &random), &random)
        var demands = chain.equations.map { ($0, 1000.0) }
        for var lesser in Chain(chain.lengths.count, &random).equations {
            lesser.constant += 7
            demands.append((lesser, Double(Int.random(in: 1...999, using: &random))))
        }
        demands.shuffle(using: &random)
        var solver = ConstraintSolver(count: chain.lengths.count)
        for (sum, priority) in demands { solver.hold(sum, priority: priority) }
        let solution = solver.solution()
        #expect(!differs(solution, chain.lengths), "\(solution) is not \(chain.lengths)")
    }

    /// A length between two limits is the one that it wishes to be, or the nearer limit.
    @Test(arguments: UInt64(1)...60)
    func aWishGivesWayToLimits(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limits: [Double] = (0..<2).map { _ in Double.random(in: -100...100, using: &random) }
            .sorted()
        let wish: Double = Double.random(in: -200...200, using: &random)
        var solver = ConstraintSolver(count: 2)
        solver.keepUp(Sum(terms: [(0, 1)], constant: -limits[0]), priority: 1000)
        solver.keepUp(Sum(terms: [(0, -1)], constant: limits[1]), priority: 900)
        solver.hold(Sum(terms: [(0, 1)], constant: -wish), priority: 250)
        solver.hold(Sum(terms: [(1, 1), (0, -2)], constant: 0), priority: 1)
        let expected: Double = min(max(wish, limits[0]), limits[1])
        #expect(!differs(solver.solution(), [expected, 2 * expected]))
    }

    /// A limit that is more important than another is kept where both cannot be.
    @Test func theMoreImportantLimitIsKept() {
        var solver = ConstraintSolver(count: 1)
        solver.keepUp(Sum(terms: [(0, 1)], constant: -10), priority: 700)
        solver.keepUp(Sum(terms: [(0, -1)], constant: 5), priority: 800)
        #expect(!differs(solver.solution(), [5]))
    }

    /// What nothing speaks of is zero, and so is what contradicts itself.
    @Test func theRestIsZero() {
        var solver = ConstraintSolver(count: 3)
        solver.hold(Sum(terms: [(0, 1), (0, -1)], constant: 4), priority: 1000)
        solver.hold(Sum(terms: [(1, 1)], constant: -3), priority: 1000)
        #expect(!differs(solver.solution(), [0, 3, 0]))
    }
}
