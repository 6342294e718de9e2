import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct FormatTests {
    // The expected texts are what C's printf gives in the C locale.
    @Test(arguments: [
        ("%.2f", 0.125, "0.12"), ("%.2f", 0.375, "0.38"), ("%.0f", 2.5, "2"), ("%.0f", 3.5, "4"),
        ("%.0f", 0.5, "0"), ("%.1f", 0.25, "0.2"), ("%.1f", 0.05, "0.1"), ("%.2f", 1.005, "1.00"),
        ("%f", 1e22, "10000000000000000000000.000000"), ("%.0f", 1e23, "99999999999999991611392"),
        ("%.20f", 0.1, "0.10000000000000000555"), ("%.3f", -0.0004, "-0.000"),
        ("%f", .leastNonzeroMagnitude, "0.000000"), ("%.1f", 9.96, "10.0"), ("%.0f", 999.5, "1000"),
        ("%5.1f", 2.25, "  2.2"), ("%-6.1f;", 2.5, "2.5   ;"), ("%06.1f", -2.5, "-002.5"),
        ("%+.1f", 2.5, "+2.5"), ("% .1f", 2.5, " 2.5"), ("%#.0f", 2.0, "2."),
        ("%f", -0.0, "-0.000000"),
        ("%e", 12345.678, "1.234568e+04"), ("%.0e", 15.0, "2e+01"), ("%e", 0.0, "0.000000e+00"),
        ("%.3E", 1e-300, "1.000E-300"), ("%.2e", 9.999, "1.00e+01"),
        ("%e", .leastNonzeroMagnitude, "4.940656e-324"),
        ("%g", 100000.0, "100000"), ("%g", 1000000.0, "1e+06"), ("%g", 0.0001, "0.0001"),
        ("%g", 0.00001, "1e-05"), ("%.3g", 1234.5, "1.23e+03"), ("%g", 0.5, "0.5"),
        ("%g", 0.0, "0"),
        ("%#g", 1.5, "1.50000"), ("%G", 1e-10, "1E-10"), ("%.10g", 0.1, "0.1"),
        ("%g", 999999.5, "1e+06"),
        ("%f", .infinity, "inf"), ("%05.1f", -.infinity, " -inf"), ("%F", .nan, "NAN"),
    ])
    func writesDoublesAsC(format: String, value: Double, text: String) {
        #expect(apply(format, .double(value)) == text)
    }

    @Test(arguments: [
        ("%d", 42, "42"), ("%5d;", 42, "   42;"), ("%-5d;", 42, "42   ;"), ("%05d", -42, "-0042"),
        ("%+d", 42, "+42"), ("%.4d", 42, "0042"), ("%6.4d", 42, "  0042"), ("%06.4d", 42, "  0042"),
        ("%.0d;", 0, ";"), ("%x", 255, "ff"), ("%#X", 255, "0XFF"), ("%#x", 0, "0"),
        ("%o", 8, "10"),
        ("%#o", 8, "010"), ("%08x", 255, "000000ff"), ("%#08x", 255, "0x0000ff"),
        ("%x", -1, "ffffffffffffffff"), ("%ld of it", 3, "3 of it"), ("%d%%", 5, "5%"),
        ("%.1f", 3, "3.0"), ("%i", Int.min, "-9223372036854775808"), ("%@", 7, "7"),
        ("$%d", 7, "$7"),
        ("'%d | 1'", 7, "7 | 1"), ("%s", 7, "7"), ("%u", 7, "7"),
    ])
    func writesIntsAsC(format: String, value: Int, text: String) {
        #expect(apply(format, .int(value)) == text)
    }

    @Test(arguments: [
        ("%@", "Ada", "Ada"), ("%6@;", "Ada", "   Ada;"), ("%-6@;", "Ada", "Ada   ;"),
        ("%.2s", "Ada", "Ad"),
        ("uppercase", "straße", "STRASSE"), ("lowercase", "ÄÖ", "äö"),
        ("capitalized", "o'neil mary-JANE", "O'neil Mary-Jane"),
        ("pattern '(###) ###-####'", "6175551234", "(617) 555-1234"),
        ("date yyyy-MM-dd", "2024-05-03T10:00:00Z", "2024-05-03"),
        ("date EEEE, d MMMM yyyy", "2024-02-29", "Thursday, 29 February 2024"),
        ("date E d MMM yy", "1999-12-31", "Fri 31 Dec 99"),
        ("date H:mm", "2024-05-03T09:05:07.25+02:00", "7:05"),
        ("date yyyy-MM-dd HH:mm", "2024-01-01T00:30:00+01:00", "2023-12-31 23:30"),
        ("date d.M. HH:mm", "2024-02-28T23:30:00-0100", "29.2. 00:30"),
        ("date h:mm a", "2024-05-03T00:05", "12:05 AM"), ("date h a", "2024-05-03 13:00", "1 PM"),
        ("date d 'de' MMMM, h 'o''clock'", "2024-05-03T13:00", "3 de May, 1 o'clock"),
    ])
    func writesTexts(format: String, value: String, text: String) {
        #expect(apply(format, .string(value)) == text)
    }

    @Test(arguments: [
        ("number", DataValue.int(1_234_567), "1,234,567"), ("number", .int(-123), "-123"),
        ("number", .double(1234.5678), "1,234.568"), ("number", .double(0.5), "0.5"),
        ("number", .double(-0.0001), "0"), ("number", .int(.min), "-9,223,372,036,854,775,808"),
        ("percent", .double(0.0185), "1.85%"), ("percent", .double(0.5), "50%"),
        ("percent", .int(12), "1,200%"), ("percent", .double(-0.07), "-7%"),
        ("bytes", .int(0), "0 bytes"), ("bytes", .int(1), "1 byte"),
        ("bytes", .int(999), "999 bytes"),
        ("bytes", .int(1000), "1 KB"), ("bytes", .int(1_250_000), "1.2 MB"),
        ("bytes", .int(999_999), "1 MB"), ("bytes", .int(1_234_567_890), "1.23 GB"),
        ("bytes", .int(.max), "9.22 EB"), ("bytes", .int(-2000), "-2 KB"),
        ("pattern '##-##'", .int(1234), "12-34"), ("%@", .bool(true), "true"),
        ("%@", .double(7.5), "7.5"),
    ])
    func writesNumbersWithoutALocale(format: String, value: DataValue, text: String) {
        #expect(apply(format, value) == text)
    }

    @Test func absenceIsPassedOn() throws {
        for name in ["%d", "uppercase", "date yyyy", "pattern '#'"] {
            #expect(try #require(format(name)).apply(to: .null) == .null)
        }
    }

    @Test func aValueThatDoesNotFitIsAnError() throws {
        let phone = try #require(format("pattern '###'"))
        #expect(throws: FormatError.wrongLength(expected: 3, found: "12")) {
            try phone.apply(to: .string("12"))
        }
        let date = try #require(format("date yyyy"))
        for text in ["2024-13-01", "2023-02-29", "yesterday", "2024-05-03T25:00", "2024-05-03x"] {
            #expect(throws: FormatError.noDate(text)) { try date.apply(to: .string(text)) }
        }
        let whole = try #require(format("%d"))
        #expect(throws: FormatError.unfit(expected: "an Int", found: "a Double")) {
            try whole.apply(to: .double(1))
        }
    }

    @Test(arguments: [
        ("uper", "«uper» no format is named 'uper'"),
        ("", "«|» no format follows '|'"),
        ("42", "«42» not a format"),
        ("uppercase %d", "«%d» the format 'uppercase' takes no argument"),
        ("pattern", "«pattern» the format 'pattern' needs an argument"),
        ("pattern (###)", "«(###)» the pattern has no quotes"),
        ("pattern '---'", "«'---'» the pattern has no '#'"),
        ("pattern '(###", "«'» the quote in the format is not closed"),
        ("%", "«%» the conversion has no letter"),
        ("%5.1", "«%5.1» the conversion has no letter"),
        ("%q", "«%q» the conversion has no letter"),
        ("%y", "«%y» '%y' is not a conversion"),
        ("%*d", "«%*» '%*' is not a conversion"),
        ("%d of %d", "«%d» the format has more than one conversion"),
        ("%%", "«%%» the format has no conversion"),
        ("%999d", "«999» a field cannot be wider than 200 characters"),
        ("date yyyy-QQ", "«QQ» the letter 'Q' is not part of a date"),
        ("date ddd", "«ddd» 'ddd' has too many letters"),
    ])
    func locatesWhatCannotBeRead(format: String, finding: String) {
        #expect(ParsedText("{x | \(format)}").findings == ["bad-format \(finding)"])
    }

    @Test func aFormatThatCannotBeReadLeavesTheExpression() {
        let parsed = ParsedText("{x | upercase | lowercase}")
        #expect(parsed.tree == "((x | format) | format)")
        #expect(
            parsed.diagnostics.flatMap { $0.helps.map(\.text) }
                == ["a format with a similar name exists: 'uppercase'"]
        )
    }

    private func format(_ text: String) -> Format? {
        let node = ParsedText("{x | \(text)}").template.singleExpression?.nodes.last
        guard case .formatted(_, let format) = node?.kind else { return nil }
        return format
    }

    private func apply(_ text: String, _ value: DataValue) -> String? {
        try? format(text)?.apply(to: value).text
    }
}
