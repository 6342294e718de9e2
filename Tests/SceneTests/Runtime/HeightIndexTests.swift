import Testing

@testable import SceneRuntime

@Suite struct HeightIndexTests {
    @Test func aMillionUniformRowsAreOneMultiplication() {
        let heights = HeightIndex(count: 1_000_000, estimate: 20)
        #expect(heights.total == 20_000_000)
        #expect(heights.offset(of: 900_000) == 18_000_000)
        #expect(heights.row(at: 18_000_019) == 900_000)
        #expect(heights.row(at: 1e300) == 999_999)
    }

    @Test func variedHeightsAgreeWithAPlainLoop() {
        var plain = Array(repeating: 44.0, count: 1_300)
        var heights = HeightIndex(count: plain.count, estimate: 44)
        for row in stride(from: 0, to: plain.count, by: 7) {
            let height = Double(row % 5) * 10 + 10
            #expect(heights.set(height, at: row) == height - 44)
            plain[row] = height
        }
        #expect(heights.total == plain.reduce(0, +))
        var offset = 0.0
        for row in plain.indices {
            #expect(heights[row] == plain[row])
            #expect(heights.offset(of: row) == offset)
            #expect(heights.row(at: offset) == row)
            #expect(heights.row(at: offset + plain[row] - 1) == row)
            offset += plain[row]
        }
    }

    @Test func rowsThatTurnOutAlikeAreUniformAgain() {
        var heights = HeightIndex(count: 600, estimate: 44)
        for row in 0..<600 { heights.set(20, at: row) }
        #expect(heights.total == 12_000)
        #expect(heights.offset(of: 599) == 11_980)
        var known = 0
        heights.forEachKnownHeight { _, height in known += height == 20 ? 1 : 0 }
        #expect(known == 600)
    }
}
