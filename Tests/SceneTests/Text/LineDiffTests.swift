import Testing

@testable import SceneText

@Suite struct LineDiffTests {
    @Test func showsChangesWithContext() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\nfive and a half\n6\n7\n8\n9\n"
        #expect(
            unified(old, new) == """
                --- old
                +++ new
                @@ -2,7 +2,8 @@
                 2
                 3
                 4
                -5
                +five
                +five and a half
                 6
                 7
                 8

                """
        )
    }

    @Test func joinsHunksWhoseContextTouches() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("2\n", with: "").replacing("9\n", with: "nine\n")
        #expect(
            unified(old, new) == """
                --- old
                +++ new
                @@ -1,9 +1,8 @@
                 1
                -2
                 3
                 4
                 5
                 6
                 7
                 8
                -9
                +nine

                """
        )
    }

    @Test func partsHunksThatAreFarApart() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = "0\n" + old.replacing("20\n", with: "")
        #expect(
            unified(old, new) == """
                --- old
                +++ new
                @@ -1,3 +1,4 @@
                +0
                 1
                 2
                 3
                @@ -17,4 +18,3 @@
                 17
                 18
                 19
                -20

                """
        )
    }

    @Test func showsNothingForEqualTexts() {
        #expect(unified("a\nb", "a\nb").isEmpty)
        #expect(unified("", "").isEmpty)
    }

    @Test func countsAMissingNewlineAtTheEnd() {
        #expect(
            unified("a\nb\n", "a\nb") == """
                --- old
                +++ new
                @@ -1,2 +1,2 @@
                 a
                -b
                +b
                \\ No newline at end of file

                """
        )
    }

    @Test func comesFromAndGoesToNothing() {
        #expect(unified("", "a\nb\n") == "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(unified("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func comparesBytes() {
        #expect(LineDiff(old: "é\n", new: "e\u{301}\n").changes.count == 1)
        #expect(LineDiff(old: "a\r\nb\r\n", new: "a\nb\r\n").changes.count == 1)
    }

    @Test func findsFewChangesAmongRepeatedLines() {
        let block = ["{", "x", "}", ""]
        let old = (0..<50).flatMap { _ in block }
        var new = old
        new.insert(contentsOf: ["{", "}"], at: 100)
        new.remove(at: 31)
        let diff = LineDiff(old: text(old), new: text(new))
        #expect(diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count } == 3)
    }

    @Test func makesTheNewTextOfTheOldOne() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let old = lines(using: &generator)
            let new = lines(using: &generator)
            let changes = LineDiff(old: text(old), new: text(new)).changes
            var made: [String] = []
            var position = 0
            for change in changes {
                made += old[position..<change.old.lowerBound]
                made += new[change.new]
                position = change.old.upperBound
            }
            made += old[position...]
            #expect(made == new)
        }
    }

    @Test(.slow) func endsSoonOnLongTextsWithoutACommonLine() {
        let old = (0..<10_000).map { "old \($0)" }
        let new = (0..<10_000).map { "new \($0)" }
        let diff = LineDiff(old: text(old), new: text(new))
        #expect(diff.changes == [LineDiff.Change(old: 0..<10_000, new: 0..<10_000)])
        #expect(LineDiff(old: text(old), new: text(old.reversed())).changes.count == 2)
    }

    private func unified(_ old: String, _ new: String) -> String {
        LineDiff(old: old, new: new).unified(oldName: "old", newName: "new")
    }

    private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private func lines(using generator: inout SeededGenerator) -> [String] {
        let count = Int.random(in: 0..<20, using: &generator)
        return (0..<count).map { _ in "\(Int.random(in: 0..<8, using: &generator))" }
    }
}
