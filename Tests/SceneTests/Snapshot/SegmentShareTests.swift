import Testing

@testable import SceneRuntime

@Suite struct SegmentShareTests {
    /// The shares are those that result from taking a column from the last of the widest, again and again.
    @Test(.slow, arguments: 0..<200) func takesFromTheWidest(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let widths = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            Int.random(in: 0...15, using: &generator)
        }
        for room in -5...widths.reduce(5, +) {
            #expect(
                WidgetLine.shares(of: room, for: widths) == oneByOne(room, widths),
                "\(widths) in \(room)"
            )
        }
    }

    private func oneByOne(_ room: Int, _ widths: [Int]) -> [Int] {
        var widths = widths
        while widths.reduce(0, +) > room, let widest = widths.max(), widest > 1,
            let index = widths.lastIndex(of: widest)
        {
            widths[index] -= 1
        }
        return widths
    }
}
