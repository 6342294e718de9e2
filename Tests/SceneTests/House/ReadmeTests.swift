import FoundationEssentials
import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What the front page shows is what the program does.
@Suite struct ReadmeTests {
    @Test func theExampleEarnsTheMessageBelowIt() throws {
        let readme = try String(
            contentsOf: Repository.root.appending(path: "README.md"),
            encoding: .utf8
        )
        let scene = try #require(block(after: "```yaml\n", in: readme))
        let file = SceneFile.read(SourceText(name: "contacts.yaml", text: scene))
        let picture = RichRenderer().text(of: file.findings(of: .outlets), in: file.sources)
        #expect(readme.contains("$ scenectl validate outlets contacts.yaml\n\(picture)```"))
    }

    @Test func thePictureIsWhatTheCommandAboveItDraws() async throws {
        let readme = try String(
            contentsOf: Repository.root.appending(path: "README.md"),
            encoding: .utf8
        )
        let session = try Session()
        try session.link(
            "Scenes",
            to: Repository.root.appending(path: "Scenes").path(percentEncoded: false)
        )
        let scene = "Scenes/Gallery/master-detail.yaml"
        let result = await session.run(
            "render",
            scene,
            "--do",
            "select 0 3",
            "--do",
            "set level 2.5"
        )
        let command = "$ scenectl render \(scene) --do 'select 0 3' --do 'set level 2.5'\n"
        #expect(readme.contains(command + result.output + "```"))
    }

    @Test func theStoryboardIsDrawnAsShown() async throws {
        let readme = try String(
            contentsOf: Repository.root.appending(path: "README.md"),
            encoding: .utf8
        )
        let session = try Session()
        try session.link(
            "Scenes",
            to: Repository.root.appending(path: "Scenes").path(percentEncoded: false)
        )
        let shown = try #require(block(after: "```console\n", in: readme))
        let command = try #require(shown.split(separator: "\n").first)
        let words = command.split(separator: " ").dropFirst(2).map(String.init)
        let result = await session.run(words)
        #expect(shown == command + "\n" + result.output)
    }

    @Test func theFileBesideTheStoryboardIsClean() async throws {
        let readme = try String(
            contentsOf: Repository.root.appending(path: "README.md"),
            encoding: .utf8
        )
        let scene = try #require(block(after: "```yaml\ninterface", in: readme))
        let session = try Session()
        try session.write(Gallery.text("Contacts.storyboard").bytes, to: "Contacts.storyboard")
        try session.write("interface" + scene, to: "contacts.yaml")
        let checked = await session.run("validate", "--strict", ".")
        #expect(checked.output == "" && checked.status == .clean)
        #expect(await session.run("test", "--update", ".").status == .clean)
        #expect(try session.read("__snapshots__/contacts.yaml/chosen.txt").contains("CONTACT"))
    }

    @Test func theFirstSceneIsWrittenAsShown() async throws {
        let readme = try String(
            contentsOf: Repository.root.appending(path: "README.md"),
            encoding: .utf8
        )
        let result = try await Session().run("init", "planets")
        #expect(readme.contains("```console\n$ scenectl init planets\n\(result.output)```"))
    }

    private func block(after opening: String, in text: String) -> String? {
        let parts = text.split(separator: opening, maxSplits: 1)
        return parts.last?.split(separator: "```").first.map(String.init)
    }
}
