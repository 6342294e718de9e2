import Testing

@testable import scenectl

/// `fmt` of a folder: the scene files in it, and what belongs to them.
@Suite struct FormatFolderTests {
    /// Other tools have files with the keys of view files, so that one counts where a scene file names it.
    @Test func viewFilesAreLaidOutWhereASceneNamesThem() async throws {
        let session = try Session()
        try session.write(
            """
            scenes:
              first:
                controller: view
                view: {file: views/badge.yaml}

            """,
            to: "app.yaml"
        )
        let view = "view:\n    label: {text: a, id: b}\n"
        try session.write(view, to: "views/badge.yaml")
        try session.write(view, to: "views/other.yaml")

        let check = await session.run("fmt", "--check", ".")
        #expect(check.output == "views/badge.yaml\n", "\(check.errors)")
        #expect(check.status == .findings)

        let result = await session.run("fmt", ".")
        #expect(result.status == .clean, "\(result.errors)")
        #expect(try session.read("views/badge.yaml") == "view:\n  label: {id: b, text: a}\n")
        #expect(try session.read("views/other.yaml") == view)
    }

    @Test func aViewFileThatIsNotValidIsReported() async throws {
        let session = try Session()
        try session.write(
            "scenes:\n  first:\n    controller: view\n    view: {file: badge.yaml}\n",
            to: "app.yaml"
        )
        try session.write("view: [\n", to: "badge.yaml")
        let result = await session.run("fmt", ".")
        #expect(result.status == .findings)
        #expect(result.errors.contains("badge.yaml:"), "\(result.errors)")
    }

    /// Of a scene file that is named itself nothing else is touched.
    @Test func viewFilesOfANamedFileStay() async throws {
        let session = try Session()
        try session.write(
            "scenes:\n  first:\n    controller: view\n    view: {file: badge.yaml}\n",
            to: "app.yaml"
        )
        let view = "view:\n    label: {text: a, id: b}\n"
        try session.write(view, to: "badge.yaml")
        let result = await session.run("fmt", "app.yaml")
        #expect(result.status == .clean, "\(result.errors)")
        #expect(try session.read("badge.yaml") == view)
    }
}

/// What `fmt` leaves as it is where a file is named that is no scene file, as hooks name all that was changed.
@Suite struct FormatOtherFilesTests {
    @Test(arguments: [
        ("people.json", "[{\"name\": \"Ada\"},\n {\"name\": \"Grace\"}]\n", "JSON"),
        ("people.csv", "name\nAda\n", "CSV"),
        ("ci.yml", "on:   push\njobs: {build: {steps: []}}\n", "not a scene file"),
        ("people.yaml", "-   name: Ada\n", "not a scene file"),
    ])
    func otherFilesStay(_ name: String, _ text: String, _ reason: String) async throws {
        let session = try Session()
        try session.write(text, to: name)
        let result = await session.run("fmt", name)
        #expect(result.status == .clean)
        #expect(
            result.errors
                == "\(name) is left as it is: it is \(reason)\n1 file left as it is\n"
        )
        #expect(try session.read(name) == text)
        let input = await session.run(["fmt", "-", "--stdin-filename", name], input: text)
        #expect(input.output == text || reason == "not a scene file", "\(input.output)")
    }

    /// Both halves of a line end of Windows are one character.
    @Test(arguments: ["|", ">-"]) func blocksOfTextStayWithLineEndsOfWindows(
        _ mark: String
    ) async throws {
        let session = try Session()
        let lines = [
            "scenes:", "  a:", "    controller: view", "    view:", "      - label: \(mark)",
            "          First", "            second", "      - label: Third", "",
        ]
        for end in ["\n", "\r\n"] {
            try session.write(lines.joined(separator: end), to: "a.scene.yaml")
            let check = await session.run("fmt", "--check", "a.scene.yaml")
            #expect(check.status == .clean, "\(check.output)\(check.errors)")
        }
    }
}
