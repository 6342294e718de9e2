import Testing

@testable import SceneText

/// The regular expressions of `redact:`.
@Suite struct TextPatternTests {
    private func found(_ pattern: String, in line: String) throws -> [String] {
        let characters = Array(line)
        return try TextPattern(pattern).matches(in: characters).map {
            String(characters[$0.range])
        }
    }

    @Test(arguments: [
        ("abc", "xabcabc", ["abc", "abc"]),
        ("a.c", "abc a c ac", ["abc", "a c"]),
        (#"\d{4}-\d\d-\d\d"#, "on 2024-10-31, 2024-1-31", ["2024-10-31"]),
        (#"\d+"#, "1 22 333", ["1", "22", "333"]),
        (#"\d{2,3}"#, "1 22 333 4444", ["22", "333", "444"]),
        (#"\d{2,}?"#, "12345", ["12", "34"]),
        ("a*", "baac", ["aa"]),
        ("colou?r", "color colour", ["color", "colour"]),
        ("cat|dog|do", "dog cat do", ["dog", "cat", "do"]),
        ("(a|b)+c", "ababc", ["ababc"]),
        ("^a", "aa", ["a"]),
        ("a$", "aa", ["a"]),
        (#"\bcat\b"#, "cat concat cats cat", ["cat", "cat"]),
        ("[a-c]+", "abcdcba", ["abc", "cba"]),
        ("[^a-c]+", "abcdeabc", ["de"]),
        ("[]a-]+", "x]a-x", ["]a-"]),
        (#"[\d.]+"#, "v1.2.3 beta", ["1.2.3"]),
        (#"\$\(\)\\"#, #"a$()\b"#, [#"$()\"#]),
        ("a{b", "a{b", ["a{b"]),
        ("<.*?>", "<a><b>", ["<a>", "<b>"]),
        ("<.*>", "<a><b>", ["<a><b>"]),
        ("é.", "cafée", ["ée"]),
        (#"\w+"#, "наука 学 a_1!", ["наука", "学", "a_1"]),
        (#"\S+\s"#, "ab c", ["ab "]),
    ])
    func findsWhatItStandsFor(_ pattern: String, _ line: String, _ matches: [String]) throws {
        #expect(try found(pattern, in: line) == matches)
    }

    @Test(arguments: [
        "", "[", "[]", "[a", "(", ")", "(a", "a)", "*", "+a", "a**", "a{3,2}", "a{1001}", #"\q"#,
        #"a\"#, "(?=a)", "[z-a]", "^*", "((a{900}){900}){900}",
        "(?:(?:(?:(?:){1000}){1000}){1000}){1000}",
        String(repeating: "(", count: 60) + String(repeating: ")", count: 60),
    ])
    func whatIsNoPatternIsRefused(_ pattern: String) {
        #expect(throws: TextPattern.Fault.self) { try TextPattern(pattern) }
    }

    @Test func groupsKeepWhatTheyHeld() throws {
        let line = Array("from 12:30 to 14:45")
        let matches = try TextPattern(#"(\d\d):(\d\d)"#).matches(in: line)
        let groups = matches.map { $0.groups.map { $0.map { String(line[$0]) } } }
        #expect(groups == [["12:30", "12", "30"], ["14:45", "14", "45"]])
    }

    @Test func aPatternThatKeepsOthersBusyForeverEndsSoon() throws {
        let line = String(repeating: "a", count: 2_000)
        #expect(try found("(a+)+b", in: line) == [])
        #expect(try found("(a|a)*b", in: line) == [])
        #expect(try found("(a?){30}a{30}", in: String(repeating: "a", count: 30)).count == 1)
    }
}
