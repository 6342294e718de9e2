import Testing

@testable import SceneText

@Suite struct LineWrappingTests {
    @Test(arguments: [
        ("the quick brown fox", 10, ["the quick", "brown fox"]),
        ("the quick brown fox", 19, ["the quick brown fox"]),
        ("the quick ", 9, ["the quick"]),
        ("one  two", 3, ["one", "two"]),
        ("one     two", 5, ["one", "two"]),
        ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
        ("an incomprehensible word", 6, ["an", "incomp", "rehens", "ible", "word"]),
        ("", 5, [""]),
        ("a\n\nb\r\nc\n", 5, ["a", "", "b", "c", ""]),
        ("  indented text", 10, ["  indented", "text"]),
        ("          x", 4, ["", "x"]),
        ("well-known names", 8, ["well-", "known", "names"]),
        ("555-1234 or so", 8, ["555-1234", "or so"]),
        ("10\u{A0}km away", 6, ["10\u{A0}km", "away"]),
        ("Привет, мир", 7, ["Привет,", "мир"]),
        ("中文很好。", 4, ["中文", "很", "好。"]),
        ("abc中文字", 5, ["abc中", "文字"]),
        ("ab\u{200B}cd", 3, ["ab", "cd"]),
        ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ("👩‍👧👩‍👧", 3, ["👩‍👧", "👩‍👧"]),
    ])
    func wraps(text: String, width: Int, lines: [String]) {
        #expect(LineWrapping.lines(of: text, width: width) == lines)
    }

    @Test func replacesAClusterThatIsWiderThanTheLine() {
        #expect(LineWrapping.lines(of: "a中b", width: 1) == ["a", "…", "b"])
    }

    @Test func makesNoLinesWithoutRoom() {
        #expect(LineWrapping.lines(of: "text", width: 0).isEmpty)
        #expect(LineWrapping.lines(of: "text", width: 5, limit: 0).isEmpty)
    }

    @Test(arguments: [
        (Truncation.tail, ["one", "two three…"]),
        (.head, ["one", "…hree four"]),
        (.middle, ["one", "two t…four"]),
        (.clip, ["one", "two three "]),
    ])
    func cutsTheLastLineThatIsAllowed(truncation: Truncation, lines: [String]) {
        let text = "one\ntwo three four"
        let made = LineWrapping.lines(of: text, width: 10, limit: 2, truncation: truncation)
        #expect(made == lines)
    }

    @Test func marksWhatFollowsALineThatFits() {
        #expect(LineWrapping.lines(of: "ab\ncd", width: 5, limit: 1) == ["ab…"])
        #expect(LineWrapping.lines(of: "ab\ncd", width: 5, limit: 2) == ["ab", "cd"])
    }

    @Test func staysWithinTheWidthAndKeepsTheLetters() {
        var generator = SeededGenerator(seed: 3)
        let pieces = ["a", "bc", " ", "  ", "-", "中", "。", "e\u{301}", "👩‍👧", "слово", "\u{200B}"]
        for _ in 0..<500 {
            let count = Int.random(in: 0..<30, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            let width = Int.random(in: 2..<9, using: &generator)
            let lines = LineWrapping.lines(of: text, width: width)
            #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width })
            let letters = { (text: String) in text.filter { $0 != " " && $0 != "\u{200B}" } }
            #expect(letters(lines.joined()) == letters(text))
        }
    }
}

@Suite struct TruncationTests {
    @Test(arguments: [
        (Truncation.tail, "Photogr…"), (.head, "…raphers"), (.middle, "Phot…ers"),
        (.clip, "Photogra"),
    ])
    func cutsWhereItSays(truncation: Truncation, cut: String) {
        #expect(truncation.cut("Photographers", to: 8) == cut)
        #expect(truncation.cut("Photographers", to: 13) == "Photographers")
        #expect(truncation.cut("Photographers", to: 0).isEmpty)
    }

    @Test(arguments: [
        (Truncation.tail, "one two…"), (.head, "…four five"), (.middle, "one…five"),
    ])
    func leavesNoSpaceBesideTheEllipsis(truncation: Truncation, cut: String) {
        #expect(truncation.cut("one two   four five", to: truncation == .head ? 12 : 9) == cut)
    }

    @Test func leavesRoomThatAWideClusterDoesNotFill() {
        #expect(Truncation.tail.cut("中文字", to: 5) == "中文…")
        #expect(Truncation.tail.cut("中文字", to: 4) == "中…")
        #expect(Truncation.clip.cut("中文字", to: 3) == "中")
        #expect(Truncation.head.cut("中", to: 1) == "…")
    }
}
