import Foundation
import Testing

@testable import scenectl

/// Which files `scenectl render` draws, and where the screens of several go.
@Suite struct RenderFilesTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write(SnapshotSample.greeting("A"), to: "a.yaml")
        try session.write(SnapshotSample.greeting("B"), to: "sub/b.yaml")
    }

    private let picture = "┌──────────┐\n│A         │\n└──────────┘\n"

    private func objects(_ result: Session.Result) throws -> [[String: Any]] {
        try result.output.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            )
        }
    }

    // MARK: - Several files

    @Test func jsonOfSeveralFilesIsOneObjectALine() async throws {
        let result = await session.run("render", "sub/b.yaml", "a.yaml", "--format", "json")
        let objects = try objects(result)
        #expect(objects.map { $0["file"] as? String } == ["sub/b.yaml", "a.yaml"])
        let alone = await session.run("render", "a.yaml", "--format", "json")
        let tree = try JSONSerialization.jsonObject(with: Data(alone.output.utf8)) as? NSDictionary
        #expect(objects[1]["tree"] as? NSDictionary == tree)
    }

    @Test func jsonOfAFolderNamesItsOnlyFileToo() async throws {
        let result = await session.run("render", "sub", "--format", "json")
        #expect(try objects(result).map { $0["file"] as? String } == ["sub/b.yaml"])
    }

    @Test func aSceneWithErrorsIsNotAmongTheObjects() async throws {
        try session.write(Sample.faulty, to: "sub/a.yaml")
        let result = await session.run("render", "sub", "a.yaml", "--format", "json")
        #expect(result.status == .findings)
        let objects = try objects(result)
        #expect(objects.map { $0["file"] as? String } == ["sub/b.yaml", "a.yaml"])
    }

    // MARK: - Folders

    @Test func aViewFileIsDrawnByTheScenesThatNameIt() async throws {
        try session.write("view:\n  - label: Part\n", to: "Part.yaml")
        let result = await session.run("render", ".", "--width", "12")
        #expect(result.status == .clean)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("./a.yaml\n\(picture)\n./sub/b.yaml\n"))
        let named = await session.run("render", "Part.yaml")
        #expect(named.status == .failure)
        #expect(named.errors.hasPrefix("error: 'Part.yaml' has no scene to draw\n"))
    }

    @Test(arguments: [[], ["-o", "out.txt"]])
    func aFolderWithoutScenesIsAFailure(_ options: [String]) async throws {
        try session.write("view:\n  - label: Part\n", to: "parts/Part.yaml")
        let result = await session.run(["render", "parts"] + options)
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: there is no scene file in 'parts'\n"))
        #expect(!session.files().contains("out.txt"))
    }

    // MARK: - Data

    @Test func dataWithoutAKnownEndingIsAnError() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write("name\tphone\nLin\t7\n", to: "people.tsv")
        let result = await session.run("render", "people.yaml", "--data", "people=people.tsv")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(
            result.errors == """
                error[unknown-data-format]: the name of the data file 'people.tsv' does not say its \
                format
                 --> people.yaml:2:3
                  |
                2 |   people: {file: people.json}
                  |   ^^^^^^
                  = help: data files end in '.json', '.csv', '.yaml' or '.yml'

                """
        )
    }
}
