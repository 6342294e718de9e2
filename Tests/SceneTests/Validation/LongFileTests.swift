import Testing

@testable import SceneRules
@testable import SceneText

/// Rules look at a long file at the same time, and what they find is what each finds by itself.
@Suite struct LongFileTests {
    private static let text: String = {
        var text = "initial: [scene0]\nscenes:\n"
        for number in 0..<600 {
            text += """
                  scene\(number):
                    controller: view
                    class: Class\(number % 7)
                    outlets: {title: name\(number), nothing: name\(number)}
                    view:
                      - label: {id: name\(number), text: "{nobody}", styles: [unknown]}
                      - button: {title: Next, segue: {show: scene\(number + 1)}}

                """
        }
        text += "classes:\n"
        for number in 0..<6 {
            text += """
                  Class\(number):
                    superclass: ViewController
                    outlets: {title: Label, other: Labell}
                    configureView: {title.text: "{missing}", title.colour: red}

                """
        }
        return text
    }()

    @Test func findsWhatEachRuleFinds() {
        let text = SourceText(name: "long.yaml", text: Self.text)
        let file = SceneFile.read(text)
        var log = DiagnosticLog()
        var files = FileReader(MemoryResources(), limits: Limits())
        let data = DataTable(file.definition, &files, log: &log)
        let walk = SceneWalk(file.definition, limits: Limits())
        let index = SceneIndex(walk, data: data, filledSites: FilledSites())
        for rule in RuleBook.all { rule.check(index, &log) }

        #expect(Set(log.diagnostics.map(\.code.name)).count >= 8)
        #expect(file.diagnostics == log.sorted)
    }
}
