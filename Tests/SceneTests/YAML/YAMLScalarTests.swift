import Testing

@testable import SceneLanguage

@Suite struct YAMLScalarTests {
    @Test(arguments: [
        ("~", YAMLScalar.null), ("null", .null), ("Null", .null), ("NULL", .null),
        ("true", .bool(true)), ("True", .bool(true)), ("FALSE", .bool(false)),
        ("0", .int(0)), ("-12", .int(-12)), ("+7", .int(7)), ("007", .int(7)),
        ("0x1F", .int(31)), ("0o17", .int(15)),
        ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)),
        ("0xFFFFFFFFFFFFFFFF", .double(18_446_744_073_709_551_616)),
        ("1.5", .double(1.5)), (".5", .double(0.5)), ("1.", .double(1)), ("-1.e3", .double(-1000)),
        ("1e3", .double(1000)), ("+12e-1", .double(1.2)),
        (".inf", .double(.infinity)), ("-.INF", .double(-.infinity)), ("+.Inf", .double(.infinity)),
    ])
    func resolvesPlainTexts(text: String, scalar: YAMLScalar) {
        #expect(resolved(text) == scalar)
    }

    @Test(arguments: [
        "yes", "no", "on", "off", "y", "N", "tRUE", "nil", "nulls", "1_000", "0b11", "-0x1F", "0o8",
        "0x", "12:30", "2026-01-02", "1.2.3", "e3", ".", "+", "+.", "1e", "-.nan", "inf",
        "truefalse",
    ])
    func leavesOtherPlainTextsAlone(text: String) {
        #expect(resolved(text) == .string(text))
    }

    @Test func readsNotANumber() {
        guard case .double(let value) = resolved(".nan") else {
            Issue.record("'.nan' is no number")
            return
        }
        #expect(value.isNaN)
    }

    @Test(arguments: ["\"12\"", "'12'", "!!str 12", "! 12", "|-\n  12"])
    func quotesAndTagsMakeStrings(text: String) {
        #expect(resolved(text) == .string("12"))
    }

    @Test(arguments: [
        ("!!int \"12\"", YAMLScalar.int(12)), ("!!float 12", .double(12)),
        ("!!bool \"true\"", .bool(true)), ("!!null \"\"", .null),
    ])
    func tagsStateTypes(text: String, scalar: YAMLScalar) {
        #expect(resolved(text) == scalar)
    }

    private func resolved(_ text: String) -> YAMLScalar? {
        let tree = ParsedYAML("- \(text)\n").tree
        return tree.root.flatMap { tree.items($0).first { _ in true } }.flatMap {
            tree.resolved($0)
        }
    }
}
