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

    /// What is wrong with other files is told until it is mended.
    @Test func everythingIsCheckedAgain() async throws {
        let session = try Session()
        for name in ["a", "b", "c"] {
            try session.write("scenes: [", to: "\(name).scene.yaml")
        }
        let result = await run(
            session,
            ["validate", ".", "--watch"],
            [
                { try session.write(Self.scene("other"), to: "b.scene.yaml") }
            ]
        )
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "3 files checked: 3 errors in 3 files", "watching '.'; press Ctrl-C to stop",
                "3 files checked: 2 errors in 2 files", "watching '.'; press Ctrl-C to stop",
            ]
        )
    }

    /// Of many pictures only that is drawn again whose file was saved.
    @Test func onlyWhatChangedIsDrawnAgain() async throws {
        let session = try Session()
        for name in ["a", "b", "c"] {
            try session.write(Self.scene(name), to: "\(name).scene.yaml")
        }
        let result = await run(
            session,
            ["render", ".", "--watch"],
            [
                { try session.write(Self.scene("other"), to: "b.scene.yaml") }
            ]
        )
        #expect(result.output.split(separator: "other").count == 2)
        #expect(result.errors.split(separator: "watching '.'").count == 2)
    }

    /// Sources say what a document may connect.
    @Test func aChangedSourceIsComparedAgain() async throws {
        let session = try Session()
        let storyboard = AppStoryboard(actions: ["didTapSave:"])
        try session.write(storyboard.text, to: "App/Main.storyboard")
        let source = "class HomeViewController: UIViewController {}\n"
        try session.write(source, to: "App/Home.swift")
        let action = "@IBAction func didTapSave(_ sender: Any) {}"
        let result = await run(
            session,
            ["validate", "outlets", "App", "--watch"],
            [
                {
                    try session.write(
                        source.replacing("{}", with: "{ \(action) }"),
                        to: "App/Home.swift"
                    )
                }
            ]
        )
        let checks = result.errors.split(separator: "\n").filter { $0.contains(" checked: ") }
        #expect(checks == ["1 file checked: 1 error", "1 file checked: no findings"])
    }

    /// A golden file that is recorded, changed or gone, as after a checkout, is compared again.
    @Test func aChangedGoldenIsComparedAgain() async throws {
        let session = try Session()
        try session.write(SnapshotSample.greeting("Hi"), to: "a.yaml")
        _ = await session.run("test", "--update")
        let golden = "__snapshots__/a.yaml/only.txt"
        let recorded = try session.read(golden)
        let result = await run(
            session,
            ["test", ".", "--watch"],
            [
                { try session.write("other\n", to: golden) }, { try session.remove(golden) },
                { try session.write(recorded, to: golden) },
            ]
        )
        let sums = result.errors.split(separator: "\n").filter { $0.contains(" of 1 file: ") }
        #expect(
            sums == [
                "1 snapshot of 1 file: as recorded", "1 snapshot of 1 file: 1 differs",
                "1 snapshot of 1 file: 1 has no golden file", "1 snapshot of 1 file: as recorded",
            ]
        )
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

    /// What an editor has not saved yet is compared with sources in place of the file.
    @Test(arguments: [[], ["--sources", "App"]])
    func aDocumentThatComesThroughAPipeIsCompared(_ options: [String]) async throws {
        let session = try Session()
        try session.write(AppStoryboard(actions: ["didTapSaved:"]).text, to: "App/Main.storyboard")
        let action = "@IBAction func didTapSave(_ sender: Any) {}"
        let source = "class HomeViewController: UIViewController { \(action) }\n"
        try session.write(source, to: "App/Home.swift")
        let names = ["validate", "-", "--stdin-filename", "App/Main.storyboard"] + options
        let mended = AppStoryboard(actions: ["didTapSave:"]).text
        #expect(await session.run(names, input: mended).output == "")
        let other = AppStoryboard(actions: ["didTapOther:"]).text
        let result = await session.run(names, input: other)
        #expect(result.output.contains("'didTapOther:' is not a method of 'HomeViewController'"))
        #expect(result.output.contains(" --> App/Main.storyboard:8:32\n"))
        #expect(result.errors == "1 file checked: 1 error\n")
    }
}
