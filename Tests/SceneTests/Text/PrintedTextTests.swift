import Testing

@testable import SceneText

/// What streams take.
@Suite struct PrintedTextTests {
    private func shown(_ text: PrintedText) -> String {
        String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func whatIsPutIntoTheProgramsWordsBecomesSigns() {
        let name = "a\u{1B}[2J\n\u{9B}\u{202E}b"
        #expect(shown("no file '\(name)'\n") == "no file 'a␛[2J␊<U+009B><U+202E>b'\n")
        let inner: PrintedText = "\r\(name)"
        #expect(shown("\(inner): \(3)\n").hasPrefix("\ra␛[2J␊"))
    }

    @Test func linesKeepTheirEndsAlone() {
        #expect(shown(PrintedText(lines: "a\r\n\tb\u{2028}…\u{7F}")) == "a␍\n␉b<U+2028>…␡")
        #expect(shown(PrintedText(lines: "é — ü“”\u{200B}中\n")) == "é — ü“”\u{200B}中\n")
        #expect(shown(PrintedText(lines: [0x61, 0x9B, 0xC2, 0x0A])) == "a\u{FFFD}\u{FFFD}\n")
    }

    @Test func stylesComeFromTheProgramAlone() {
        let bold = TextAttributes(.bold, foreground: .red)
        let word = "\u{1B}[8m"
        let styled = ("\(word)" as PrintedText).styled(bold)
        #expect(shown(styled) == "\u{1B}[1;31m␛[8m\u{1B}[0m")
        #expect(
            shown(PrintedText(styled: bold.applied(to: "x\u{1B}[2J")))
                == "\u{1B}[1;31mx␛[2J\u{1B}[0m"
        )
        #expect(shown(PrintedText(lines: bold.applied(to: "x"))) == "␛[1;31mx␛[0m")
    }

    @Test(arguments: ["::add-mask::x", "  ::add-mask::x", "\u{A0}::x", "\u{3000}::x", "a\n::x"])
    func noLineStartsACommand(_ text: String) {
        for printed in [
            PrintedText(lines: text), PrintedText(styled: text), "\(text)", "a\n \(text)",
        ] {
            let lines = shown(printed).split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            #expect(!lines.contains { $0.hasPrefix("::") })
        }
        #expect(shown(PrintedText(commands: "::error::x\n")) == "::error::x\n")
        #expect(shown(PrintedText(lines: "a::b: ::c\n")) == "a::b: ::c\n")
    }
}
