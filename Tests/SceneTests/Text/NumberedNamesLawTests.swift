import Testing

@testable import SceneText

@Suite struct NumberedNamesLawTests {
    /// Each name is the first that is free of the one that was asked for and its numbers, whatever was given before.
    @Test(arguments: 0..<200) func eachNameIsTheFirstThatIsFree(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let separator = seed % 3 == 0 ? "-" : ""
        let wishes = ["a", "a2", "a-2", "a22", "b", "", "2"]
        func some() -> [String] {
            (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
                (wishes + ["a3", "a-3", "b2"]).randomElement(using: &generator)
            }
        }
        var taken = Set(some())
        var names = NumberedNames(besides: taken)
        for _ in 0..<60 {
            let wish = wishes.randomElement(using: &generator) ?? ""
            let numbered = (2...).lazy.map { "\(wish)\(separator)\($0)" }
            let expected = taken.contains(wish) ? numbered.first { !taken.contains($0) } : wish
            if separator.isEmpty { #expect(taken.free(wish) == expected) }
            #expect(names.name(wish, separator) == expected)
            taken.insert(expected ?? "")
            #expect(taken.allSatisfy(names.has) && !names.has("c"))
            if Int.random(in: 0..<8, using: &generator) == 0 {
                let kept = some()
                names.keep(kept)
                taken.formUnion(kept)
            }
        }
    }
}
