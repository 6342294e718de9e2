import Testing

@testable import SceneRuntime

/// How the room of a row or a column is shared out.
@Suite struct RoomShareTests {
    private static func weighted(
        _ weight: Double,
        minimum: Double = 0,
        maximum: Double? = nil
    ) -> RoomShare {
        RoomShare(natural: 0, weight: weight, minimum: minimum, maximum: maximum)
    }

    private static func text(_ natural: Double) -> RoomShare {
        RoomShare(natural: natural, kind: .label)
    }

    @Test(arguments: [
        ([1, 2], 30, [10, 20]),
        ([1, 1, 1], 10, [4, 3, 3]),
        ([1, 1, 1], 11, [4, 4, 3]),
        ([0.1, 0.2, 0.3], 30, [5, 10, 15]),
        ([2, 1], 4, [3, 1]),
        ([1e300, 1e300], 8, [4, 4]),
    ])
    func roomIsSplitInProportionAndTheRestGoesToTheFirst(
        weights: [Double],
        room: Double,
        expected: [Double]
    ) {
        #expect(RoomShare.lengths(of: weights.map { Self.weighted($0) }, in: room) == expected)
    }

    @Test func viewsWithoutAWeightKeepTheirOwnSize() {
        let shares = [Self.text(5), Self.weighted(1), Self.text(3)]
        #expect(RoomShare.lengths(of: shares, in: 20) == [5, 12, 3])
    }

    /// A law: what resists more loses nothing as long as something that resists less has any room.
    @Test func whatResistsLeastIsCutFirst() {
        var random = SeededGenerator(seed: 30)
        for _ in 0..<500 {
            let shares = (0..<Int.random(in: 2...5, using: &random)).map { _ in
                var share = Self.text(Double(Int.random(in: 2...20, using: &random)))
                if Bool.random(using: &random) { share.kind = .flexible }
                share.resistance = [250, 749, 750, 751, .nan].randomElement(using: &random) ?? 750
                return share
            }
            let room = Double(Int.random(in: 5...60, using: &random))
            let lengths = RoomShare.lengths(of: shares, in: room)
            #expect(lengths.reduce(0, +) == min(room, shares.map(\.natural).reduce(0, +)))
            for (one, length) in zip(shares, lengths) where length > 1 {
                let whole = zip(shares, lengths).filter { $0.0.resistance > one.resistance }
                #expect(whole.allSatisfy { $0.natural == $1 }, "\(shares) in \(room): \(lengths)")
            }
        }
    }

    @Test func theOwnSizeOfAWeightedViewIsNotCounted() {
        let shares = [RoomShare(natural: 50, weight: 1, kind: .label), Self.weighted(1)]
        #expect(RoomShare.lengths(of: shares, in: 20) == [10, 10])
    }

    @Test func whatALimitTakesOrLeavesChangesTheOthers() {
        let raised = [Self.weighted(1), Self.weighted(1, minimum: 8)]
        #expect(RoomShare.lengths(of: raised, in: 10) == [2, 8])
        let held = [Self.weighted(1, maximum: 2), Self.weighted(1)]
        #expect(RoomShare.lengths(of: held, in: 10) == [2, 8])
        // Ten each; the second takes ten more, which leaves five for each of the others.
        let both = [Self.weighted(1, maximum: 5), Self.weighted(1, minimum: 20), Self.weighted(1)]
        #expect(RoomShare.lengths(of: both, in: 30) == [5, 20, 5])
    }

    @Test func roomThatNobodyMayTakeStaysFree() {
        #expect(RoomShare.lengths(of: [Self.weighted(1, maximum: 3)], in: 10) == [3])
        #expect(RoomShare.lengths(of: [Self.text(3)], in: 10) == [3])
    }

    @Test(arguments: [(24, [10, 10, 4]), (15, [10, 4, 1]), (4, [2, 1, 1]), (1, [1, 1, 1])])
    func labelsAreCutFromTheLastToTheFirst(room: Double, expected: [Double]) {
        let shares = [Self.text(10), Self.text(10), Self.text(10)]
        #expect(RoomShare.lengths(of: shares, in: room) == expected)
    }

    @Test(arguments: [(15, [5, 10]), (6, [1, 5]), (2, [1, 1])])
    func otherViewsAreCutAfterTheLabels(room: Double, expected: [Double]) {
        let shares = [Self.text(10), RoomShare(natural: 10)]
        #expect(RoomShare.lengths(of: shares, in: room) == expected)
    }

    @Test func aFixedSizeGivesWayLast() {
        let shares = [
            RoomShare(natural: 10, kind: .fixed), RoomShare(natural: 6), Self.text(5),
        ]
        #expect(RoomShare.lengths(of: shares, in: 17) == [10, 6, 1])
        #expect(RoomShare.lengths(of: shares, in: 12) == [10, 1, 1])
        #expect(RoomShare.lengths(of: shares, in: 8) == [6, 1, 1])
    }

    @Test func aSpacerVanishesAndAWeightedLabelKeepsAColumn() {
        let spacer = RoomShare(natural: 0, weight: 1, kind: .spacer)
        #expect(RoomShare.lengths(of: [Self.text(5), spacer, Self.text(5)], in: 8) == [5, 0, 3])
        let label = RoomShare(natural: 5, weight: 1, kind: .label)
        #expect(RoomShare.lengths(of: [Self.text(9), label], in: 8) == [7, 1])
    }

    @Test func aWeightThatIsNoneIsNotCounted() {
        for weight in [0, -1, Double.nan, .infinity] {
            let shares = [RoomShare(natural: 3, weight: weight), Self.weighted(1)]
            #expect(RoomShare.lengths(of: shares, in: 10) == [3, 7])
        }
    }

    @Test(arguments: [(240, [80, 80, 80]), (248, [88, 80, 80]), (16, [8, 8, 0])])
    func roomIsSharedOutInStepsOfTheGrid(room: Double, expected: [Double]) {
        let shares = (0..<3).map { _ in RoomShare(natural: 0, weight: 1, kind: .spacer) }
        #expect(RoomShare.lengths(of: shares, in: room, step: 8) == expected)
    }
}
