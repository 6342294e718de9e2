import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

/// The project file: which files are meant, what findings weigh, how screens are drawn.
@Suite struct ProjectFileTests {
    private static let scene = """
        initial: first
        scenes:
            first: {controller: view, view: [{image: {name: star}}]}
            other: {controller: view, view: []}

        """

    private func session(_ project: String) throws -> Session {
        let session = try Session()
        try session.write(project, to: "scenectl.yaml")
        try session.write(Self.scene, to: "App/a.scene.yaml")
        try session.write(Self.scene, to: "Vendor/b.scene.yaml")
        try session.write(Self.scene, to: "App/Old/c.scene.yaml")
        return session
    }

    /// A merge that is not resolved is all that is wrong with the file.
    @Test func aMergeConflictIsTold() async throws {
        let session = try session(
            "include: [App]\n<<<<<<< HEAD\nstrict: true\n=======\nstrict: false\n>>>>>>> b\n"
        )
        let result = await session.run("validate")
        #expect(result.status == .failure)
        #expect(result.errors.split(separator: "error[").count == 1)
        #expect(result.errors.contains("the file has a merge conflict that is not resolved"))
        #expect(result.errors.contains(" --> scenectl.yaml:2:1\n"))
    }

    @Test func anUnknownCheckIsExplainedByACommandThatLists() async throws {
        let session = try session("checks: {xylophone: off}\n")
        let result = await session.run("validate", ".")
        let help = "'scenectl explain' lists the checks"
        #expect(result.errors.contains("  = help: \(help)\n"), "\(result.errors)")
        let list = await session.run("explain")
        for check in Check.allCases { #expect(list.output.contains(check.rawValue)) }
    }

    // MARK: Files

    @Test func includedFilesAreMeantWhereNoneIsNamed() async throws {
        let session = try session("include: [App]\nexclude: [Old]\n")
        let all = await session.run("validate")
        #expect(all.output.contains(" App/a.scene.yaml:"))
        #expect(!all.output.contains("Old/") && !all.output.contains("Vendor/"))
        #expect(all.errors.hasPrefix("1 file checked"))
        // What a person names is meant.
        let named = await session.run("validate", "App/Old/c.scene.yaml", "--format", "short")
        #expect(named.output.contains("App/Old/c.scene.yaml:"))
    }

    @Test(arguments: [
        ("Old", ["App/a", "Vendor/b"]), ("Old/", ["App/a", "Vendor/b"]),
        ("App/*", ["Vendor/b"]), ("App/Old/*.yaml", ["App/a", "Vendor/b"]),
        ("**/*.scene.yaml", []), ("Vendor", ["App/Old/c", "App/a"]),
        ("old", ["App/Old/c", "App/a", "Vendor/b"]),
    ])
    func patternsPassOverFilesAndFolders(_ pattern: String, _ left: [String]) async throws {
        let session = try session("exclude: ['\(pattern)']\n")
        let result = await session.run("fmt", "--check", ".")
        let names = result.output.split(separator: "\n").map {
            String($0).replacing(".scene.yaml", with: "")
        }
        #expect(names == left)
    }

    /// The file is found from a folder inside, and what it names starts from its own folder.
    @Test func theNearestFileUpToTheRepositoryCounts() async throws {
        let session = try session("checks: {scenes: off}\nbaseline: known.json\n")
        _ = await session.run("validate", "--write-baseline", "known.json", "App")
        let inside = Session.inside("App", of: session)
        let result = await inside("validate", "a.scene.yaml")
        #expect(result.output.isEmpty && result.errors.contains("known before"), "\(result)")
        // A repository of its own has a project of its own.
        try session.makeFolder("App/Old/.git")
        let own = await session.run("validate", "App/Old/c.scene.yaml", "--format", "short")
        #expect(own.output.contains("[unreachable-scene]"))
    }

    // MARK: Checks

    @Test(arguments: [
        ("", ["unreachable-scene", "image-without-label"], CommandStatus.clean),
        ("checks: {unreachable-scene: off}", ["image-without-label"], .clean),
        ("checks: {scenes: off, accessibility: error}", ["image-without-label"], .findings),
        (
            "checks: {scenes: off, unreachable-scene: warning}",
            ["unreachable-scene", "image-without-label"], .clean
        ),
        ("strict: true", ["unreachable-scene", "image-without-label"], .findings),
    ])
    func findingsWeighWhatTheProjectSays(
        _ project: String,
        _ codes: [String],
        _ status: CommandStatus
    ) async throws {
        let session = try session(project + "\n")
        let result = await session.run("validate", "App/a.scene.yaml", "--format", "short")
        for code in ["unreachable-scene", "image-without-label"] {
            #expect(result.output.contains("[\(code)]") == codes.contains(code), "\(code)")
        }
        #expect(result.output.contains("error:") == project.contains("error"))
        #expect(result.status == status)
    }

    @Test(arguments: [
        (["--check", "scenes"], ["unreachable-scene"]),
        (["--check", "scenes,accessibility"], ["unreachable-scene", "image-without-label"]),
        (["--check", "image-without-label"], ["image-without-label"]),
        (["--except", "scenes"], ["image-without-label"]),
        (["--except", "unreachable-scene", "--except", "accessibility"], []),
        (["--check", "scenes", "--except", "unreachable-scene"], []),
    ])
    func severalChecksAreChosen(_ options: [String], _ codes: [String]) async throws {
        let session = try session("")
        let result = await session.run(
            ["validate", "App/a.scene.yaml", "--format", "short"] + options
        )
        for code in ["unreachable-scene", "image-without-label"] {
            #expect(result.output.contains("[\(code)]") == codes.contains(code), "\(code)")
        }
    }

    /// What was asked for by name is reported, whatever the project says.
    @Test func theCommandLineWins() async throws {
        let session = try session("checks: {scenes: off}\n")
        let named = await session.run("validate", "scenes", "App/a.scene.yaml")
        #expect(named.output.contains("unreachable-scene"))
        let code = await session.run(
            "validate",
            "--check",
            "unreachable-scene",
            "App/a.scene.yaml"
        )
        #expect(code.output.contains("unreachable-scene"))
    }

    /// What keeps a file from being understood is an error under every check and in every project.
    @Test func whatIsNotUnderstoodIsAlwaysReported() async throws {
        let session = try session("checks: {structure: off}\n")
        try session.write("scenes: {a: {controler: view}}\n", to: "a.scene.yaml")
        for options in [[], ["--except", "structure"], ["--check", "scenes"]] {
            let result = await session.run(["validate", "a.scene.yaml"] + options)
            #expect(result.output.contains("error[unknown-key]") && result.status == .findings)
        }
    }

    /// A project may have documents in an old format, and know it.
    @Test(arguments: [
        ("", []), ("", ["--except", "unreadable-document"]),
        ("checks: {unreadable-document: off}\n", []),
    ])
    func oldDocumentsCanBeLeftOut(_ project: String, _ options: [String]) async throws {
        let session = try session(project)
        let old =
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.03\"/>\n"
        try session.write(old, to: "Old/Old.xib")
        let result = await session.run(["validate", "Old"] + options)
        let isLeftOut = !project.isEmpty || !options.isEmpty
        #expect(result.output.contains("[unreadable-document]") != isLeftOut, "\(result.errors)")
    }

    @Test(arguments: [
        ("checks: {acessibility: off}", "'accessibility'"), ("chekcs: {}", "'checks'"),
        ("checks: {unknown-key: off}", "always reported"), ("checks: {scenes: loud}", "loud"),
        ("devices: [watch]", "watch"), ("include: [", "error[yaml-syntax]"),
        ("snapshots: {scene: a}", "scene"),
    ])
    func mistakesAreTold(_ project: String, _ words: String) async throws {
        let session = try session(project + "\n")
        let result = await session.run("validate", "App")
        #expect(result.status == .failure)
        #expect(
            result.errors.contains("scenectl.yaml:") && result.errors.contains(words),
            "\(result.errors)"
        )
    }

    @Test func anUnknownCheckIsRefused() async throws {
        let result = try await session("").run("validate", "--check", "outlet", ".")
        #expect(result.status == .failure && result.errors.contains("'outlets'"))
    }

    // MARK: Pictures

    @Test func scenesWithoutSnapshotsAreRecordedOnEachDevice() async throws {
        let session = try session(
            "devices: [landscape, phone]\nsnapshots: {format: [text, tree]}\n"
        )
        let result = await session.run("test", "-u", "App/a.scene.yaml")
        #expect(result.status == .clean)
        #expect(
            session.files(in: "App/__snapshots__/a.scene.yaml") == [
                "first-phone.tree.txt", "first-phone.txt", "first.tree.txt", "first.txt",
                "other-phone.tree.txt", "other-phone.txt", "other.tree.txt", "other.txt",
            ]
        )
        let wide = try session.read("App/__snapshots__/a.scene.yaml/first.txt")
        let drawn = await session.run("render", "App/a.scene.yaml")
        #expect(drawn.output == wide)
        let phone = await session.run("render", "App/a.scene.yaml", "--device", "phone")
        #expect(try session.read("App/__snapshots__/a.scene.yaml/first-phone.txt") == phone.output)
    }

    /// What a snapshot says itself wins.
    @Test func snapshotsHaveWhatTheProjectSays() async throws {
        let session = try session("snapshots: {width: 30, style: ascii}\n")
        try session.write(
            Self.scene + "snapshots: {own: {width: 24}, usual: {}}\n",
            to: "App/a.scene.yaml"
        )
        _ = await session.run("test", "-u", "App/a.scene.yaml")
        for (name, width) in [("own", 24), ("usual", 30)] {
            let picture = try session.read("App/__snapshots__/a.scene.yaml/\(name).txt")
            #expect(picture.split(separator: "\n").first?.count == width)
            #expect(picture.utf8.allSatisfy { $0 < 0x80 })
        }
    }

    @Test(arguments: [
        ("style: unicode", "", true), ("full: false", "", false), ("full: true", "", true),
        ("height: 12", "", false), ("{full: true, width: 40}", "{full: false}", false),
        ("full: true", "{}", true), ("style: unicode", "{}", false),
    ])
    func theProjectAndTheSnapshotSayWhetherAllRowsAreDrawn(
        _ all: String,
        _ own: String,
        isFull: Bool
    ) async throws {
        let defaults = all.hasPrefix("{") ? all : "{\(all)}"
        let session = try session("snapshots: \(defaults)\n")
        let rows = (0..<60).map { "{text: Row \($0)}" }.joined(separator: ", ")
        let scene = "scenes: {rows: {controller: table, table: {sections: [{cells: [\(rows)]}]}}}\n"
        let snapshots = own.isEmpty ? "" : "snapshots: {rows: \(own)}\n"
        try session.write(scene + snapshots, to: "App/a.scene.yaml")
        _ = await session.run("test", "-u", "App/a.scene.yaml")
        let picture = try session.read("App/__snapshots__/a.scene.yaml/rows.txt")
        #expect(picture.contains("Row 59") == isFull)
    }

    @Test func theExampleOfTheReferenceIsValid() async throws {
        let session = try session(Reference.projectExample)
        let result = await session.run("test", "-u")
        #expect(!result.errors.contains("scenectl.yaml:"), "\(result.errors)")
        let shapes = [Catalog.shape(.project), Catalog.shape(.drawing)]
        for key in Catalog.shape(.project).keys.map(\.name) {
            #expect(Reference.projectExample.contains("\(key):"), "\(key)")
        }
        #expect(shapes.allSatisfy { !$0.keys.isEmpty })
    }
}

extension Session {
    /// Runs commands in a folder of a session.
    fileprivate static func inside(
        _ folder: String,
        of session: Session
    ) -> (String...) async -> (output: String, errors: String) {
        { arguments in
            let (output, errors) = (Recorder(), Recorder())
            var console = session.console(output: output.sink(), errors: errors.sink())
            console.disk.folder = Path.joined(console.disk.folder, folder)
            _ = await Program.run(arguments, in: console)
            return (output.text, errors.text)
        }
    }
}
