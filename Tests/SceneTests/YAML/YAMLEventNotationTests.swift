import Testing

@testable import SceneLanguage
@testable import SceneText

@Suite struct YAMLEventNotationTests {
    @Test func writesEveryKindOfEvent() {
        let text = """
            %YAML 1.1
            ---
            a: &x !!str plain
            *x : ['single', "tab\\t \\\\ \\b\\r\\0", {b: }]
            c:
              - |
                literal
              - >-
                folded
            ...

            """
        let (events, log) = events(of: text)
        #expect(
            events == """
                +STR
                +DOC ---
                +MAP
                =VAL :a
                =VAL &x <tag:yaml.org,2002:str> :plain
                =ALI *x
                +SEQ []
                =VAL 'single
                =VAL "tab\\t \\\\ \\b\\r\\0
                +MAP {}
                =VAL :b
                =VAL :
                -MAP
                -SEQ
                =VAL :c
                +SEQ
                =VAL |literal\\n
                =VAL >folded
                -SEQ
                -MAP
                -DOC ...
                -STR

                """
        )
        #expect(log.diagnostics.isEmpty)
    }

    @Test func writesWhatStandsBeforeAMistake() {
        let (events, log) = events(of: "a: [b, c\n")
        #expect(events == "+STR\n+DOC\n+MAP\n=VAL :a\n+SEQ []\n=VAL :b\n=VAL :c\n")
        #expect(log.sorted.map(\.code.name) == ["yaml-syntax"])
    }

    @Test func severalDocumentsAreEventsLikeOthers() {
        let (events, log) = events(of: "a\n---\nb\n")
        #expect(events == "+STR\n+DOC\n=VAL :a\n-DOC\n+DOC ---\n=VAL :b\n-DOC\n-STR\n")
        #expect(log.diagnostics.isEmpty)
    }

    private func events(of string: String) -> (String, DiagnosticLog) {
        let text = SourceText(name: "test.yaml", text: string)
        var map = SourceMap()
        var log = DiagnosticLog()
        var output: [UInt8] = []
        YAMLEventNotation.write(
            text,
            as: map.add(text),
            limits: Limits(),
            to: &output,
            log: &log
        )
        return (String(decoding: output, as: UTF8.self), log)
    }
}
