import Testing

@testable import SceneSources

/// The search for names in bytes.
@Suite struct NameFinderTests {
    /// A word of a few letters, so that many are alike.
    private func word(_ generator: inout SeededGenerator, upTo length: Int) -> String {
        let count = Int.random(in: 1...length, using: &generator)
        return String((0..<count).map { _ in "abAé_1".randomElement(using: &generator) ?? "a" })
    }

    /// A name is found where it is a whole word, and nowhere else.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func wholeWordsAreFound(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let names = (0..<3).map { _ in word(&generator, upTo: 6) }
        for count in 0..<12 {
            let words = (0..<count).map { _ in word(&generator, upTo: 6) }
            let signs = [" ", ".", "(", "\n", "  "]
            let text = words.reduce(into: "") {
                $0 += $1 + (signs.randomElement(using: &generator) ?? " ")
            }
            let isThere = !Set(names).isDisjoint(with: words)
            #expect(NameFinder(Set(names)).occurs(in: Array(text.utf8)) == isThere)
            // The last word may end the text.
            let whole = Array(text.utf8.dropLast())
            if text.hasSuffix("  ") { continue }
            #expect(NameFinder(Set(names)).occurs(in: whole) == isThere)
        }
    }

    @Test func noNamesAreNowhere() {
        #expect(!NameFinder([]).occurs(in: Array("a".utf8)))
        #expect(!NameFinder(["a"]).occurs(in: []))
    }
}
