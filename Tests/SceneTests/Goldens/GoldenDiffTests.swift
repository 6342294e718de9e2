import SceneGoldens
import Testing

/// What a person sees of a change.
@Suite struct GoldenDiffTests {
    private func diff(_ old: String, _ new: String, isColored: Bool = false) -> String {
        GoldenDiff(recorded: old, drawn: new).text(
            oldName: "old",
            newName: "new",
            isColored: isColored
        )
    }

    @Test func equalTextsHaveNoDiff() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
    }

    @Test func changedColumnsAreMarkedUnderEachRow() {
        let old = "┌──────┐\n│ 0  15│\n│ 1  14│\n└──────┘\n"
        let new = "┌──────┐\n│ 0  16│\n│ 1  14│\n└──────┘\n"
        #expect(
            diff(old, new) == """
                --- old
                +++ new
                @@ -1,4 +1,4 @@
                 ┌──────┐
                -│ 0  15│
                       ^
                +│ 0  16│
                       ^
                 │ 1  14│
                 └──────┘

                """
        )
    }

    /// Marks say where to look: under a long line most of which is another they say nothing.
    @Test(arguments: [(30, true), (100, true), (101, false), (200, false)])
    func aLongLineIsMarkedWhereLessThanHalfOfItChanged(_ changed: Int, _ isMarked: Bool) {
        let old = String(repeating: "a", count: 200)
        let new = String(repeating: "b", count: changed) + old.dropFirst(changed)
        #expect(diff(old + "\n", new + "\n").contains("^") == isMarked)
        #expect(diff("aaaa\n", "bbbb\n").contains("^^^^"))
    }

    @Test func longEqualStretchesAreFolded() {
        let rows = (1...40).map { "row \($0)" }
        var other = rows
        other[19] = "line 20"
        let text = diff(rows.joined(separator: "\n") + "\n", other.joined(separator: "\n") + "\n")
        #expect(text.hasPrefix("--- old\n+++ new\n⋯ 16 equal rows\n@@ -17,7 +17,7 @@\n row 17\n"))
        #expect(text.hasSuffix(" row 23\n⋯ 17 equal rows\n"))
    }

    @Test func wideCharactersAreMarkedInAllTheirColumns() {
        let text = diff("│东京 a│\n", "│东海 a│\n")
        #expect(text.contains("-│东京 a│\n    ^^\n+│东海 a│\n    ^^\n"))
    }

    @Test func controlCodesAndBlanksAtTheEndAreVisible() {
        let text = diff("a \n", "a\u{1B}[1m\t\n")
        #expect(text.contains("-a\u{2420}\n"))
        #expect(text.contains("+a\u{241B}[1m\u{2409}\n"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func blanksAndLettersThatOnlyLookAlikeAreSpelledOut() {
        #expect(diff("a b\n", "a\u{A0}b\n").contains("+a<U+00A0>b\n"))
        let accents = diff("é\n", "e\u{301}\n")
        #expect(accents.contains("-<U+00E9>\n"))
        #expect(accents.contains("+<U+0065><U+0301>\n"))
    }

    @Test func aMissingLastNewlineIsTold() {
        #expect(diff("a\n", "a").contains("+a\n\\ No newline at end of file\n"))
    }

    @Test func rowsOfUnequalNumberArePairedByLikeness() {
        let old = "Ada Lovelace, 1815\nGrace Hopper, 1906\n"
        let new = "Ada Lovelace, 1816\nAlan Turing, 1912\nGrace Hopper, 1907\n"
        let text = diff(old, new)
        #expect(
            text == """
                --- old
                +++ new
                @@ -1,2 +1,3 @@
                -Ada Lovelace, 1815
                                  ^
                +Ada Lovelace, 1816
                                  ^
                +Alan Turing, 1912
                -Grace Hopper, 1906
                                  ^
                +Grace Hopper, 1907
                                  ^

                """
        )
    }

    @Test func aHugeChangeIsCutWithACount() {
        let old = (1...1_000).map { "old \($0)\n" }.joined()
        let new = (1...1_000).map { "new \($0)\n" }.joined()
        let text = diff(old, new)
        #expect(text.hasSuffix("… and 1600 more rows\n"))
        #expect(text.split(separator: "\n").count < 1_000)
    }

    @Test(.slow) func aHugeTextCostsNoMoreThanItsLines() {
        let old = (1...100_000).map { "old row \($0)\n" }.joined()
        let text = diff(old, "")
        #expect(text.hasSuffix("… and 99600 more rows\n"))
    }

    @Test func colorIsThereOnlyWhenItIsAskedFor() {
        #expect(diff("a\n", "b\n", isColored: true).contains("\u{1B}[31m-a\u{1B}[0m\n"))
        #expect(!diff("a\n", "b\n").contains("\u{1B}"))
    }
}
