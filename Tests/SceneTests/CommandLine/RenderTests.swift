import Testing

@testable import SceneRuntime
@testable import scenectl

/// `scenectl render` and its options, run as a shell would run them.
@Suite struct RenderTests {
    private static let people = """
        data:
          people: {file: people.json}
        scenes:
          people:
            controller: table
            class: PeopleViewController
            table:
              prototypes: [{identifier: Person, style: value1}]
          # scenectl:ignore unreachable-scene
          about:
            controller: view
            view: [{label: About}]
        initial: people
        classes:
          PeopleViewController:
            superclass: TableViewController
            rows: people
            cell:
              identifier: Person
              set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.phone?}"}
            select: {log: "hello {item.name}"}

        """

    private func session() throws -> Session {
        let session = try Session()
        try session.write(Self.people, to: "people.yaml")
        try session.write(#"[{"name": "Ada", "phone": "1"}, {"name": "Grace"}]"#, to: "people.json")
        return session
    }

    @Test func drawsTheInitialScene() async throws {
        let result = try await session().run("render", "people.yaml", "--width", "20")
        #expect(
            result.output == """
                ┌──────────────────┐
                │ Ada            1 │
                │ ─────────────────│
                │ Grace            │
                └──────────────────┘

                """
        )
        #expect(result.status == .clean)
    }

    @Test func drawsAnotherSceneWhenAsked() async throws {
        let result = try await session().run("render", "people.yaml", "--scene", "about")
        #expect(result.output.contains("About"))
    }

    @Test func aSceneThatIsNotThereIsTold() async throws {
        let result = try await session().run("render", "people.yaml", "--scene", "abuot")
        #expect(result.status == .failure)
        #expect(
            result.errors.hasSuffix(
                """
                error: the file has no scene 'abuot'
                  = help: a similar name exists: 'about'

                """
            )
        )
    }

    @Test func whatIsLoggedAndCountedGoesToStandardError() async throws {
        let result = try await session().run(
            "render",
            "people.yaml",
            "--do",
            "select 0 1",
            "--stats"
        )
        #expect(result.errors.contains("hello Grace\n"))
        #expect(result.errors.contains("cells: 2 asked for, 2 made, 0 reused"))
        #expect(!result.output.contains("hello"))
    }

    @Test func aFileTakesThePlaceOfData() async throws {
        let session = try session()
        try session.write("name,phone\nLin,7\n", to: "other.csv")
        let result = await session.run(
            "render",
            "people.yaml",
            "--data",
            "people=other.csv",
            "--width",
            "20"
        )
        #expect(result.output.contains("│ Lin            7 │"))
    }

    @Test func dataThatIsNotDeclaredIsTold() async throws {
        let session = try session()
        let result = await session.run("render", "people.yaml", "--data", "persons=people.json")
        #expect(result.status == .failure)
        #expect(result.errors.contains("error: the file has no data 'persons'"))
    }

    @Test func aStepThatCannotBeDoneShowsWhere() async throws {
        let result = try await session().run("render", "people.yaml", "--do", "select 0 9")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(
            result.errors.contains(
                """
                error[impossible-step]: there is no row 9: section 0 has 2 rows
                 --> --do:1:8
                  |
                1 | select 0 9
                  |        ^^^
                """
            )
        )
    }

    @Test func ofSeveralStepsTheOneThatFailsIsNamed() async throws {
        let steps = ["--do", "select 0 1", "--do", "rotate", "--do", "select 0 9"]
        let result = try await session().run(["render", "people.yaml"] + steps)
        #expect(result.errors.contains(" --> --do 3:1:8\n"))
        let json = try await session().run(
            ["render", "people.yaml"] + steps.prefix(4) + ["--do", "tab x"]
        )
        #expect(json.errors.contains(" --> --do 3:1:5\n"))
    }

    @Test func aSceneWithErrorsIsNotDrawn() async throws {
        let session = try Session()
        try session.write(Sample.faulty, to: "faulty.yaml")
        let result = await session.run("render", "faulty.yaml")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(result.errors.contains("error[unknown-view]"))
    }

    @Test func nothingIsDrawnOfAScreenThatGoesWrong() async throws {
        let session = try session()
        try session.write(Self.people.replacing("item.phone?", with: "item.phone"), to: "bad.yaml")
        let result = await session.run("render", "bad.yaml")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(result.errors.contains("error[absent-value]: 'item.phone' is absent"))
    }

    @Test func severalFilesAreDrawnUnderTheirNames() async throws {
        let session = try Session()
        try session.write(Sample.clean, to: "a.yaml")
        try session.write(Sample.clean, to: "b.yaml")
        let result = await session.run("render", "b.yaml", "a.yaml", "--width", "12")
        let picture = "┌──────────┐\n│Hello     │\n└──────────┘\n"
        #expect(result.output == "b.yaml\n\(picture)\na.yaml\n\(picture)")
    }

    @Test func theOtherFormatsAreText() async throws {
        let session = try session()
        let speech = await session.run("render", "people.yaml", "--format", "accessibility")
        #expect(speech.output == "Ada, 1\nGrace\n")
        let tree = await session.run("render", "people.yaml", "--format", "tree")
        #expect(tree.output.hasPrefix("Window (0, 0, 320, 560)\n"))
        let json = await session.run("render", "people.yaml", "--format", "json")
        #expect(json.output.hasPrefix(#"{"#))
    }

    @Test func asciiDrawsWithoutOtherCharacters() async throws {
        let result = try await session().run("render", "people.yaml", "--style", "ascii")
        #expect(result.output.filter { !$0.isASCII } == "")
        #expect(result.output.contains("Ada"))
    }

    @Test func thePictureGoesToAFile() async throws {
        let session = try session()
        let result = await session.run("render", "people.yaml", "-o", "people.txt")
        #expect(result.output == "")
        let picture = try session.read("people.txt")
        #expect(picture.contains("Ada"))
    }

    @Test(arguments: ["wide", "2", "0", "-40", "1001", "9223372036854775807"])
    func aWidthInWhichNothingShowsIsTold(_ width: String) async throws {
        let result = try await session().run("render", "people.yaml", "--width=\(width)")
        #expect(result.status == .failure)
        #expect(
            result.errors
                == "error: option '--width' takes a whole number from 3 to 1000, not '\(width)'\n"
        )
    }

    /// What the picture would not show is refused.
    @Test(arguments: [
        (["--full", "--height", "3"], "'--height' cannot be combined with '--full'"),
        (["--appearance", "dark"], "'--appearance' cannot be combined with '--format text'"),
        (
            ["--appearance", "dark", "--format", "tree"],
            "'--appearance' cannot be combined with '--format tree'"
        ),
        (
            ["--style", "ascii", "--format", "svg"],
            "'--style' cannot be combined with '--format svg'"
        ),
    ])
    func optionsWithoutEffectAreRefused(_ options: [String], _ message: String) async throws {
        let result = try await session().run(["render", "people.yaml"] + options)
        #expect(result.status == .failure && result.output == "")
        #expect(result.errors == "error: option \(message)\n")
    }

    @Test func theSmallestPictureIsOneCellInItsFrame() async throws {
        let session = try session()
        let result = await session.run("render", "people.yaml", "--width", "3", "--height", "3")
        #expect(result.output == "┌─┐\n│ │\n└─┘\n")
    }
}

extension String {
    /// The string with a piece replaced wherever it occurs.
    fileprivate func replacing(_ piece: String, with text: String) -> String {
        split(separator: piece, omittingEmptySubsequences: false).joined(separator: text)
    }
}
