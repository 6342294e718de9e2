import Foundation
import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// The recipes for checking a change work as written.
@Suite struct RecipeTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: ["CONTRIBUTING.md", "ARCHITECTURE.md"])
    func everySwiftFileThatAPageNamesIsThere(_ page: String) throws {
        let paths = SourceTree.everything.map { "/" + $0.path }
        let named = try text(page).split { "`(),;| \n".contains($0) }
            .filter { $0.hasSuffix(".swift") && !$0.contains("…") && !$0.contains("<") }
        #expect(named.count > 10)
        #expect(named.filter { name in !paths.contains { $0.hasSuffix("/\(name)") } } == [])
    }

    @Test func theKeyOfTheRecipeIsThatOfItsTest() throws {
        let pieces = try text("CONTRIBUTING.md").split(separator: "`")
        let entry = try #require(pieces.first { $0.hasPrefix("Entry(\"portions\"") })
        #expect(try text("Tests/SceneTests/Catalog/KeyTableTests.swift").contains(entry))
    }

    @Test func theWorkflowIsYAMLAndItsCommandIsUnderstood() throws {
        let workflow = try text(".github/workflows/snapshots.yml")
        let tree = SceneFile.read(SourceText(name: "snapshots.yml", text: workflow))
        #expect(!tree.diagnostics.contains { $0.code.check == .yaml })
        let line = try #require(
            workflow.split(separator: "\n").first { $0.contains("scenectl test ") }
        )
        let shard = "${{ matrix.shard }}"
        let words = line.split(separator: " ").map(String.init)
        let start = try #require(words.firstIndex(of: "test"))
        let joined = words[(start + 1)...].joined(separator: " ")
            .split(separator: shard).joined(separator: "1/2")
        let command = try #require(Command.named("test"))
        let arguments = try Arguments(
            parsing: joined.split(separator: " ").map(String.init),
            for: command
        )
        #expect(arguments.files == ["Scenes/Gallery"])
        #expect(arguments.has(.shard) && arguments.has(.junit) && arguments.has(.format))
        #expect(workflow.contains("make release\n"))
        #expect(workflow.contains("**/__snapshots__/**/*.actual.*"))
    }

    @Test func theHookStopsACommitThatChangesAScreen() async throws {
        let session = try Session()
        let program = BuiltProgram(session: session)
        try await session.recordPeople()
        let hook = Repository.root.appending(path: "Scripts/hooks/pre-commit").path
        let setUp = try program.shell(
            """
            git init -q && git config user.name Test && git config user.email test@example.org \
            && cp '\(hook)' .git/hooks/pre-commit && git add -A
            """
        )
        #expect(setUp.status == 0)
        let commit = "SCENECTL=$scenectl git commit -q -a -m change"
        #expect(try program.shell(commit).status == 0)

        try session.write(SnapshotSample.otherData, to: "people.json")
        let stopped = try program.shell(commit)
        #expect(stopped.status == 1)
        // Git sends all that a hook writes to standard error.
        #expect(stopped.errors.contains("snapshot 'list' differs"))
        #expect(stopped.errors.contains("pre-commit: the commit is stopped"))

        _ = await session.run("test", "--update")
        #expect(try program.shell("git add -A && " + commit).status == 0)
        #expect(try program.shell("git status --porcelain").output == "")
    }

    @Test func thePageShowsWhatTheCommandPrints() async throws {
        let page = try text("Documentation/Goldens.md")
        let session = try Session()
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        let result = await session.run("test", "people.yaml", "--only", "list")
        let command = "$ scenectl test people.yaml --only list\n"
        #expect(page.contains(command + result.output + result.errors + "```"))
    }

    @Test(arguments: TestSelectionOptions.all)
    func thePageNamesEveryOption(_ option: String) throws {
        #expect(try text("Documentation/Goldens.md").contains(option))
    }

    private enum TestSelectionOptions {
        static let all = Option.all
            .filter { $0.commands == [.test] }
            .map { $0.name == .format ? "--format json" : $0.spelling }
    }
}
