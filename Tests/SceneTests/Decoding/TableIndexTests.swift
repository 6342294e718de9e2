import Testing

@testable import SceneRules
@testable import SceneText

/// The titles of the section index of a static table.
@Suite struct TableIndexTests {
    private func findings(_ index: String) -> [Diagnostic] {
        let cells = "cells: [{text: a}]"
        let text = """
            scenes:
              list:
                controller: table
                table: {index: \(index), sections: [{\(cells)}, {\(cells)}]}
            """
        return SceneFile.read(SourceText(name: "scene.yaml", text: text)).findings()
    }

    @Test func theWordOfClassesIsExplained() {
        let finding = findings("true").first
        #expect(finding?.code.name == "wrong-type")
        #expect(finding?.message == "'index' of a table takes titles, not true")
        #expect(finding?.helps.map(\.text).last == "'index: true' belongs in the 'rows' of a class")
    }

    @Test func aTitleWithoutASectionLeadsNowhere() {
        let finding = findings("[A, B, C]").first
        #expect(finding?.code.name == "out-of-range")
        #expect(finding?.message == "the index has 3 titles, but the table has 2 sections")
    }

    @Test(arguments: ["[A, B]", "[A]", "A", "['true', B]"])
    func titlesOfSectionsAreSilent(_ index: String) {
        #expect(findings(index).map(\.message) == [])
    }
}
