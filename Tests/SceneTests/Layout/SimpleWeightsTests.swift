import Testing

@testable import SceneText

/// Weights that were measured in points are written as a person would, and share the space as before.
@Suite struct SimpleWeightsTests {
    private func simple(_ weights: [Double?]) -> [Double?] {
        weights.map { FrameArrangement.spacer(weight: $0) }.simplyWeighted.map(\.weight)
    }

    @Test(
        arguments: [
            ([647], [nil]), ([286, 286], [nil, nil]), ([302, 301], [nil, nil]), ([nil], [nil]),
            ([80, 120], [2, 3]), ([64, nil, 504], [6, nil, 47]),
            ([76, 47, 45, 76], [76, 47, 45, 76]),
        ] as [([Double?], [Double?])]
    )
    func theyAreSmallWhereThatSharesTheSame(_ weights: [Double?], _ expected: [Double?]) {
        #expect(simple(weights) == expected)
    }

    @Test func aViewKeepsItsShareOfOne() {
        var view = FrameArrangement(.view(0))
        view.weight = 504
        #expect([view].simplyWeighted.map(\.weight) == [1])
    }

    @Test func noShareChangesByMoreThanHalfAPoint() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<3000 {
            let weights = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                Double(Int.random(in: 1...700, using: &random))
            }
            let shares = simple(weights).map { $0 ?? 1 }
            let unit = weights.reduce(0, +) / shares.reduce(0, +)
            for (weight, share) in zip(weights, shares) {
                #expect(abs(share * unit - weight) <= 0.501, "\(weights) as \(shares)")
            }
        }
    }
}
