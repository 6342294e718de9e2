import Testing

@Suite struct SwiftCodeTests {
    @Test func wordsInStringsAndCommentsAreNotCode() {
        let code = SwiftCode(##"let a = "One \(Two) \"Three" + #"Four \(x) \#(Five)"# // Six"##)
        #expect(names(in: code) == ["Two", "Five"])
        #expect(code.remarks.map(\.text) == ["// Six"])
    }

    @Test func blockCommentsNestAndLinesAreCounted() {
        let code = SwiftCode("/* a /* b */\n c */\nstruct One {}")
        #expect(code.declarations.map(\.name) == ["One"])
        #expect(code.declarations.map(\.line) == [3])
    }

    @Test func onlyTopLevelTypesAreVisible() {
        let code = SwiftCode("private indirect enum A {}\nstruct B { struct C {} }\nlet d = E.F()")
        #expect(code.declarations.filter(\.isVisible).map(\.name) == ["B"])
        #expect(names(in: code) == ["A", "B", "C", "E", "F"])
    }

    @Test func multilineStringsHideQuotes() {
        let code = SwiftCode("let a = \"\"\"\n  One \"Two\"\n  \"\"\"\nlet b = Three")
        #expect(names(in: code) == ["Three"])
        #expect(code.tokens.last?.line == 4)
    }

    @Test func aRunIsNotSeparated() {
        let code = SwiftCode("let a = try !b()\nlet c = try! d()")
        #expect(code.lines(with: ["try", "!"]) == [2])
    }

    private func names(in code: SwiftCode) -> [String] {
        code.tokens.map(\.text).filter { $0.first?.isUppercase == true }
    }
}
