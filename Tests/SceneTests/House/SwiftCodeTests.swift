import Testing

@Suite struct SwiftCodeTests {
    @Test func wordsInStringsAndCommentsAreNotCode() {
        let code = SwiftCode(##"let a = "One \(Two) \"Three" + #"Four \(x) \#(Five)"# // Six"##)
        #expect(code.typeNames.map(\.text) == ["Two", "Five"])
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
        #expect(code.typeNames.map(\.text) == ["A", "B", "C", "E"])
    }

    @Test func multilineStringsHideQuotes() {
        let code = SwiftCode("let a = \"\"\"\n  One \"Two\"\n  \"\"\"\nlet b = Three")
        #expect(code.typeNames.map(\.text) == ["Three"])
        #expect(code.typeNames.map(\.line) == [4])
    }

    @Test func aRunIsNotSeparated() {
        let code = SwiftCode("let a = try !b()\nlet c = try! d()")
        #expect(code.lines(with: ["try", "!"]) == [2])
    }
}
