import FoundationEssentials
import Testing

@testable import SceneRules
@testable import SceneText

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

    private func block(after opening: String, in text: String) -> String? {
        let parts = text.split(separator: opening, maxSplits: 1)
        return parts.last?.split(separator: "```").first.map(String.init)
    }
}
