import Foundation
import SceneFiles
import Testing

@testable import SceneText
@testable import scenectl

/// Small things that people try first.
@Suite struct MannersTests {
    private let session: Session

    init() async throws {
        session = try Session()
        try await session.recordPeople()
    }

    @Test func dashesBeforeACommandChangeNothing() async throws {
        let plain = await session.run("render", "people.yaml")
        #expect(await session.run("--", "render", "people.yaml").output == plain.output)
        #expect(await session.run("-V").output == "scenectl \(Version.current)\n")
    }

    @Test(arguments: [
        ("lint", "validate"), ("check", "validate"), ("snapshot", "test"), ("man", "help --manual"),
    ])
    func whatOtherToolsCallACommandLeadsOn(_ word: String, _ command: String) async throws {
        let result = await session.run(word, ".")
        #expect(result.status == .failure)
        #expect(result.errors.hasSuffix("  = help: 'scenectl \(command)' does that here\n"))
    }

    @Test func aMisspeltFileLeadsToTheOneThatIsThere() async throws {
        for (name, other) in [("peopel.yaml", "people.yaml"), ("poeple.json", "people.json")] {
            let result = await session.run("validate", name)
            #expect(result.status == .failure)
            #expect(
                result.errors.hasSuffix("help: a file with a similar name exists: '\(other)'\n")
            )
        }
        #expect(
            await session.run("validate", "x.yaml").errors == "error: there is no file 'x.yaml'\n"
        )
    }

    @Test(arguments: [["validate", "."], ["test"], ["validate", "gone.yaml", "people.yaml"]])
    func quietLeavesOutOnlyWhatWentWell(_ arguments: [String]) async throws {
        let loud = await session.run(arguments)
        let quiet = await session.run(arguments + ["-q"])
        #expect(quiet.status == loud.status && quiet.output == loud.output)
        #expect(loud.errors.hasPrefix(quiet.errors) && loud.errors != quiet.errors)
        #expect(quiet.errors.isEmpty == (loud.status == .clean))
    }

    /// The names of files that were written went well too.
    @Test func quietRecordsWithoutNamingFiles() async throws {
        let session = try Session()
        #expect(await session.run("init", "planets").status == .clean)
        try session.write("x", to: "__snapshots__/planets.scene.yaml/list.txt")
        try session.write("x", to: "__snapshots__/planets.scene.yaml/gone.txt")
        try session.remove("__snapshots__/planets.scene.yaml/person.txt")
        let quiet = await session.run("test", "--update", "--quiet")
        #expect(quiet.status == .clean && quiet.output.isEmpty && quiet.errors.isEmpty)
        #expect(await session.run("test").status == .clean)
    }

    @Test(arguments: [
        (["watch"], "'scenectl render --watch'"), (["serve"], "'scenectl board'"),
        (["play"], "'scenectl render --do'"), (["format"], "'scenectl fmt'"),
        (["validate", "--stdin"], "'-' in place of a file reads standard input"),
    ])
    func wordsOfOtherToolsAreAnswered(_ arguments: [String], _ help: String) async {
        let result = await session.run(arguments)
        #expect(result.status == .failure)
        #expect(result.errors.contains(help))
    }

    /// What is to be typed next is one word where the name has spaces.
    @Test func theNameOfANewFileIsQuotedWhereAShellWouldSplitIt() async {
        let result = await session.run("init", "My App")
        #expect(result.errors.contains("scenectl render 'My App.scene.yaml' "))
    }

    @Test(arguments: ["x.png", "x.PDF", "a/x.jpeg"])
    func aPictureOfAnotherKindIsRefused(_ path: String) async throws {
        let result = await session.run("render", "people.yaml", "-o", path)
        #expect(result.status == .failure)
        #expect(result.errors.contains("'\(path)' names "))
        #expect(
            result.errors.contains("a picture is SVG") && !result.errors.contains("'--format text'")
        )
        #expect(!session.disk.exists(path))
        #expect(await session.run("render", "people.yaml", "-o", "x.txt").status == .clean)
    }

    @Test func namesAreWhatOptionsTake() async throws {
        let names = await session.run("dump", "names", "people.yaml").output
        #expect(names == "scene people\nsnapshot list\nsnapshot spoken\ntable people\n")
        for line in names.split(separator: "\n") where line.hasPrefix("scene ") {
            let scene = String(line.dropFirst("scene ".count))
            let drawn = await session.run("render", "people.yaml", "--scene", scene)
            #expect(drawn.status == .clean)
        }
    }

    @Test func bashCompletesNamesWithSpacesAndWhatFilesDeclare() async throws {
        try session.write(SnapshotSample.people, to: "my people.yaml")
        let script = await session.run("completions", "bash").output
        try session.write(script, to: "completions.bash")
        func offered(_ words: String...) throws -> [String] {
            let line = words.map { "'\($0)'" }.joined(separator: " ")
            let ending = try BuiltProgram(session: session).shell(
                """
                exec bash -c 'compopt() { :; }; source ./completions.bash; shift 0
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _scenectl; printf "%s\\n" "${COMPREPLY[@]}"' \
                bash "$scenectl" \(line)
                """
            )
            return ending.output.split(separator: "\n").map(String.init)
        }
        #expect(try offered("render", "my") == ["my people.yaml"])
        #expect(try offered("render", "my\\ peo") == ["my people.yaml"])
        #expect(try offered("render", "my\\ people.yaml", "--scene", "") == ["people"])
        #expect(try offered("test", "people.yaml", "--only", "l") == ["list"])
        #expect(try offered("validate", "--format", "gi") == ["github", "gitlab"])
    }

    @Test func longWorkIsToldOnATerminalOnly() async throws {
        for isTerminal in [true, false] {
            let errors = Recorder()
            let console = session.console(errors: errors.sink(isTerminal: isTerminal))
            let result = try await LongWork.run(on: console, { "drawing" }) { 3 }
            #expect(result == 3)
            // It was done before there was anything to say.
            #expect(errors.text.isEmpty)
        }
    }
}
