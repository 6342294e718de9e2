import Testing

@testable import SceneText

@Suite struct NameIndexTests {
    /// The index finds what comparing with every name finds, in names of all kinds of likeness.
    @Test(.slow, arguments: 0..<60) func findsWhatComparingWithAllFinds(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let alphabet = ["ab", "abcd", "abcdefghijklmnopqrstuvwxyzABCÄжя"][seed % 3]
        let longest = [3, 6, 12, 40][seed / 3 % 4]
        let start = seed % 2 == 0 ? "" : word(of: longest, alphabet, &generator)
        let names = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
            start + word(of: longest, alphabet, &generator)
        }
        // However far off the nearest is: files are looked through no longer than is worth it.
        let index = NameIndex(work: .max) { names }
        for _ in 0..<30 {
            var typed = names.randomElement(using: &generator) ?? ""
            if Bool.random(using: &generator) {
                typed = start + word(of: longest, alphabet, &generator)
            }
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                typed = slip(in: typed, alphabet, &generator)
            }
            let expected = Comparison.nearest(to: typed, among: names)
            #expect(index.nearest(to: typed) == expected, "'\(typed)' among \(names)")
        }
    }

    /// One mistake is a distance of one, whatever the letters are.
    @Test func seesOneSlipWhereTheDistanceIsOne() {
        var generator = SeededGenerator(seed: 1)
        var found = 0
        for _ in 0..<3_000 {
            let name = word(of: 6, "abC", &generator)
            var typed = name
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                typed = slip(in: typed, "abC", &generator)
            }
            let isOne = Comparison.distance(from: typed, to: name) <= 1
            #expect(NearestName.isOneSlip(from: typed, to: name) == isOne, "\(typed), \(name)")
            found += isOne ? 1 : 0
        }
        #expect(found > 1_000 && found < 2_900)
    }

    @Test func takesTheFirstOfEqualNamesAlsoOfSeveralLists() {
        let lists = [NameIndex(["b2", "a3"]), NameIndex([]), NameIndex(["a2", "xa1"])]
        #expect(NameIndex.nearest(to: "a4", in: lists) == "a3")
        // A letter left out is likelier than a letter replaced, in whichever list it is.
        #expect(NameIndex.nearest(to: "a1", in: lists) == "xa1")
        #expect(NameIndex.nearest(to: "xa", in: lists) == "xa1")
        #expect(NameIndex.nearest(to: "far away", in: lists) == nil)
    }

    /// However many names there are, and however far off and long, the work for one has an end.
    @Test(.slow) func endsSoonInManyLongNames() {
        let start = String(repeating: "verylongname", count: 8)
        let index = NameIndex((0..<20_000).map { start + "\($0)" })
        let typed = String(repeating: "other", count: 20)
        for number in 0..<200 { #expect(index.nearest(to: typed + "\(number)") == nil) }
        #expect(index.nearest(to: start + "1999x") == start + "19990")
        #expect(index.nearest(to: "x" + start + "12345") == start + "12345")
    }

    @Test(.slow) func endsSoonInNamesOfAMillionLetters() {
        let long = String(repeating: "a", count: 1_000_000)
        let index = NameIndex([long + "b", long + "c"])
        #expect(index.nearest(to: long + "d") == nil)
        #expect(NearestName.nearest(to: "d" + long, among: [long + "b", long + "c"]) == nil)
        #expect(NearestName.isOneSlip(from: long + "d" + long, to: long + long))
    }

    private func word(
        of longest: Int,
        _ alphabet: String,
        _ generator: inout SeededGenerator
    ) -> String {
        let letters = (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
            alphabet.randomElement(using: &generator) ?? "a"
        }
        return String(letters)
    }

    private func slip(
        in name: String,
        _ alphabet: String,
        _ generator: inout SeededGenerator
    ) -> String {
        var letters = Array(name)
        let place = Int.random(in: 0...letters.count, using: &generator)
        let letter = alphabet.randomElement(using: &generator) ?? "a"
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where place < letters.count: letters[place] = letter
        case 1 where place < letters.count: letters.remove(at: place)
        case 2 where place > 0 && place < letters.count: letters.swapAt(place, place - 1)
        default: letters.insert(letter, at: place)
        }
        return String(letters)
    }
}

/// Compares a name with every other in full, as the index need not.
private enum Comparison {
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let typed = NearestName.Letters(name)
        var best: (name: String, rank: NearestName.Rank)?
        for candidate in candidates {
            let meant = NearestName.Letters(candidate)
            let distance = distance(from: name, to: candidate)
            guard distance <= NearestName.limit(typed, meant),
                distance < max(typed.lowercase.count, meant.lowercase.count)
            else { continue }
            let rank = NearestName.Rank(
                distance: distance,
                typed: typed.lowercase,
                meant: meant.lowercase
            )
            if let found = best, !(rank < found.rank) { continue }
            best = (candidate, rank)
        }
        return best?.name
    }

    /// The distance of optimal string alignment.
    static func distance(from name: String, to other: String) -> Int {
        let typed = NearestName.Letters(name).lowercase
        let meant = NearestName.Letters(other).lowercase
        var rows = [Array(0...meant.count)]
        for (i, letter) in typed.enumerated() {
            var row = [i + 1]
            for (j, due) in meant.enumerated() {
                var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == due ? 0 : 1))
                if i > 0, j > 0, letter == meant[j - 1], typed[i - 1] == due {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[typed.count][meant.count]
    }
}
