import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct ExpressionParserTests {
    @Test(arguments: [
        ("{1 + 2 * 3}", "(1 + (2 * 3))"),
        ("{1 - 2 - 3}", "((1 - 2) - 3)"),
        ("{a ?? b ?? c}", "(a ?? (b ?? c))"),
        ("{a ?? 1 + 2}", "(a ?? (1 + 2))"),
        ("{a ?? 1 < 2}", "((a ?? 1) < 2)"),
        ("{a || b && c == d}", "(a || (b && (c == d)))"),
        ("{a ? b : c ? d : e}", "(a ? b : (c ? d : e))"),
        ("{a == 1 ? b : c | %@}", "(((a == 1) ? b : c) | format)"),
        ("{-a * b}", "((-a) * b)"),
        ("{!a == b}", "((!a) == b)"),
        ("{(a + b) * c}", "((a + b) * c)"),
        ("{1 - -1}", "(1 - -1)"),
        ("{a | lowercase | capitalized}", "((a | format) | format)"),
        ("{(a | %d) + 'x'}", "((a | format) + 'x')"),
    ])
    func bindsAsSwiftDoes(text: String, tree: String) {
        let parsed = ParsedText(text)
        #expect(parsed.findings == [])
        #expect(parsed.tree == tree)
    }

    @Test(arguments: [
        ("{item.a?.b?}", "item.a?.b?"),
        ("{item['zip-code']?}", "item.zip-code?"),
        ("{item.stops[ 0 ]?.name}", "item.stops.0?.name"),
        ("{a??b}", "(a ?? b)"),
        ("{a???b}", "(a? ?? b)"),
        ("{a? ?? b}", "(a? ?? b)"),
        ("{a? ? b : c}", "(a? ? b : c)"),
        ("{a ?b:c}", "(a ? b : c)"),
        ("{item.имя}", "item.имя"),
    ])
    func tellsTheMarksOfAbsenceApart(text: String, tree: String) {
        let parsed = ParsedText(text)
        #expect(parsed.findings == [])
        #expect(parsed.tree == tree)
    }

    @Test(arguments: [
        ("{12}", DataValue.int(12)),
        ("{-9223372036854775808}", .int(.min)),
        ("{0.5}", .double(0.5)),
        ("{1e3}", .double(1000)),
        (#"{'it\'s'}"#, .string("it's")),
        (#"{"}"}"#, .string("}")),
        ("{true}", .bool(true)),
        ("{nil}", .null),
    ])
    func readsLiterals(text: String, value: DataValue) {
        let parsed = ParsedText(text)
        #expect(parsed.findings == [])
        #expect(parsed.template.singleExpression?.nodes.last?.kind == .literal(value))
    }

    @Test(arguments: [
        ("{}", "«{}» there is no expression in the braces"),
        ("{ row", "«{» '{' has no closing '}'"),
        ("{row text", "«{» '{' has no closing '}'"),
        ("row}", "«}» '}' closes nothing"),
        ("{row +}", "«+» the operand after '+' is missing"),
        ("{* 2}", "«*» the operand before '*' is missing"),
        ("{row = 2}", "«=» '=' does not compare, and an expression cannot assign"),
        ("{a & b}", "«&» '&' does not belong in an expression"),
        ("{a and b}", "«and» 'and' is not an operator"),
        ("{a or b}", "«or» 'or' is not an operator"),
        ("{not a}", "«not» 'not' is not an operator"),
        ("{a b}", "«b» an operator is missing before 'b'"),
        ("{f(x)}", "«(» an expression cannot call functions"),
        ("{item.name()}", "«(» an expression cannot call functions"),
        ("{(a + b}", "«(» '(' has no closing ')'"),
        ("{a + b)}", "«)» ')' closes nothing"),
        ("{a < b < c}", "«<» comparisons cannot be chained"),
        ("{a ? b}", "«?» the conditional has no ':'"),
        ("{(a)? b : c}", "«?» '?' must follow a path"),
        ("{a? b : c}", "«b» an operator is missing before 'b'"),
        ("{item.}", "«.» expected a name after '.'"),
        (
            "{item[n]}",
            "«[» a subscript takes the name of a field in quotes, or a position in a list"
        ),
        ("{'abc}", "«'» the string has no closing quote"),
        ("{12ab}", "«12ab» '12ab' is not a number"),
        ("{9223372036854775808}", "«9223372036854775808» the number is too large"),
        ("{1e999}", "«1e999» the number is too large"),
        ("{a + {b}}", "«{» an expression cannot hold another one in braces"),
        ("{a; b}", "«;» ';' does not belong in an expression"),
    ])
    func saysWhatIsWrong(text: String, finding: String) {
        #expect(ParsedText(text).findings.first == "bad-expression \(finding)")
    }

    @Test func offersTheEditThatHelps() {
        let edit = ParsedText("{a? b : c}").diagnostics.first?.helps.first?.edit
        #expect(edit?.range == SourceRange(2, 3))
        #expect(edit?.replacement == " ?")
    }

    @Test func everyNodeHasItsRange() throws {
        let parsed = ParsedText("é {(row + 1) * 2 | %d }")
        let expression = try #require(parsed.template.expressions.first)
        let ranges = expression.nodes.map { parsed.text.string(in: $0.range) }
        #expect(ranges == ["row", "1", "(row + 1)", "2", "(row + 1) * 2", "(row + 1) * 2 | %d"])
    }

    @Test func nestingHasALimit() {
        var limits = Limits()
        limits.expressionDepth = 4
        let message = "the expression nests deeper than 4 levels"
        for text in ["{((((1))))}", "{1+1+1+1+1}", "{----a}", "{a?? b?? c?? d?? e}"] {
            #expect(ParsedText(text, limits: limits).diagnostics.map(\.message) == [message])
        }
        #expect(ParsedText("{(1 + 2) * 3}", limits: limits).findings == [])
    }

    @Test(.slow) func deepNestingIsCheap() {
        for piece in ["(", "-", "!", "a ? ", "1 + ", "a ?? ", "{"] {
            let text = "{" + String(repeating: piece, count: 100_000) + "}"
            #expect(!ParsedText(text).diagnostics.isEmpty)
        }
    }

    @Test(.slow) func noTextMakesItTrap() {
        let seeds = [
            "{row + 1}. {item['zip-code']?.b ?? 'x' | pattern '(###) ###-####'} }} {{ é",
            "{a == 1 ? -2.5e3 : !(b && c) | %-5.2f km | uppercase}{d | date d 'de' MMMM yyyy}",
        ]
        var random = SeededGenerator(seed: 7)
        let signs = Array("{}'\"?:|()[].%+-\\ 0aé".utf8)
        for seed in seeds {
            let bytes = Array(seed.utf8)
            for end in bytes.indices { expectRangesWithin(bytes[..<end]) }
            for _ in 0..<2_000 {
                var mutated = bytes
                for _ in 0..<3 {
                    let place = Int.random(in: mutated.indices, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: mutated[place] = signs.randomElement(using: &random) ?? 0
                    case 1: mutated.remove(at: place)
                    default: mutated.insert(signs.randomElement(using: &random) ?? 0, at: place)
                    }
                }
                expectRangesWithin(mutated[...])
            }
        }
    }

    private func expectRangesWithin(_ bytes: ArraySlice<UInt8>) {
        let parsed = ParsedText(String(decoding: bytes, as: UTF8.self))
        let whole = SourceRange(0, parsed.text.bytes.count)
        let ranges =
            parsed.diagnostics.map(\.primary.range)
            + parsed.template.expressions.flatMap { $0.nodes.map(\.range) }
        for range in ranges where !whole.contains(range) {
            Issue.record("a range lies outside of \(parsed.text.string(in: whole))")
        }
    }
}
