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
