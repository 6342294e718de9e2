import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// The help of findings leads to what was meant where the nearest name would not.
@Suite struct MisleadingHelpTests {
    @Test(arguments: [
        ("didSelect: {log: x}", "it is called 'select' here"),
        ("didSelectRowAt: {log: x}", "it is called 'select' here"),
        (
            "numberOfRowsInSection: 3",
            "it is called 'rows' here, which is there already: remove one"
        ),
    ])
    func ofKeysInClasses(line: String, help: String) {
        let helps = Self.helps(
            """
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: c, style: default}]
            data:
              people: [{name: Ada, zip-code: 1}]
            classes:
              List:
                superclass: TableViewController
                rows: {from: people}
                cell: {identifier: c, set: {textLabel.text: "{name}{item.zip}"}}
                \(line)
            """
        )
        #expect(helps.contains(help))
        #expect(helps.contains("the record has a field of that name: 'item.name'"))
        #expect(helps.contains("write such a field in brackets: item['zip-code']"))
    }

    /// Expressions without quotes are no mappings that would be one.
    @Test func ofTwoExpressionsWithoutQuotes() {
        let text = "scenes: {a: {controller: view, view: {label: {item.a} {item.b}}}}\n"
        #expect(!Self.helps(text).contains { $0.contains("in one '{…}'") })
        let block = "view:\n  - label: {item.a} {item.b}\n"
        #expect(Self.helps(block).contains("put the whole value in quotes"))
    }

    @Test func ofTheAxisOfAStackView() {
        let helps = Self.helps(
            """
            scenes:
              one:
                controller: view
                view: [{row: {axis: vertical, views: [{label: A}]}}]
            """
        )
        #expect(helps == ["the kind says it: a 'row' lays out horizontally, a 'column' vertically"])
    }

    @Test func ofStepsThatAreWrittenInTwoWays() {
        let helps = Self.helps(
            """
            scenes:
              one: {controller: view}
            snapshots:
              edited: {do: [edit maybe]}
            """
        )
        #expect(helps == ["the step is written 'edit on' or 'edit off'"])
    }

    @Test func doubledBracesAloneAreText() throws {
        let file = SceneFile.read(
            SourceText(
                name: "test.yaml",
                text: """
                    scenes:
                      list:
                        controller: table
                        class: List
                        table: {prototypes: [{identifier: c, style: default}]}
                    classes:
                      List:
                        superclass: TableViewController
                        rows: {count: 1}
                        cell: {identifier: c, set: {textLabel.text: "{{x}}"}}
                    """
            )
        )
        #expect(file.diagnostics.isEmpty)
        let rules = try #require(file.definition.classes.first?.rules.cells.first)
        guard case .literal(let text)? = rules.set.first?.value.content else {
            Issue.record("the value is no literal")
            return
        }
        #expect(text == .string("{x}"))
    }

    private static func helps(_ text: String) -> [String] {
        SceneFile.read(SourceText(name: "test.yaml", text: text)).diagnostics.flatMap { finding in
            finding.helps.map(\.text)
        }
    }
}
