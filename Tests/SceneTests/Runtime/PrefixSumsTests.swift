import Testing

@testable import SceneRuntime

@Suite struct PrefixSumsTests {
    @Test func sumsAndPlacesAgreeWithAPlainLoop() {
        var values: [Double] = [3, 0, 5, 1, 0, 0, 7, 2, 4]
        var sums = PrefixSums(values)
        for (index, difference) in [(2, 4.0), (8, -4.0), (0, 1.0), (4, 6.0)] {
            values[index] += difference
            sums.add(difference, at: index)
        }
        for count in 0...values.count {
            #expect(sums.sum(before: count) == values.prefix(count).reduce(0, +))
        }
        for place in 0..<Int(values.reduce(0, +)) {
            var rest = Double(place)
            let expected = values.firstIndex { value in
                if rest < value { return true }
                rest -= value
                return false
            }
            #expect(sums.index(reaching: Double(place)) == expected)
        }
    }

    @Test func aSumThatIsNeverReachedLeadsToTheLastNumber() {
        #expect(PrefixSums([1, 2]).index(reaching: 100) == 1)
        #expect(PrefixSums([]).index(reaching: 0) == 0)
    }
}
