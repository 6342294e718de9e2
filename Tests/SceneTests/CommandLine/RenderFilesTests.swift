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
        #expect(result.output.hasPrefix("a.yaml\n\(picture)\nsub/b.yaml\n"))
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

    // MARK: - The file of --output

    @Test(arguments: ["people.yaml", "./people.yaml", "link.yaml", "people.json", "other.csv"])
    func noFileThatIsReadIsOverwritten(_ path: String) async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write("name,phone\nLin,7\n", to: "other.csv")
        try session.link("link.yaml", to: "people.yaml")
        let replacing = path.hasSuffix("csv") ? ["--data", "people=other.csv"] : []
        let before = try session.read(path)
        let result = await session.run(["render", "people.yaml", "-o", path] + replacing)
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: '\(path)' is read by this command, so it is not overwritten
                  = help: choose another name for the output

                """
        )
        #expect(try session.read(path) == before)
    }

    @Test func anotherFileIsOverwritten() async throws {
        try session.write("old\n", to: "a.txt")
        let result = await session.run("render", "a.yaml", "--width", "12", "-o", "a.txt")
        #expect(result.status == .clean)
        #expect(try session.read("a.txt") == picture)
    }

    @Test(arguments: [
        ("no/such/a.txt", "there is no folder 'no/such'"),
        ("a.yaml/a.txt", "there is no folder 'a.yaml'"),
    ])
    func anOutputThatCannotBeWrittenIsTold(_ path: String, _ message: String) async throws {
        let result = await session.run("render", "a.yaml", "-o", path)
        #expect(result.status == .failure)
        #expect(result.errors == "error: \(message)\n")
        #expect(session.files() == ["a.yaml", "sub/b.yaml"])
    }

    @Test func aPipeStaysAPipe() async throws {
        session.makePipe("pipe")
        let path = session.folder.appending(path: "pipe").path
        let reader = Process()
        reader.executableURL = URL(filePath: "/bin/cat")
        reader.arguments = [path]
        let output = Pipe()
        reader.standardOutput = output
        try reader.run()
        let result = await session.run("render", "a.yaml", "--width", "12", "-o", "pipe")
        reader.waitUntilExit()
        #expect(result.status == .clean)
        let seen = try output.fileHandleForReading.readToEnd() ?? Data()
        #expect(String(decoding: seen, as: UTF8.self) == picture)
        let kind = try FileManager.default.attributesOfItem(atPath: path)[.type]
        #expect(kind as? FileAttributeType != .typeRegular)
    }
}
