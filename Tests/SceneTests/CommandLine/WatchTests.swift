import SceneFiles
import Synchronization
import Testing

@testable import scenectl

/// `--watch` and `--stdin-filename`: what an editor's neighbour needs.
@Suite struct WatchTests {
    private static func scene(_ label: String) -> String {
        "scenes: {a: {controller: view, view: [{label: \(label)}]}}\n"
    }

    /// Runs a command that watches; before each look at the files a change is made, and it ends after the last.
    private func run(
        _ session: Session,
        _ arguments: [String],
        _ changes: [@Sendable () throws -> Void]
    ) async -> (output: String, errors: String, status: CommandStatus) {
        let (output, errors) = (Recorder(), Recorder())
        var console = session.console(output: output.sink(), errors: errors.sink())
        let left = Mutex(changes[...])
        console.pause = {
            guard let change = left.withLock({ $0.popFirst() }) else { return false }
            do { try change() } catch { Issue.record(error) }
            return true
        }
        let status = await Program.run(arguments, in: console)
        return (output.text, errors.text, status)
    }

    @Test func aSavedFileIsDrawnAgain() async throws {
        let session = try Session()
        try session.write(Self.scene("first"), to: "a.scene.yaml")
        let result = await run(
            session,
            ["render", "a.scene.yaml", "--watch"],
            [
                {}, { try session.write(Self.scene("second one"), to: "a.scene.yaml") },
            ]
        )
        #expect(result.output.contains("first") && result.output.contains("second one"))
        // Nothing is drawn where nothing has changed.
        #expect(
            result.errors == "watching 'a.scene.yaml'; press Ctrl-C to stop\n"
                + "watching 'a.scene.yaml'; press Ctrl-C to stop\n"
        )
    }

    @Test func thePictureStaysWhileTheFileIsBroken() async throws {
        let session = try Session()
        try session.write(Self.scene("kept"), to: "a.scene.yaml")
        let result = await run(
            session,
            ["render", "a.scene.yaml", "--watch"],
            [
                { try session.write("scenes: [", to: "a.scene.yaml") },
                { try session.write(Self.scene("mended"), to: "a.scene.yaml") },
            ]
        )
        #expect(result.output.split(separator: "kept").count == 3)
        #expect(result.errors.contains("error[yaml-syntax]"))
        #expect(result.output.contains("mended") && result.status == .clean)
    }

    /// Data and view files are followed, those that are not there yet too; a new file in a folder is found.
    @Test func whatAFileNamesIsFollowed() async throws {
        let session = try Session()
        let scene = """
            scenes: {a: {controller: view, class: A, view: [{label: "{names | count} names"}]}}
            data: {names: {file: names.json}}
            classes: {A: {superclass: ViewController, configureView: {title: "{names | count} names"}}}

            """
        try session.write(scene, to: "App/a.scene.yaml")
        let result = await run(
            session,
            ["validate", "App", "--watch"],
            [
                { try session.write("[]", to: "App/names.json") },
                { try session.write("scenes: {}", to: "App/new.scene.yaml") },
                { try session.remove("App/new.scene.yaml") },
            ]
        )
        let checks = result.errors.split(separator: "\n").filter { $0.contains(" checked: ") }
        #expect(checks.count == 4)
        #expect(checks.first?.contains("error") ?? false, "\(checks)")
        #expect(checks.dropFirst(2).first?.hasPrefix("2 files") ?? false, "\(checks)")
    }

    /// Of many files only that is checked again which was saved.
    @Test func onlyWhatChangedIsDoneAgain() async throws {
        let session = try Session()
        for name in ["a", "b", "c"] {
            try session.write(Self.scene(name), to: "\(name).scene.yaml")
        }
        let result = await run(
            session,
            ["validate", ".", "--watch"],
            [
                { try session.write(Self.scene("other"), to: "b.scene.yaml") }
            ]
        )
        let checks = result.errors.split(separator: "\n").filter { $0.contains(" checked: ") }
        #expect(checks.map { String($0.prefix(7)) } == ["3 files", "1 file "])
    }

    @Test(arguments: [
        ["render", "-", "--watch"], ["test", ".", "--watch", "--update"],
        ["test", ".", "--watch", "--review"],
        ["validate", "a.yaml", "--stdin-filename", "b.yaml"],
    ])
    func whatCannotBeIsRefused(_ arguments: [String]) async throws {
        let result = await run(try Session(), arguments, [])
        #expect(result.status == .failure && result.errors.hasPrefix("error: "))
    }

    @Test func standardInputStandsForAFile() async throws {
        let session = try Session()
        try session.write("[{\"name\": \"Ada\"}]", to: "App/names.json")
        let text = """
            scenes: {a: {controller: table, class: A, table: {prototypes: [{identifier: Name}]}}}
            data: {names: {file: names.json}}
            classes:
              A: {superclass: TableViewController, rows: names, cell: {identifier: Name, set: {textLabel.text: "{item.name}"}}}

            """
        let named = ["--stdin-filename", "App/a.scene.yaml"]
        let drawn = await session.run(["render", "-"] + named, input: text)
        #expect(drawn.output.contains("Ada"), "\(drawn.errors)")
        let checked = await session.run(
            ["validate", "-", "--format", "short"] + named,
            input: text + "x: 1\n"
        )
        #expect(checked.output.hasPrefix("App/a.scene.yaml:5:1: error:"))
        // The project of the file counts.
        try session.write("checks: {accessibility: error}\n", to: "App/scenectl.yaml")
        let image = "scenes: {a: {controller: view, view: [{image: {name: star}}]}}\n"
        let weighed = await session.run(["validate", "-"] + named, input: image)
        #expect(weighed.output.contains("error[image-without-label]"))
    }
}
