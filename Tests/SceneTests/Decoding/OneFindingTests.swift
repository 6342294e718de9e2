import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// One mistake is one finding, which names the cure.
@Suite struct OneFindingTests {
    private func findings(_ view: String) -> [String] {
        let text =
            """
            scenes:
              a: {controller: view, class: A, view: [\(view)]}
            classes:
              A: {superclass: ViewController, actions: {"save:": {log: saved}}}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        return file.diagnostics.filter { $0.severity == .error }.map {
            "\($0.code.name): \($0.helps.map(\.text).joined(separator: "; "))"
        }
    }

    @Test(arguments: [
        ("save(_:)", "it is called"), ("save(sender:)", "it is called"),
        ("#selector(A.save(_:))", "it is called"), ("#selector(save)", "exists:"),
        ("save()", "exists:"),
    ])
    func anActionInTheNotationOfSwiftIsTheDeclaredOne(_ name: String, _ help: String) {
        let findings = findings("{switch: {actions: {valueChanged: \"\(name)\"}}}")
        #expect(findings.count == 1)
        #expect(findings.first?.contains("\(help) 'save:'") == true, "\(findings)")
    }

    @Test func whatAnActionDoesIsWrittenInTheClass() {
        #expect(
            findings("{switch: {actions: {valueChanged: {log: hi}}}}") == [
                "wrong-type: name an action here, and write this under 'actions:' of the class"
            ]
        )
    }

    @Test(arguments: ["\"valueChanged: 'save:'\"", "[\"valueChanged: 'save:'\"]"])
    func actionsInQuotesAreMeantAsAMapping(_ actions: String) {
        #expect(
            findings("{switch: {actions: \(actions)}}")
                == ["wrong-type: write '{valueChanged: 'save:'}'"]
        )
    }

    @Test func twoKeysWithOneCureAreOneFindingWhereTheCureNamesBoth() {
        func unknownKeys(_ view: String) -> Int {
            findings(view).count { $0.hasPrefix("unknown-key") }
        }
        #expect(unknownKeys("{table: {delegate: a, dataSource: a}}") == 1)
        #expect(unknownKeys("{label: {fontSize: 12, fontWeight: bold}}") == 1)
        #expect(unknownKeys("{label: {cornerRadius: 2, borderWidth: 1}}") == 2)
        let text = """
            classes:
              A: {superclass: ViewController, viewDidLoad: {title: a}, viewWillAppear: {title: b}}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.diagnostics.filter { $0.code.name == "unknown-key" }.count == 2)
    }

    @Test func aTruthValueMeansNoKeyThatTakesNone() {
        #expect(
            findings("{textField: {secure: true}}")
                == ["unknown-key: it is called 'secureTextEntry' here"]
        )
        let help = findings("{textField: {segua: true}}").first ?? ""
        #expect(!help.contains("similar name"), "\(help)")
    }

    @Test func aTruthValueThatIsOneOfSeveralWordsHereLeadsToThem() {
        #expect(
            findings("{table: {allowsMultipleSelection: true, sections: []}}").contains(
                "unknown-key: it is called 'selection' here, and takes 'none', 'single', 'multiple'"
            )
        )
    }

    @Test func aTextThatACommentCutsOffBetweenBracketsIsPutInQuotes() {
        #expect(
            findings("{label: {text: Issue #12, tag: 1}}")
                == ["yaml-syntax: write it in quotes: \"Issue #12\""]
        )
    }

    /// What follows from a mistake is not reported beside it.
    @Test(arguments: [
        (
            """
            view:
              - label: {text: A, frame: [16, 84, 64 64]}
              - label: {text: B, frame: [16, 184, 64, 64]}
              - label: {text: C, frame: [16, 284, 64, 64]}
            """, "wrong-type"
        ),
        (screen("", "do: [tpa go, tap more]"), "bad-step"),
        (screen("", "do: [tap mroe, tap mroe, tap mroe]"), "impossible-step"),
        (screen("outlets: {more: mroe}", "do: [tap mroe, tap mroe]"), "unresolved-outlet"),
        (
            screen(
                "segues: [{show: b, identifier: go}, {show: bb, identifier: go}]",
                "do: [tap go]"
            ), "unknown-destination"
        ),
        (screen("outlets: {more go}", "do: [tap go]"), "yaml-syntax"),
        (
            """
            scenes:
              list:
                controller: table
                table:
                  index: [A, B]
                  sections:
                    - header: A
                     cells: [{text: a}]
                    - {header: B, cells: [{text: b}]}
            """, "yaml-syntax"
        ),
    ])
    func whatFollowsIsNotReported(_ text: String, _ code: String) {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.code.name) == [code])
    }

    /// A screen with a button 'go' that leads to another one with a button 'more', and a snapshot.
    private static func screen(_ line: String, _ steps: String) -> String {
        """
        initial: a
        scenes:
          a:
            controller: view
            class: A
            view: [{button: {id: go, title: Go, segue: {show: b}}}]
            \(line)
          b: {controller: view, view: [{button: {id: more, title: More}}]}
        classes:
          A: {superclass: ViewController, outlets: {more: Button?}}
        snapshots:
          one: {\(steps)}
        """
    }
}
