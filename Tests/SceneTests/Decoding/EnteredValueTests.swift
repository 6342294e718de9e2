import Testing

@testable import SceneLanguage
@testable import SceneText

/// The value that a step enters: the rest of its line, or what is in quotes.
@Suite struct EnteredValueTests {
    private static func value(of step: String) -> String? {
        guard case .set(_, _, let value) = try? parsedStep(step).step else { return nil }
        return value.value
    }

    @Test(arguments: [
        ("Ann Lee", "Ann Lee"), ("\"Ann Lee\"", "Ann Lee"), ("'Ann'", "Ann"), ("\"\"", ""),
        ("\"  \"", "  "), ("it's", "it's"), ("\"", "\""),
        ("\"\"a\"\"", "\"a\""), ("'a\"", "'a\""), ("two  blanks", "two  blanks"),
    ])
    func quotesAroundItAreLeftOut(_ text: String, _ value: String) {
        #expect(Self.value(of: "set name \(text)") == value)
        #expect(Self.value(of: "set 0 1 name \(text)") == value)
    }

    @Test(arguments: 0..<40) func whatIsWrittenIsReadBack(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let count = Int.random(in: 0...5, using: &random)
            let value = String(
                (0..<count).map { _ in "ab \"'".randomElement(using: &random) ?? "a" }
            )
            let step = "set name \(StepParser.written(value))"
            #expect(Self.value(of: step) == value, "\(step)")
        }
    }
}
