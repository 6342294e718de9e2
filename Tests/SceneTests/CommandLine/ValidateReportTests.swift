import Foundation
import Testing

@testable import SceneText
@testable import scenectl

/// Several forms of findings in one run, and paths as services see them.
@Suite struct ValidateReportTests {
    private let session: Session

    init() throws {
        session = try Session()
        try session.makeFolder(".git")
        try session.write(Sample.faulty, to: "App/a.yaml")
        try session.write(Sample.clean, to: "App/b.yaml")
    }

    @Test func oneIsPrintedAndOthersAreWritten() async throws {
        let result = await session.run(
            "validate",
            "App",
            "--format",
            "short",
            "--format",
            "sarif=out.sarif",
            "--format=gitlab=gl.json"
        )
        let alone = await session.run("validate", "App", "--format", "short")
        #expect(result.output == alone.output && !result.output.isEmpty)
        for (path, format) in [("out.sarif", "sarif"), ("gl.json", "gitlab")] {
            let printed = await session.run("validate", "App", "--format", format)
            #expect(try session.read(path) == printed.output)
        }
        #expect(result.status == .findings)
    }

    @Test func withoutOneToPrintFindingsAreRich() async throws {
        let rich = await session.run("validate", "App")
        let result = await session.run("validate", "App", "--format", "json=out.json")
        #expect(result.output == rich.output && result.errors == rich.errors)
    }

    @Test func theOutputTakesWhatWouldBePrinted() async throws {
        let rich = await session.run("validate", "App")
        let result = await session.run("validate", "App", "-o", "out.txt")
        #expect(result.output.isEmpty)
        #expect(try session.read("out.txt") == rich.output)
    }

    @Test(arguments: [
        ["--format", "rich", "--format", "json"], ["--format", "json="],
        ["--format", "jsn=a"], ["--format", "json=a", "--format", "short=./a"],
        ["--format", "json=App/a.yaml"], ["-o", "App/a.yaml"],
    ])
    func whatCannotBeDoneIsRefused(_ options: [String]) async throws {
        let result = await session.run(["validate", "App/a.yaml"] + options)
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: "))
        #expect(try session.read("App/a.yaml") == Sample.faulty)
        #expect(session.files().filter { !$0.hasPrefix("App/") } == [])
    }

    @Test(arguments: ["sarif", "github", "gitlab"])
    func pathsStartAtTheTopOfTheRepository(_ format: String) async throws {
        let inside = Disk(folder: session.folder.appending(path: "App").path)
        var texts: Set<String> = []
        for (disk, path) in [
            (session.disk, "App/a.yaml"), (session.disk, "./App/../App/a.yaml"), (inside, "a.yaml"),
            (inside, "../App/a.yaml"), (inside, session.folder.path + "/App/a.yaml"),
        ] {
            let output = Recorder()
            var console = session.console(output: output.sink())
            console.disk = disk
            _ = await Program.run(["validate", path, "--format", format], in: console)
            texts.insert(output.text)
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("App/a.yaml") == true)
    }

    @Test func equalFindingsHaveFingerprintsOfTheirOwnThatStay() async throws {
        func fingerprints() async throws -> [String] {
            let output = await session.run("validate", "App", "--format", "gitlab").output
            let list = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
            return try #require(list).compactMap { $0["fingerprint"] as? String }
        }
        let scene =
            "storyboard: A\nscenes:\n  a: {controller: view, view: [labl: x, labl: x, buton: x]}\n"
        try session.write(scene, to: "App/a.yaml")
        let before = try await fingerprints()
        #expect(before.count == 3 && Set(before).count == 3)
        try session.write("# A line more\n\n" + scene, to: "App/a.yaml")
        #expect(try await fingerprints() == before)
    }

    @Test func githubGetsTenOfAKindAndTheLogAll() async throws {
        let views = (0..<25).map { "labl: x\($0)" }.joined(separator: ", ")
        try session.write(
            "storyboard: A\nscenes:\n  a: {controller: view, view: [\(views)]}\n",
            to: "App/a.yaml"
        )
        let lines = await session.run("validate", "App", "--format", "github").output
            .split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("App/a.yaml:") } == 15)
        #expect(lines.last?.hasPrefix("::notice title=scenectl::25 errors") == true)
    }

    @Test(arguments: FindingFormat.allCases)
    func whatCannotBeReadIsInTheReport(_ format: FindingFormat) async throws {
        let result = await session.run(
            "validate",
            "App/b.yaml",
            "gone.yaml",
            "--format",
            format.rawValue
        )
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: there is no file 'gone.yaml'"))
        let isTold = [.json, .sarif, .github].contains(format)
        #expect(result.output.contains("there is no file 'gone.yaml'") == isTold)
    }
}
