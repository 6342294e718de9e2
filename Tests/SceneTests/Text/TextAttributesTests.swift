import Testing

@testable import SceneText

@Suite struct TextAttributesTests {
    @Test(arguments: [
        (TextAttributes.plain, ""),
        (TextAttributes(.bold), "1"),
        (TextAttributes([.faint, .italic, .underlined, .inverse, .struckThrough]), "2;3;4;7;9"),
        (TextAttributes(foreground: .red, background: .blue), "31;44"),
        (TextAttributes(foreground: .palette(9), background: .palette(15)), "91;107"),
        (TextAttributes(foreground: .palette(200)), "38;5;200"),
        (TextAttributes(.bold, background: .rgb(red: 1, green: 2, blue: 255)), "1;48;2;1;2;255"),
    ])
    func selectsItselfInATerminal(attributes: TextAttributes, parameters: String) {
        let sequence = parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
        #expect(attributes.escapeSequence() == sequence)
    }

    @Test func takesBackWhatWasOnBefore() {
        let bold = TextAttributes(.bold)
        #expect(bold.escapeSequence(from: bold).isEmpty)
        #expect(TextAttributes.plain.escapeSequence(from: bold) == "\u{1B}[0m")
        #expect(TextAttributes(.faint).escapeSequence(from: bold) == "\u{1B}[0;2m")
    }

    @Test func enclosesAText() {
        #expect(TextAttributes(.bold).applied(to: "x") == "\u{1B}[1mx\u{1B}[0m")
        #expect(TextAttributes(.bold).applied(to: "").isEmpty)
        #expect(TextAttributes.plain.applied(to: "x") == "x")
    }
}

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("Ёлка 中文 👩‍👧 e\u{301}", "Ёлка 中文 👩‍👧 e\u{301}"), ("a\tb\r\n", "a␉b␍␊"),
        ("\u{7F}\u{85}\u{202E}", "␡<U+0085><U+202E>"), ("\u{FEFF}x", "<U+FEFF>x"),
    ])
    func showsWhatWouldBeInvisible(text: String, shown: String) {
        #expect(VisibleText.visible(text) == shown)
    }
}
