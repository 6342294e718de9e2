import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText

/// Headers and footers know their section, and steps reach what is in them.
@Suite struct SectionHeadStepTests {
    private static let text = """
        data: {people: [{n: Ada, k: x}, {n: Bob, k: y}, {n: Cyd, k: y}]}
        scenes:
          s: {controller: table, class: C, table: {prototypes: [{identifier: P}]}}
        classes:
          C:
            superclass: TableViewController
            rows:
              from: people
              section: "{item.k}"
              header:
                row:
                  - label: {id: title, text: "Section {section + 1}", weight: 1}
                  - button: {id: more, title: More, actions: {touchUpInside: more}}
              footer: "{section} of {count}"
            cell: {identifier: P, set: {textLabel.text: "{item.n}"}}
            actions: {more: {log: "{section} {group.title} {count}"}}
        """

    private func play(_ step: String) throws -> (faults: [Diagnostic], log: [String]) {
        let file = SceneFile.read(SourceText(name: "test.yaml", text: Self.text))
        #expect(file.findings().withoutLabels().isEmpty)
        let player = try #require(ScenePlayer(Storyboard(file)))
        let faults = player.play(step)
        return (faults, player.storyboard.log)
    }

    @Test func headersSayTheirNumber() throws {
        let file = SceneFile.read(SourceText(name: "test.yaml", text: Self.text))
        let player = try #require(ScenePlayer(Storyboard(file)))
        let picture = ScreenRenderer().render(player.window)
        for words in ["Section 1", "Section 2", "0 of 1", "1 of 2"] {
            #expect(picture.contains(words))
        }
    }

    @Test(arguments: [("tap header 0 more", "0 x 1"), ("tap header 1 more", "1 y 2")])
    func aStepReachesEachHeader(_ step: String, _ log: String) throws {
        let played = try play(step)
        #expect(played.faults.map(\.message) == [])
        #expect(played.log == [log])
    }

    @Test(arguments: [
        ("tap header 2 more", "there is no section 2: the table has 2 sections"),
        ("tap footer 1 more", "no view in the footer has the id 'more'"),
        ("tap header 0 less", "no view in the header has the id 'less'"),
    ])
    func aHeaderThatIsNotThereIsSaid(_ step: String, _ message: String) throws {
        #expect(try play(step).faults.map(\.message) == [message])
    }

    /// An id may be called `header`.
    @Test func aViewMayHaveTheNameOfAHeader() throws {
        guard case .tap(let id, row: nil) = try parsedStep("tap header").step else {
            Issue.record("not a tap on a view")
            return
        }
        #expect(id.value == "header")
    }
}
