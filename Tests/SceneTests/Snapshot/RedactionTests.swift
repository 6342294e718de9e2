import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// What `redact:` makes of pictures.
@Suite struct RedactionTests {
    private func drawn(_ snapshot: String, label: String) throws -> DeclaredSnapshot {
        let scene = """
            scenes:
              welcome:
                controller: view
                view:
                  - row: [{label: "\(label)"}, spacer, {label: end}]
            snapshots:
              today: {width: 34, \(snapshot)}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: scene))
        #expect(RichRenderer().text(of: file.diagnostics, in: file.sources) == "")
        return try #require(file.snapshot("today"))
    }

    private func row(_ redact: String, label: String) throws -> String {
        let picture = try drawn("redact: {\(redact)}", label: label).pictures[0].text
        return String(picture.split(separator: "\n")[1])
    }

    @Test func aShorterReplacementLeavesTheFrameWhereItIs() throws {
        let row = try row(#"'\d{4}-\d\d-\d\d': DATE"#, label: "On 2024-10-31.")
        #expect(row == "│On DATE      .               end│")
    }

    @Test func aLongerReplacementTakesBlanksAndIsCutWhereThereAreNone() throws {
        #expect(
            try row(#"'\d+': SOME TIME"#, label: "At 9") == "│At SOME TIME                 end│"
        )
        #expect(try row(#"'\d+': TIME"#, label: "At 9.") == "│At ….                        end│")
    }

    @Test func wideTextKeepsItsColumns() throws {
        #expect(try row("'东京': X", label: "东京 a") == "│X    a                       end│")
    }

    /// Blanks that a longer replacement takes may be what the pattern matches next.
    @Test(.slow) func whateverIsReplacedThePictureKeepsItsColumns() throws {
        let patterns = [
            " ", " +", "a *", " *a", "(a| )", "(a|b |x)+", "a?", "b| ", "[^a│]", "( |,)|d", "  ",
        ]
        var random = SeededGenerator(seed: 3)
        for pattern in patterns {
            for replacement in ["", "x", "long words", "$0$0", " "] {
                let letters = (0..<24).map { _ in "ab    ".randomElement(using: &random) ?? " " }
                let label = "a" + String(letters) + "b"
                let line = try row("'\(pattern)': '\(replacement)'", label: label)
                #expect(DisplayWidth.columns(of: line) == 34, "'\(pattern)': \(line)")
            }
        }
    }

    @Test func groupsAreFilledIn() throws {
        let row = try row(#"'(\d+):(\d+)': '$2$$$1'"#, label: "12:30 o'clock")
        #expect(row == "│30$12 o'clock                end│")
    }

    @Test func rulesAreAppliedInOrderAndCounted() throws {
        let snapshot = try drawn("redact: {'a+': b, b: c, z: y}", label: "aa b")
        #expect(snapshot.pictures[0].text.contains("│c  c  "))
        #expect(snapshot.redactions.map(\.count) == [1, 2, 0])
    }

    @Test func otherFormatsTakeTheReplacementAsItIs() throws {
        let snapshot = try drawn(
            #"format: [accessibility, json], redact: {'\d+': NUMBER}"#,
            label: "Row 1"
        )
        #expect(snapshot.pictures[0].text.hasPrefix("Row NUMBER"))
        #expect(snapshot.pictures[1].text.contains("\"Row NUMBER\""))
    }

    @Test func whatIsLoggedIsRedactedToo() throws {
        let scene = """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {id: hello, title: Hi, actions: {touchUpInside: greet}}
            classes:
              Welcome:
                superclass: ViewController
                actions: {greet: {log: at 12:30 sharp}}
            snapshots:
              hi: {width: 20, do: [tap hello], log: true, redact: {'\\d+:\\d+': TIME}}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: scene))
        let text = try #require(file.snapshot("hi")?.pictures.first?.text)
        #expect(text.hasSuffix("\nat TIME sharp\n"))
    }

    @Test func aGroupThatIsNotThereIsAnError() {
        let scene = """
            scenes:
              welcome: {controller: view, view: [{label: Hello}]}
            snapshots:
              hi: {redact: {'(a)': $2}}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: scene))
        #expect(file.diagnostics.map(\.message) == ["the pattern has no group '$2'"])
    }

    @Test func namesThatDifferInLetterCaseAloneAreAnError() {
        let scene = """
            scenes:
              welcome: {controller: view, view: [{label: Hello}]}
            snapshots:
              list: {format: [text, tree, text]}
              List: {}
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: scene))
        #expect(
            file.diagnostics.map(\.message) == [
                "snapshot 'list' names the format 'text' twice",
                "snapshots 'list' and 'List' differ only in letter case",
            ]
        )
    }
}
