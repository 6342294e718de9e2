import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct TemplateTests {
    @Test func textWithoutBracesIsLiteral() {
        let template = ParsedText("Hello").template
        #expect(template.literal == "Hello")
        #expect(ParsedText("").template.literal == "")
    }

    @Test func doubledBracesAreText() {
        let parsed = ParsedText("{{row}} is {{{row}}}")
        #expect(parsed.findings == [])
        #expect(parsed.template.segments.count == 3)
        #expect(parsed.template.segments.first == .literal("{row} is {"))
        #expect(parsed.template.segments.last == .literal("}"))
    }

    @Test func oneExpressionAloneKeepsItsType() {
        #expect(ParsedText("{row}").template.isSingleExpression)
        #expect(!ParsedText("{row} ").template.isSingleExpression)
        #expect(!ParsedText("{row}{row}").template.isSingleExpression)
    }

    @Test func eachExpressionIsReportedOnce() {
        let parsed = ParsedText("{a +} and {b} and {'c} and {d ==}")
        #expect(parsed.diagnostics.count == 3)
        let unread = parsed.template.expressions.map { $0.nodes[$0.root].kind == .unreadable }
        #expect(unread == [true, false, true, true])
    }

    @Test func aTextThatIsNotVerbatimIsMarkedAsAWhole() {
        var map = SourceMap()
        let source = map.add(SourceText(name: "test.yaml", text: #"a: "\x7brow +}""#))
        let range = SourceRange(3, 15)
        let origin = TextOrigin(source: source, range: range, isVerbatim: false)
        var log = DiagnosticLog()
        _ = Template(parsing: "{row +}", at: origin, log: &log)
        #expect(log.diagnostics.map(\.primary.range) == [range])
    }
}
