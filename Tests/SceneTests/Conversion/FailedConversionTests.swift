import Testing

@testable import SceneConversion
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// What a conversion cannot carry over is told at the place in the text that it began with.
@Suite struct FailedConversionTests {
    /// A folded text, in which no single mark of absence is found again.
    private static let folded = """
        scenes:
          one:
            controller: table
            class: C
            table:
              sections:
                - cells:
                    - {text: Desk}
                    - {text: Hall, item: {name: hall}}
                    - {text: Attic}
        classes:
          C:
            superclass: TableViewController
            select:
              log: >
                {item?.name?}
                of the house

        """

    @Test func anErrorOfTheNewTextIsARefusalInTheOldOne() throws {
        let result = converted(Self.folded, to: .dynamic)
        #expect(result.isRefused)
        #expect(result.hasFailed)
        let finding = try #require(result.findings.first { $0.severity == .error })
        #expect(finding.code == .refusedConversion)
        #expect(finding.message == "this cannot be carried over: 'item' is never absent")
        let source = result.sources[finding.primary.source]
        #expect(source.string(in: finding.primary.range).hasPrefix(">"))
        #expect(source.bytes == Array(Self.folded.utf8))
    }

    @Test func findingsOfLaterTablesAreInTheTextOfTheAuthor() throws {
        let result = converted(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [one, two]}
              one:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: A}
                        - {text: B}
                        - {text: C}
              two:
                controller: table
                class: Two
                table:
                  sections:
                    - cells: [{content: {row: [{datePicker: {accessibility: {label: Day}, actions: {valueChanged: turn}}}]}}]
            classes:
              Two: {superclass: TableViewController, actions: {turn: {log: turned}}}
            """,
            to: .dynamic
        )
        let finding = try #require(result.findings.first)
        #expect(finding.primary.source == result.original.definition.source)
        #expect(result.notes.first?.hasSuffix("[datePicker]") ?? false, "\(result.notes)")
    }

    @Test func linesAreFoundInTheTextThatTheyComeFrom() {
        let old = Array("a\nb\nc\nd\n".utf8)
        let new = Array("a\nx\ny\nc\nd d\n".utf8)
        let lines = LineOrigins(old: old, new: new)
        #expect(lines.range(of: SourceRange(0, 1)) == SourceRange(0, 1))
        #expect(lines.range(of: SourceRange(2, 3)) == nil)
        #expect(lines.range(of: SourceRange(6, 7)) == SourceRange(4, 5))
        #expect(lines.range(of: SourceRange(8, 9)) == nil)
    }
}
